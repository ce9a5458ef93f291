#!/usr/bin/env bash
# Draws the README's pictures again. Each stands after the command that draws it:
#
#     <!-- drawn by: archcli draw mvvm --step 4 --format mermaid -->
#
# What the command prints takes the place of the block that follows; with -o it writes a picture of its own.
set -euo pipefail
cd "$(dirname "$0")/../.."
program=${1:-.build/debug/archcli}
new=$(mktemp README.md.XXXXXX)
trap 'rm -f "$new"' EXIT
awk -v program="$program" '
  !/^<!-- drawn by: archcli .* -->$/ { print; next }
  {
    print
    command = $0
    sub(/^<!-- drawn by: archcli /, program " ", command)
    sub(/ -->$/, "", command)
    drawing = ""
    while ((command | getline line) > 0) drawing = drawing line "\n"
    if (close(command) != 0) exit 1
    if (drawing == "") next
    if ((getline line) <= 0 || line !~ /^```/) exit 1
    printf "%s\n%s", line, drawing
    do { if ((getline line) <= 0) exit 1 } while (line != "```")
    print line
  }
' README.md >"$new"
cat "$new" >README.md
