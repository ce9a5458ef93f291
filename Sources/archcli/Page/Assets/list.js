// The list of a trace's events. Only the rows in sight are in the page, so its length costs nothing.

class EventList {
  /** `actions` takes `select(index)`, `hover(index or -1)` and `scroll(index of the first row in sight)`. */
  constructor(trace, prefix, actions) {
    this.trace = trace;
    this.prefix = prefix;
    this.visible = new Int32Array(0);
    this.rows = new Map();
    this.cursor = 0;
    this.hovered = -1;
    this.space = make("div", { class: "rows", role: "presentation" });
    this.element = make("div", {
      class: "list", role: "listbox", tabindex: "0", "aria-label": `Events of ${shown(trace.title)}`,
      onclick: (event) => { const index = EventList.#index(event); if (index >= 0) actions.select(index); },
      onpointerover: (event) => actions.hover(EventList.#index(event)),
      onpointerleave: () => actions.hover(-1),
      onscroll: () => this.#scrolled(actions),
    }, this.space);
    this.empty = make("p", { class: "empty", hidden: true }, "No event passes the filter.");
  }

  static #index(event) {
    const row = event.target.closest?.(".row");
    return row ? Number(row.dataset.index) : -1;
  }

  /** Takes the size of lanes and rows; draws anew. */
  layOut(layout) {
    const first = this.visible[this.firstPlace] ?? 0;
    this.layout = layout;
    this.show(this.visible);
    this.scrollTo(first);
  }

  /** Lists these events. */
  show(visible) {
    this.visible = visible;
    this.space.style.height = `${visible.length * this.layout.row}px`;
    this.empty.hidden = visible.length > 0;
    for (const row of this.rows.values()) row.remove();
    this.rows.clear();
    this.render();
  }

  get firstPlace() { return this.layout ? Math.floor(this.element.scrollTop / this.layout.row) : 0; }

  #scrolled(actions) {
    this.render();
    if (this.expected !== undefined && Math.abs(this.element.scrollTop - this.expected) < 2) return;
    this.expected = undefined;
    actions.scroll(this.visible[this.firstPlace] ?? 0);
  }

  /** The place of the last listed event that is not after one. */
  place(index) { return lastPlace(this.visible, (each) => each <= index); }

  #setScroll(top) {
    const limit = Math.max(0, this.visible.length * this.layout.row - this.element.clientHeight);
    this.expected = Math.max(0, Math.min(limit, top));
    this.element.scrollTop = this.expected;
    this.render();
  }

  /** Puts an event on top. */
  scrollTo(index) { this.#setScroll(Math.max(0, this.place(index)) * this.layout.row); }

  /** Brings the cursor into sight, with some rows around it. */
  reveal() {
    const { row } = this.layout;
    const top = Math.max(0, this.place(this.cursor)) * row;
    const height = this.element.clientHeight;
    const margin = Math.min(4 * row, Math.max(0, (height - row) / 2));
    const { scrollTop } = this.element;
    if (top < scrollTop + margin) this.#setScroll(top - margin);
    else if (top + row > scrollTop + height - margin) this.#setScroll(top + row + margin - height);
  }

  /** Draws the rows in sight and forgets the others. */
  render() {
    if (!this.layout) return;
    const { row } = this.layout;
    const { scrollTop, clientHeight } = this.element;
    const first = Math.max(0, Math.floor(scrollTop / row) - 6);
    const last = Math.min(this.visible.length - 1, Math.ceil((scrollTop + clientHeight) / row) + 6);
    for (const [place, element] of this.rows) {
      if (place < first || place > last) {
        element.remove();
        this.rows.delete(place);
      }
    }
    for (let place = first; place <= last; place++) {
      if (this.rows.has(place)) continue;
      const element = this.#row(place);
      this.rows.set(place, element);
      this.space.append(element);
    }
    this.light();
  }

  #row(place) {
    const { trace, layout } = this;
    const index = this.visible[place];
    const event = trace.events[index];
    const before = place > 0 ? trace.events[this.visible[place - 1]] : null;
    const step = trace.step(index);
    const isNewStep = !before || trace.step(this.visible[place - 1]) !== step;
    const isNewTime = !before || before.t !== event.t;
    const marks = trace.marks.get(index);
    const row = make("div", {
      class: `row${isNewStep ? " new-step" : ""}${step.first === index ? " opens" : ""}`, role: "option",
      id: `${this.prefix}-${index}`, "data-index": index, "aria-selected": "false",
      "aria-setsize": this.visible.length, "aria-posinset": place + 1,
    },
    make("span", { class: "link", "aria-hidden": "true" }),
    make("span", { class: "mark" }, marks ? ["▲", spoken("breaks a rule")] : null),
    make("span", { class: "id" }, event.id),
    make("span", { class: isNewTime || isNewStep ? "time" : "time same" }, `${event.t} ms`),
    laneDrawing(trace, index, layout),
    make("span", { class: "label" },
      make("span", { class: `kind family-${family(event.kind)}` }, shown(event.kind)),
      make("span", { class: "text" },
        make("bdi", { class: "what" }, whatText(event).slice(0, 240)),
        make("bdi", { class: "who" }, whoText(event).slice(0, 120)))));
    row.style.transform = `translateY(${place * layout.row}px)`;
    row.style.height = `${layout.row}px`;
    const indent = Math.min(trace.depth[index], 12) * layout.indent;
    row.querySelector(".text").style.paddingInlineStart = `${indent}px`;
    return row;
  }

  /** Lights what led to the event at hand, and what it led to. */
  light() {
    const { trace } = this;
    const at = this.hovered >= 0 ? this.hovered : this.cursor;
    for (const [place, element] of this.rows) {
      const index = this.visible[place];
      const isCause = index < at && trace.leadsTo(index, at);
      const isEffect = index > at && trace.leadsTo(at, index);
      const isNear = isCause ? trace.cause[at] === index : isEffect && trace.cause[index] === at;
      element.classList.toggle("is-cursor", index === this.cursor);
      element.classList.toggle("is-hovered", index === this.hovered);
      element.classList.toggle("is-cause", isCause);
      element.classList.toggle("is-effect", isEffect);
      element.classList.toggle("is-near", isNear);
      element.setAttribute("aria-selected", String(index === this.cursor));
      element.firstChild.textContent = index === this.cursor ? "▶" : isCause ? "↑" : isEffect ? "↓" : "";
    }
    const isThere = this.rows.has(this.place(this.cursor)) && this.visible[this.place(this.cursor)] === this.cursor;
    if (isThere) this.element.setAttribute("aria-activedescendant", `${this.prefix}-${this.cursor}`);
    else this.element.removeAttribute("aria-activedescendant");
  }
}
