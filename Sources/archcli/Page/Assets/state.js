// The state at any event: every value that a path ever had, with the event that gave it.

class StateNode {
  constructor() {
    this.children = new Map();
    /** Events, ascending, and the value since then; undefined where there is none. */
    this.events = [];
    this.values = [];
  }

  get isSet() { return this.values.length > 0 && this.values.at(-1) !== undefined; }

  set(index, value) {
    if (this.events.at(-1) === index) this.values[this.values.length - 1] = value;
    else {
      this.events.push(index);
      this.values.push(value);
    }
  }

  /** Ends whatever stands at and below this node. */
  clear(index) {
    if (this.isSet) this.set(index, undefined);
    for (const child of this.children.values()) child.clear(index);
  }

  child(key) {
    let child = this.children.get(key);
    if (!child) this.children.set(key, child = new StateNode());
    return child;
  }

  /** Puts a value: an object's members stand each on its own. */
  put(index, value) {
    if (value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Verbatim)
      && Object.keys(value).length > 0) {
      for (const [key, part] of membersOf(value)) this.child(`.${key}`).put(index, part);
    } else this.set(index, value);
  }
}

class StateHistory {
  constructor(trace) {
    this.owners = new Map();
    trace.events.forEach((event, index) => {
      if (event.kind !== "state") return;
      if (!this.owners.has(event.from)) this.owners.set(event.from, new StateNode());
      const root = this.owners.get(event.from);
      for (const change of event.changes ?? []) {
        const node = StateHistory.tokens(change.path).reduce((at, key) => at.child(key), root);
        node.clear(index);
        if (change.new !== undefined) node.put(index, change.new);
      }
    });
  }

  /** `users[7].name` as `.users`, `[7]`, `.name`. */
  static tokens(path) {
    return String(path).match(/\[[^\]]*\]|\.?[^.[]+|[.[]/g)?.map(
      (part) => (part.startsWith("[") || part.startsWith(".") ? part : `.${part}`)) ?? ["."];
  }

  /** What each owner holds after an event, and what it was before the event `since`. */
  at(index, since) {
    const owners = [];
    for (const [owner, root] of this.owners) {
      const rows = [];
      this.#collect(root, "", index, since, rows);
      if (rows.length) owners.push({ owner, rows });
    }
    return owners;
  }

  #collect(node, path, index, since, rows) {
    const place = lastPlace(node.events, (event) => event <= index);
    if (place >= 0) {
      const value = node.values[place];
      const before = node.values[lastPlace(node.events, (event) => event < since)];
      const isChanged = node.events[place] >= since && valueText(value) !== valueText(before);
      if (value !== undefined || isChanged) {
        rows.push({ path: path.replace(/^\./, ""), value, before, isChanged, event: node.events[place] });
      }
    }
    for (const [key, child] of node.children) this.#collect(child, path + key, index, since, rows);
  }
}
