// The comparison: what `archcli compare` measures, as a table and as small charts.

/** A bar in the place of a number's size; `parts` are [share of the whole, class]. */
function bar(parts) {
  return draw("svg", { class: "bar", "aria-hidden": "true", height: 14, width: "100%" },
    parts.map(([share, name]) => draw("rect", { class: name, x: 0, y: 1, height: 12, width: `${share * 100}%` })));
}

/** One chart: a row for each trace. `values` gives [text, parts] or null where nothing was counted. */
function chart(title, meaning, traces, values) {
  return make("section", { class: "chart" }, make("h3", {}, title), make("p", {}, meaning),
    make("table", {}, make("tbody", {}, traces.map((trace, at) => {
      const value = values(at);
      return make("tr", {}, make("th", { scope: "row" }, make("bdi", {}, shown(trace.title))),
        make("td", { class: "figure" }, value ? value[0] : "–"), make("td", { class: "bars" }, value ? bar(value[1]) : null));
    }))));
}

/** The charts and tables of the traces in the page. */
function comparisonView(report, traces) {
  const { metrics } = report;
  const row = (name) => metrics.find(({ metric }) => metric === name)?.figures ?? [];
  const share = (value, values) => value / Math.max(1, ...values.filter((each) => each !== null));
  const single = (name) => {
    const values = row(name);
    return (at) => (values[at] === null ? null : [String(values[at]), [[share(values[at], values), "fill"]]]);
  };
  const meaning = (name) => metrics.find(({ metric }) => metric === name)?.meaning ?? "";
  const [median, largest, wires, drifts] = ["hops-median", "hops-largest", "wires", "silent-drifts"].map(row);
  return [
    make("p", { class: "lead" }, "Every figure is counted, in the traces of this page or, where it says so, in further runs "
      + "and in the sources. Less is cheaper. Nobody wins: what a figure is worth depends on the app."),
    make("div", { class: "charts" },
      chart("Hops per action", "Half of a person's actions stay within the dark part; the longest is the whole bar.", traces,
        (at) => [`${median[at]} – ${largest[at]}`,
          [[share(largest[at], largest), "pale"], [share(median[at], largest), "fill"]]]),
      chart("Edges", meaning("edges"), traces, single("edges")),
      chart("Renders", meaning("renders"), traces, single("renders")),
      chart("Wires that drift", "Of all wires, the dark part lets a screen drift silently when it is cut.", traces,
        (at) => (wires[at] === null ? null : [`${drifts[at]} of ${wires[at]}`,
          [[share(wires[at], wires), "pale"], [share(drifts[at], wires), "fill"]]]))),
    make("h2", {}, "All figures"), figureTable(metrics, traces, share),
    make("h2", {}, "Hops per action"),
    make("p", {}, "How many hops from one participant to another each thing that a person did led to."),
    hopsTable(traces, share),
    make("h2", {}, "Wires that drift silently"),
    make("p", {}, "Each was cut in a run of its own. The screen was right at first and wrong after a later change, and nobody said so."),
    ...traces.map(driftList),
  ];
}

function scrolling(label, ...children) {
  return make("div", { class: "scrolling", tabindex: "0", role: "group", "aria-label": label }, ...children);
}

function figureTable(metrics, traces, share) {
  return scrolling("All figures", make("table", { class: "figures" },
    make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "metric"),
      traces.map((trace) => make("th", { scope: "col" }, make("bdi", {}, shown(trace.title)))))),
    make("tbody", {}, metrics.map(({ metric, meaning, figures }) => {
      // A verdict has no size.
      const known = figures.filter((figure) => typeof figure === "number");
      const [least, most] = [Math.min(...known), Math.max(...known)];
      // An extreme is told where a pattern has it alone or with one other, as `archcli compare` does.
      const isTold = (figure) => least < most && known.filter((each) => each === figure).length < 3;
      return make("tr", {},
        make("th", { scope: "row" }, metric, make("span", { class: "meaning" }, meaning)),
        figures.map((figure) => {
          if (figure === null) return make("td", {}, "–", spoken("not counted"));
          if (typeof figure !== "number") return make("td", {}, figure);
          const extreme = !isTold(figure) ? "" : figure === least ? "least" : figure === most ? "most" : "";
          return make("td", { class: extreme }, extreme ? make("span", { class: "sign" }, `${extreme} `) : null,
            String(figure), bar([[share(figure, figures), "fill"]]));
        }));
    }))));
}

function hopsTable(traces, share) {
  const actions = new Map();
  traces.forEach((trace, at) => {
    for (const [step, title, hops] of trace.facts.hops) {
      const key = `${step} ${title}`;
      if (!actions.has(key)) actions.set(key, { step, title, figures: traces.map(() => null) });
      actions.get(key).figures[at] = hops;
    }
  });
  const rows = [...actions.values()].sort((a, b) => a.step - b.step);
  const kept = rows.slice(0, 500);
  const all = kept.flatMap(({ figures }) => figures);
  return scrolling("Hops per action", make("table", { class: "figures" },
    make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "step"),
      traces.map((trace) => make("th", { scope: "col" }, make("bdi", {}, shown(trace.title)))))),
    make("tbody", {}, kept.map(({ step, title, figures }) => make("tr", {},
      make("th", { scope: "row" }, `${step}  `, make("bdi", {}, visible(title))),
      figures.map((figure, at) => make("td", {}, figure === null ? "–"
        : [make("a", { href: linkTo(traces[at], String(step)) }, String(figure)), bar([[share(figure, all), "fill"]])])))))),
  rows.length > kept.length ? make("p", {}, `${rows.length - kept.length} more actions are left out here.`) : null);
}

function driftList(trace) {
  const { drifts } = trace.facts;
  const text = drifts === null ? "not counted: wires are cut where a pattern is run, uncut, for the page"
    : `${drifts.length} of ${counted(trace.facts.wires, "wire")}`;
  return make("details", {}, make("summary", {}, make("bdi", {}, shown(trace.title)), ` ${text}`),
    drifts?.length ? scrolling(`Wires of ${shown(trace.title)}`, make("table", { class: "wires" },
      make("thead", {}, make("tr", {}, ["wire", "what", "first wrong", "missed", "instead"].map(
        (title) => make("th", { scope: "col" }, title)))),
      make("tbody", {}, drifts.map((wire) => make("tr", {},
        make("th", { scope: "row" }, String(wire.number)),
        make("td", {}, `${wire.kind} ${shown(wire.name)}`, make("br"), make("bdi", {}, `${shown(wire.from)} → ${shown(wire.to)}`)),
        make("td", {}, make("a", { href: linkTo(trace, String(wire.step)) }, `step ${wire.step}`),
          ` ${shown(wire.action)}, after ${wire.offset} ms`),
        make("td", {}, shown(wire.missed ?? "–")), make("td", {}, shown(wire.instead ?? "–"))))))) : null);
}
