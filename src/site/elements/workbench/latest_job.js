// SPDX-License-Identifier: BSL-1.0
// One job at a time: the latest replaces the one before.
const slow = 1000; // milliseconds

export class LatestJob {
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
    const job = ++this.#last;
    const isLast = () => job === this.#last;
    this.#onState("busy");
    return { isLast, end: () => isLast() && this.#onState("idle") };
  }

  // Calls `act(isLast)`, which tells whether it is still waited for.
  async run(act) {
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
    this.cancel();
  }

  // Like stop(), but lets what is being done come to its end.
  cancel() {
    this.start().end();
  }
}
