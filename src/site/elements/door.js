// SPDX-License-Identifier: BSL-1.0
// What the site adds to the debugger: the programs that it can open, a row of actions, and the way to the workbench,
// which is loaded when it is first needed.
import { choice, element } from "./dom.js";

const home = document.currentScript?.src ?? location.href;
const folder = new URL("compiler/", home);
const read = async (name) => (await fetch(new URL(name, folder))).json();

export class Door {
  programs = {}; // by name: { title, question, text }
  #host;
  #bench;

  // `host` is the debugger; `act(name)` is called when a button is clicked.
  constructor(host, act) {
    const words = host.words.editor;
    this.#host = host;
    this.element = element(
      "div",
      { class: "actions" },
      ...["edit", "run", "step", "watch", "profile"].map((name) =>
        element(
          "button",
          { type: "button", class: `do-${name}`, title: words.about[name], onclick: () => act(name) },
          words[name],
        ),
      ),
    );
  }

  get isOpen() {
    return Boolean(this.#bench?.isOpen);
  }
  // The bench, if it has been loaded.
  get bench() {
    return this.#bench;
  }
  async open() {
    if (!this.#bench) {
      const { Bench } = await import(/* @vite-ignore */ new URL("ctqueens-editor.js", home).href);
      this.#bench ??= new Bench(this.#host, folder);
    }
    return this.#bench;
  }

  async readPrograms() {
    if (Object.keys(this.programs).length > 0) {
      return;
    }
    try {
      this.programs = await read("programs.json");
      const { packed } = await read("compiler.json");
      const size = element("small", {}, this.#host.words.editor.megabytes({ bytes: packed }));
      this.element.querySelector(".do-edit").append(" ", size);
      size.hidden = (await (await caches.open("ctqueens-compiler")).keys()).length > 0; // the browser has it
    } catch {
      // Without the network, the searches can still be stepped through.
    }
  }

  // A list of searches and programs; the empty name is that of the reader's own program.
  choice(name, onChoice) {
    const { words, searchOptions } = this.#host;
    const all = Object.keys(this.programs);
    const group = (label, names) => [
      words.groups[label],
      names.map((each) => [each, this.programs[each].title?.[words.language] ?? each]),
    ];
    const groups = [
      [words.groups.searches, searchOptions],
      group(
        "openings",
        all.filter((each) => !each.includes("/")),
      ),
      ...["tutorial", "exercises"].map((label) =>
        group(
          label,
          all.filter((each) => each.startsWith(`${label}/`)),
        ),
      ),
      group(
        "mistakes",
        all.filter((each) => each === name && each.startsWith("mistakes/")),
      ),
    ];
    const own = name === "" ? [["", words.editor.own]] : [];
    return choice(words.program, [...own, ...groups.filter(([, options]) => options.length > 0)], name, onChoice);
  }

  // `missing` are the actions that say why they cannot be done.
  show(missing = []) {
    const current = this.#host.getAttribute("action") ?? (this.isOpen ? "" : "step");
    for (const button of this.element.children) {
      const name = button.className.slice("do-".length);
      button.hidden = name === "edit" && this.isOpen;
      button.setAttribute("aria-disabled", missing.includes(name));
      if (name !== "edit") {
        button.setAttribute("aria-pressed", current === name);
      }
    }
  }
}
