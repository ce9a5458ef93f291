// Drawing an event in its lanes: an arrow from role to role, a shape where somebody acts on itself.

/** The drawing of one event; `layout` has the lanes' width and the row's height. */
function laneDrawing(trace, index, layout) {
  const { lane, row } = layout;
  const event = trace.events[index];
  const middle = row / 2;
  const place = (name) => (trace.lanes.get(trace.role(name)) + 0.5) * lane;
  const from = place(event.from);
  const svg = draw("svg", {
    class: `lanes family-${family(event.kind)}`, width: trace.laneNames.length * lane, height: row, "aria-hidden": "true",
  });
  trace.laneNames.forEach((name, at) => {
    const x = (at + 0.5) * lane;
    svg.append(draw("line", { class: "lifeline", x1: x, x2: x, y1: 0, y2: row }));
  });
  if (event.to === undefined || event.to === event.from) {
    svg.append(ownShape(event.kind, from, middle));
    return svg;
  }
  const to = place(event.to);
  const dash = isAnswer(event.kind) ? "answer" : "";
  if (from === to) {
    // Two of the same role: out of the lane and back.
    const out = Math.min(lane * 0.45, 14);
    svg.append(draw("path", {
      class: `arrow ${dash}`,
      d: `M${from} ${middle - 7}C${from + out * 1.6} ${middle - 7} ${from + out * 1.6} ${middle + 6} ${from + 5} ${middle + 6}`,
    }), arrowHead(from + 1, middle + 6, -1));
    return svg;
  }
  const direction = Math.sign(to - from);
  svg.append(
    draw("circle", { class: "solid", cx: from, cy: middle, r: 2.5 }),
    draw("line", { class: `arrow ${dash}`, x1: from, x2: to - direction * 6, y1: middle, y2: middle }),
    arrowHead(to, middle, direction));
  return svg;
}

function arrowHead(x, y, direction) {
  const back = x - direction * 7;
  return draw("path", { class: "solid", d: `M${x} ${y}L${back} ${y - 4}L${back} ${y + 4}Z` });
}

/** What somebody does by itself: each family has a shape of its own. */
function ownShape(kind, x, y) {
  switch (family(kind)) {
    case "change": return draw("path", { class: "solid", d: `M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z` });
    case "show": return draw("rect", { class: kind === "screen" ? "solid" : "hollow", x: x - 5, y: y - 5, width: 10, height: 10 });
    case "life": return kind === "destroy" || kind === "unsubscribe"
      ? draw("path", { class: "arrow", d: `M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}` })
      : draw("path", { class: "arrow", d: `M${x - 5} ${y}L${x + 5} ${y}M${x} ${y - 5}L${x} ${y + 5}` });
    case "fault": return draw("path", { class: "solid", d: `M${x} ${y - 7}L${x + 7} ${y + 5}L${x - 7} ${y + 5}Z` });
    default: return draw("circle", { class: "solid", cx: x, cy: y, r: 4.5 });
  }
}
