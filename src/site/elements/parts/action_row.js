// SPDX-License-Identifier: BSL-1.0
// A row of buttons: what the workbench can do with the program.
import { element } from "../common/dom.js";
import { keptParts } from "../common/compiler_files.js";
import { readFile } from "../common/site_files.js";

const names = ["edit", "run", "step", "watch", "profile"];

export class ActionRow {
  #words;
  #buttons;

  // `words` are words.workbench. act(name) is called when a button is clicked.
  constructor(words, act) {
    this.#words = words;
    this.#buttons = names.map((name) => {
      const attributes = { type: "button", class: `do-${name}`, title: words.about[name], onclick: () => act(name) };
      return element("button", attributes, words[name]);
    });
    this.element = element("div", { class: "actions" }, ...this.#buttons);
  }

  // Says how large the compiler is, unless the browser has it.
  async showSize() {
    try {
      const { packed } = await readFile("compiler.json");
      const size = element("small", {}, this.#words.megabytes({ bytes: packed }));
      this.#buttons[names.indexOf("edit")].append(" ", size);
      size.hidden = (await keptParts()).length > 0;
    } catch {
      // Without the network, or without a cache.
    }
  }

  // `current` is the action whose result is shown; `missing` are those that say why they cannot be done.
  show({ isOpen, current, missing }) {
    this.#buttons.forEach((button, index) => {
      const name = names[index];
      button.hidden = name === "edit" && isOpen;
      button.setAttribute("aria-disabled", String(missing.includes(name)));
      if (name !== "edit") {
        button.setAttribute("aria-pressed", String(current === name));
      }
    });
  }
}
