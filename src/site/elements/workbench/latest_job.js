// SPDX-License-Identifier: BSL-1.0
// One job at a time: the latest replaces the one before.
const slow = 1000; // milliseconds

export class LatestJob {
  #last = 0;
  #current = Promise.resolve(); // resolves when no job is running
  #slow; // the job that is running, once it has taken long
  #abandon;
  #onState;

  // abandon() stops the current job. onState(state) gets "busy", "slow" or "idle".
  constructor(abandon, onState) {
    this.#abandon = abandon;
    this.#onState = onState;
  }

  // Makes a new job the latest: the result of the current one will be ignored. isLast() tells whether there has been no
  // later job, and end() reports that the job has ended.
  start() {
    const job = ++this.#last;
    const isLast = () => job === this.#last;
    this.#onState("busy");
    return { isLast, end: () => isLast() && this.#onState("idle") };
  }

  // Performs act(isLast) as a new job, after the current one.
  async run(act) {
    const { isLast, end } = this.start();
    if (this.#slow) {
      this.#abandon();
    }
    await this.#current;
    if (isLast()) {
      const job = this.#perform(act, isLast);
      this.#current = job.catch(() => {}); // the next job starts even if this one fails
      try {
        await job;
      } finally {
        end();
      }
    }
  }

  async #perform(act, isLast) {
    const timer = setTimeout(() => {
      this.#slow = act;
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
      this.#slow = this.#slow === act ? undefined : this.#slow; // after stop(), another job may run
    }
  }

  stop() {
    this.#abandon();
    this.#slow = undefined;
    this.#current = Promise.resolve();
    this.cancel();
  }

  // Like stop(), but the current job runs to its end.
  cancel() {
    this.start().end();
  }
}
