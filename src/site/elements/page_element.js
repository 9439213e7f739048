// SPDX-License-Identifier: BSL-1.0
// What all elements of the page share: a shadow root with choices and a notice, attributes that are checked, and the
// event `change`, whose detail has the attributes that lead to what is shown.
import { element } from "./common/dom.js";
import { nextTask } from "./common/functions.js";
import { State } from "./common/state.js";
import debuggerStyle from "./debugger.css?inline";
import style from "./style.css?inline";
import figures from "./figures.css?inline";
import english from "./common/words_en.js";
import chinese from "./common/words_zh.js";
import { loadModule } from "./library/module.js";
import moduleAddress from "../generated/ctqueens.wasm?url";
import sources from "../generated/sources.json";

export class PageElement extends HTMLElement {
  static observedAttributes = [];

  words;
  state;
  module; // the library's, unless another one is given before the element is connected
  choices = element("div", { class: "choices" });
  section = element("section", { tabindex: -1 }); // so that a click gives it the focus, and with it the keys
  loaded = Promise.resolve(); // when the last load has ended
  #next; // the last load, if it has not started yet

  // The elements below the choices.
  make() {
    return [];
  }
  // Shows what the attributes say.
  async load() {}

  async connectedCallback() {
    this.setAttribute("aria-busy", "true");
    if (!this.shadowRoot) {
      this.words = wordsFor(this);
      const name = this.localName.replace("ctqueens-", "");
      this.state = new State(this, this.words);
      this.section.className = name;
      this.section.setAttribute("aria-label", this.words.elements[name]);
      this.section.append(this.choices, this.state.notice, ...this.make());
      this.attachShadow({ mode: "open" }).append(element("style", {}, style + debuggerStyle + figures), this.section);
    }
    try {
      this.module ??= await libraryModule();
    } catch (error) {
      this.state.complain(this.words.failed({ reason: error.message }));
      this.removeAttribute("aria-busy");
      // The slot shows what the page has put inside the element, such as a picture.
      this.section.replaceChildren(this.state.notice, element("slot"));
      return;
    }
    await this.reload();
  }

  attributeChangedCallback(name, before, after) {
    if (!this.module || !this.shadowRoot || this.state.isWriting || before === after) {
      return;
    }
    if (name !== "step") {
      ++this.state.replaced; // what it names now is loaded next
    }
    if (this.isBusy) {
      this.reload(); // what is being loaded may have read the old value
    } else {
      this.attributeSet(name);
    }
  }

  // Called when an attribute has changed. Derived classes may do less than load everything again.
  attributeSet(_name) {
    this.reload();
  }

  // Loads after whatever is being loaded. Attributes that change together are loaded together.
  reload() {
    this.#next ??= this.loaded.then(async () => {
      this.#next = undefined;
      this.state.clearNotice();
      this.setAttribute("aria-busy", "true");
      try {
        await nextTask();
        await this.load();
      } catch (error) {
        this.state.clearNotice();
        this.state.complain(this.words.failed({ reason: error.message }));
      }
      this.removeAttribute("aria-busy");
    });
    this.loaded = this.#next;
    return this.loaded;
  }

  // What a list of choices does: changes attributes and loads again.
  choose(attributes) {
    this.state.change(attributes);
    return this.reload();
  }

  get sizeOptions() {
    return this.module.sizes.map((size) => [size, this.words.sizeOf({ size })]);
  }

  // Shows lists of choices in place of those before. The list that has the focus keeps it.
  showChoices(...lists) {
    const index = [...this.choices.querySelectorAll("select")].indexOf(this.shadowRoot?.activeElement);
    this.choices.replaceChildren(...lists);
    lists[index]?.querySelector("select").focus();
  }

  get isBusy() {
    return this.hasAttribute("aria-busy");
  }
}

// In the language of the nearest element that has one.
function wordsFor(node) {
  const tag = node.closest("[lang]")?.lang ?? document.documentElement.lang;
  return tag.toLowerCase().startsWith("zh") ? chinese : english;
}

// The library itself, as part of this script: its address contains it, in base64.
let loading;

function libraryModule() {
  const bytes = () => Uint8Array.from(atob(moduleAddress.split(",")[1]), (each) => each.charCodeAt(0));
  loading ??= loadModule(bytes(), (name) => sources[name]);
  return loading;
}
