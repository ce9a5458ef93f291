// Playing: so many events a second.

const speeds = [0.5, 1, 2, 4, 8, 16, 32];

class Player {
  /** `advance` goes one event on and returns whether there was one. */
  constructor(advance) {
    this.advance = advance;
    this.button = byID("play");
    this.select = byID("speed");
    this.select.append(...speeds.map((speed) => make("option", { value: speed }, `${speed} a second`)));
    this.select.value = "4";
    this.button.addEventListener("click", () => this.toggle());
  }

  get isPlaying() { return this.timer !== undefined; }

  toggle() { if (this.isPlaying) this.stop(); else this.start(); }

  start() {
    this.#schedule();
    this.#say("⏸", "Pause");
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.#say("▶", "Play");
  }

  #schedule() {
    this.timer = setTimeout(() => {
      if (this.advance()) this.#schedule();
      else this.stop();
    }, 1000 / Number(this.select.value));
  }

  #say(sign, name) {
    this.button.textContent = sign;
    this.button.setAttribute("aria-label", name);
    this.button.title = `${name} (space)`;
  }

  /** Plays faster, or slower. */
  change(distance) {
    const place = speeds.indexOf(Number(this.select.value)) + distance;
    this.select.value = String(speeds[Math.max(0, Math.min(speeds.length - 1, place))]);
    tell(`${this.select.value} events a second`);
  }
}
