"""What the tests of the report stand on: the traces that they make, and what a page of them should show."""

import json
import re


class Reference:
    """A trace read a second time, by other means than the page's."""

    def __init__(self, text):
        lines = text.lstrip("\ufeff").replace("\r\n", "\n").strip().split("\n")
        self.text = text
        self.header = json.loads(lines[0])
        self.events = [json.loads(line) for line in lines[1:-1]]
        self.by_id = {event["id"]: event for event in self.events}
        self.roles = {name: name for name in ("user", "world", "clock")}
        for event in self.events:
            if event["kind"] == "create":
                self.roles[event.get("to", event["from"])] = event["role"]

    def causes(self, id):
        """What led to an event, nearest first."""
        found = []
        while (id := self.by_id[id].get("cause")) is not None:
            found.append(id)
        return found

    def effects(self, id):
        """What an event led to at once."""
        return [event["id"] for event in self.events if event.get("cause") == id]

    def screen(self, id):
        """The lines on the screen after an event."""
        shown = None
        for event in self.events:
            if event["kind"] == "screen":
                shown = event["value"]
            if event["id"] == id:
                return shown

    def state(self, id):
        """What every owner holds after an event, by path; objects are taken apart."""
        owners = {}
        for event in self.events:
            if event["kind"] == "state":
                held = owners.setdefault(event["from"], {})
                for change in event["changes"]:
                    path = change["path"]
                    for key in [key for key in held if key == path or key.startswith((path + ".", path + "["))]:
                        del held[key]
                    if "new" in change:
                        put(held, path, change["new"])
            if event["id"] == id:
                return {(owner, path): value for owner, held in owners.items() for path, value in held.items()}

    def count(self, text="", without_kinds=(), without_roles=()):
        """How many events name a participant, a kind or a name with the text, of some kinds and roles."""
        found = 0
        for event in self.events:
            ends = {self.roles[name] for name in (event["from"], event.get("to")) if name}
            words = " ".join([event["from"], event.get("to", ""), event["kind"], event.get("name", "")])
            if event["kind"] not in without_kinds and not ends <= set(without_roles) and text in words.lower():
                found += 1
        return found


def put(held, path, value):
    """Puts a value at a path, each member of an object at its own."""
    if isinstance(value, dict) and value:
        for key, part in value.items():
            put(held, f"{path}.{key}", part)
    else:
        held[path] = value


def written(value):
    """A value as the page writes it."""
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return "[" + ", ".join(written(part) for part in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {written(part)}" for key, part in value.items()) + "}"
    return json.dumps(value)


def lines_of(events, **header):
    """A trace of these events as NDJSON."""
    head = {"format": "archcli-trace", "version": 1, "pattern": "mine", "scenario": "made", **header}
    steps = len({event["id"].split(".")[0] for event in events})
    records = [head, *events, {"end": True, "events": len(events), "steps": steps}]
    return "".join(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n" for record in records)


HOSTILE = [
    "</script><script>window.pwned=1</script>", "<!-- <script>", "<img src=x onerror=window.pwned=1>", "~0~1~2", "]]>",
    "\u2028\u2029", "\u202eesrever", "javascript:window.pwned=1", "__proto__", "constructor", "end; p1->>p2: x %% y #9;",
    "\U0001f469\u200d\U0001f469\u200d\U0001f467 e\u0301", "a\"b'c`d${window.pwned=1}", "</noscript><h1>out</h1>", "&lt;b&gt;",
    "\x1b[31m\x07",
]  # fmt: skip


def hostile():
    """A trace in which every text is one that somebody could try."""
    events = []
    for step, text in enumerate(HOSTILE):
        other = HOSTILE[(step + 1) % len(HOSTILE)]
        base = {"t": step * 10, "from": text}
        events += [
            {"id": f"{step}", "t": step * 10, "kind": "input", "from": "user", "to": text, "name": text, "value": {text: other}},
            {"id": f"{step}.1", "t": step * 10, "cause": f"{step}", "kind": "create", "from": "world", "to": text, "role": other},
            {"id": f"{step}.2", **base, "cause": f"{step}", "kind": "state",
             "changes": [{"path": text, "old": 1, "new": {text: other, "n": 12345678901234567}}]},
            {"id": f"{step}.3", **base, "cause": f"{step}.2", "kind": text, "to": other, "name": other},
            {"id": f"{step}.4", **base, "cause": f"{step}.2", "kind": "screen", "value": [text, other]},
        ]  # fmt: skip
    return lines_of(events, scenario="<b>bold</b>", pattern="</title>x")


def long(count):
    """A trace of so many events."""
    events = [{"id": "0", "t": 0, "kind": "input", "from": "world", "name": "launch"}]
    for name, role in [("View", "view"), ("Store", "store"), ("API", "service")]:
        events.append({"id": f"0.{len(events)}", "t": 0, "cause": "0", "kind": "create", "from": "world", "to": name, "role": role})
    step = 0
    while len(events) < count:
        step += 1
        row, time = step % 500, step * 10
        chain = [
            {"kind": "input", "from": "user", "to": "View", "name": f"rows[{row}].like"},
            {"kind": "call", "from": "View", "to": "Store", "name": "like(_:)", "value": row},
            {"kind": "request", "from": "Store", "to": "API", "name": f"POST /rows/{row}"},
            {"kind": "response", "from": "API", "to": "Store", "name": f"POST /rows/{row}", "value": {"status": 200}},
            {"kind": "state", "from": "Store", "changes": [{"path": f"rows[{row}].likes", "old": step - 1, "new": step}]},
            {"kind": "notify", "from": "Store", "to": "View", "name": "rowsChanged", "value": [row]},
            {"kind": "render", "from": "View", "name": f"rows[{row}].likes", "changes": [{"path": f"rows[{row}].likes", "new": step}]},
            {"kind": "screen", "from": "View", "value": [f"row {row}", f"Like {step}"]},
        ]  # fmt: skip
        for place, event in enumerate(chain[: count - len(events)]):
            head = {"id": f"{step}.{place}" if place else f"{step}", "t": time + place // 3}
            if place:
                head["cause"] = f"{step}.{place - 1}" if place > 1 else f"{step}"
            events.append({**head, **event})
    return lines_of(events)


def number(text):
    """The first number in a text: `1,087 events`."""
    return int(re.search(r"[\d,]+", text)[0].replace(",", ""))
