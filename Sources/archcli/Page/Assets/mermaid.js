// A step as a Mermaid sequence diagram. Mermaid reads its text three times over (its own grammar, entities, markup),
// so every character that means something to any of them is written as its number.

/** What GitHub draws at most. */
const longestMermaid = 50000;

/** Text for a label: nothing in it is taken for syntax. */
function mermaidText(text) {
  const safe = shown(text).replace(/[^\p{L}\p{N}\p{M} _.,()/'+*=?!→–…-]/gu, (character) => `#${character.codePointAt(0)};`);
  // `end` closes a block, wherever it stands as a word.
  return safe.replace(/\b(e)(nd)\b/gi, (word, first, rest) => `#${first.codePointAt(0)};${rest}`)
    .replace(/\s+/g, " ").trim() || "#32;";
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
