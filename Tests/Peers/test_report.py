"""`archcli report` in a real Chromium: each feature, from disk, with no request and no error."""

import csv
import json
import re
import shutil
import statistics
import time

import conftest
import mermaidx
import pytest
import report_page
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright
from report_page import Reference, number, written

SIX = ["mvc/model", "mvp/protocol", "mvvm/signal", "mvcvs", "mavb", "tea"]


@pytest.fixture(scope="module")
def browser():
    conftest.needs("chromium")
    with sync_playwright() as playwright:
        program = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--allow-pre-commit-input"]
        )
        yield program
        program.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("report")


@pytest.fixture(scope="module")
def report(archcli, folder):
    """The page of all six patterns."""
    path = folder / "six.html"
    assert archcli("report", "-o", str(path)) == ""
    return path


STORY = ["mvc", "mvp", "mvvm", "tea", "--scenario", "categories"]


@pytest.fixture(scope="module")
def small(archcli, folder):
    """The page of a short scenario, for what needs no long one."""
    path = folder / "small.html"
    archcli("report", *STORY, "-o", str(path))
    return path


@pytest.fixture(scope="module")
def references(archcli):
    """The traces of the six patterns, read here."""
    return {name: Reference(archcli("trace", name)) for name in SIX}


@pytest.fixture
def opened(browser):
    """Opens a page; at the end there was no error in its console and no request but for files."""
    contexts, found = [], []

    def call(path, link="", width=1440, height=900, **options):
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10000)
        page.on("console", lambda message: message.type in ("error", "warning") and found.append(message.text))
        page.on("pageerror", lambda error: found.append(str(error)))
        page.on("request", lambda request: request.url.startswith(("file:", "blob:")) or found.append(request.url))
        page.goto(f"file://{path}{link}")
        return page

    yield call
    for context in contexts:
        context.close()
    assert found == []


def go(page, link):
    page.evaluate("link => { location.hash = link }", link)
    page.wait_for_function("link => decodeURIComponent(location.hash).endsWith(link.split('/').pop())", arg=link)


def cursor(page, panel=0):
    """The id of the event at a panel's cursor."""
    return page.locator(".panel").nth(panel).locator(".row.is-cursor .id").inner_text()


def write(folder, name, text):
    path = folder / name
    path.write_bytes(text.encode())
    return path


# The file


def test_the_page_is_small_and_the_same_twice(archcli, report, small):
    assert report.stat().st_size < 3_000_000
    assert archcli("report", *STORY) == small.read_text()


def test_it_opens_in_less_than_a_second(opened, report):
    page = opened(report)
    times = []
    for _ in range(5):
        page.reload()
        times.append(page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd"))
    assert page.locator(".row").count() > 10
    assert statistics.median(times) < 1000, times


def test_nothing_but_the_page_itself_can_run_or_load(browser, report):
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"file://{report}")
    blocked = page.evaluate("""async () => {
      const blocked = [];
      document.addEventListener("securitypolicyviolation", (event) => blocked.push(event.effectiveDirective));
      const script = document.createElement("script");
      script.textContent = "window.pwned = 1";
      const image = new Image();
      image.src = "https://example.org/x.png";
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.body.append(script, image, style);
      await fetch("https://example.org/").catch(() => {});
      await new Promise((done) => setTimeout(done, 100));
      return blocked.sort();
    }""")
    assert {"connect-src", "img-src", "script-src-elem", "style-src-elem"} <= set(blocked)
    assert page.evaluate("window.pwned") is None
    context.close()


# The trace


def test_each_role_has_a_lane_and_each_event_its_arrow(opened, report, references):
    trace = references["mvvm/signal"]
    page = opened(report, "#mvvm/4.8")
    names = page.locator(".lane-names span").all_inner_texts()
    assert set(names) == {trace.roles[name] for event in trace.events for name in (event["from"], event.get("to")) if name}
    assert names[0] == "user" and names.index("view") < names.index("viewModel") < names.index("store")
    place = {role: float(page.locator(".lane-names span").nth(at).evaluate("e => parseFloat(e.style.left)")) for at, role in enumerate(names)}
    row = page.locator(".row", has=page.get_by_text("4.3", exact=True))
    assert float(row.locator("circle").get_attribute("cx")) == place["viewModel"]
    assert abs(float(row.locator("line.arrow").get_attribute("x2")) - place["store"]) < 8
    assert "toggleFollow(user: 7)" in row.inner_text() and "HeaderViewModel → BlogStore" in row.inner_text()
    assert page.locator(".row", has=page.get_by_text("4.9", exact=True)).locator(".answer").count() == 1
    assert page.locator(".row.opens .time").first.inner_text() == "300 ms"


@pytest.mark.parametrize("pattern", ["mvvm/signal", "tea"])
def test_the_screen_and_the_state_at_every_moment(opened, report, references, pattern):
    trace = references[pattern]
    page = opened(report, f"#{pattern.split('/')[0]}/1.30")
    for event in trace.events[40::61]:
        go(page, f"{pattern.split('/')[0]}/{event['id']}")
        panel = page.locator(".panel").first
        assert cursor(page) == event["id"]
        screen = trace.screen(event["id"])
        lines = panel.locator(".device .line bdi").all_inner_texts()
        assert lines == (screen or []), event["id"]
        rows = page.evaluate("""() => {
          const rows = [];
          let owner = "";
          for (const part of document.querySelectorAll(".pane.state h4, .pane.state tr")) {
            if (part.tagName === "H4") owner = part.textContent;
            else rows.push([owner, part.querySelector("th bdi").textContent, part.querySelector("ins").textContent]);
          }
          return rows;
        }""")
        shown = {(owner, path): value for owner, path, value in rows if value != "–"}
        assert shown == {key: written(value) for key, value in trace.state(event["id"]).items()}, event["id"]


def test_what_changed_is_told_old_and_new(opened, report, references):
    page = opened(report, "#mvc/4.3")
    changed = page.locator(".pane.state tr.is-now")
    assert changed.all_inner_texts() == ['◆\nchanged now\nusers[7].pending\t– → "follow"'] or "– → \"follow\"" in changed.inner_text()
    page.keyboard.press("d")
    assert page.locator(".pane.state tr").count() == 1
    expect(page.locator("#changed")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("d")
    assert page.locator(".pane.state tr").count() > 3
    go(page, "mvc/4.9")
    assert "changed in this step" in page.locator(".pane.state .note").inner_text()
    page.get_by_role("button", name="Screen", exact=True).click()
    expect(page.locator(".pane.screen")).to_be_hidden()


def test_the_scrubber(opened, report, references):
    page = opened(report, "#mvc/0")
    slider = page.get_by_role("slider", name="Moment of the run")
    box = slider.bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 30)
    page.mouse.down()
    seen = []
    for part in (0.25, 0.5, 0.75, 0.999):
        page.mouse.move(box["x"] + part * box["width"], box["y"] + 30)
        seen.append(int(slider.get_attribute("aria-valuenow")))
    page.mouse.up()
    assert seen == sorted(set(seen)) and seen[-1] == len(references["mvc/model"].events) - 1
    slider.focus()
    page.keyboard.press("ArrowLeft")
    assert int(slider.get_attribute("aria-valuenow")) == seen[-1] - 1
    assert cursor(page) == references["mvc/model"].events[-2]["id"]
    assert cursor(page) in slider.get_attribute("aria-valuetext")
    # By time the place of a press is a time of the run.
    page.keyboard.press("t")
    expect(page.locator("#by-time")).to_have_attribute("aria-pressed", "true")
    box = slider.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 30)
    end = references["mvc/model"].events[-1]["t"]
    before = [event for event in references["mvc/model"].events if event["t"] <= end / 2]
    assert cursor(page) == before[-1]["id"]


def test_it_plays_at_a_speed(opened, report, references):
    events = references["mvc/model"].events
    page = opened(report, f"#mvc/{events[-9]['id']}")
    page.locator("#speed").select_option("32")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".row.is-cursor .id")).to_have_text(events[-1]["id"])
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    go(page, "mvc/4")
    page.locator("#speed").select_option("1")
    page.locator(".list").focus()
    page.keyboard.press("+")
    expect(page.locator("#speed")).to_have_value("2")
    page.keyboard.press("-")
    page.keyboard.press("-")
    expect(page.locator("#speed")).to_have_value("0.5")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    assert cursor(page) == "4"


def test_causes_and_effects_are_lit_and_walked(opened, report, references):
    trace = references["mvvm/signal"]
    page = opened(report, "#mvvm/4.8")
    rows = "(name) => [...document.querySelectorAll(`.row.${name}`)].sort((a, b) => a.dataset.index - b.dataset.index).map(row => row.querySelector('.id').textContent)"
    assert page.evaluate(rows, "is-cause") == trace.causes("4.8")[::-1]
    page.locator(".row", has=page.get_by_text("4.3", exact=True)).hover()
    assert page.evaluate(rows, "is-cause") == trace.causes("4.3")[::-1]
    listed = [event["id"] for event in trace.events if "4.3" in trace.causes(event["id"])]
    lit = page.evaluate(rows, "is-effect")
    assert len(lit) > 5 and lit == listed[: len(lit)]
    signs = page.locator(".row.is-effect .link").all_inner_texts()
    assert set(signs) == {"↓", "▶"}, "not by colour alone"
    page.mouse.move(1, 1)
    walked = []
    for _ in trace.causes("4.8"):
        page.keyboard.press("[")
        walked.append(cursor(page))
    assert walked == trace.causes("4.8")
    page.keyboard.press("[")
    expect(page.locator("#note")).to_contain_text("no cause")
    page.keyboard.press("]")
    assert cursor(page) == trace.effects("4")[0]
    go(page, "mvvm/4.4")
    page.keyboard.press("}")
    assert cursor(page) == trace.effects("4.3")[1]
    page.locator(".pane.event .jump").first.click()
    assert cursor(page) == "4.3"


def test_two_side_by_side_go_together(opened, report, references):
    page = opened(report, "#mvvm/4+tea")
    assert page.locator(".panel h2").all_inner_texts() == ["mvvm/signal", "tea"]
    steps = [event for event in references["mvvm/signal"].events if "." not in event["id"] and event["kind"] == "input"]
    for event in steps[1::5]:
        go(page, f"mvvm/{event['id']}+tea")
        assert cursor(page, 0) == cursor(page, 1) == event["id"]
    go(page, "mvvm/4.18+tea")
    theirs = references["tea"].by_id[cursor(page, 1)]
    assert theirs["t"] == 500 and theirs["id"].startswith("4."), "the same moment within the step"
    page.locator(".panel").nth(1).locator(".row").nth(8).click()
    assert cursor(page, 1).split(".")[0] == cursor(page, 0).split(".")[0]
    go(page, "mvvm/1+tea")
    page.locator(".list").first.evaluate("list => { list.scrollTop = 12000 }")
    page.wait_for_timeout(100)
    first = page.evaluate("""() => [...document.querySelectorAll(".list")].map((list) => {
      const top = list.getBoundingClientRect().top;
      return [...list.querySelectorAll(".row")].sort((a, b) => a.dataset.index - b.dataset.index)
        .find((row) => row.getBoundingClientRect().bottom > top + 1).querySelector(".id").textContent.split(".")[0];
    })""")
    assert first[0] == first[1] != "1"
    page.keyboard.press("s")
    assert page.locator(".panel").count() == 1
    page.locator("#beside").select_option("mavb")
    assert page.locator(".panel h2").all_inner_texts() == ["mvvm/signal", "mavb"]
    page.keyboard.press("o")
    expect(page.locator(".panel").nth(1)).to_have_class(re.compile("is-active"))


def test_the_filter(opened, report, references):
    trace = references["mvp/protocol"]
    page = opened(report, "#mvp/4.5")
    count = lambda: number(page.locator("#count").inner_text())  # noqa: E731
    assert count() == len(trace.events)
    page.keyboard.press("/")
    page.keyboard.type("headerpresenter")
    page.wait_for_timeout(50)
    assert count() == trace.count(text="headerpresenter") > 10
    page.keyboard.type(" call")
    page.wait_for_timeout(50)
    assert count() == sum("HeaderPresenter" in str(event) and event["kind"] == "call" for event in trace.events)
    assert f"of {len(trace.events):,}" in page.locator("#count").inner_text()
    page.keyboard.press("Escape")
    assert count() == len(trace.events)
    page.get_by_text("Kinds", exact=False).first.click()
    for kind in ("create", "destroy", "render"):
        page.locator("#kinds-menu").get_by_label(kind, exact=True).uncheck()
    assert count() == trace.count(without_kinds=("create", "destroy", "render"))
    page.keyboard.press("Escape")
    expect(page.locator("#kinds-menu")).to_be_hidden()
    page.get_by_role("button", name="Clear").click()
    page.get_by_text("Roles", exact=False).first.click()
    page.locator("#roles-menu").get_by_role("button", name="None").click()
    page.locator("#roles-menu").get_by_label("presenter", exact=True).check()
    others = set(trace.roles.values()) - {"presenter"}
    assert count() == trace.count(without_roles=others)
    page.keyboard.press("x")
    assert count() == len(trace.events)
    page.keyboard.press("/")
    page.keyboard.type("nothing is called so")
    expect(page.locator(".timeline .empty")).to_be_visible()


def test_broken_rules_are_marked(archcli, opened, folder):
    text = archcli("trace", "mvvm").replace('"pattern":"mvvm","variant":"signal"', '"pattern":"mvp","variant":"protocol"', 1)
    path = write(folder, "broken.ndjson", text)
    found = json.loads(archcli("check", str(path), "--format", "json", status=1))
    breaches = found["violations"] if "violations" in found else found["traces"][0]["violations"]
    archcli("report", str(path), "-o", str(folder / "broken.html"))
    page = opened(folder / "broken.html", "#mvp/0")
    assert number(page.locator(".panel .facts").inner_text().split("▲")[1]) == len(breaches)
    page.keyboard.press("v")
    assert cursor(page) == breaches[0]["event"]
    row = page.locator(".row.is-cursor")
    assert "▲" in row.locator(".mark").inner_text()
    assert breaches[0]["rule"] in page.locator(".breach").first.inner_text()
    page.keyboard.press("V")
    assert cursor(page) == breaches[-1]["event"]
    page.get_by_role("tab", name="Rules").click()
    assert page.locator(".rules li").count() == min(500, len(breaches))
    page.locator(".rules li a").nth(3).click()
    expect(page.get_by_role("tab", name="Trace")).to_have_attribute("aria-selected", "true")
    assert cursor(page) == breaches[3]["event"]


# The comparison


def test_the_comparison_is_that_of_compare(archcli, opened, small):
    rows = list(csv.reader(archcli("compare", *STORY, "--format", "csv").splitlines()))
    page = opened(small, "#compare")
    table = page.locator("#view-compare .figures").first
    assert table.locator("thead th").all_inner_texts() == rows[0]
    cells = table.locator("tbody tr").evaluate_all(
        "rows => rows.map(row => [row.querySelector('th').firstChild.textContent, ...[...row.querySelectorAll('td')].map(cell => cell.textContent.replace(/^(least|most) /, ''))])"
    )
    assert cells == rows[1:]
    assert page.locator(".chart h3").all_inner_texts() == ["HOPS PER ACTION", "EDGES", "RENDERS", "WIRES THAT DRIFT"]
    edges = dict(zip(rows[0][1:], next(row for row in rows if row[0] == "edges")[1:]))
    chart = page.locator(".chart").nth(1).locator("tr")
    assert {row.locator("th").inner_text(): row.locator(".figure").inner_text() for row in chart.all()} == edges
    widths = [row.locator("rect").evaluate("rect => rect.getBoundingClientRect().width") for row in chart.all()]
    largest = max(map(int, edges.values()))
    for width, value in zip(widths, edges.values()):
        assert abs(width / max(widths) - int(value) / largest) < 0.02
    faults = list(csv.DictReader(archcli("faults", *STORY, "--format", "csv").splitlines()))
    for name, details in zip(rows[0][1:], page.locator("#view-compare details").all()):
        details.locator("summary").click()
        drifts = [row["wire"] for row in faults if row["class"] == "drift" and row["pattern"] == name]
        assert details.locator("tbody th").all_inner_texts() == drifts
        assert f"{len(drifts)} of " in details.locator("summary").inner_text()
    page.locator("#view-compare .figures a").first.click()
    expect(page.get_by_role("tab", name="Trace")).to_have_attribute("aria-selected", "true")


def test_a_trace_from_a_file_has_the_figures_that_it_tells(archcli, opened, folder):
    path = write(folder, "one.ndjson", archcli("trace", "mvvm/kvo"))
    archcli("report", str(path), "tea", "--scenario", "categories", "-o", str(folder / "mixed.html"))
    page = opened(folder / "mixed.html", "#compare")
    row = lambda name: page.locator(".figures").first.locator("tr", has_text=name).locator("td").all_inner_texts()  # noqa: E731
    assert number(row("events")[0].replace("most", "")) == len(Reference(path.read_text()).events)
    assert row("silent-drifts")[0].startswith("–") and number(row("silent-drifts")[1]) >= 0


# Links, saving, copying


def test_deep_links(opened, report, references):
    page = opened(report, "#mvvm/3.4")
    expect(page.locator("#note")).to_contain_text("no event 3.4")
    assert cursor(page) == [event["id"] for event in references["mvvm/signal"].events if event["id"].startswith("1.")][-1]
    page.keyboard.press("j")
    assert (cursor(page), page.evaluate("location.hash")) == ("4", "#mvvm/4")
    go(page, "mavb/4.2")
    assert (page.locator(".panel h2").inner_text(), cursor(page)) == ("mavb", "4.2")
    page.keyboard.press("p")
    assert page.evaluate("location.hash").startswith("#tea/4")
    go(page, "mvc/model/7")
    assert (page.locator(".panel h2").inner_text(), cursor(page)) == ("mvc/model", "7")
    page.keyboard.press(":")
    page.keyboard.type("9.1")
    page.keyboard.press("Enter")
    assert cursor(page) == "9.1"
    assert page.title().startswith("9.1 mvc/model")
    page.evaluate("location.hash = '#%E0%A4%A'")
    expect(page.locator("#note")).to_contain_text("This page has no")
    page.evaluate("location.hash = '#rules'")
    expect(page.locator("#view-rules")).to_be_visible()
    assert "Conforms to the" in page.locator("#view-rules").inner_text()


def test_the_trace_is_saved_as_it_would_be_written(archcli, opened, report, folder):
    odd = report_page.hostile().replace("\n", "\r\n")
    archcli("report", str(write(folder, "odd.ndjson", "\ufeff" + odd)), "-o", str(folder / "odd.html"))
    document = archcli("trace", "mvc", "--json")
    archcli("report", str(write(folder, "whole.json", document)), "-o", str(folder / "whole.html"))
    pages = [
        (report, "#tea/4", archcli("trace", "tea"), "tea.ndjson"),
        (folder / "odd.html", "", "\ufeff" + odd, ".ndjson"),
        (folder / "whole.html", "#mvc/4", archcli("trace", "mvc"), "mvc.ndjson"),
    ]
    for path, link, text, name in pages:
        page = opened(path, link, accept_downloads=True)
        with page.expect_download() as download:
            page.keyboard.press("w")
        assert download.value.suggested_filename.endswith(name)
        with open(download.value.path(), "rb") as file:
            saved = file.read().decode()
        if text.startswith("\ufeff"):  # saved as the writer writes it: without a mark, with its own line ends
            records = [[json.loads(line) for line in part.split("\n") if line.strip()] for part in (saved, text.removeprefix("\ufeff"))]
            assert records[0] == records[1] and "\r" not in saved
        else:
            assert saved == text
        assert page.locator(".row").count() > 10


def test_a_step_is_copied_as_mermaid(archcli, opened, report, references, folder):
    archcli("report", str(write(folder, "hostile.ndjson", report_page.hostile())), "-o", str(folder / "h.html"))
    for path, link, count in [(report, "#mvc/11", None), (folder / "h.html", "", 5)]:
        page = opened(path, link, permissions=["clipboard-read", "clipboard-write"])
        page.keyboard.press("m")
        expect(page.locator("#note")).to_contain_text("Copied step")
        text = page.evaluate("navigator.clipboard.readText()")
        messages = re.findall(r"^  p\d+-?->>p\d+: ", text, re.M)
        step = [event for event in references["mvc/model"].events if event["id"].split(".")[0] == "11"]
        assert len(messages) == (count or len(step))
        svg = mermaidx.render(text).svg()
        assert len(re.findall(r'class="messageText"', svg)) == len(messages)
    # Where the browser refuses, the text is shown.
    page = opened(report, "#tea/4")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.locator(".copy").click()
    assert page.locator("#copy-text").input_value().startswith("sequenceDiagram\n")


# For everybody


def test_the_keyboard_does_it_all(opened, report, references):
    events = references["mvc/model"].events
    page = opened(report, "#mvc/4")
    page.keyboard.press("?")
    expect(page.locator("#help-dialog")).to_be_visible()
    assert page.locator("#help-keys dt").count() == page.locator("#help-keys dd").count() >= 25
    page.keyboard.press("Escape")
    expect(page.locator("#help-dialog")).to_be_hidden()
    moves = [("j", "4.1"), ("ArrowDown", "4.2"), ("k", "4.1"), ("l", "7"), ("h", "4"), ("PageDown", "4.10"), ("h", "4"),
             ("G", events[-1]["id"]), ("g", "0"), ("End", events[-1]["id"]), ("Home", "0")]  # fmt: skip
    for key, where in moves:
        page.keyboard.press(key)
        assert cursor(page) == where, key
    page.keyboard.press("v")
    expect(page.locator("#note")).to_contain_text("No rule is broken")
    for key, view in [("2", "compare"), ("3", "rules"), ("1", "trace")]:
        page.keyboard.press(key)
        expect(page.locator(f"#view-{view}")).to_be_visible()
    page.get_by_role("tab", name="Trace").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#view-compare")).to_be_visible()
    page.keyboard.press("1")
    for _ in range(40):
        page.keyboard.press("Tab")
        focused = page.evaluate("""() => {
          const style = getComputedStyle(document.activeElement);
          return document.activeElement === document.body || (style.outlineStyle === "solid" && parseFloat(style.outlineWidth) >= 2);
        }""")
        assert focused, page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    page.keyboard.press("?")
    page.locator("#keys-on").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("#help-dialog")).to_be_hidden()
    at = cursor(page)
    page.keyboard.press("j")
    assert cursor(page) == at, "letters can be switched off"


def test_dark_light_and_no_motion(opened, report):
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light, dark = (opened(report, "#mvc/4", color_scheme=scheme) for scheme in ("light", "dark"))
    assert light.evaluate(ground) == "rgb(255, 255, 255)" and dark.evaluate(ground) != light.evaluate(ground)
    still = opened(report, "#mvc/4", reduced_motion="reduce")
    moves = "parseFloat(getComputedStyle(document.querySelector('.needle')).transitionDuration)"
    assert still.evaluate(moves) == 0 < light.evaluate(moves)


@pytest.mark.parametrize("link", ["#mvvm/4.8", "#mvvm/4.8+tea", "#compare", "#rules"])
def test_360_pixels_are_enough(opened, report, link):
    page = opened(report, link, width=360, height=740)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    if "mvvm" in link:
        row = page.locator(".row.is-cursor").first
        assert "4.8" in row.inner_text() and row.locator(".what").bounding_box()["width"] > 100


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(opened, small, scheme):
    page = opened(small, "#mvvm/4.8", color_scheme=scheme)

    # What is not about colour is the same in both.
    rules = {"resultTypes": ["violations"], **({"runOnly": ["color-contrast"]} if scheme == "dark" else {})}

    def holds(what, context=None):
        found = Axe().run(page, context=context, options=rules).response["violations"]
        grave = [(each["id"], each["nodes"][0]["html"][:200]) for each in found if each["impact"] in ("serious", "critical")]
        assert grave == [], what

    holds("one trace")
    go(page, "mvvm/4.9+tea")
    holds("two")
    page.locator(".menu summary").first.click()
    holds("menu", "#kinds-menu")
    for tab in ("compare", "rules"):
        page.evaluate("tab => { location.hash = tab }", tab)
        page.locator(f"#view-{tab} h2").first.wait_for()
        if tab == "compare":
            page.locator("#view-compare summary").first.click()
        holds(tab, f"#view-{tab}")
    page.keyboard.press("?")
    holds("help", "#help-dialog")
    page = opened(small, "#mvc/4.5", width=360, height=740, color_scheme=scheme)
    holds("narrow")


def test_it_reads_without_javascript(opened, report, references):
    page = opened(report, java_script_enabled=False)
    expect(page.locator("#app")).to_be_hidden()
    text = page.locator("main.story").inner_text()
    assert page.locator(".story h2").all_inner_texts() == ["Comparison", *SIX]
    for trace in references.values():
        for event in trace.events:
            if event["kind"] in ("call", "message", "request"):
                assert f"{event['id']} " in text
    assert re.search(r'^4\.9 +HeaderViewModel → HeaderViewController  notify  followTitle\("Following"\)$', text, re.M)
    assert "│ Ada  Notes  Followers 42  [Following]" in text
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440


# Other people's traces


def test_hostile_text_stays_text(archcli, opened, folder):
    path = write(folder, "hostile.ndjson", report_page.hostile())
    archcli("report", str(path), str(path), "-o", str(folder / "hostile.html"))
    page = opened(folder / "hostile.html")
    assert page.locator(".panel").count() == 1
    page.keyboard.press("s")
    for _ in range(len(report_page.HOSTILE) * 5):
        page.keyboard.press("k" if cursor(page) == "0" else "l")
    go(page, "compare")
    go(page, "rules")
    page.keyboard.press("1")
    page.keyboard.press("g")
    shown = set()
    for _ in report_page.HOSTILE:
        shown.add(page.locator(".panel").first.locator(".pane.screen .line bdi").first.inner_text() if page.locator(".device").count() else "")
        page.keyboard.press("l")
    assert "</script><script>window.pwned=1</script>" in shown and "<img src=x onerror=window.pwned=1>" in shown
    assert page.evaluate("[window.pwned, {}.n, document.querySelectorAll('img, main h1, b').length]") == [None, None, 0]
    assert "12345678901234567" in page.locator(".pane.state").first.inner_text()
    assert "\\u{202E}esrever" in page.locator("body").inner_text()
    static = opened(folder / "hostile.html", java_script_enabled=False)
    assert static.locator(".story h1").count() == 1 and static.locator("img, b").count() == 0
    assert "<!-- <script>" in static.locator(".story").inner_text()


def test_a_trace_without_events_and_one_with_many_roles(archcli, opened, folder):
    empty = write(folder, "empty.ndjson", report_page.lines_of([]))
    archcli("report", str(empty), "-o", str(folder / "empty.html"))
    assert "has an event" in opened(folder / "empty.html").locator("#view-trace").inner_text()
    events = [{"id": "0", "t": 0, "kind": "input", "from": "user", "to": "P0", "name": "tap"}]
    for at in range(60):
        events.append({"id": f"0.{at + 1}", "t": 0, "cause": "0", "kind": "create", "from": "world", "to": f"P{at}", "role": f"role{at}"})
    many = write(folder, "many.ndjson", report_page.lines_of(events))
    archcli("report", str(empty), str(many), "-o", str(folder / "many.html"))
    page = opened(folder / "many.html", width=1000)
    assert page.locator(".lane-names span").all_inner_texts()[-1] == "39 other roles"
    assert page.locator("#pick option").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 1000
    page.keyboard.press("2")
    assert page.locator(".figures").first.locator("thead th").count() == 3


def test_a_hundred_thousand_events_scroll_and_filter(archcli, opened, folder):
    path = write(folder, "long.ndjson", report_page.long(100_000))
    archcli("report", str(path), "-o", str(folder / "long.html"))
    began = time.monotonic()
    page = opened(folder / "long.html")
    assert number(page.locator("#count").inner_text()) == 100_000
    assert time.monotonic() - began < 10
    times = page.evaluate("""async () => {
      const list = document.querySelector(".list");
      const times = [];
      for (let part = 0; part < 40; part++) {
        const began = performance.now();
        list.scrollTop = list.scrollHeight * part / 40;
        list.dispatchEvent(new Event("scroll"));
        list.getBoundingClientRect();
        times.push(performance.now() - began);
        await new Promise(requestAnimationFrame);
      }
      return times;
    }""")
    assert statistics.median(times) < 100, times
    assert page.locator(".row").count() < 120
    page.evaluate("document.querySelector('#search').value = 'x'; document.querySelector('#search').dispatchEvent(new Event('input'))")
    page.wait_for_function("document.querySelector('#count').textContent.includes(' of ')")
    filtering = page.evaluate("""async () => {
      const search = document.querySelector("#search");
      const times = [];
      for (const text of ["p", "po", "pos", "post /rows/77"]) {
        const began = performance.now();
        search.value = text;
        search.dispatchEvent(new Event("input"));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        times.push(performance.now() - began);
      }
      return times;
    }""")
    assert max(filtering) < 1000 and statistics.median(filtering) < 500, filtering
    page.keyboard.press("1")
    lines = [line for line in path.read_text().splitlines() if '"name":"POST /rows/77' in line]
    assert number(page.locator("#count").inner_text()) == len(lines)
    page.locator("#clear").click()
    page.keyboard.press("G")
    assert cursor(page) == json.loads(path.read_text().splitlines()[-2])["id"]
    assert f"… {100_000 - 3000} more events are left out here" in (folder / "long.html").read_text()
