// SPDX-License-Identifier: BSL-1.0
// Performs one action at a time, the latest, once the compiler is there. Before that, a button gets the compiler, which
// says how large it is.
import { element, setText } from "../common/dom.js";
import { once } from "../common/functions.js";

const slow = 1000; // milliseconds that the compiler works before there is a button that stops it

// Why an action of the workbench has failed: an error of the compiler, of an evaluation, or any other.
export function sentenceFor(error, { workbench, evaluations }) {
  const { reason, message } = error;
  return workbench.failures[reason] ?? evaluations.failures[reason]?.(error) ?? workbench.broken({ reason: message });
}

export class ActionRunner {
  #context; // that of the Workbench
  #latest = new AbortController(); // of the latest action
  #isAccepted = false; // the user has clicked a button that says how large the compiler is
  #wanted = "check"; // the action to perform when there is a compiler
  #isLoading = false; // which goes on if there is a later action
  #isLeft = false; // the workbench has been left since the latest action
  #timer; // set while the compiler works
  #takeButton;
  #stopButton;

  constructor(context) {
    const { compiler, display, words } = context;
    this.#context = context;
    compiler.onBusy = (isBusy) => this.#showBusy(isBusy);
    const { stop, about } = words.workbench;
    const hidden = { type: "button", hidden: true };
    this.#takeButton = element("button", { ...hidden, class: "take", onclick: () => this.accept() });
    const attributes = { ...hidden, class: "do-stop", title: about.stop, onclick: () => compiler.stop() };
    this.#stopButton = element("button", attributes, stop);
    display.surroundStatus(this.#takeButton, this.#stopButton);
  }

  // Shows that an action is about to start, and gives up the one before. Returns a signal, which is aborted when
  // another action starts.
  start() {
    this.cancel();
    this.#latest = new AbortController();
    this.#context.display.isWorking = true;
    return this.#latest.signal;
  }

  // The action has ended.
  end(signal) {
    if (!signal.aborted) {
      this.#context.display.isWorking = false;
    }
  }

  // Gives up the latest action.
  cancel() {
    this.#latest.abort();
    this.#context.display.isWorking = false;
    if (!this.#isLoading) {
      this.#context.compiler.cancel("replaced");
    }
  }

  // Performs the action with perform(signal). What it asks the compiler fails if a later action replaces it.
  async run(name, perform) {
    const { display, words, clear } = this.#context;
    const signal = this.start();
    this.#wanted = name;
    this.#isLeft = false;
    try {
      const hasCompiler = await this.hasCompiler();
      signal.throwIfAborted();
      if (hasCompiler) {
        await this.#load();
        signal.throwIfAborted();
        display.say(words.workbench.working);
        await perform(signal);
      } else {
        await this.#offer();
      }
    } catch (error) {
      if (!signal.aborted) {
        if (!display.isRecorded) {
          clear();
        }
        display.say(sentenceFor(error, words));
      }
    }
    this.end(signal);
  }

  // Whether the compiler is loaded, the browser has kept it, or the user has agreed to the download.
  async hasCompiler() {
    return this.#isAccepted || (await this.#context.compiler.files.isKept());
  }

  // Downloads the compiler for an action.
  accept(action = this.#wanted) {
    this.#isAccepted = true;
    this.#context.act(action);
  }

  // Shows the button that gets the compiler and performs an action. A recording stays.
  async #offer() {
    const { compiler, display, words } = this.#context;
    const { packed, version } = await compiler.files.describe();
    setText(this.#takeButton, words.workbench.take({ packed, action: this.#wanted }));
    this.#takeButton.hidden = false;
    if (!display.isRecorded) {
      display.say(words.workbench.offer({ version: version.split("-")[0] }));
    }
  }

  // Says nothing more, although a download goes on.
  leave() {
    this.#isLeft = true;
    this.#takeButton.hidden = true;
  }

  #load = once(async () => {
    const { compiler, display, words } = this.#context;
    const { packed } = await compiler.files.describe();
    this.#isLoading = true;
    this.#takeButton.hidden = true;
    try {
      await compiler.load((fetched) => this.#isLeft || display.say(words.workbench.fetched({ fetched, packed })));
      this.#isAccepted = true;
      dispatchEvent(new CustomEvent("ctqueens-compiler-kept"));
      compiler.files.keepPages();
    } catch (error) {
      this.#isAccepted = false;
      if (!this.#isLeft) {
        await this.#offer();
      }
      throw error; // which is said instead
    } finally {
      this.#isLoading = false;
    }
  });

  #showBusy(isBusy) {
    if (!isBusy) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#stopButton.hidden = true;
    }
    this.#timer ??= isBusy ? setTimeout(() => (this.#stopButton.hidden = false), slow) : undefined;
  }
}
