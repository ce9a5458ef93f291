#!/bin/sh
# Writes the page's files into the sources, so that the program runs without them.
# Run it after changing one; a test fails until then. With - it writes to standard output.
# (SwiftPM's .embedInCode would write an array of bytes, which takes the compiler ten times as long.)
set -eu
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")"
out=../PageAssets.swift
write() {
  echo '// swift-format-ignore-file'
  echo '// Made by Sources/archcli/Page/Assets/compile-in.sh from the files beside it.'
  echo
  echo '/// The files of the page by extension, then name, each as it is.'
  echo 'let pageAssets: [(name: String, text: String)] = ['
  for file in *.css *.html *.js; do
    printf '(\n"%s",\n###"""\n' "$file"
    cat "$file"
    printf '\n"""###\n),\n'
  done
  echo ']'
}
if [ "${1:-}" = - ]; then
  write
else
  write >"$out.new"
  mv "$out.new" "$out"
fi
