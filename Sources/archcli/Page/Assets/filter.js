// What is listed: by role, by kind, by text.

class Filter {
  constructor() {
    this.text = "";
    this.hiddenKinds = new Set();
    this.hiddenRoles = new Set();
  }

  get isOn() { return this.text.trim() !== "" || this.hiddenKinds.size > 0 || this.hiddenRoles.size > 0; }

  clear() {
    this.text = "";
    this.hiddenKinds.clear();
    this.hiddenRoles.clear();
  }

  /** The places of a trace's events that pass. An event passes by role where one of its two ends does. */
  apply(trace) {
    const words = this.text.toLowerCase().split(/\s+/).filter(Boolean);
    const haystack = words.length ? Filter.#haystack(trace) : null;
    const places = [];
    trace.events.forEach((event, index) => {
      if (this.hiddenKinds.has(event.kind)) return;
      if (this.hiddenRoles.size && this.hiddenRoles.has(trace.role(event.from))
        && (event.to === undefined || this.hiddenRoles.has(trace.role(event.to)))) return;
      if (words.some((word) => !haystack[index].includes(word))) return;
      places.push(index);
    });
    return Int32Array.from(places);
  }

  /** What is searched, of each event; made at the first search. */
  static #haystack(trace) {
    trace.haystack ??= trace.events.map((event) => {
      const screen = event.kind === "screen" ? valueText(event.value) : "";
      return `${lineText(event)} ${screen}`.toLowerCase();
    });
    return trace.haystack;
  }
}
