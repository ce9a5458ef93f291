// The whole run at a glance, which is also the scrubber: a lane for each role, steps from left to right.

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
  show(panels) {
    this.panels = panels;
    this.#placeSteps();
    this.paint();
  }

  /** A step is as wide as the root of its longest run of events, so that a long one hides no other. */
  #placeSteps() {
    const weights = new Map();
    for (const { trace } of this.panels) {
      for (const step of trace.steps) {
        weights.set(step.number, Math.max(weights.get(step.number) ?? 0, Math.sqrt(step.last - step.first + 1)));
      }
    }
    const steps = [...weights].sort((a, b) => a[0] - b[0]);
    const total = steps.reduce((sum, [, weight]) => sum + weight, 0) || 1;
    let at = 0;
    this.places = new Map();
    for (const [number, weight] of steps) {
      this.places.set(number, { start: at / total, width: weight / total });
      at += weight;
    }
  }

  /** Where an event stands, from 0 to 1. */
  #position(trace, index) {
    const step = trace.step(index);
    const place = this.places.get(step.number);
    return place.start + place.width * ((index - step.first) / (step.last - step.first + 1));
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
    const { trace } = panel;
    const place = lastPlace(trace.steps, (step) => this.places.get(step.number).start <= at);
    const step = trace.steps[Math.max(0, place)];
    const { start, width } = this.places.get(step.number);
    const count = step.last - step.first + 1;
    const offset = Math.max(0, Math.min(count - 1, Math.floor(((at - start) / width) * count)));
    this.actions.select(panel, panel.list.visible[panel.list.place(step.first + offset)] ?? step.first + offset);
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
    const color = (name) => style.getPropertyValue(`--${name}`).trim();
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
    for (const [number, { start, width: part }] of this.places) {
      const x = start * width;
      if (isOdd) {
        brush.fillStyle = color("stripe");
        brush.fillRect(x, Overview.headHeight, part * width, height);
      }
      isOdd = !isOdd;
      if (x < free || x > width - 14) continue;
      brush.fillStyle = color("quiet");
      brush.fillText(String(number), x + 2, 12);
      free = x + brush.measureText(String(number)).width + 8;
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
      const x = Math.floor(this.#position(trace, index) * width);
      const lane = trace.lanes.get(trace.role(event.to ?? event.from));
      const key = x * 64 + lane;
      if (!painted.has(key)) painted.set(key, event.kind);
    }
    for (const [key, kind] of painted) {
      brush.fillStyle = color(family(kind));
      brush.fillRect(Math.floor(key / 64), top + (key % 64) * laneHeight + 1, 2, laneHeight - 2);
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
      const x = this.#position(trace, index) * width + 1;
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
    this.needle.style.left = `${this.#position(trace, cursor) * 100}%`;
    this.element.setAttribute("aria-valuemax", String(trace.events.length - 1));
    this.element.setAttribute("aria-valuenow", String(cursor));
    this.element.setAttribute("aria-valuetext", `${event.t} ms, ${lineText(event).slice(0, 120)}`);
  }
}
