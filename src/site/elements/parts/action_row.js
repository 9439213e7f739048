// SPDX-License-Identifier: BSL-1.0
// A row of buttons: what the workbench can do with the program.
import { element, setText } from "../common/dom.js";
import { compilerFiles } from "../common/site_files.js";

const names = ["edit", "run", "step", "watch", "profile", "reset", "earlier"];

export class ActionRow {
  #words;
  #buttons;
  #size = element("small", { hidden: true }); // of the compiler

  // `words` are words.workbench. act(name) is called when a button is clicked.
  constructor(words, act) {
    this.#words = words;
    this.#buttons = names.map((name) => {
      const attributes = { type: "button", class: `do-${name}`, title: words.about[name], onclick: () => act(name) };
      return element("button", attributes, words[name]);
    });
    this.#buttons[names.indexOf("edit")].append(" ", this.#size);
    this.element = element("div", { class: "actions" }, ...this.#buttons);
  }

  // Says how much a click on "Change it" downloads: nothing if the browser has kept the compiler.
  async showSize() {
    try {
      const { packed } = await compilerFiles.describe();
      setText(this.#size, this.#words.megabytes({ bytes: packed }));
      this.#size.hidden = await compilerFiles.isKept();
    } catch {
      // Without the network.
    }
  }

  // `current` is the action whose result is shown; `missing` are those that say why they cannot be done. `versions` are
  // "reset" and "earlier", if there is another version of the program, and hasDraft tells whether Edit opens one.
  show({ isOpen, current, missing, versions, hasDraft }) {
    const isShown = { edit: !isOpen, reset: versions.includes("reset"), earlier: versions.includes("earlier") };
    this.#buttons.forEach((button, index) => {
      const name = names[index];
      button.hidden = isShown[name] === false;
      button.setAttribute("aria-disabled", String(missing.includes(name)));
      if (!(name in isShown)) {
        button.setAttribute("aria-pressed", String(current === name));
      }
    });
    this.#buttons[names.indexOf("edit")].firstChild.textContent = hasDraft ? this.#words.resume : this.#words.edit;
  }
}
