// One trace on show: its list of events and what is to be seen of the moment at its cursor.

class Panel {
  /** `actions` takes `select(panel, index)`, `scroll(panel, index)`, `copyMermaid(panel)` and `save(panel)`. */
  constructor(trace, prefix, actions) {
    this.trace = trace.load();
    this.cursor = 0;
    this.list = new EventList(trace, prefix, {
      select: (index) => actions.select(this, index),
      hover: (index) => { this.list.hovered = index; this.list.light(); },
      scroll: (index) => actions.scroll(this, index),
    });
    this.inspector = new Inspector(trace, { select: (index) => actions.select(this, index) });
    this.head = make("div", { class: "lane-names", "aria-hidden": "true" });
    const legend = make("p", { class: "spoken" }, `Lanes: ${trace.laneNames.map(shown).join(", ")}`);
    this.element = make("article", { class: "panel", "aria-label": shown(trace.title) },
      make("header", { class: "panel-head" },
        make("h2", {}, make("bdi", {}, shown(trace.title))),
        make("span", { class: "facts" }, this.#facts()),
        make("span", { class: "buttons" },
          make("button", { type: "button", class: "copy", onclick: () => actions.copyMermaid(this) }, "Copy step as Mermaid"),
          make("button", { type: "button", class: "save", onclick: () => actions.save(this) }, "Save NDJSON"))),
      make("div", { class: "panel-body" },
        make("div", { class: "timeline" }, this.head, legend, this.list.element, this.list.empty),
        this.inspector.element));
  }

  #facts() {
    const { trace } = this;
    const { facts } = trace;
    const broken = breachCount(trace);
    const rules = facts.held === null ? "rules unknown" : broken === 0 ? "conforms"
      : `▲ ${broken === 1 ? "1 breach" : `${broken.toLocaleString("en")} breaches`}`;
    return [counted(trace.events.length, "event"), counted(trace.steps.length, "step"), rules].join(" · ");
  }

  /** Chooses the size of lanes and rows for the room there is. */
  layOut() {
    const width = this.element.clientWidth;
    const lanes = this.trace.laneNames.length;
    const isNarrow = width < 560;
    this.element.classList.toggle("is-narrow", isNarrow);
    this.element.classList.toggle("is-wide", width >= 980);
    const room = isNarrow ? width * 0.3 : (width >= 980 ? width - 410 : width) * 0.4;
    const lane = Math.round(Math.max(isNarrow ? 9 : 16, Math.min(isNarrow || width >= 980 ? 44 : 24, room / Math.max(lanes, 1))));
    this.element.style.setProperty("--lanes", `${lane * lanes}px`);
    this.head.replaceChildren(...this.trace.laneNames.map((role, at) => {
      const name = make("span", {}, shown(role));
      name.style.left = `${(at + 0.5) * lane}px`;
      return name;
    }));
    this.list.layOut({ lane, row: isNarrow ? 44 : 28, indent: isNarrow ? 3 : width >= 980 ? 10 : 6 });
  }

  /** Lists what passes a filter. */
  filter(filter) {
    this.list.show(filter.apply(this.trace));
    this.list.reveal();
  }

  /** Goes to an event. */
  go(index, sight) {
    this.cursor = index;
    this.list.cursor = index;
    this.list.reveal();
    this.list.light();
    this.inspector.show(index, sight);
  }

  /** Whether an event is listed. */
  lists(index) { return this.list.visible[this.list.place(index)] === index; }

  /** The listed event so many places after the cursor; the nearest end where there is none. */
  neighbour(distance) {
    const { visible } = this.list;
    if (!visible.length) return this.cursor;
    const at = this.list.place(this.cursor);
    const place = at + distance + (distance < 0 && !this.lists(this.cursor) ? 1 : 0);
    return visible[Math.max(0, Math.min(visible.length - 1, place))];
  }
}
