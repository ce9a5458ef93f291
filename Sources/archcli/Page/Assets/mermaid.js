// A step as a Mermaid sequence diagram. Mermaid reads its text three times over (its own grammar, entities, markup),
// so every character that means something to any of them is written as its number.

/** What GitHub draws at most. */
const longestMermaid = 50000;

/** Text for a label: every sign that Mermaid, its Markdown, its HTML or its TeX could take for its own is a number. */
function mermaidText(text) {
  const safe = shown(text).replace(/[^a-zA-Z0-9 .,()[\]/?'"+=_\u0080-\u{10ffff}-]|[\ufb02°¶ß]/gu,
    (sign) => `#${sign.codePointAt(0)};`);
  // Mermaid looks for `style` and `classDef` before all else; `end` closes a block.
  return safe.replaceAll("style", "s#116;yle").replaceAll("classDef", "class#68;ef")
    .replace(/\b(e)(?=nd\b)/gi, (letter) => `#${letter.codePointAt(0)};`) || "#32;";
}

/** The listed events of a step. */
function mermaidOf(trace, step, visible) {
  const places = [...visible].filter((index) => index >= step.first && index <= step.last);
  const names = new Map();
  const id = (name) => {
    if (!names.has(name)) names.set(name, `p${names.size + 1}`);
    return names.get(name);
  };
  const lines = places.map((index) => {
    const event = trace.events[index];
    const from = id(event.from);
    const arrow = isAnswer(event.kind) ? "-->>" : "->>";
    const what = whatText(event);
    const text = mermaidText(`${event.kind} ${what.length > 160 ? `${what.slice(0, 159)}…` : what}`);
    return `  ${from}${arrow}${event.to === undefined ? from : id(event.to)}: ${text}`;
  });
  const people = [...names].map(([name, number]) =>
    `  ${name === "user" ? "actor" : "participant"} ${number} as ${mermaidText(name)}`);
  const over = [...new Set([...names.values()].slice(0, 1).concat([...names.values()].slice(-1)))].join(",");
  const note = (text) => (over ? `  Note over ${over}: ${mermaidText(text)}` : "");
  const hidden = step.last - step.first + 1 - places.length;
  const head = ["sequenceDiagram", ...people,
    note(`${trace.title}, step ${step.number}: ${trace.stepTitle(step)}, t=${step.time} ms`)];
  if (hidden) head.push(note(`${counted(hidden, "event")} of this step left out by the filter`));
  let length = head.join("\n").length + 200;
  const kept = [];
  for (const line of lines) {
    length += line.length + 1;
    if (length > longestMermaid) break;
    kept.push(line);
  }
  if (kept.length < lines.length) kept.push(note(`${counted(lines.length - kept.length, "event")} more do not fit`));
  return `${[...head, ...kept].filter(Boolean).join("\n")}\n`;
}
