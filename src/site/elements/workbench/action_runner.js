// SPDX-License-Identifier: BSL-1.0
// Performs one action at a time, the latest, once the compiler is there. Before that, it offers the compiler.
import { element } from "../common/dom.js";
import { CompilerError } from "../common/site_files.js";
import { DownloadOffer } from "./download_offer.js";

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

// Why an action of the workbench has failed: an error of the compiler, of an evaluation, or any other.
export function sentenceFor(error, { workbench, evaluations }) {
  const { reason, message } = error;
  return workbench.failures[reason] ?? evaluations.failures[reason]?.(error) ?? workbench.broken({ reason: message });
}

export class ActionRunner {
  #display;
  #words;
  #onFailure;
  offer; // of the compiler
  #job;
  #stopButton;
  #isLoading = false; // it is being loaded: that has a button of its own, and goes on if there is a later action
  #state = "idle"; // of the latest job
  #isReading = false; // the compiler is asked for variables: that is no job, and there is always something to show

  // onCompiler is for the DownloadOffer. onFailure() is called before a failure is shown.
  constructor({ compiler, display, words, onCompiler, onFailure }) {
    this.#display = display;
    this.#words = words;
    this.#onFailure = onFailure;
    this.#job = new LatestJob(
      () => {
        if (!this.#isLoading) {
          compiler.stop();
        }
      },
      (state) => this.#showState(state),
    );
    this.offer = new DownloadOffer(compiler, words.workbench, onCompiler);
    const { stop, about } = words.workbench;
    const attributes = { type: "button", class: "do-stop", title: about.stop, hidden: true };
    this.#stopButton = element("button", { ...attributes, onclick: () => this.#giveUp() }, stop);
    display.surroundStatus(this.offer.element, this.#stopButton);
  }

  // The answer of the current action will be ignored.
  cancel() {
    this.#job.cancel();
  }

  // Shows that an action is about to start. Returns { isLast, end }, which LatestJob describes.
  prepare() {
    return this.#job.start();
  }

  // Performs the action with perform(ask). `ask` waits for an answer, and throws if a later action replaces it.
  async run(name, perform) {
    await this.#job.run(async (isLast) => {
      const ask = async (promise) => {
        const answer = await promise;
        if (!isLast()) {
          throw new CompilerError("replaced");
        }
        return answer;
      };
      try {
        await this.#runWithCompiler(name, perform, ask);
      } catch (error) {
        if (isLast()) {
          this.#onFailure();
          this.#display.say(sentenceFor(error, this.#words));
        }
      }
    });
  }

  async #runWithCompiler(name, perform, ask) {
    const words = this.#words.workbench;
    this.#display.say(words.working);
    if (!(await ask(this.#load(name)))) {
      this.#display.say(words.getFirst);
      return;
    }
    await perform(ask);
  }

  // Whether the user wants the compiler, which is loaded then.
  async #load(name) {
    this.#isLoading = true;
    try {
      return await this.offer.loadIfAccepted(name);
    } finally {
      this.#isLoading = false;
      this.#showState(this.#state);
    }
  }

  // Variables are read, or no longer.
  showReading(isReading) {
    this.#isReading = isReading;
    this.#showState(this.#state);
  }

  #showState(state) {
    this.#state = state;
    this.#display.isWorking = state !== "idle";
    this.#stopButton.hidden = (state !== "slow" && !this.#isReading) || this.#isLoading;
  }

  // If only variables are read, what is known about the evaluation stays.
  #giveUp() {
    const isIdle = this.#state === "idle";
    this.#job.stop();
    if (!isIdle) {
      this.#display.say(this.#words.workbench.failures.stopped);
    }
  }
}
