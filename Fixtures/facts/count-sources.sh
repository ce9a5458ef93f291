#!/bin/sh
# Reads what the patterns' sources hold and writes it into the sources, so that the program can say it without them.
# Run it after changing a pattern; a test fails until then. With - it writes to standard output; with - and files it
# writes there what those hold.
#
# A line of the result begins with what it is about:
#   file PATH         with role, screens, lines of code (blank ones and comments aside), members, the depth to which
#                     closures stand in one another, imports, and where a file serves several screens, on how many
#                     lines it names each
#   class NAME        a type that the file declares, or struct, enum, protocol, actor
#   names TYPE: …     the types that a type names in that file; - is what stands outside of types
set -eu
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../Sources/Patterns"
out=Catalog/Compare/SourceCounts.swift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"${SWIFTC:-swiftc}" -swift-version 6 -o "$work/count" "$here"/*.swift
count() {
  echo '// swift-format-ignore-file'
  echo '// Made by Fixtures/facts/count-sources.sh from the sources of the patterns.'
  echo
  echo '/// What the sources of the patterns hold, file by file.'
  echo 'let sourceCounts = """'
  "$work/count" | sed 's/^/  /'
  echo '  """'
}
if [ $# -gt 1 ]; then
  shift
  "$work/count" "$@"
  exit
fi
count >"$work/counts"
if [ "${1:-}" = - ]; then
  cat "$work/counts"
else
  cp "$work/counts" "$out.new"
  mv "$out.new" "$out"
fi
