// The controls of the filter.

class FilterMenus {
  /** `changed` is called when the filter has changed. */
  constructor(filter, changed) {
    this.filter = filter;
    this.changed = changed;
    byID("search").addEventListener("input", (event) => {
      filter.text = event.target.value;
      this.#later();
    });
    byID("clear").addEventListener("click", () => this.clear());
    this.#closeMenus();
  }

  /** A menu closes on Escape, and when something else is clicked or gets the focus. */
  #closeMenus() {
    for (const menu of document.querySelectorAll(".menu")) {
      menu.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || !menu.open) return;
        menu.open = false;
        menu.querySelector("summary").focus();
      });
      for (const kind of ["pointerdown", "focusin"]) {
        document.addEventListener(kind, (event) => { if (!menu.contains(event.target)) menu.open = false; });
      }
    }
  }

  /** Typing goes before filtering: many keys in a frame are filtered for once. */
  #later() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.changed());
  }

  /** Offers the kinds and roles of the traces on show. */
  show(traces) {
    this.kinds = sortedKinds(new Set(traces.flatMap((trace) => trace.kinds)));
    this.roles = sortedRoles(new Set(traces.flatMap((trace) => trace.roles)));
    this.#build("kinds", this.kinds, this.filter.hiddenKinds, [
      ["All", () => true],
      ["Flow", (kind) => ["act", "network"].includes(family(kind)) || kind === "notify"],
      ["Changes", (kind) => ["change", "show"].includes(family(kind))],
      ["No life cycle", (kind) => family(kind) !== "life"],
    ]);
    this.#build("roles", this.roles, this.filter.hiddenRoles, [["All", () => true], ["None", () => false]]);
  }

  #build(id, names, hidden, presets) {
    const boxes = names.map((name) => make("input", {
      type: "checkbox", checked: !hidden.has(name), onchange: (event) => {
        if (event.target.checked) hidden.delete(name);
        else hidden.add(name);
        this.#summarise();
        this.changed();
      },
    }));
    const buttons = presets.map(([title, keeps]) => make("button", {
      type: "button", onclick: () => {
        names.forEach((name, at) => {
          boxes[at].checked = keeps(name);
          if (keeps(name)) hidden.delete(name);
          else hidden.add(name);
        });
        this.#summarise();
        this.changed();
      },
    }, title));
    byID(`${id}-menu`).replaceChildren(make("div", { class: "presets" }, buttons),
      make("div", { class: "boxes" }, names.map((name, at) => make("label", {}, boxes[at],
        make("span", { class: id === "kinds" ? `kind family-${family(name)}` : "" }, shown(name))))));
    this.#summarise();
  }

  #summarise() {
    const count = (names, hidden) => {
      const left = names.filter((name) => !hidden.has(name)).length;
      return left === names.length ? "all" : `${left} of ${names.length}`;
    };
    byID("kinds-count").textContent = count(this.kinds, this.filter.hiddenKinds);
    byID("roles-count").textContent = count(this.roles, this.filter.hiddenRoles);
  }

  /** Lets everything pass. */
  clear() {
    this.filter.clear();
    for (const box of document.querySelectorAll(".menu input")) box.checked = true;
    this.#summarise();
    this.changed();
  }
}
