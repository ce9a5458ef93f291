// How names and values of a trace are written for a person, in the words of `archcli run`.

/** A number that JavaScript would round: kept as the trace writes it. */
class Verbatim {
  constructor(source) { this.source = source; }
}

/** Text that may have been escaped in parts already: its control characters and controls of writing direction can be
 * seen, and do nothing. */
function visible(text) {
  return String(text).replace(
    /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
}

/** The same of text as a trace has it: no two texts are shown alike. */
function shown(text) {
  return visible(String(text).replace(/\\(?=u\{)/g, "\\u{5C}"));
}

/** A text between quotes. */
function quotedText(text) {
  return `"${visible(text.replace(/["\\]/g, "\\$&"))}"`;
}

/** The key of an object: as it is where it is a name, and else between quotes. */
function keyText(key) {
  return /^[\w.$#[\]-]+$/.test(key) ? key : quotedText(key);
}

/** The members of an object in the order of their keys, whatever that of its file. */
function membersOf(value) {
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
}

/** A value in one line: `"Follow"`, `{id: 7}`, `–` for nothing. */
function valueText(value) {
  if (value === undefined) return "–";
  if (typeof value === "string") return quotedText(value);
  if (value instanceof Verbatim) return value.source;
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    return `{${membersOf(value).map(([key, part]) => `${keyText(key)}: ${valueText(part)}`).join(", ")}}`;
  }
  return String(value);
}

/** A value over several lines where it has parts. */
function valueLines(value, indent = "") {
  const isList = Array.isArray(value);
  if (value === null || typeof value !== "object" || value instanceof Verbatim) return valueText(value);
  const entries = isList ? value.map((part) => ["", part]) : membersOf(value);
  if (entries.length === 0 || valueText(value).length < 48) return valueText(value);
  const inner = indent + "  ";
  const lines = entries.map(([key, part]) => `${inner}${isList ? "" : `${keyText(key)}: `}${valueLines(part, inner)}`);
  return `${isList ? "[" : "{"}\n${lines.join("\n")}\n${indent}${isList ? "]" : "}"}`;
}

/** A method with its arguments, `toggleFollow(user: 7)`, or a name with what it carries, `usersChanged([7])`. */
function callText(name, value) {
  const text = shown(name);
  if (value === undefined) return text;
  const open = text.indexOf("(");
  if (open < 0 || !text.endsWith(":)")) {
    return text.endsWith(")") ? `${text}  ${valueText(value)}` : `${text}(${valueText(value)})`;
  }
  const labels = text.slice(open + 1, -1).split(":").slice(0, -1);
  const values = labels.length > 1 && Array.isArray(value) && value.length === labels.length ? value : [value];
  const list = values.map((part, index) => {
    const label = labels[index];
    return label === "_" ? valueText(part) : `${label}: ${valueText(part)}`;
  });
  return `${text.slice(0, open)}(${list.join(", ")})`;
}

/** Two texts that differ, by their code points where they would look the same: é is one code point, or two. */
function distinct(a, b) {
  if (a === b || a.normalize("NFKC") !== b.normalize("NFKC")) return [a, b];
  return [a, b].map((text) => text.replace(/[^\u0000-\u007f]/gu,
    (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`));
}

/** A change: `header.follow  "Follow" → "Following"`. */
function changeText(change) {
  return `${shown(change.path)}  ${distinct(valueText(change.old), valueText(change.new)).join(" → ")}`;
}

/** What an event is about, without who and how. */
function whatText(event) {
  const name = event.name ?? "";
  const value = event.value;
  switch (event.kind) {
    case "call": case "notify": return callText(name, value);
    case "state": case "render": return (event.changes ?? []).map(changeText).join("; ");
    case "create": return event.role === undefined ? "" : shown(event.role);
    case "screen": return Array.isArray(value) ? `${value.length} lines` : "";
    case "response": {
      const outcome = value?.status ?? value?.error;
      const stale = value?.stale === true ? "  stale, dropped" : "";
      const body = value?.body === undefined ? "" : `  ${valueText(value.body)}`;
      return `${shown(name)}  ${outcome === undefined ? "" : valueText(outcome)}${stale}${body}`;
    }
    default: return [shown(name), value === undefined ? "" : valueText(value)].filter(Boolean).join("  ");
  }
}

/** Who acts on whom. */
function whoText(event) {
  return event.to === undefined ? shown(event.from) : `${shown(event.from)} → ${shown(event.to)}`;
}

/** An event in a line. */
function lineText(event) {
  return `${event.id} ${event.kind} ${whoText(event)} ${whatText(event)}`;
}

/** `1 event`, `2 events`. */
function counted(count, noun) {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
