// SPDX-License-Identifier: BSL-1.0
// What all elements of the page share: a shadow root with choices and a line for what is wrong, attributes that
// are checked, and the event `change`, whose detail has the attributes that lead to what is shown.
import { element, setText } from "./dom.js";
import { libraryModule } from "./library_module.js";
import { nextTask } from "./module.js";
import { wordsFor } from "./words.js";
import bench from "./debugger.css?inline";
import style from "./style.css?inline";
import views from "./views.css?inline";

export class View extends HTMLElement {
  words;
  module; // the library's, unless another one is given before the element is connected
  choices = element("div", { class: "choices" });
  #notice = element("p", { class: "notice", role: "alert" });
  #isWriting = false;
  #last = Promise.resolve(); // the last load
  #next; // the same, if it has not started

  // Derived classes have make(), which returns the elements below the choices, and load(), which shows what
  // the attributes say.
  async connectedCallback() {
    this.words = wordsFor(this);
    this.setAttribute("aria-busy", "true");
    if (!this.shadowRoot) {
      const name = this.localName.replace("ctqueens-", "");
      const label = this.words.elements[name];
      // A click on it gives it the keys.
      const section = element("section", { class: name, "aria-label": label, tabindex: -1 });
      section.append(this.choices, this.#notice, ...this.make());
      this.attachShadow({ mode: "open" }).append(element("style", {}, style + bench + views), section);
    }
    try {
      this.module ??= await libraryModule();
    } catch (error) {
      this.say(this.words.failed({ reason: error.message }));
      this.removeAttribute("aria-busy");
      // What the page has in the place of the element.
      this.shadowRoot.querySelector("section").replaceChildren(this.#notice, element("slot"));
      return;
    }
    await this.reload();
  }

  attributeChangedCallback(name, before, after) {
    if (!this.module || !this.shadowRoot || this.#isWriting || before === after) {
      return;
    }
    if (this.isBusy) {
      this.reload();
    } else {
      this.attributeSet(name);
    }
  }

  // Derived classes may do less than this.
  attributeSet() {
    this.reload();
  }

  // Loads after whatever is being loaded. Attributes that change together are loaded together.
  reload() {
    this.#next ??= this.#last.then(async () => {
      this.#next = undefined;
      this.say();
      this.setAttribute("aria-busy", "true");
      try {
        await nextTask();
        await this.load();
      } catch (error) {
        this.say(this.words.failed({ reason: error.message }));
      }
      this.removeAttribute("aria-busy");
    });
    return (this.#last = this.#next);
  }

  // Resolves when what has been asked for is shown.
  get loaded() {
    return this.#last;
  }

  get notice() {
    return this.#notice.textContent;
  }
  say(text = "") {
    setText(this.#notice, text);
  }

  // The value of an attribute. One that is not allowed is refused in a visible sentence.
  read(name, allowed, otherwise) {
    const value = this.getAttribute(name) ?? String(otherwise);
    if (allowed.map(String).includes(value)) {
      return value;
    }
    this.refuse(name, value, allowed.join(", "));
    return String(otherwise);
  }

  // A number from 0 to `last`.
  readNumber(name, last) {
    const text = this.getAttribute(name) ?? "0";
    if (/^\d{1,10}$/.test(text) && Number(text) <= last) {
      return Number(text);
    }
    this.refuse(name, text, `0…${last}`);
    return 0;
  }

  refuse(name, value, allowed) {
    const before = this.#notice.textContent;
    this.say(`${before} ${this.words.refused({ name, value, allowed })}`.trim());
  }

  // Writes attributes, undefined for none, without reading them again.
  write(attributes) {
    this.#isWriting = true;
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) {
        this.removeAttribute(name);
      } else {
        this.setAttribute(name, value);
      }
    }
    this.#isWriting = false;
  }

  // The same, and tells the page.
  change(attributes) {
    this.write(attributes);
    const names = this.constructor.observedAttributes.filter((name) => this.hasAttribute(name));
    const detail = Object.fromEntries(names.map((name) => [name, this.getAttribute(name)]));
    this.dispatchEvent(new CustomEvent("change", { detail, bubbles: true, composed: true }));
  }

  // What a list of choices does: changes attributes and loads again.
  choose(attributes) {
    this.change(attributes);
    return this.reload();
  }

  get sizeOptions() {
    return this.module.sizes.map((size) => [size, this.words.sizeOf({ size })]);
  }
  // Replaces the lists of choices by lists with other values: the same elements where they are the same lists, so that
  // the focus stays.
  showChoices(...lists) {
    const before = [...this.choices.children];
    if (before.length !== lists.length) {
      this.choices.replaceChildren(...lists);
      return;
    }
    lists.forEach((list, index) => {
      const [old, now] = [before[index], list].map((each) => each.querySelector("select"));
      if (old) {
        const { value } = now;
        old.replaceChildren(...now.children);
        old.value = value;
      }
    });
  }

  // A search that has run; until it has, `status` says how much of it. No member has the name of an attribute, because
  // Vue would set that.
  runSearch(name, size, status) {
    return this.module.search(name, size, (part) =>
      setText(status, this.words.running({ percent: Math.round(100 * part) })),
    );
  }

  get isBusy() {
    return this.hasAttribute("aria-busy");
  }

  // What a search is called, its idea, and what its tests are: as translated, or as the library says.
  nameOf(name) {
    return this.words.searches?.[name] ?? name.replaceAll("-", " ");
  }
  ideaOf(name) {
    return this.words.ideas?.[name] ?? this.module.ideas[this.module.names.indexOf(name)];
  }
  unitOf(name) {
    const tests = this.module.tests[this.module.names.indexOf(name)];
    return this.words.units?.[tests] ?? (tests || this.words.counted.tests);
  }
  get searchOptions() {
    return this.module.names.map((name) => [name, this.nameOf(name)]);
  }
}
