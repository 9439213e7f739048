// SPDX-License-Identifier: BSL-1.0
// One thing at a time: what is asked for last replaces what was asked for before.
const slow = 1000; // milliseconds

export class Turns {
  #last = 0;
  #current = Promise.resolve(); // resolves when nothing is done
  #isSlow = false;
  #abandon;
  #onState;

  // `abandon()` gives up what is being done. `onState(state)` gets "busy", "slow" or "idle".
  constructor(abandon, onState) {
    this.#abandon = abandon;
    this.#onState = onState;
  }

  // From now on, nobody waits for what is being done.
  start() {
    const turn = ++this.#last;
    const isLast = () => turn === this.#last;
    this.#onState("busy");
    return { isLast, end: () => isLast() && this.#onState("idle") };
  }

  // Calls `act(isLast)`, which tells whether it is still waited for.
  async take(act) {
    const { isLast, end } = this.start();
    if (this.#isSlow) {
      this.#abandon();
    }
    await this.#current;
    if (isLast()) {
      await (this.#current = this.#perform(act, isLast));
      end();
    }
  }

  async #perform(act, isLast) {
    const timer = setTimeout(() => {
      this.#isSlow = true;
      if (isLast()) {
        this.#onState("slow");
      } else {
        this.#abandon();
      }
    }, slow);
    try {
      await act(isLast);
    } finally {
      clearTimeout(timer);
      this.#isSlow = false;
    }
  }

  stop() {
    this.#abandon();
    this.#current = Promise.resolve();
    this.start().end();
  }
}
