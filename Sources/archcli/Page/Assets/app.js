// The page: which traces are on show, where the cursor is, and what follows when it moves.

class App {
  /** `traces` are those that have events, `all` the others, too. */
  constructor(report, traces, all) {
    this.report = report;
    this.traces = traces;
    this.all = all;
    this.filter = new Filter();
    this.panels = [];
    this.active = null;
    this.isByTime = false;
    /** What is to be seen of a moment. */
    this.sight = { panes: new Set(["event", "screen", "state"]), onlyChanged: false };
    this.player = new Player(() => this.advance());
    this.overview = new Overview(byID("overview"), { select: (panel, index) => this.go(index, { panel }) });
    this.tabs = new Tabs((tab) => this.#shown(tab));
    this.filterMenus = new FilterMenus(this.filter, () => this.refilter());
  }

  /** Puts one trace, or two, on show. */
  show(traces, index = null) {
    const old = this.active;
    const actions = {
      select: (panel, at) => this.go(at, { panel }),
      scroll: (panel, at) => this.#scrollOthers(panel, at),
      copyMermaid: (panel) => this.copyMermaid(panel),
      save: (panel) => this.save(panel),
    };
    const kept = new Map(this.panels.map((panel) => [panel.trace, panel.cursor]));
    const from = old && { trace: old.trace, cursor: old.cursor };
    this.panels = traces.map((trace, at) => new Panel(trace, `row${at}`, actions));
    this.active = this.panels[0];
    byID("panels").replaceChildren(...this.panels.map((panel) => panel.element));
    byID("panels").classList.toggle("two", this.panels.length > 1);
    byID("pick").value = traces[0].key;
    byID("beside").value = traces[1]?.key ?? "";
    this.filterMenus.show(this.panels.map((panel) => panel.trace));
    this.#fitPanes();
    this.layOut();
    this.refilter();
    const { trace } = this.active;
    this.go(index ?? kept.get(trace) ?? (from ? trace.aligned(from.trace, from.cursor) : firstTap(trace)));
  }

  /** Fits everything to the room there is. */
  layOut() {
    for (const panel of this.panels) panel.layOut();
    this.overview.show(this.panels, this.isByTime);
    if (this.active) this.overview.point(this.active);
  }

  /** Lists what passes the filter. */
  refilter() {
    for (const panel of this.panels) panel.filter(this.filter);
    this.overview.paint();
    const listed = this.panels.reduce((sum, panel) => sum + panel.list.visible.length, 0);
    const all = this.panels.reduce((sum, panel) => sum + panel.trace.events.length, 0);
    byID("count").textContent = this.filter.isOn
      ? `${listed.toLocaleString("en")} of ${counted(all, "event")}` : counted(all, "event");
    byID("clear").disabled = !this.filter.isOn;
    if (byID("search").value !== this.filter.text) byID("search").value = this.filter.text;
    if (this.active) this.#sayWhere();
  }

  /** Goes to an event of a panel; the other goes to the same moment. */
  go(index, { panel = this.active, says = false } = {}) {
    this.active = panel;
    for (const each of this.panels) {
      each.element.classList.toggle("is-active", each === panel && this.panels.length > 1);
      each.go(each === panel ? index : each.trace.aligned(panel.trace, index), this.sight);
    }
    this.overview.point(panel);
    this.#sayWhere();
    if (says) announce(lineText(panel.trace.events[index]));
    this.#writeLink();
  }

  #sayWhere() {
    const { trace, cursor } = this.active;
    const event = trace.events[cursor];
    const step = trace.step(cursor);
    byID("where").replaceChildren(
      make("strong", {}, `step ${step.number}`), " ", make("bdi", {}, trace.stepTitle(step)),
      make("span", { class: "dim" }, ` · ${event.t} ms · event ${event.id}, ${(cursor + 1).toLocaleString("en")} of `
        + `${trace.events.length.toLocaleString("en")}${this.active.lists(cursor) ? "" : " · left out by the filter"}`));
    document.title = `${event.id} ${shown(trace.title)} · archcli report`;
  }

  #writeLink() {
    if (this.tabs.current !== "trace") return;
    const beside = this.panels.find((panel) => panel !== this.active)?.trace;
    const { trace, cursor } = this.active;
    history.replaceState(null, "", linkTo(trace, trace.events[cursor].id, beside));
  }

  /** Goes where the address says. */
  follow(hash) {
    const link = parsedLink(hash, this.traces);
    if (!link) {
      if (hash.length > 1) tell(`This page has no ${shown(hash)}.`);
      return false;
    }
    if (link.tab) {
      this.tabs.show(link.tab);
      return false;
    }
    this.tabs.show("trace");
    const index = link.id === null ? null : this.find(link.trace.load(), link.id);
    const beside = link.beside ?? (this.panels.length > 1
      ? this.panels.map((panel) => panel.trace).find((trace) => trace !== link.trace) : null);
    const onShow = this.panels.find((panel) => panel.trace === link.trace);
    if (onShow && (!link.beside || this.panels.some((panel) => panel.trace === link.beside))) {
      this.go(index ?? onShow.cursor, { panel: onShow });
    } else this.show([link.trace, beside].filter(Boolean).filter((trace, at, list) => list.indexOf(trace) === at), index);
    return true;
  }

  /** The place of an event by its number: where there is none, the last before it, and says so; null for no number. */
  find(trace, id) {
    const index = trace.indices.get(id);
    if (index !== undefined) return index;
    const isNumber = /^\d+(\.\d+)?$/.test(id);
    tell(`${shown(trace.title)} has no event ${shown(id)}${isNumber ? ": this is the last before it" : ""}.`);
    return isNumber ? trace.nearest(id) : null;
  }

  #shown(tab) {
    if (tab === "trace") {
      if (this.active) {
        this.layOut();
        for (const panel of this.panels) panel.list.reveal();
        this.#writeLink();
      }
    } else {
      this.player.stop();
      history.replaceState(null, "", `#${tab}`);
      const view = byID(`view-${tab}`);
      if (!view.firstChild) {
        view.append(...(tab === "compare" ? comparisonView : rulesView)(this.report, this.all));
      }
    }
  }

  #scrollOthers(panel, index) {
    // A list that was taken away scrolls to its top, which is nobody's doing.
    if (!this.panels.includes(panel) || this.tabs.current !== "trace") return;
    for (const each of this.panels) {
      if (each !== panel) each.list.scrollTo(each.trace.aligned(panel.trace, index));
    }
  }

  /** One event on, while playing. Returns whether there was one. */
  advance() {
    const next = this.active.neighbour(1);
    if (next === this.active.cursor) return false;
    this.go(next);
    return true;
  }

  /** Goes so many listed events on. */
  walk(distance) { this.go(this.active.neighbour(distance), { says: true }); }

  /** Goes to the beginning of the next step, or of this one, or of the one before. */
  walkSteps(direction) {
    const { trace, cursor } = this.active;
    const at = trace.stepAt[cursor];
    const isAtStart = trace.steps[at].first === cursor;
    const step = trace.steps[at + (direction > 0 ? 1 : isAtStart ? -1 : 0)];
    if (step) this.go(step.first, { says: true });
  }

  /** Goes to what led to the event, or to the first that it led to. */
  walkCauses(direction) {
    const { trace, cursor } = this.active;
    const index = direction < 0 ? trace.cause[cursor] : trace.firstEffect[cursor];
    if (index >= 0) this.go(index, { says: true });
    else tell(direction < 0 ? "It has no cause: it came from outside." : "It led to nothing.");
  }

  /** Goes to the next event of the same cause. */
  walkSiblings() {
    const { trace, cursor } = this.active;
    if (trace.nextEffect[cursor] >= 0) this.go(trace.nextEffect[cursor], { says: true });
    else tell("Its cause led to nothing further.");
  }

  /** Goes to the next mark, around the ends. */
  walkMarks(direction) {
    const { trace, cursor } = this.active;
    const { marked } = trace;
    if (!marked.length) return tell("No rule is broken, and there is no error.");
    const index = direction > 0 ? marked.find((at) => at > cursor) ?? marked[0]
      : marked.findLast((at) => at < cursor) ?? marked.at(-1);
    this.go(index, { says: true });
  }

  /** Shows the same moment of the next trace of the page. */
  showNextTrace() {
    const place = this.traces.indexOf(this.panels[0].trace);
    const others = this.panels.slice(1).map((panel) => panel.trace);
    for (let distance = 1; distance < this.traces.length; distance++) {
      const next = this.traces[(place + distance) % this.traces.length];
      if (!others.includes(next)) return this.show([next, ...others]);
    }
  }

  /** Puts another trace beside, or takes it away. */
  toggleBeside() {
    const [first, second] = this.panels.map((panel) => panel.trace);
    if (second) return this.show([first]);
    const next = this.traces[(this.traces.indexOf(first) + 1) % this.traces.length];
    if (next === first) tell("This page has one trace.");
    else this.show([first, next]);
  }

  /** Makes the other panel the one that is walked in. */
  switchPanel() {
    const other = this.panels.find((panel) => panel !== this.active);
    if (other) this.go(other.cursor, { panel: other, says: true });
  }

  /** Lays the run out by time, or by step. */
  toggleTime() {
    this.isByTime = !this.isByTime;
    byID("by-time").setAttribute("aria-pressed", String(this.isByTime));
    this.layOut();
  }

  /** Shows all of the state, or what has changed in the step. */
  toggleChanged() {
    this.sight.onlyChanged = !this.sight.onlyChanged;
    byID("changed").setAttribute("aria-pressed", String(this.sight.onlyChanged));
    this.go(this.active.cursor);
  }

  /** Shows or hides the event, the screen or the state. */
  togglePane(name) {
    const { panes } = this.sight;
    if (!panes.delete(name)) panes.add(name);
    this.hasChosenPanes = true;
    this.#sayPanes();
    this.layOut();
    this.go(this.active.cursor);
  }

  /** Two traces side by side leave room for two panes each, unless somebody has chosen. */
  #fitPanes() {
    if (this.hasChosenPanes) return;
    if (this.panels.length > 1) this.sight.panes.delete("event");
    else this.sight.panes.add("event");
    this.#sayPanes();
  }

  #sayPanes() {
    for (const name of ["event", "screen", "state"]) {
      byID(`pane-${name}`).setAttribute("aria-pressed", String(this.sight.panes.has(name)));
    }
  }

  /** Copies the step as a Mermaid diagram. */
  async copyMermaid(panel = this.active) {
    const { trace } = panel;
    const step = trace.step(panel.cursor);
    await copy(mermaidOf(trace, step, panel.list.visible), `step ${step.number} of ${shown(trace.title)} as Mermaid`);
  }

  /** Saves the trace as its file has it. */
  save(panel = this.active) {
    const { trace } = panel;
    const { text } = trace;
    const isDocument = text.split("\n", 1)[0].trim().endsWith("[");
    const name = trace.key.replace(/[^\p{L}\p{N}._-]+/gu, "-") || "trace";
    const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
    make("a", { href: address, download: `${name}.${isDocument ? "json" : "ndjson"}` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }
}

/** Where a first look is worth most: the second thing that a person does, else the beginning. */
function firstTap(trace) {
  const taps = trace.steps.filter((step) => trace.events[step.first].from === "user");
  return taps[1]?.first ?? 0;
}
