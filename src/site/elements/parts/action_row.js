// SPDX-License-Identifier: BSL-1.0
// What the workbench can do with the program: a row of buttons, the last of which shares what is shown.
import { element, setText } from "../common/dom.js";
import { compilerFiles, workbenchAddress } from "../common/site_files.js";

const actions = ["edit", "run", "step", "watch", "profile", "reset"];

export class ActionRow {
  #words;
  #buttons; // by name
  #size = element("small", { hidden: true }); // of the compiler

  // `words` are words.workbench. act(name) is called when a button is clicked. If the row is plain, it has one button,
  // which gets the compiler, too.
  constructor(words, isPlain, act) {
    this.#words = words;
    this.#buttons = Object.fromEntries(
      (isPlain ? ["profile"] : actions).map((name) => {
        const attributes = { type: "button", class: `do-${name}`, title: words.about[name], onclick: () => act(name) };
        return [name, element("button", attributes, isPlain ? words.profileIt : words[name])];
      }),
    );
    (this.#buttons.edit ?? this.#buttons.profile).append(" ", this.#size);
    this.element = element("div", { class: "actions" }, ...Object.values(this.#buttons));
    addEventListener("ctqueens-compiler-kept", () => this.#size.remove(), { once: true });
  }

  // Says how much a click on the button that gets the compiler downloads: nothing if the browser has kept it.
  async showSize() {
    try {
      const { packed } = await compilerFiles.describe();
      setText(this.#size, this.#words.megabytes({ bytes: packed }));
      this.#size.hidden = await compilerFiles.isKept();
    } catch {
      // Without the network.
    }
  }

  // `current` is the action whose result is shown; `missing` are those that say why they cannot be done. `reset` is the
  // label of the button that leads to the other version of the program, if any, and hasDraft tells whether Edit opens
  // the user's version.
  show({ isOpen, current, missing, reset, hasDraft }) {
    for (const [name, button] of Object.entries(this.#buttons)) {
      button.setAttribute("aria-disabled", String(missing.includes(name)));
      if (name !== "edit" && name !== "reset") {
        button.setAttribute("aria-pressed", String(current === name));
      }
    }
    const { edit, reset: other } = this.#buttons;
    if (edit) {
      edit.hidden = isOpen;
      edit.firstChild.textContent = hasDraft ? this.#words.resume : this.#words.edit;
      other.hidden = reset === "";
      setText(other, this.#words[reset] ?? "");
      other.title = this.#words.about[reset] ?? "";
    }
  }
}

// A button that copies the address of what is shown: the program, the action, the position, and what has been seen of a
// constant evaluation, which the page draws before it has a compiler.
const longestPicture = 1500; // characters: some programs that show addresses cut them off after 2,000
const shared = ["search", "open", "text", "size", "action", "line", "step"];

export class Share {
  #state;
  #display;
  #programs;
  #words;
  #field; // for browsers that do not let the page copy

  constructor(state, display, programs, words) {
    this.#state = state;
    this.#display = display;
    this.#programs = programs;
    this.#words = words;
    const { share, about } = words.workbench;
    this.#field = element("input", { readonly: true, hidden: true, "aria-label": share });
    const attributes = { type: "button", class: "do-share", title: about.share, onclick: () => this.#share() };
    this.elements = [element("button", attributes, share), this.#field];
  }

  // The site has recorded the profiles of some of its programs.
  async #address() {
    const state = Object.fromEntries(shared.map((name) => [name, this.#state.get(name)]));
    const program = state.text ? undefined : this.#programs.get(state.open);
    if (program && Number(state.size) === (program.size ?? 6)) {
      state.size = undefined;
    }
    const isOfSite = program?.recorded === state.action && state.step === undefined;
    const pictures = isOfSite
      ? []
      : await Promise.all([true, false].map((isWhole) => this.#display.picture?.(isWhole)));
    state.picture = pictures.find((picture) => picture?.length <= longestPicture);
    const given = Object.entries(state).filter(([, value]) => value);
    const hash = new URLSearchParams(given).toString().replaceAll("%2C", ",").replaceAll("%2F", "/");
    return `${workbenchAddress(this.#words.language)}#${hash}`;
  }

  async #share() {
    const address = await this.#address();
    const { copied, copy } = this.#words.workbench;
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    this.#field.hidden = Boolean(isCopied);
    this.#field.value = address;
    this.#field.select();
    this.#display.remark(isCopied ? copied({ characters: address.length }) : copy);
  }
}
