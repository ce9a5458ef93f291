#!/bin/sh
# Tries to write past a pattern's way: puts one line at a time into a pattern's sources, as bypasses.txt says, lets the
# compiler check them, and writes into the sources of the program what it said. Run it after changing one of those
# files, with the modules built; a test fails until then. With - it writes to standard output.
#
# bypasses.txt has one attempt a line: module, file, what it does, the line that it replaces, and the code.
# A line of the result begins with "compiles" or "refused"; the next one is the code. Sources that are wrong without
# the line, or elsewhere than in it, are an error.
set -eu
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
modules=${MODULES:-$root/.build/debug/Modules}
out=$root/Sources/Patterns/Catalog/Compare/SourceBypasses.swift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "error: $1" >&2
  exit 1
}

# check MODULE
check() {
  (cd "$work/$1" && find . -name '*.swift' | sort | xargs "${SWIFTC:-swiftc}" -typecheck -swift-version 6 \
    -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature InternalImportsByDefault \
    -module-name "$1" -I "$modules" >"$work/said" 2>&1)
}

# Answers whether all errors are in that line of that file.
errors_only_in() {
  grep ': error:' "$work/said" | grep -v "/$1:$2:[0-9]*: error:" >"$work/others" || [ ! -s "$work/others" ]
}

while IFS='|' read -r module file what line code; do
  if [ ! -d "$work/$module" ]; then
    mkdir "$work/$module"
    cp -R "$root/Sources/Patterns/$module/App" "$root/Sources/Patterns/$module/Framework" "$work/$module"
    check "$module" || fail "$module is wrong as it is: $(head -1 "$work/said")"
  fi
  source=$root/Sources/Patterns/$module/$file
  number=$(grep -nxF -e "$line" "$source" | cut -d: -f1)
  case $number in
  '' | *[!0-9]*) fail "$module/$file does not have this line once: $line" ;;
  esac
  { head -n "$((number - 1))" "$source"; printf '%s\n' "$code"; tail -n "+$((number + 1))" "$source"; } \
    >"$work/$module/$file"
  if check "$module"; then
    said=compiles
  else
    errors_only_in "$(basename "$file")" "$number" || fail "$module/$file: $(head -1 "$work/others")"
    said=refused
  fi
  cp "$source" "$work/$module/$file"
  printf '%s %s/%s: %s\ncode %s\n' "$said" "$module" "$file" "$what" "$code"
done <"$here/bypasses.txt" >"$work/facts"

{
  echo '// swift-format-ignore-file'
  echo '// Made by Fixtures/facts/compile-bypasses.sh from the sources of the patterns, by the compiler.'
  echo
  echo '/// Lines that go past a pattern, and whether its sources compile with one of them in it.'
  echo 'let sourceBypasses = """'
  sed 's/\\/\\\\/g; s/^/  /' "$work/facts"
  echo '  """'
} >"$work/result"
if [ "${1:-}" = - ]; then
  cat "$work/result"
else
  cp "$work/result" "$out.new"
  mv "$out.new" "$out"
fi
