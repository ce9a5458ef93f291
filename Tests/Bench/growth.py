"""How draw, report and play grow with what a trace has much of: ten times as much should take ten times as long."""

import json
import os


def event(index, **keys):
    return {"id": "0" if index == 0 else f"0.{index}", "t": 0, **keys}


def depth(index):
    cause = {} if index == 0 else {"cause": "0" if index == 1 else f"0.{index - 1}"}
    return event(index, **cause, kind="call", **{"from": "AB"[index % 2]}, to="BA"[index % 2], name="f()")


def kinds(index):
    return event(index, kind=f"kind{index}", **{"from": "A"}, to="B")


def lanes(index):
    return event(index, kind="call", **{"from": f"P{index}"}, to=f"P{index + 1}", name="f()")


def state(index):
    change = {"path": f"users[{index}]", "new": {"id": index, "name": "Ada"}}
    return event(index, kind="state", **{"from": "Store"}, changes=[change])


def write(directory, shape, count):
    path = os.path.join(directory, f"{shape.__name__}{count}.ndjson")
    with open(path, "w") as file:
        head = {"format": "archcli-trace", "version": 1, "pattern": "mvc", "variant": "model", "scenario": "growth"}
        for line in [head, *map(shape, range(count)), {"end": True, "events": count, "steps": 1}]:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
    return path


COMMANDS = [
    ["draw", "--format", "svg"], ["draw", "--format", "mermaid"], ["draw", "--format", "dot"], ["report"], ["play", "-q"],
]  # fmt: skip


def rows(directory, archcli, compare, row, runs, count=10_000):
    """Prints a row for each command and shape: the time for ten times as much, over ten times that for `count`.

    - compare: runs commands in turn and gives the times of each.
    - row: prints a row.
    """
    for shape in (depth, kinds, lanes, state):
        small, large = (write(directory, shape, size) for size in (count, 10 * count))
        # What a start takes is in both, and would make the small one look dear.
        empty = write(directory, shape, 1)
        for command in COMMANDS:
            output = ["-o", "/dev/null"] if command[0] != "play" else []
            start, less, more = compare([[archcli, *command, path, *output] for path in (empty, small, large)], runs)
            growth = (more[0] - start[0]) / (10 * (less[0] - start[0]))
            row(f"{' '.join(command)}, ten times the {shape.__name__}", growth, "x linear", "<= 1.2")
