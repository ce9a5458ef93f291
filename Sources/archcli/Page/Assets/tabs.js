// The tabs, as the ARIA practices have them: arrows go along, one is in the tab order.

class Tabs {
  /** `shown(name)` is called when a tab is shown. */
  constructor(shown) {
    this.shown = shown;
    this.current = "trace";
    this.names = ["trace", "compare", "rules"];
    for (const name of this.names) {
      const tab = byID(`tab-${name}`);
      tab.addEventListener("click", () => this.show(name));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        const place = (this.names.indexOf(name) + step + this.names.length) % this.names.length;
        this.show(this.names[place]);
        byID(`tab-${this.names[place]}`).focus();
      });
    }
  }

  show(name) {
    this.current = name;
    for (const each of this.names) {
      const isShown = each === name;
      byID(`tab-${each}`).setAttribute("aria-selected", String(isShown));
      byID(`tab-${each}`).tabIndex = isShown ? 0 : -1;
      byID(`view-${each}`).hidden = !isShown;
    }
    this.shown(name);
  }
}
