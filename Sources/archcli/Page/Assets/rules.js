// The rules: what `archcli check` finds in the traces of the page.

const longestBreachList = 500;

/** How often a trace breaks its rules. */
function breachCount({ facts }) {
  return facts.breaches.length + facts.breachesLeftOut;
}

/** A section for each trace: what it was held against, and what it breaks. */
function rulesView(report, traces) {
  return [
    make("p", { class: "lead" }, "Each trace is held against the rules of its pattern: who may act on whom, and what must "
      + "come first."),
    ...traces.map((trace) => {
      const { held, breaches, against } = trace.facts;
      const result = held === null ? `No rules are known for ${shown(against)}, so nothing was checked.`
        : breaches.length === 0 ? `Conforms to the ${counted(held, "rule")} of ${shown(against)}.`
        : `▲ ${breachCount(trace).toLocaleString("en")} times a rule of ${shown(against)} is broken.`;
      return make("section", { class: "rules" }, make("h2", {}, make("bdi", {}, shown(trace.title))),
        make("p", { class: breaches.length ? "broken" : "" }, result),
        breaches.length ? make("ul", {}, breaches.slice(0, longestBreachList).map(([id, rule, message]) =>
          make("li", {}, make("a", { href: linkTo(trace, id) }, id), " ",
            make("strong", {}, report.rules[rule].id), " ", make("bdi", {}, visible(message))))) : null,
        breaches.length > longestBreachList
          ? make("p", {}, `${breaches.length - longestBreachList} more are marked in the trace.`) : null,
        trace.facts.breachesLeftOut
          ? make("p", {}, `Not in this page: ${trace.facts.breachesLeftOut.toLocaleString("en")} more.`) : null);
    }),
  ];
}
