"""Drawings, read by the tools that they are for: the real Mermaid, PlantUML and Graphviz, and an XML parser.

Every shipped scenario in every pattern, and a trace whose names are what those tools could take for their own. Each
tool counts the messages in what it has read, and there are as many as in the trace.
"""

import concurrent.futures
import html
import json
import multiprocessing
import os
import re
import subprocess
import xml.etree.ElementTree

import conftest
import pytest

# Kinds of events that act on somebody, if only on themselves; of the kinds below, those are messages that say on whom.
MESSAGES = {
    "input", "route", "call", "message", "command", "subscribe", "unsubscribe", "notify", "request", "response", "timer",
}  # fmt: skip
NOTES = {"state", "destroy", "screen", "error"}
FORMATS = {"mermaid": "mmd", "plantuml": "puml", "dot": "gv", "svg": "svg"}

HOSTILE = [
    "end", "note", "participant", "activate", "deactivate", "title", "as", "as x", "and", "box", "create", "links",
    "autonumber", "left of", "MVC+VS", "a;b", "c#d", "e:f", "a,b", "p1", "%%g", "%%{init:{}}%%", '"q"', "'s'", "“t”",
    "<b>x</b>", "<script>alert(1)</script>", "]]>", "<br/>", "&amp;", "&#60;", "#35;", "ﬂ°°60¶ß", "[[x]]", "{y}", "(z)",
    "line\nbreak", "\r\n", "tab\t", "\u2028", "שלום", "\u202eevil", "\u2066iso", "\u200f", "\ufeff", "\u0000", "\x1b[31m",
    "\uffff", "👩\u200d👩\u200d👧\u200d👦", "🏴\U000e0067\U000e007f", "漢字", "﷽", "e" + "\u0301" * 3000, "\u0301", "", "  ",
    "style:#x;", "classDef:#1;", "\\n", "\\N", "~~s~~", "**b**", "//i//", "__u__", "--s--", '""m""', "$x", "$$x$$",
    '%getenv("HOME")', "!include x", "@enduml", "@startuml", "/' c '/", "<U+0041>", "<&person>", "«s»", "`code`", "```",
    "wrap:x", 'A@{ "type": "actor" }', "a->>b: x", "-->x", "= t =", "..", "|t|", "x" * 500,
]  # fmt: skip


def hostile_trace():
    """Everybody calls the next, who changes, and answers by an event of an odd kind."""
    events = []

    def add(**keys):
        number = f"1.{len(events)}" if events else "1"
        events.append({"id": number, "t": 0, **keys})
        return number

    root = add(kind="input", **{"from": "user", "to": HOSTILE[0], "name": HOSTILE[1]})
    for name, other in zip(HOSTILE, HOSTILE[1:] + HOSTILE[:1]):
        call = add(cause=root, kind="call", **{"from": name, "to": other, "name": name, "value": {name: other}})
        changes = [{"path": name, "old": other, "new": name}, {"path": other, "new": [name]}]
        add(cause=call, kind="state", **{"from": other, "changes": changes})
        add(cause=call, kind="kind " + name, **{"from": other, "to": name, "name": other})
        add(cause=call, kind="error", **{"from": name, "name": name, "value": name})
    roles = [{"name": name, "role": role} for name, role in zip(HOSTILE, reversed(HOSTILE))][::3]
    header = {"format": "archcli-trace", "version": 1, "pattern": "MVC+VS; end", "variant": "%%{x}%%"}
    header |= {"scenario": "```\n<b>style:#a;", "participants": roles}
    lines = [header, *events, {"end": True, "events": len(events), "steps": 1}]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def message_count(trace):
    """How many messages a trace has: events that act on another, or of a kind that acts."""
    events = [event for event in map(json.loads, trace.rstrip("\n").split("\n")) if "kind" in event]
    return sum(e["kind"] in MESSAGES or ("to" in e and e["kind"] not in NOTES) for e in events)


@pytest.fixture(scope="module")
def drawings(archcli, tmp_path_factory):
    """The directory with all traces and their drawings, and the number of messages in each."""
    directory = tmp_path_factory.mktemp("drawings")
    (directory / "hostile.ndjson").write_text(hostile_trace())

    def draw(case):
        pattern, scenario = case
        name = f"{scenario}.{pattern.replace('/', '-')}" if pattern else scenario
        trace = directory / f"{name}.ndjson"
        if pattern:
            archcli("trace", pattern, "--scenario", scenario, "-o", str(trace))
        for ending in FORMATS.values():
            archcli("draw", str(trace), "-o", str(directory / f"{name}.{ending}"))
        archcli("draw", str(trace), "--by", "role", "-o", str(directory / f"{name}.role.gv"))
        return name, message_count(trace.read_text())

    cases = [(pattern, scenario) for scenario in conftest.SCENARIOS for pattern in conftest.PATTERNS]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return directory, dict(pool.map(draw, [*cases, (None, "hostile")]))


def diagrams(text):
    """The diagrams in what is Mermaid, or Markdown where there are several."""
    return re.findall(r"^```mermaid\n(.*?)^```$", text, re.S | re.M) if "```mermaid\n" in text else [text]


_page = None


def read_by_mermaid(text):
    """What Mermaid makes of a text: its messages and its actors, or why it cannot be read."""
    global _page
    if _page is None:
        from mermaidx.engines import v8_engine

        _page = v8_engine._build_context()
        _page.eval("mermaid.initialize({startOnLoad: false}); 0")
    _page.eval(
        "globalThis.found = null; mermaid.mermaidAPI.getDiagramFromText(" + json.dumps(text) + ").then("
        "({db}) => { found = JSON.stringify({messages: db.getMessages(),"
        " actors: [...db.getActors().values()].map((actor) => actor.description)}) },"
        " (error) => { found = JSON.stringify({error: String(error)}) }); 0"
    )
    return json.loads(_page.eval("found"))


def messages_in_mermaid(path):
    """How many messages Mermaid finds in a file, and who acts."""
    count, actors = 0, []
    for diagram in diagrams(path.read_text()):
        assert len(diagram.encode("utf-16-le")) // 2 < 50_000, path
        found = read_by_mermaid(diagram)
        assert "error" not in found, (path, found["error"][:500])
        # Solid, dotted, and each with a cross; notes and activations have other numbers.
        count += sum(message["type"] in (0, 1, 3, 4) for message in found["messages"])
        actors += found["actors"]
    return count, actors


def test_mermaid(drawings):
    directory, counts = drawings
    names = sorted(counts)
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(2, mp_context=context) as pool:
        found = pool.map(messages_in_mermaid, [directory / f"{name}.mmd" for name in names], chunksize=4)
        for name, (count, actors) in zip(names, found, strict=True):
            assert count == counts[name], name
            if name == "hostile":
                assert_names([shown_by_mermaid(actor) for actor in actors])


def shown_by_mermaid(text):
    """A text as Mermaid shows it: its own way to write a sign by number, undone."""
    text = text.split("<br/>")[0]
    return html.unescape(text.replace("ﬂ°°", "&#").replace("ﬂ°", "&").replace("¶ß", ";"))


def assert_names(shown):
    """Whether those names are shown as they are that need no escape for being invisible, in any order."""
    plain = {name for name in HOSTILE if name.isascii() and name.isprintable() and name.strip() and len(name) < 40}
    plain |= {"שלום", "漢字", "“t”", "«s»", "ﬂ°°60¶ß", "user"}
    assert plain <= {name.strip() for name in shown}, plain - {name.strip() for name in shown}


def svg_texts(root):
    return ["".join(element.itertext()) for element in root.iter("{http://www.w3.org/2000/svg}text")]


def test_plantuml(drawings):
    conftest.needs("plantuml")
    directory, counts = drawings
    files = [str(path) for path in sorted(directory.glob("*.puml"))]
    assert len(files) == len(counts)
    # One Java for all. No picture is so large that it would not be drawn.
    done = subprocess.run(
        ["plantuml", "-charset", "UTF-8", "-nometadata", "-nbthread", "2", "-tsvg", "-o", "svg", *files],
        capture_output=True, text=True, timeout=600, cwd=directory,
        env={**os.environ, "JAVA_TOOL_OPTIONS": "-Djava.awt.headless=true"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    for name, count in counts.items():
        source = (directory / f"{name}.puml").read_text()
        root = xml.etree.ElementTree.parse(directory / "svg" / f"{name}.svg").getroot()
        heads = sum(1 for _ in root.iter("{http://www.w3.org/2000/svg}polygon"))
        # An answer to nobody has a cross for a head.
        assert heads == count - source.count(" -->x "), name
        if name == "hostile":
            assert_names(svg_texts(root))


def test_graphviz(drawings):
    conftest.needs("dot")
    directory, counts = drawings
    files = sorted(path.name for path in directory.glob("*.gv"))
    assert len(files) == 2 * len(counts)
    done = subprocess.run(
        ["dot", "-Tjson", "-O", *files], capture_output=True, text=True, timeout=600, cwd=directory
    )
    assert done.returncode == 0 and done.stderr == "", done.stderr[-2000:]
    for name, count in counts.items():
        for ending in ["gv", "role.gv"]:
            graph = json.loads((directory / f"{name}.{ending}.json").read_text())
            edges = graph.get("edges", [])
            assert sum(int(edge["weight"]) for edge in edges) == count, name
            # The label says what the weight is made of. (A kind may be called as Graphviz calls the end of a line.)
            for edge in edges if name != "hostile" else []:
                numbers = [int(line.rsplit(" ", 1)[1]) for line in edge["label"].split("\\n")]
                assert sum(numbers) == int(edge["weight"]), (name, edge["label"])
    done = subprocess.run(
        ["dot", "-Tsvg", "hostile.gv"], capture_output=True, timeout=120, cwd=directory, check=True
    )
    assert_names(svg_texts(xml.etree.ElementTree.fromstring(done.stdout)))


def test_svg(drawings):
    directory, counts = drawings
    namespace = "{http://www.w3.org/2000/svg}"
    for name, count in counts.items():
        root = xml.etree.ElementTree.parse(directory / f"{name}.svg").getroot()
        # Every message and every note is a group with the whole text for the pointer.
        groups = list(root.iter(f"{namespace}g"))
        heads = sum(any(child.get("class") in ("m", "d") for child in group) for group in groups)
        assert heads == count, name
        assert all(group[0].tag == f"{namespace}title" for group in groups), name
        assert f"{count} messages" in root.find(f"{namespace}desc").text, name
        tags = {element.tag.removeprefix(namespace) for element in root.iter()}
        assert tags <= {"svg", "title", "desc", "style", "rect", "line", "polygon", "path", "g", "text", "tspan"}, tags
        keys = {key for element in root.iter() for key in element.keys()}
        assert not any(key.startswith("on") or "href" in key or key == "style" for key in keys), keys
        if name == "hostile":
            assert_names(svg_texts(root))
