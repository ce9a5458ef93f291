// The two ways along a run: step by step, where each has its room, or by virtual time, where waiting has its length.

/** Steps from left to right. A step is as wide as the root of its longest run of events, so that none hides another. */
class StepAxis {
  constructor(traces) {
    const weights = new Map();
    for (const { steps } of traces) {
      for (const { number, first, last } of steps) {
        weights.set(number, Math.max(weights.get(number) ?? 0, Math.sqrt(last - first + 1)));
      }
    }
    const sorted = [...weights].sort((a, b) => a[0] - b[0]);
    const total = sorted.reduce((sum, [, weight]) => sum + weight, 0) || 1;
    let at = 0;
    this.places = new Map();
    for (const [number, weight] of sorted) {
      this.places.set(number, { start: at / total, width: weight / total });
      at += weight;
    }
  }

  /** What is written along it: [where, how wide, what]. */
  get parts() { return [...this.places].map(([number, { start, width }]) => [start, width, String(number)]); }

  /** Where an event stands, from 0 to 1. */
  position(trace, index) {
    const { number, first, last } = trace.step(index);
    const { start, width } = this.places.get(number);
    return start + width * ((index - first) / (last - first + 1));
  }

  /** The event at a place. */
  index(trace, at) {
    const place = lastPlace(trace.steps, ({ number }) => this.places.get(number).start <= at);
    const { number, first, last } = trace.steps[Math.max(0, place)];
    const { start, width } = this.places.get(number);
    const count = last - first + 1;
    return first + Math.max(0, Math.min(count - 1, Math.floor(((at - start) / width) * count)));
  }
}

/** Virtual time from left to right. */
class TimeAxis {
  constructor(traces) {
    this.start = Math.min(...traces.map(({ events }) => events[0].t));
    this.length = Math.max(1, Math.max(...traces.map(({ events }) => events.at(-1).t)) - this.start);
  }

  get parts() {
    const rough = this.length / 10;
    const power = 10 ** Math.floor(Math.log10(rough));
    const stride = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough));
    const parts = [];
    for (let time = Math.ceil(this.start / stride) * stride; time <= this.start + this.length; time += stride) {
      parts.push([(time - this.start) / this.length, stride / this.length, `${time} ms`]);
    }
    return parts;
  }

  position(trace, index) {
    return Math.max(0, Math.min(0.9999, (trace.events[index].t - this.start) / this.length));
  }

  /** The last event not after the time at a place. */
  index(trace, at) {
    return Math.max(0, lastPlace(trace.events, (event) => event.t <= this.start + at * this.length));
  }
}
