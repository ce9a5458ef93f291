// A trace: read from the page when it is first looked at.

/** The text of a trace as the page was given it: `~`, `<` and the carriage return are written `~0`, `~1`, `~2`. */
function unpacked(text) {
  if (!text.includes("~")) return text;
  return text.replace(/~[012]/g, (mark) => (mark === "~0" ? "~" : mark === "~1" ? "<" : "\r"));
}

/** A number in the one spelling that all of its spellings share: `1` for `1.0` and `10e-1`. */
function decimalText(source) {
  const [, sign, whole, fraction = "", power = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
  if (whole === undefined) return source;
  const written = (whole + fraction).replace(/^0+/, "");
  const digits = written.replace(/0+$/, "");
  if (!digits) return "0";
  const exponent = BigInt(power) - BigInt(fraction.length) + BigInt(written.length - digits.length);
  return `${sign}${digits}e${exponent}`;
}

/** A number as JavaScript has it, or, where that is another one, as it is written. */
function exactNumber(value, source) {
  const text = decimalText(source);
  if (decimalText(String(value)) === text) return value;
  return new Verbatim(/^-?\d+e0$/.test(text) ? text.slice(0, -2) : text);
}

/** A line of a trace. */
function parsedLine(line) {
  if (!/\d{16}|\d[eE][+-]?\d{3}/.test(line)) return JSON.parse(line);
  return JSON.parse(line, (key, value, context) =>
    typeof value === "number" && context ? exactNumber(value, context.source) : value);
}

/** How many lanes there are at most. */
const mostLanes = 24;

class Trace {
  /** A trace that is not read yet. `facts` are what the page says of it. */
  constructor(facts, element) {
    this.facts = facts;
    this.key = facts.key;
    this.title = facts.title;
    this.element = element;
  }

  /** The bytes of the file, as text. */
  get text() { return unpacked(this.element.textContent); }

  /** Reads the events; once. */
  load() {
    if (this.events) return this;
    this.events = [];
    this.header = {};
    let isFirst = true;
    for (let line of this.text.split("\n")) {
      line = line.replace(/^\ufeff/, "").trim();
      // The same lines may stand in one JSON document.
      if (isFirst && line.endsWith("[")) line += "]}";
      else if (line.startsWith("]")) break;
      else if (line.endsWith(",")) line = line.slice(0, -1);
      if (!line) continue;
      const record = parsedLine(line);
      if (isFirst) this.header = record;
      else if (record.id === undefined) break;
      else this.events.push(record);
      isFirst = false;
    }
    this.#findCauses();
    this.#findRoles();
    this.#findSteps();
    this.#findMarks();
    return this;
  }

  #findCauses() {
    const count = this.events.length;
    this.indices = new Map();
    this.cause = new Int32Array(count).fill(-1);
    this.depth = new Uint16Array(count);
    this.firstEffect = new Int32Array(count).fill(-1);
    this.nextEffect = new Int32Array(count).fill(-1);
    const last = new Int32Array(count).fill(-1);
    this.events.forEach((event, index) => {
      event.t = Number(event.t instanceof Verbatim ? event.t.source : event.t);
      this.indices.set(event.id, index);
      const cause = event.cause === undefined ? undefined : this.indices.get(event.cause);
      if (cause === undefined || cause === index) return;
      this.cause[index] = cause;
      this.depth[index] = Math.min(this.depth[cause] + 1, 65535);
      if (last[cause] < 0) this.firstEffect[cause] = index;
      else this.nextEffect[last[cause]] = index;
      last[cause] = index;
    });
  }

  #findRoles() {
    this.roleOf = new Map(["user", "world", "clock"].map((name) => [name, name]));
    for (const { name, role } of this.header.participants ?? []) this.roleOf.set(name, role);
    for (const event of this.events) {
      if (event.kind === "create" && event.role) this.roleOf.set(event.to ?? event.from, event.role);
    }
    const roles = new Set();
    const kinds = new Set();
    for (const event of this.events) {
      roles.add(this.role(event.from));
      if (event.to !== undefined) roles.add(this.role(event.to));
      kinds.add(event.kind);
    }
    this.roles = sortedRoles(roles);
    // Roles beyond what can be told apart share the last lane.
    const laneCount = Math.min(this.roles.length, mostLanes);
    this.lanes = new Map(this.roles.map((role, at) => [role, Math.min(at, laneCount - 1)]));
    this.laneNames = this.roles.slice(0, laneCount);
    const folded = this.roles.length - laneCount;
    if (folded) this.laneNames[laneCount - 1] = `${folded + 1} other roles`;
    this.kinds = sortedKinds(kinds);
  }

  #findSteps() {
    this.steps = [];
    this.stepAt = new Int32Array(this.events.length);
    this.events.forEach((event, index) => {
      const number = Number.parseInt(event.id, 10);
      let step = this.steps.at(-1);
      if (!step || step.number !== number) {
        step = { number, first: index, last: index, time: event.t };
        this.steps.push(step);
      }
      step.last = index;
      this.stepAt[index] = this.steps.length - 1;
    });
  }

  /** What is marked: broken rules, and errors. */
  #findMarks() {
    this.marks = new Map();
    for (const [id, rule, message] of this.facts.breaches ?? []) {
      const index = this.indices.get(id);
      if (index === undefined) continue;
      if (!this.marks.has(index)) this.marks.set(index, []);
      this.marks.get(index).push({ rule, message });
    }
    this.marked = [...this.marks.keys()];
    this.events.forEach((event, index) => {
      if (event.kind === "error" && !this.marks.has(index)) this.marked.push(index);
    });
    this.marked.sort((a, b) => a - b);
  }

  /** The last event at or before a number such as `3.4`; the first where there is none before. */
  nearest(id) {
    const [step, hop = 0] = id.split(".").map(Number);
    return Math.max(0, lastPlace(this.events, (event) => {
      const [number, place = 0] = event.id.split(".").map(Number);
      return number < step || (number === step && place <= hop);
    }));
  }

  /** The role of a participant. */
  role(name) { return this.roleOf.get(name) ?? noRole; }

  /** The step that an event stands in. */
  step(index) { return this.steps[this.stepAt[index]]; }

  /** What a step does: the name that its first event gives. */
  stepTitle(step) {
    const event = this.events[step.first];
    const name = event.name === undefined ? event.kind : shown(event.name);
    if (event.kind === "input" && typeof event.value?.ignored === "string") {
      const { ignored, ...rest } = event.value;
      const carried = Object.keys(rest).join() === "value" ? rest.value : Object.keys(rest).length ? rest : undefined;
      return [name, carried === undefined ? "" : valueText(carried), `ignored: ${shown(ignored)}`].filter(Boolean).join(" ");
    }
    return [name, event.value === undefined ? "" : valueText(event.value)].filter(Boolean).join(" ");
  }

  /** The events that led to one, nearest first. */
  causes(index) {
    const chain = [];
    for (let at = this.cause[index]; at >= 0; at = this.cause[at]) chain.push(at);
    return chain;
  }

  /** The events that one led to, without those that they led to in turn. */
  effects(index) {
    const list = [];
    for (let at = this.firstEffect[index]; at >= 0; at = this.nextEffect[at]) list.push(at);
    return list;
  }

  /** Whether one event led to another, at once or by others. */
  leadsTo(index, effect) {
    let at = effect;
    while (at > index) at = this.cause[at];
    return at === index && effect !== index;
  }

  /** The place of the last screen shown at or before an event among the events; -1 where there is none. */
  screenAt(index) {
    if (!this.screens) {
      this.screens = [];
      this.events.forEach((event, at) => { if (event.kind === "screen") this.screens.push(at); });
    }
    return lastNotAfter(this.screens, index);
  }

  /** The moment of this trace that is that of an event of another: the same step, as long after its beginning. */
  aligned(other, index) {
    const theirs = other.step(index);
    const at = lastPlace(this.steps, (step) => step.number <= theirs.number);
    const step = this.steps[Math.max(at, 0)];
    if (step.number !== theirs.number) return at < 0 ? 0 : step.last;
    const offset = other.events[index].t - theirs.time;
    const [first, last] = other.group(theirs, offset);
    const [start, end] = this.group(step, offset);
    if (this.events[start].t - step.time !== offset || last === first) return last === first ? start : end;
    return start + Math.round(((index - first) / (last - first)) * (end - start));
  }

  /** The first and last event of a step at the latest moment not after an offset from its beginning. */
  group(step, offset) {
    let end = step.first;
    for (let at = step.first; at <= step.last && this.events[at].t - step.time <= offset; at++) end = at;
    let start = end;
    while (start > step.first && this.events[start - 1].t === this.events[end].t) start--;
    return [start, end];
  }
}

/** The place of the last element for which `holds`, which it does up to some place; -1 where there is none. */
function lastPlace(list, holds) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle])) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The last of ascending numbers that is not above one; -1 where there is none. */
function lastNotAfter(numbers, number) {
  const place = lastPlace(numbers, (each) => each <= number);
  return place < 0 ? -1 : numbers[place];
}
