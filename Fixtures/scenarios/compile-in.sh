#!/bin/sh
# Writes the shipped scenarios into the sources, so that the program runs without its files.
# Run it after changing a scenario; a test fails until then.
set -eu
cd "$(dirname "$0")"
out=../../Sources/Patterns/Scenario/Shipped/ShippedTexts.swift
{
  echo '// swift-format-ignore-file'
  echo '// Made by Fixtures/scenarios/compile-in.sh from the scenarios beside it.'
  echo
  echo '/// The shipped scenarios in alphabetical order, each as its file has it.'
  echo 'let shippedTexts: [(name: String, text: String)] = ['
  LC_ALL=C
  export LC_ALL
  for file in *.scenario.json5; do
    printf '(\n"%s",\n###"""\n' "${file%.scenario.json5}"
    cat "$file"
    printf '\n"""###\n),\n'
  done
  echo ']'
} >"$out.new"
mv "$out.new" "$out"
