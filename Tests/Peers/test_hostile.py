"""One list of hostile texts, in every place where text comes from outside, through every command and format.

What comes out must not reach a terminal, a build server, a spreadsheet or a reader of Markdown as anything but text.
"""

import csv
import io
import json
import re
import unicodedata

import markdown_it
import pytest

HOSTILE = [
    "::warning file=x::forged", " ::error::forged", "\t::stop-commands::x", "##[error]forged", "a##[group]b",
    "\u001b]0;title\u0007\u001b[31m", "\u009b31m", "\u007f\u0085", "\u202eevil\u2066\u200e\u200f\u061c", "a\u200bb\u200cc\u200dd\u2060",
    "\u00ad\ufeff\u180e\u3164\U000e0041", "\u2028::warning::x\u2029", "a\n::warning::x", "a\r::warning::x",
    "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", '"\u0301,=1', '=HYPERLINK("x","y")',
    "|`<b>&[x](y)*_~#!", "|\u0301x", "@everyone", "</script><script>alert(1)</script>", "%0A::warning::x", "$(x)`x`",
    "##vso[task.setvariable variable=x]y", "http://evil.test/x www.evil.test", ":tada: $x$ #12", "a\\u{9B}b", "|\\|`` `",
]  # fmt: skip
IDS = [str(place) for place in range(len(HOSTILE))]


def check_text(text, command):
    """Nothing of what a terminal, a log or a reader would obey or not show."""
    for line in re.split(r"[\n\r]", text):
        assert not line.strip().startswith("::"), (command, line[:200])
        assert not re.search(r"##[A-Za-z]*\[", line), (command, line[:200])
    for character in set(text):
        kind = unicodedata.category(character)
        assert character == "\n" or kind not in ("Cc", "Cf", "Zl", "Zp"), (command, f"U+{ord(character):04X}")
        assert character not in "\u3164\u115f\u1160\uffa0\u034f", (command, f"U+{ord(character):04X}")


def check_controls(text, command):
    """Nothing that a terminal or a log obeys, in data that may hold any other text."""
    assert not re.search(r"##[A-Za-z]*\[", text), command
    for character in set(text) - set("\n\t"):
        assert unicodedata.category(character) not in ("Cc", "Zl", "Zp"), (command, f"U+{ord(character):04X}")


def check_csv(text, command):
    for row in csv.reader(io.StringIO(text)):
        for cell in row:
            is_number = re.fullmatch(r"-?\d+(\.\d+)?", cell)
            assert is_number or not cell.startswith(("=", "+", "-", "@", "\t", "\r")), (command, cell)


def scenario(path, text):
    world = {"user": {"id": 7, "name": text, "bio": text, "followers": 41, "following": False}, "blogs": 3}
    steps = [{"open": "profile"}, {"expect": {"header.name": "nobody"}}, {"tap": "header.follow"}]
    path.write_text(json.dumps({"name": text, "world": world, "steps": steps}), encoding="utf-8")
    return str(path)


def trace(path, text, pattern=None):
    """A trace that breaks a rule, with the text in every place that takes one."""
    lines = [
        {"format": "archcli-trace", "version": 1, "pattern": pattern or text, "scenario": text},
        {"id": "0", "t": 0, "kind": "input", "from": "world", "name": text, "value": {text: text}},
        {"id": "0.1", "t": 0, "cause": "0", "kind": "create", "from": "world", "to": text + "V", "role": "view"},
        {"id": "0.2", "t": 0, "cause": "0", "kind": "create", "from": "world", "to": text + "M", "role": "viewModel"},
        {"id": "0.3", "t": 0, "cause": "0", "kind": "call", "from": text + "M", "to": text + "V", "name": text, "file": text},
        {"id": "0.4", "t": 0, "cause": "0", "kind": text + "k", "from": text + "V", "name": text, "value": text},
        {"id": "0.5", "t": 0, "kind": "state", "from": text + "M", "changes": [{"path": text, "new": text}]},
        {"id": "0.6", "t": 0, "kind": "screen", "from": "world", "value": [text, text]},
        {"end": True, "events": 7, "steps": 1},
    ]  # fmt: skip
    path.write_bytes(b"".join(json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines))
    return str(path)


def run(archcli, *words, cwd=None):
    """Both streams of a command, however it ends: but never by a signal."""
    import subprocess

    done = subprocess.run([archcli.binary, *words], capture_output=True, cwd=cwd, timeout=300, stdin=subprocess.DEVNULL)
    assert 0 <= done.returncode <= 64, (words, done.returncode)
    return done.stdout.decode(), done.stderr.decode()


@pytest.mark.parametrize("text", HOSTILE, ids=IDS)
def test_the_texts_of_a_scenario(archcli, tmp_path, text):
    path = scenario(tmp_path / "s.json5", text)
    commands = [["run", "mvc"], ["trace", "mvp", "--text"], ["play", "mvvm"], ["list", "paths"], ["draw", "tea"]]
    commands += [["diff", "tea", "mvc"], ["diff", "tea", "mvc", "--json"], ["check", "mvvm"]]
    for form in ("text", "json", "csv", "markdown"):
        commands += [["faults", "tea", "--network", "--format", form], ["compare", "tea", "--format", form]]
    for words in commands:
        out, err = run(archcli, *words, "--scenario", path)
        check_text(out, words)
        check_text(err, words)
        if "csv" in words:
            check_csv(out, words)
    for words in (["trace", "mvp"], ["trace", "tea", "--json"]):
        out, _ = run(archcli, *words, "--scenario", path)
        check_controls(out, words)


@pytest.mark.parametrize("text", HOSTILE, ids=IDS)
def test_the_texts_of_a_trace(archcli, tmp_path, text):
    for pattern in (text, "mvvm"):
        path = trace(tmp_path / "t.ndjson", text, pattern)
        other = trace(tmp_path / "o.ndjson", text + "x", pattern)
        commands = [["play", "-q", path], ["diff", path, other], ["diff", path, other, "--json"]]
        commands += [["check", path, "--pattern", "mvvm"], ["draw", path, "--only", text], ["check", path]]
        commands += [["check", path, "--pattern", "mvvm", "--format", form] for form in ("json", "sarif", "junit", "markdown")]
        for form in ("text", "mermaid", "plantuml", "dot", "svg"):
            commands += [["draw", path, "--format", form], ["draw", path, "--by", "role", "--format", form]]
        for words in commands:
            out, err = run(archcli, *words)
            check_text(out, words)
            check_text(err, words)
        out, _ = run(archcli, "report", path)
        check_controls(out, "report")
        # Commands of its own are what this format is for.
        out, err = run(archcli, "check", path, "--pattern", "mvvm", "--format", "github")
        levels = [line.split()[0] for line in out.split("\n") if line.strip().startswith("::")]
        assert set(levels) <= {"::error", "::warning"} and "##[" not in out
        check_text(re.sub("(?m)^::(error|warning) ", "", out), "github")


@pytest.mark.parametrize("text", HOSTILE, ids=IDS)
def test_a_reader_of_markdown_sees_the_text(archcli, tmp_path, text):
    path = trace(tmp_path / "t.ndjson", text, "mvvm")
    words = ["check", path, "--pattern", "mvvm", "--format"]
    messages = [violation["message"] for violation in json.loads(run(archcli, *words, "json")[0])["violations"]]
    cells, row = [], []
    for token in markdown_it.MarkdownIt("commonmark").enable("table").parse(run(archcli, *words, "markdown")[0]):
        if token.type == "tr_open":
            row = []
        elif token.type == "tr_close":
            cells.append(row[-1])
        elif token.type == "inline":
            assert {child.type for child in token.children} <= {"text", "text_special", "code_inline"}, token.content
            # What GitHub and others look for afterwards, in all that is no code.
            plain = "".join(child.content for child in token.children if child.type != "code_inline")
            assert not re.search(r"[@$#]|://|www\.|:[\w+-]+:", plain.replace(path, "")), token.content
            row.append("".join(child.content for child in token.children))
    # In code a backslash before a bar has no other spelling in a table.
    assert [cell.replace("\\u{5C}|", "\\|") for cell in cells[1:]] == [message.strip() for message in messages]


@pytest.mark.parametrize("text", [text for text in HOSTILE if "/" not in text], ids=str)
def test_the_name_of_a_file(archcli, tmp_path, text):
    trace(tmp_path / text, "plain", "mvvm")
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / text).write_text("{\n")
    words = [["check", "--", text], ["diff", "--", text, "nosuch.ndjson"], ["draw", "--", text], ["play", "--", text]]
    words += [["check", "--", f"bad/{text}"], ["draw", "--", f"bad/{text}"], ["report", "--", f"bad/{text}"]]
    words += [["run", "mvc", f"--scenario=bad/{text}"], ["run", "mvc", f"--world={text}"], ["check", f"--roles={text}", "mvc"]]
    words += [["run", text], [text], ["verify", "--", text], ["accept", "--dir=.", "--", text], ["explain", "--", text]]
    words += [["check", "--format", form, "--", text] for form in ("json", "sarif", "junit", "markdown", "github")]
    words += [["draw", f"--output={text}/x", "mvc"], ["check", "mvc", f"--output=./{text}", f"--write-baseline=./{text}"]]
    for command in words:
        out, err = run(archcli, *command, cwd=tmp_path)
        if "github" in command:
            out = re.sub("(?m)^::(error|warning) ", "", out)
        check_text(out, command)
        check_text(err, command)
