#!/bin/sh
# Counts what the patterns' sources hold and writes it into the sources, so that the program can say it without them.
# Run it after changing a pattern; a test fails until then. With - it writes to standard output.
#
# A code line is one that holds more than blanks and a comment. A type is a class, struct, enum, actor or protocol,
# nested ones included.
set -eu
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/../../Sources/Patterns"
out=Catalog/Compare/SourceCounts.swift
count() {
  echo '// swift-format-ignore-file'
  echo '// Made by Fixtures/facts/count-sources.sh from the sources of the patterns.'
  echo
  echo '/// What the folders of the patterns hold, in alphabetical order.'
  echo 'let sourceCounts: [SourceCount] = ['
  find MVC MVP MVVM MVCVS MAVB TEA -type d | sort | while read -r folder; do
    case $folder in */*) ;; *) continue ;; esac
    set -- "$folder"/*.swift
    [ -e "$1" ] || continue
    awk -v folder="$folder" -v files="$#" '
      /^[ \t]*(\/\/.*)?$/ { next }
      { lines++ }
      /^[ \t]*((public|open|final|private|fileprivate|internal|indirect|@[A-Za-z]+) )*(class|struct|enum|actor|protocol) [A-Z]/ { types++ }
      END { printf "SourceCount(folder: \"%s\", files: %d, types: %d, lines: %d),\n", folder, files, types, lines }
    ' "$@"
  done
  echo ']'
}
if [ "${1:-}" = - ]; then
  count
else
  count >"$out.new"
  mv "$out.new" "$out"
fi
