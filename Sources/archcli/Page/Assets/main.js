// Where the page begins.

function main() {
  const report = JSON.parse(byID("report-data").textContent);
  byID("app").hidden = false;
  byID("scenario").textContent = report.scenario === null ? "" : shown(report.scenario);
  const counts = report.metrics.find(({ metric }) => metric === "events").figures;
  const all = report.traces.map((facts, at) => new Trace({ ...facts, rules: report.rules }, byID(`trace-${at}`)));
  const traces = all.filter((trace, at) => counts[at] > 0);
  const app = new App(report, traces, all);
  byID("help").addEventListener("click", () => byID("help-dialog").showModal());
  if (traces.length === 0) {
    byID("view-trace").replaceChildren(make("p", { class: "page" }, "No trace in this page has an event."));
    return;
  }
  const options = (none) => [none ? make("option", { value: "" }, "nothing") : null,
    ...traces.map((trace) => make("option", { value: trace.key }, shown(trace.title)))].filter(Boolean);
  const find = (id) => traces.find((trace) => trace.key === byID(id).value);
  byID("pick").append(...options(false));
  byID("beside").append(...options(true));
  for (const id of ["pick", "beside"]) {
    byID(id).addEventListener("change", () => {
      const [first, second] = [find("pick"), find("beside")];
      app.show(second && second !== first ? [first, second] : [first]);
    });
  }
  for (const name of ["event", "screen", "state"]) {
    byID(`pane-${name}`).addEventListener("click", () => app.togglePane(name));
  }
  byID("by-time").addEventListener("click", () => app.toggleTime());
  byID("changed").addEventListener("click", () => app.toggleChanged());
  const moves = {
    first: () => app.walk(-Infinity), back: () => app.walk(-1), forward: () => app.walk(1), last: () => app.walk(Infinity),
    "step-back": () => app.walkSteps(-1), "step-forward": () => app.walkSteps(1),
  };
  for (const [id, move] of Object.entries(moves)) byID(id).addEventListener("click", move);
  byID("go-form").addEventListener("submit", () => {
    const id = byID("go-text").value.trim();
    const index = app.find(app.active.trace, id);
    if (index !== null) app.go(index, { says: true });
  });
  bindKeys(app);
  if (!app.follow(location.hash)) {
    const { current } = app.tabs;
    const hash = location.hash;
    app.show([traces[0]]);
    if (current !== "trace") history.replaceState(null, "", hash);
  }
  window.addEventListener("hashchange", () => app.follow(location.hash));
  new ResizeObserver(() => { if (app.tabs.current === "trace") app.layOut(); }).observe(byID("panels"));
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => app.overview.paint());
}
