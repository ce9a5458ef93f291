// Deep links: `#mvvm/3.4` is event 3.4 of the trace mvvm; `#mvvm/3.4+tea` has tea beside it; `#compare`, `#rules`.

/** The link to an event of a trace. */
function linkTo(trace, id, beside) {
  return `#${linkName(trace)}/${id}${beside ? `+${linkName(beside)}` : ""}`;
}

function linkName(trace) {
  return trace.key.split("/").map(encodeURIComponent).join("/");
}

/** What a link asks for: `{tab}`, or `{trace, id, beside}`; null where it names nothing in the page. */
function parsedLink(hash, traces) {
  let parts;
  try {
    parts = hash.replace(/^#/, "").split("+").map(decodeURIComponent);
  } catch {
    return null;
  }
  if (parts[0] === "compare" || parts[0] === "rules") return { tab: parts[0] };
  const find = (name) => traces.find((trace) => trace.key === name)
    ?? traces.find((trace) => trace.title.toLowerCase() === name.toLowerCase());
  const whole = find(parts[0]);
  const slash = parts[0].lastIndexOf("/");
  const trace = whole ?? find(parts[0].slice(0, Math.max(0, slash)));
  if (!trace) return null;
  return { trace, id: whole ? null : parts[0].slice(slash + 1), beside: parts[1] ? find(parts[1]) ?? null : null };
}
