// What is to be seen of one moment: the event, the screen, the state.

const longestStateList = 400;
const longestEffectList = 60;

/** A path that may be broken after its dots. */
function breakable(path) {
  return shown(path).split(/(?<=[.\]])/).flatMap((part) => [part, make("wbr")]);
}

class Inspector {
  /** `actions` takes `select(index)`. */
  constructor(trace, actions) {
    this.trace = trace;
    this.actions = actions;
    this.event = this.#pane("event", "Event");
    this.screen = this.#pane("screen", "Screen");
    this.state = this.#pane("state", "State");
    this.panes = { event: this.event.section, screen: this.screen.section, state: this.state.section };
    this.element = make("div", { class: "inspector" }, this.event.section, this.screen.section, this.state.section);
  }

  #pane(name, title) {
    const note = make("span", { class: "note" });
    const body = make("div", {
      class: "pane-body", tabindex: "0", role: "group", "aria-label": `${title} of ${shown(this.trace.title)}`,
    });
    return { note, body, section: make("section", { class: `pane ${name}` }, make("h3", {}, title, note), body) };
  }

  /** Shows the moment of an event: of its panes those that are wanted. */
  show(index, { panes, onlyChanged }) {
    for (const [name, section] of Object.entries(this.panes)) section.hidden = !panes.has(name);
    if (panes.has("event")) this.#showEvent(index);
    if (panes.has("screen")) this.#showScreen(index);
    if (panes.has("state")) this.#showState(index, onlyChanged);
  }

  #jump(index) {
    const event = this.trace.events[index];
    return make("button", { class: "jump", type: "button", onclick: () => this.actions.select(index) },
      make("span", { class: "id" }, event.id), make("span", { class: `kind family-${family(event.kind)}` }, shown(event.kind)),
      make("bdi", {}, `${whoText(event)}  ${whatText(event).slice(0, 90)}`));
  }

  #showEvent(index) {
    const { trace } = this;
    const event = trace.events[index];
    this.event.note.textContent = `${event.id} · ${event.t} ms · step ${trace.step(index).number}`;
    const facts = make("dl", {});
    const add = (name, ...text) => facts.append(make("dt", {}, name), make("dd", {}, ...text));
    add("kind", make("span", { class: `kind family-${family(event.kind)}` }, shown(event.kind)));
    add("from", make("bdi", {}, shown(event.from)), make("span", { class: "role" }, shown(trace.role(event.from))));
    if (event.to !== undefined) {
      add("to", make("bdi", {}, shown(event.to)), make("span", { class: "role" }, shown(trace.role(event.to))));
    }
    if (event.name !== undefined) add("name", make("bdi", {}, shown(event.name)));
    if (event.value !== undefined) add("value", make("pre", {}, valueLines(event.value)));
    for (const change of event.changes ?? []) {
      add("change", make("bdi", {}, shown(change.path)), make("pre", {},
        distinct(valueLines(change.old), valueLines(change.new, "  ")).join("\n→ ")));
    }
    if (event.file !== undefined) add("sent at", make("bdi", {}, shown(event.file), event.line ? `:${event.line}` : ""));
    const marks = (trace.marks.get(index) ?? []).map(({ rule, message }) => {
      const { id, why, fix } = trace.facts.rules[rule];
      return make("div", { class: "breach" }, make("strong", {}, `▲ ${id}`), make("p", {}, visible(message)),
        make("p", {}, why), make("p", {}, fix));
    });
    const causes = trace.causes(index);
    const effects = trace.effects(index);
    this.event.body.replaceChildren(...marks, facts,
      make("h4", {}, `Causes (${causes.length})`),
      causes.length ? make("div", { class: "jumps" }, causes.map((at) => this.#jump(at)))
        : make("p", { class: "empty" }, "None: it came from outside."),
      make("h4", {}, `Effects (${effects.length})`),
      effects.length
        ? make("div", { class: "jumps" }, effects.slice(0, longestEffectList).map((at) => this.#jump(at)))
        : make("p", { class: "empty" }, "None."),
      effects.length > longestEffectList
        ? make("p", { class: "empty" }, `… and ${effects.length - longestEffectList} more`) : "");
  }

  #showScreen(index) {
    const { trace } = this;
    const at = trace.screenAt(index);
    if (at < 0) {
      this.screen.note.textContent = "";
      this.screen.body.replaceChildren(make("p", { class: "empty" },
        trace.kinds.includes("screen") ? "Nothing has been shown yet." : "This trace records no screens."));
      return;
    }
    const event = trace.events[at];
    const earlier = trace.screenAt(at - 1);
    const before = earlier < 0 ? [] : Inspector.#lines(trace.events[earlier]);
    this.screen.note.textContent = `since ${event.id} · ${event.t} ms`;
    this.screen.body.replaceChildren(make("div", { class: "device" }, Inspector.#lines(event).map((line) => {
      const isNew = !before.includes(line);
      return make("div", { class: isNew ? "line is-new" : "line" },
        make("span", { class: "sign", "aria-hidden": "true" }, isNew ? "▸" : ""), make("bdi", {}, shown(line) || " "),
        isNew ? spoken("new") : null);
    })));
  }

  static #lines(event) {
    return (Array.isArray(event.value) ? event.value : [event.value])
      .map((line) => (typeof line === "string" ? line : valueText(line)));
  }

  #showState(index, onlyChanged) {
    const { trace } = this;
    trace.history ??= new StateHistory(trace);
    const owners = trace.history.at(index, trace.step(index).first);
    const changed = owners.reduce((sum, { rows }) => sum + rows.filter((row) => row.isChanged).length, 0);
    this.state.note.textContent = `${changed} changed in this step${onlyChanged ? ", others left out" : ""}`;
    const parts = [];
    let left = longestStateList;
    let hidden = 0;
    for (const { owner, rows } of owners) {
      const kept = onlyChanged ? rows.filter((row) => row.isChanged) : rows;
      if (!kept.length) continue;
      hidden += Math.max(0, kept.length - left);
      if (left > 0) {
        parts.push(make("h4", {}, make("bdi", {}, shown(owner))), make("table", {},
          make("tbody", {}, kept.slice(0, left).map((row) => Inspector.#stateRow(row, index)))));
      }
      left = Math.max(0, left - kept.length);
    }
    if (hidden) parts.push(make("p", { class: "empty" }, `${hidden} more are left out here.`));
    if (!parts.length) {
      parts.push(make("p", { class: "empty" }, onlyChanged ? "Nothing has changed in this step." : "No state yet."));
    }
    this.state.body.replaceChildren(...parts);
  }

  static #stateRow({ path, value, before, isChanged, event }, index) {
    const isNow = isChanged && event === index;
    const [old, now] = distinct(valueText(before), valueText(value));
    return make("tr", { class: isNow ? "is-now" : isChanged ? "is-changed" : "" },
      make("th", { scope: "row" }, make("span", { class: "sign", "aria-hidden": "true" }, isNow ? "◆" : isChanged ? "◇" : ""),
        isChanged ? spoken(isNow ? "changed now" : "changed in this step") : null, make("bdi", {}, breakable(path))),
      make("td", {}, isChanged ? [make("del", {}, old), " → "] : null, make("ins", {}, now)));
  }
}
