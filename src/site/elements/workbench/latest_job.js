// SPDX-License-Identifier: BSL-1.0
// One job at a time: the latest replaces the one before. A job that has not taken long is left to end, and its result
// is ignored; one that has is abandoned.
const slow = 1000; // milliseconds

export class LatestJob {
  #latest; // the job whose result counts
  #running; // { isSlow, ended }, if one is performed: `ended` is a promise that resolves in any case
  #abandon;
  #onState;

  // abandon() stops the job that is running. onState(state) gets what the latest job is: "busy" from the start, "slow"
  // once it has taken long, "idle" at the end.
  constructor(abandon, onState) {
    this.#abandon = abandon;
    this.#onState = onState;
  }

  // Makes a new job the latest. isLast() tells whether there has been no later one, and end() reports that the job has
  // ended.
  start() {
    const job = {};
    this.#latest = job;
    const isLast = () => job === this.#latest;
    this.#onState("busy");
    return { isLast, end: () => isLast() && this.#onState("idle") };
  }

  // Performs act(isLast) as a new job, after the one that is running.
  async run(act) {
    const { isLast, end } = this.start();
    if (this.#running?.isSlow) {
      this.#abandon();
    }
    await this.#running?.ended;
    if (isLast()) {
      try {
        await this.#perform(act, isLast);
      } finally {
        end();
      }
    }
  }

  async #perform(act, isLast) {
    const result = act(isLast);
    const running = { isSlow: false, ended: result.catch(() => {}) };
    this.#running = running;
    const timer = setTimeout(() => {
      running.isSlow = true;
      if (isLast()) {
        this.#onState("slow");
      } else {
        this.#abandon();
      }
    }, slow);
    try {
      await result;
    } finally {
      clearTimeout(timer);
      if (this.#running === running) {
        this.#running = undefined; // after stop(), another one may be running
      }
    }
  }

  // Abandons the job that is running, without waiting for it.
  stop() {
    this.#abandon();
    this.#running = undefined;
    this.cancel();
  }

  // Ignores the result of the latest job, which runs to its end.
  cancel() {
    this.start().end();
  }
}
