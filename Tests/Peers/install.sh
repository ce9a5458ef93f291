#!/usr/bin/env bash
# Installs what the peer tests need: PyPI's packages into .build/peers, Debian's programs where this user may.
# What cannot be had is named: in CI that is a failure, elsewhere the tests that need it say that they skip.
set -uo pipefail
cd "$(dirname "$0")/../.."
mkdir -p .build

missing=()
have() { command -v "$1" >/dev/null 2>&1; }

# Debian's: the program that is looked for, and the package that has it.
programs=(dot:graphviz plantuml:plantuml chromium:chromium tmux:tmux jq:jq)
packages=()
for entry in "${programs[@]}"; do
  have "${entry%%:*}" || packages+=("${entry##*:}")
done
if ((${#packages[@]})) && have apt-get && [ "$(id -u)" = 0 ]; then
  echo "installing ${packages[*]}"
  {
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}"
  } >.build/peers-apt.log 2>&1 || tail -5 .build/peers-apt.log
fi
for entry in "${programs[@]}"; do
  have "${entry%%:*}" || missing+=("${entry##*:} (Debian)")
done

venv=.build/peers
stamp=$venv/requirements.txt
if ! cmp -s Tests/Peers/requirements.txt "$stamp"; then
  if python3 -m venv "$venv" && "$venv/bin/pip" install -q --disable-pip-version-check -r Tests/Peers/requirements.txt; then
    cp Tests/Peers/requirements.txt "$stamp"
  else
    missing+=("Tests/Peers/requirements.txt (PyPI)")
  fi
fi

if ((${#missing[@]})); then
  printf 'not installed, and what needs it is skipped: %s\n' "${missing[@]}"
  [ -z "${CI:-}" ]
fi
