// SPDX-License-Identifier: BSL-1.0
// Counts steps at a chosen speed.

export const speeds = [1, 4, 16, 100, 1000, 10_000, 1_000_000]; // steps per second

export class Clock {
  #advance;
  #onChange;
  #frame;
  #last;
  #due;
  speed = speeds[1];
  isRunning = false;

  // `advance(steps)` moves and returns whether to go on. `onChange` is called when the clock starts or stops.
  constructor(advance, onChange) {
    this.#advance = advance;
    this.#onChange = onChange;
  }

  start() {
    this.#set(true);
    this.#due = 0;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#set(false);
  }

  #set(isRunning) {
    if (this.isRunning !== isRunning) {
      this.isRunning = isRunning;
      this.#onChange();
    }
  }

  #tick(now) {
    this.#due += (Math.min(now - this.#last, 250) / 1000) * this.speed;
    this.#last = now;
    const steps = Math.floor(this.#due);
    this.#due -= steps;
    if (steps > 0 && !this.#advance(steps)) {
      this.stop();
      return;
    }
    this.#frame = requestAnimationFrame((later) => this.#tick(later));
  }
}
