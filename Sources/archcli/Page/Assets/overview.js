// The whole run at a glance, which is also the scrubber: a lane for each role, along steps or time.

class Overview {
  /** `actions` takes `select(panel, index)`. */
  constructor(element, actions) {
    this.element = element;
    this.canvas = element.querySelector("canvas");
    this.needle = element.querySelector(".needle");
    this.actions = actions;
    this.panels = [];
    element.addEventListener("pointerdown", (event) => {
      element.setPointerCapture(event.pointerId);
      this.#seek(event);
    });
    element.addEventListener("pointermove", (event) => { if (event.buttons & 1) this.#seek(event); });
  }

  static get laneHeight() { return 7; }
  static get headHeight() { return 18; }
  static get markHeight() { return 10; }

  /** Takes what is on show, and draws it. */
  show(panels, isByTime) {
    this.panels = panels;
    const traces = panels.map((panel) => panel.trace);
    this.axis = isByTime ? new TimeAxis(traces) : new StepAxis(traces);
    this.paint();
  }

  #seek(event) {
    const box = this.canvas.getBoundingClientRect();
    const at = Math.max(0, Math.min(0.999999, (event.clientX - box.left) / box.width));
    let y = event.clientY - box.top - Overview.headHeight;
    let panel = this.panels[0];
    for (const each of this.panels) {
      panel = each;
      y -= this.#height(each);
      if (y < 0) break;
    }
    const index = this.axis.index(panel.trace, at);
    this.actions.select(panel, panel.list.visible[panel.list.place(index)] ?? index);
  }

  #height({ trace }) { return trace.laneNames.length * Overview.laneHeight + Overview.markHeight + 4; }

  /** Draws everything but the needle. */
  paint() {
    const width = Math.max(1, Math.floor(this.element.clientWidth));
    const height = Overview.headHeight + this.panels.reduce((sum, panel) => sum + this.#height(panel), 0);
    const scale = window.devicePixelRatio || 1;
    this.canvas.width = width * scale;
    this.canvas.height = height * scale;
    this.canvas.style.height = `${height}px`;
    const brush = this.canvas.getContext("2d");
    brush.scale(scale, scale);
    const style = getComputedStyle(this.element);
    const colors = new Map();
    const color = (name) => {
      if (!colors.has(name)) colors.set(name, style.getPropertyValue(`--${name}`).trim());
      return colors.get(name);
    };
    this.#paintSteps(brush, width, height, color);
    let top = Overview.headHeight;
    for (const panel of this.panels) {
      this.#paintTrace(brush, panel, width, top, color);
      top += this.#height(panel);
    }
  }

  #paintSteps(brush, width, height, color) {
    brush.font = "11px system-ui, sans-serif";
    let free = 0;
    let isOdd = false;
    for (const [start, part, text] of this.axis.parts) {
      const x = start * width;
      if (isOdd) {
        brush.fillStyle = color("stripe");
        brush.fillRect(x, Overview.headHeight, part * width, height);
      }
      isOdd = !isOdd;
      const room = brush.measureText(text).width;
      if (x < free || x + room > width) continue;
      brush.fillStyle = color("quiet");
      brush.fillText(text, x + 2, 12);
      free = x + room + 8;
    }
  }

  #paintTrace(brush, panel, width, top, color) {
    const { trace } = panel;
    const { laneHeight } = Overview;
    brush.strokeStyle = color("line");
    for (let lane = 0; lane < trace.laneNames.length; lane++) {
      const y = top + (lane + 0.5) * laneHeight + 0.5;
      brush.strokeRect(0, y, width, 0);
    }
    // What falls on the same pixels is painted once, however many events there are.
    const painted = new Map();
    for (const index of panel.list.visible) {
      const event = trace.events[index];
      const x = Math.floor(this.axis.position(trace, index) * width);
      const lane = trace.lanes.get(trace.role(event.to ?? event.from));
      const key = x * mostLanes + lane;
      if (!painted.has(key)) painted.set(key, event.kind);
    }
    for (const [key, kind] of painted) {
      brush.fillStyle = color(family(kind));
      brush.fillRect(Math.floor(key / mostLanes), top + (key % mostLanes) * laneHeight + 1, 2, laneHeight - 2);
    }
    if (this.panels.length > 1) {
      brush.fillStyle = color("quiet");
      brush.textAlign = "right";
      brush.fillText(shown(trace.title), width - 4, top + this.#height(panel) - 4);
      brush.textAlign = "left";
    }
    brush.fillStyle = color("fault");
    const base = top + trace.laneNames.length * laneHeight + Overview.markHeight;
    for (const index of trace.marked) {
      const x = this.axis.position(trace, index) * width + 1;
      brush.beginPath();
      brush.moveTo(x, base - 8);
      brush.lineTo(x + 4.5, base);
      brush.lineTo(x - 4.5, base);
      brush.fill();
    }
  }

  /** Puts the needle where the cursor is. */
  point(panel) {
    const { trace, cursor } = panel;
    const event = trace.events[cursor];
    this.needle.style.left = `${this.axis.position(trace, cursor) * 100}%`;
    this.element.setAttribute("aria-valuemax", String(trace.events.length - 1));
    this.element.setAttribute("aria-valuenow", String(cursor));
    this.element.setAttribute("aria-valuetext", `${event.t} ms, ${lineText(event).slice(0, 120)}`);
  }
}
