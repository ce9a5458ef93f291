#!/usr/bin/env python3
"""Measures archcli against what is run in the same minutes, and prints ratios.

Every figure is the median of interleaved runs. The inputs are made here. Results: a table, and .build/bench.json.
Options: --runs N (5), --events N (2000000, of the traces that are compared), --long N (1000000, of the long run).
"""

import argparse
import json
import math
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import growth

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ARCHCLI = os.path.join(ROOT, ".build/release/archcli")
PATTERNBENCH = os.path.join(ROOT, ".build/release/patternbench")
PATTERNS = ["mvc", "mvp", "mvvm", "mvcvs", "mavb", "tea"]
VARIANTS = ["mvc/model", "mvc/controller", "mvp/protocol", "mvp/block", "mvvm/signal", "mvvm/kvo", "mvvm/observation", "mvcvs",
            "mavb", "tea"]
rows = []


def run(command, stdout=subprocess.DEVNULL):
    """Runs a command; returns seconds, peak memory in MB, and what it printed."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=stdout, stderr=subprocess.DEVNULL)
    output = process.stdout.read() if stdout == subprocess.PIPE else b""
    _, _, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    return seconds, usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024), output


def peak(command):
    """The peak memory of a command in MB. A child inherits this process's peak, so a small one stands between."""
    if not os.path.exists("/usr/bin/time"):
        return run(command)[1]
    output = subprocess.run(["/usr/bin/time", "-f", "%M", *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    return int(output.stderr.split()[-1]) / 1024


def compare(commands, runs):
    """Runs commands in turn; returns for each the median seconds and the median memory."""
    results = [[] for _ in commands]
    for _ in range(runs + 1):
        for result, command in zip(results, commands):
            result.append(run(command))
    return [
        (statistics.median(r[0] for r in result[1:]), statistics.median(r[1] for r in result[1:]))
        for result in results
    ]


def row(what, figure, unit, reach, detail=""):
    rows.append({"what": what, "figure": figure, "unit": unit, "reach": reach, "detail": detail})
    print(f"{what:<58}{figure:>10.2f} {unit:<22}{reach:<12}{detail}", flush=True)


def scenario(directory, name, text):
    path = os.path.join(directory, name + ".scenario.json5")
    with open(path, "w") as file:
        file.write(text)
    return path


def story(repeat):
    return """{ world: { user: { id: 7, name: "Ada" }, blogs: 45, drafts: 2 }, network: [{ match: "*", after: 10 }],
      steps: [{ open: "profile" }, { repeat: %d, steps: [{ tap: "header.follow" }, { tap: "blogs[3].share" }] }] }""" % (
        repeat
    )


def likes(count, repeat):
    return """{ world: { user: { id: 7 }, blogs: %d, pageSize: %d }, network: [{ match: "POST *", fail: 500 }],
      steps: [{ open: "profile" }, { repeat: %d, steps: [{ tap: "blogs[6].like" }, { alert: "OK" }] }] }""" % (
        count,
        count,
        repeat,
    )


def writing(directory, tool, runs):
    path = scenario(directory, "write", story(5000))
    trace = os.path.join(directory, "write.ndjson")
    command = [ARCHCLI, "trace", "tea", "--no-screens", "--scenario", path, "-o", trace]
    run(command)
    with open(trace) as file:
        lines = file.readlines()
    messages = sum('"kind":"message"' in line for line in lines)
    ours, theirs, untraced = [], [], []
    output = os.path.join(directory, "encoded.ndjson")
    for _ in range(runs):
        for path_written in (trace, output):  # what is replaced is written out at once, which is not what is measured
            if os.path.exists(path_written):
                os.remove(path_written)
        ours.append(run(command)[0])
        theirs.append(float(run([tool, "encode", trace, output], subprocess.PIPE)[2]))
        untraced.append(float(run([PATTERNBENCH, "tea", path], subprocess.PIPE)[2]))
    ours, theirs, untraced = (statistics.median(times) for times in (ours, theirs, untraced))
    row("write a trace, tea running", theirs / ours, "x JSONEncoder", ">= 15", f"{theirs / len(lines) * 1e6:.2f} us an event")
    row("traced dispatch in tea, to a file", ours / messages * 1e6, "us a message", "", f"{len(lines) // messages} events each")
    row("untraced dispatch in tea, view and patch included", untraced / messages * 1e6, "us a message", "", "OpenCombine: 0.25")


def reading(directory, tool, runs, events):
    a, b = (os.path.join(directory, name) for name in ("a.ndjson", "b.ndjson"))
    run([tool, "generate", a, str(events), "0"])
    run([tool, "generate", b, str(events), "10"])
    if shutil.which("jq"):
        small = os.path.join(directory, "small.ndjson")
        run([tool, "generate", small, str(events // 5), "0"])
        ours, theirs = compare([[tool, "check", small], ["jq", "-c", ".", small]], runs)
        row("read a trace and check its form", theirs[0] / ours[0], "x jq -c .", ">= 25")
        trace = os.path.join(directory, "mvc.ndjson")
        path = scenario(directory, "check", story(10_000))
        run([ARCHCLI, "trace", "mvc", "--no-screens", "--scenario", path, "-o", trace])
        ours, theirs = compare([[ARCHCLI, "check", "-q", trace], ["jq", "-c", ".", trace]], runs)
        row("archcli check, against the pattern's rules", theirs[0] / ours[0], "x jq -c .", ">= 25")
    else:
        print("read and check a trace: jq is not installed")
    ours, theirs = compare([[ARCHCLI, "diff", "-q", a, b], ["diff", a, b]], runs)
    row("diff, 1 % of the events changed: time", ours[0] / theirs[0], "x GNU diff", "<= 0.2", f"{events} events")
    ours, theirs = peak([ARCHCLI, "diff", "-q", a, b]), peak(["diff", a, b])
    row("diff, 1 % of the events changed: memory", ours / theirs, "x GNU diff", "<= 0.1", f"{ours:.0f} MB")


def starting(runs):
    version, git, story = compare(
        [[ARCHCLI, "--version"], ["git", "--version"], [ARCHCLI, "run", "mvc"]], max(runs * 10, 50)
    )
    row("start: --version", version[0] / git[0], "x git --version", "<= 1")
    row("run mvc on blog-follow, whole process", story[0] / git[0], "x git --version", "<= 3")


def memory(directory, long):
    peaks = []
    for count in (10_000, long):
        path = scenario(directory, f"long{count}", story(max(1, count // 34)))
        peaks.append(peak([ARCHCLI, "trace", "tea", "--scenario", path, "-o", "/dev/null"]))
    row("memory of a long streamed trace", peaks[1] / peaks[0], "x that of 10 thousand", "1", f"{peaks[1]:.1f} MB")
    peaks = []
    for count in (10_000, long):
        trace = os.path.join(directory, f"check{count}.ndjson")
        run([ARCHCLI, "trace", "tea", "--scenario", os.path.join(directory, f"long{count}.scenario.json5"), "-o", trace])
        peaks.append(peak([ARCHCLI, "check", "-q", trace]))
    row("memory of check", peaks[1] / peaks[0], "x that of 10 thousand", "1", f"{peaks[1]:.1f} MB")


def rows_of_a_table(directory, runs):
    for pattern in PATTERNS:
        cost = {}
        for count in (100, 10_000):
            paths = [scenario(directory, f"likes{count}-{n}", likes(count, n)) for n in (1, 2001)]
            commands = [[ARCHCLI, "trace", pattern, "--no-screens", "--scenario", p, "-o", "/dev/null"] for p in paths]
            base, full = compare(commands, runs)
            cost[count] = full[0] - base[0]
        row(f"a like in 10,000 rows, {pattern}", cost[10_000] / cost[100], "x that in 100 rows", "<= 1.5")


HEADER = '{"format":"archcli-trace","version":1,"pattern":"mvc","scenario":"grown"%s}\n'


def grown(what, count):
    """The lines of a trace with so many of something, as one text."""
    names = ",".join(f'"key{n}":{n}' for n in range(count)) if what.startswith("keys") else ""
    participants = ",".join('{"name":"P%d","role":"view"}' % n for n in range(count)) if what == "participants" else ""
    header, footer, one = HEADER % "", "", '{"id":"0","t":0,"kind":"input","from":"world"%s}\n'
    event = '{"id":"1.%d","t":0,"cause":"%s","kind":"%s","from":"%s","to":"%s","name":"%s"}\n'
    lines = [one % ""]
    if what == "events":
        lines += ['{"id":"%d","t":0,"kind":"input","from":"user","to":"V"}\n' % (n + 1) for n in range(count)]
    elif what == "depth of causes":
        lines += ['{"id":"1","t":0,"kind":"input","from":"user","to":"V"}\n']
        lines += [event % (n + 1, f"1.{n}" if n else "1", "call", "A", "B", "f") for n in range(count)]
    elif what == "kinds":
        lines += [event % (n + 1, "0", f"kind{n}", "A", "B", "f") for n in range(count)]
    elif what == "participants":
        header = HEADER % f',"participants":[{participants}]'
        lines += [event % (n + 1, "0", "call", f"P{n}", f"P{n + 1}", "f") for n in range(count)]
    elif what == "participants gone":
        lines += ['{"id":"1.%d","t":0,"kind":"destroy","from":"P#%d"}\n' % (n + 1, 2 * (count - n)) for n in range(count)]
    elif what == "breaches":
        header = HEADER % ',"participants":[{"name":"V","role":"view"},{"name":"S","role":"service"}]'
        lines += [event % (n + 1, "0", "call", "S", "V", f"f{n}") for n in range(count)]
    elif what == "keys of an event":
        lines = [one % f",{names}"]
    elif what == "keys of a value":
        lines = [one % f',"value":{{{names}}}']
    elif what == "keys of the footer":
        footer = f",{names}"
    elif what == "keys of the header":
        header = HEADER % f",{names}"
    elif what == "length of a line":
        lines = [one % f',"value":"{"x" * count * 16}"']
    elif what == "changes of an event":
        changes = ",".join('{"path":"p%d","old":%d,"new":%d}' % (n, n, n + 1) for n in range(count))
        lines = [one % f',"changes":[{changes}]']
    return f'{header}{"".join(lines)}{{"end":true,"events":{len(lines)},"steps":1{footer}}}\n'


GROWN = ["events", "depth of causes", "kinds", "participants", "participants gone", "breaches", "keys of an event",
         "keys of a value", "keys of the footer", "keys of the header", "length of a line", "changes of an event"]


def exponent(name, points, idle):
    """A row that says how time grows: the exponent between the largest two sizes that take long enough to be measured,
    the start of the program taken off."""
    slow = [(n, seconds - idle) for n, seconds in points if seconds - idle > 0.01]
    if len(slow) < 2:
        return row(name, 0, "exponent", "<= 1.2", "too fast to tell")
    (n, a), (m, b) = slow[-2:]
    row(name, math.log(b / a) / math.log(m / n), "exponent", "<= 1.2", f"{m} take {b * 1000:.0f} ms")


def median(command, runs):
    return statistics.median(run(command)[0] for _ in range(max(3, runs)))


def growth_of_runs(directory, runs, most):
    """How a run grows with the rows of a page, up to `most`, and with a tenth as many steps, in every variant."""
    idle = min(run([ARCHCLI, "--version"])[0] for _ in range(5))
    sizes = {"rows of a page": (most // 100, most // 10, most), "steps": (most // 1000, most // 100, most // 10)}
    texts = {"rows of a page": lambda count: likes(count, 1), "steps": lambda count: story(count // 2)}
    for what, counts in sizes.items():
        paths = {n: scenario(directory, f"grown{n}-{what.replace(' ', '-')}", texts[what](n)) for n in counts}
        for variant in VARIANTS:
            points = [
                (n, median([ARCHCLI, "trace", variant, "--no-screens", "--scenario", path, "-o", "/dev/null"], runs))
                for n, path in paths.items()
            ]
            exponent(f"{variant} grows with {what}", points, idle)


def growth_of_readers(directory, runs, most):
    """How a reader grows with what a trace has much of: 1,000, 10,000 … of it."""
    idle = min(run([ARCHCLI, "--version"])[0] for _ in range(5))
    for what in GROWN:
        points = {"check": [], "diff": []}
        count = 1_000
        while count <= most:
            paths = [os.path.join(directory, f"grown-{side}.ndjson") for side in "ab"]
            text = grown(what, count)
            for path, old_new in zip(paths, (("", ""), ('"from":"world"', '"from":"user"'))):
                with open(path, "w") as file:
                    file.write(text.replace(*old_new, 1) if old_new[0] else text)
            # The first event differs, so that its payload is compared and not passed as the same bytes.
            for command, line in (("check", ["check", "-q", paths[0]]), ("diff", ["diff", "-q", *paths])):
                points[command].append((count, median([ARCHCLI, *line], runs)))
            count *= 10
        for command, found in points.items():
            exponent(f"{command} grows with {what}", found, idle)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--events", type=int, default=2_000_000)
    parser.add_argument("--long", type=int, default=1_000_000)
    options = parser.parse_args()
    package = os.path.join(ROOT, "Tests/Bench")
    build = os.path.join(ROOT, ".build/bench")
    swift = ["swift", "build", "-c", "release", "--package-path", package, "--scratch-path", build]
    subprocess.run(swift, check=True, stdout=subprocess.DEVNULL)
    tool = os.path.join(build, "release/tracebench")
    with tempfile.TemporaryDirectory() as directory:
        starting(options.runs)
        writing(directory, tool, options.runs)
        reading(directory, tool, options.runs, options.events)
        memory(directory, options.long)
        growth_of_readers(directory, options.runs, options.long)
        growth_of_runs(directory, options.runs, options.long)
        rows_of_a_table(directory, options.runs)
        growth.rows(directory, ARCHCLI, compare, row, options.runs)
    with open(os.path.join(ROOT, ".build/bench.json"), "w") as file:
        json.dump(rows, file, indent=1)


if __name__ == "__main__":
    main()
