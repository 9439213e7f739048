// SPDX-License-Identifier: BSL-1.0
// Offers the compiler, says how large it is, and shows how much of it has been fetched.
import { element, setText } from "../common/dom.js";
import { once } from "../common/functions.js";

export class DownloadOffer {
  #compiler;
  #words;
  #isAccepted = false;
  #wanted = "check"; // the action to perform when there is a compiler
  #packed = 1; // bytes
  #onAccept;
  #text = element("p");
  #progress = element("progress", { max: 1, value: 0 });
  #fetched = element("span"); // how much that is
  #loading = element("p", { class: "loading", hidden: true }, this.#progress, this.#fetched);
  #acceptButton;
  #cancelButton;

  // onAccept(name) is called when the user accepts the compiler: it must perform the action.
  constructor(compiler, words, onAccept) {
    this.#compiler = compiler;
    this.#words = words;
    this.#onAccept = onAccept;
    this.#acceptButton = element("button", { type: "button", class: "take", onclick: () => this.accept() }, words.take);
    this.#cancelButton = element(
      "button",
      { type: "button", hidden: true, onclick: () => compiler.stop() },
      words.cancel,
    );
    this.element = element(
      "div",
      { class: "offer", hidden: true },
      this.#text,
      this.#loading,
      element("div", { class: "answers" }, this.#acceptButton, this.#cancelButton),
    );
    this.#describe();
  }

  // Whether the compiler is loaded, or the browser has kept it, so that the user need not be asked.
  async needsNoQuestion() {
    return this.#isAccepted || (await this.#compiler.files.isKept());
  }

  // Loads the compiler for an action if the user has accepted it. Otherwise shows the offer and returns false.
  async loadIfAccepted(action) {
    this.#wanted = action;
    if (!(await this.needsNoQuestion())) {
      this.show(action);
      return false;
    }
    await this.#load();
    this.#wanted = "check";
    return true;
  }

  // When the user accepts the compiler, the action is performed.
  show(action) {
    this.#wanted = action;
    this.element.hidden = false;
  }
  // It stays while the compiler is being loaded, with the button that cancels that.
  hide() {
    this.#wanted = "check";
    if (this.#loading.hidden) {
      this.element.hidden = true;
    }
  }

  accept(action = this.#wanted) {
    this.#isAccepted = true;
    this.#onAccept(action);
  }

  async #describe() {
    try {
      const { packed, unpacked, version } = await this.#compiler.files.describe();
      this.#packed = packed;
      setText(this.#text, this.#words.offer({ packed, unpacked, version: version.split("-")[0] }));
    } catch {
      this.element.hidden = false;
      setText(this.#text, this.#words.failures.network);
    }
  }

  #load = once(async () => {
    this.#loading.hidden = this.#cancelButton.hidden = false;
    this.#acceptButton.hidden = true;
    this.#describe(); // again, if the network was missing before
    this.element.hidden = await this.#compiler.files.isKept();
    try {
      await this.#compiler.load((fetched) => {
        this.#progress.value = fetched / this.#packed;
        setText(this.#fetched, this.#words.fetched({ fetched, packed: this.#packed }));
      });
      this.element.hidden = true;
      this.#isAccepted = true;
      // The page caches itself now, for use without the network.
      dispatchEvent(new CustomEvent("ctqueens-compiler-kept", { detail: await this.#compiler.addresses() }));
    } catch (error) {
      this.#isAccepted = false;
      this.#acceptButton.hidden = this.element.hidden = false;
      throw error;
    } finally {
      this.#loading.hidden = this.#cancelButton.hidden = true;
    }
  });
}
