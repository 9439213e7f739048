// SPDX-License-Identifier: BSL-1.0
// A button that copies the address of what is shown: the program, the action, the position, and what has been seen of a
// constant evaluation, which the page draws before it has a compiler.
import { element } from "../common/dom.js";
import { workbenchAddress } from "../common/site_files.js";

const longestPicture = 1500; // characters: some programs that show addresses cut them off after 2,000
const names = ["search", "open", "text", "size", "action", "line", "step"];

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
    const state = Object.fromEntries(names.map((name) => [name, this.#state.get(name)]));
    const program = state.text ? undefined : this.#programs.get(state.open);
    if (program && Number(state.size) === (program.size ?? 6)) {
      state.size = undefined;
    }
    const isOfSite = program?.recording && state.action === "profile" && state.step === undefined;
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
