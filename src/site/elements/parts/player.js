// SPDX-License-Identifier: BSL-1.0
// Goes through positions on its own, at a chosen speed.

export const speeds = [1, 4, 16, 100, 1000, 10_000, 1_000_000]; // steps per second

export class Player {
  #advance;
  #onChange;
  #frame;
  #last;
  #due;
  speed = speeds[1];
  isPlaying = false;

  // `advance(steps)` moves and returns whether to go on. `onChange` is called when playing starts or ends.
  constructor(advance, onChange) {
    this.#advance = advance;
    this.#onChange = onChange;
  }

  play() {
    this.#set(true);
    this.#due = 0;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  pause() {
    cancelAnimationFrame(this.#frame);
    this.#set(false);
  }

  #set(isPlaying) {
    if (this.isPlaying !== isPlaying) {
      this.isPlaying = isPlaying;
      this.#onChange();
    }
  }

  #tick(now) {
    this.#due += (Math.min(now - this.#last, 250) / 1000) * this.speed;
    this.#last = now;
    const steps = Math.floor(this.#due);
    this.#due -= steps;
    if (steps > 0 && !this.#advance(steps)) {
      this.pause();
      return;
    }
    this.#frame = requestAnimationFrame((later) => this.#tick(later));
  }
}
