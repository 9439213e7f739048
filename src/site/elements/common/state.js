// SPDX-License-Identifier: BSL-1.0
// The state of an element: its attributes, which determine everything that it shows. They are checked when they are
// read, and written when the user changes what is shown.
import { element, setText } from "./dom.js";

export class State {
  notice = element("p", { class: "notice", role: "alert" });
  isWriting = false;
  replaced = 0; // how often somebody else, such as a link, has set attributes
  #host;
  #words;

  // `host` is the element.
  constructor(host, words) {
    this.#host = host;
    this.#words = words;
  }

  has(name) {
    return this.#host.hasAttribute(name);
  }
  // undefined if there is none.
  get(name) {
    return this.#host.getAttribute(name) ?? undefined;
  }

  // The value of an attribute. If it is not allowed, the notice says so, and the default is used.
  read(name, allowed, otherwise) {
    const value = this.get(name) ?? String(otherwise);
    if (allowed.map(String).includes(value)) {
      return value;
    }
    this.refuse(name, value, allowed.join(", "));
    return String(otherwise);
  }

  // A number from `first`, which is the default, to `last`.
  readNumber(name, last, first = 0) {
    const text = this.get(name) ?? String(first);
    if (/^\d{1,10}$/.test(text) && first <= Number(text) && Number(text) <= last) {
      return Number(text);
    }
    this.refuse(name, text, `${first}…${last}`);
    return first;
  }

  refuse(name, value, allowed) {
    this.complain(this.#words.refused({ name, value, allowed }));
  }

  // Adds a sentence to the notice.
  complain(sentence) {
    setText(this.notice, `${this.notice.textContent} ${sentence}`.trim());
  }
  clearNotice() {
    setText(this.notice, "");
  }

  // Returns a function that tells whether the state has not been replaced since, so that a late answer does not
  // overwrite a newer one.
  current() {
    const { replaced } = this;
    return () => this.replaced === replaced;
  }

  // Writes attributes, undefined for none, without reading them again.
  write(attributes) {
    this.isWriting = true;
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) {
        this.#host.removeAttribute(name);
      } else {
        this.#host.setAttribute(name, value);
      }
    }
    this.isWriting = false;
  }

  // Writes attributes, and fires the event `change`.
  change(attributes) {
    this.write(attributes);
    const names = this.#host.constructor.observedAttributes.filter((name) => this.has(name));
    const detail = Object.fromEntries(names.map((name) => [name, this.get(name)]));
    this.#host.dispatchEvent(new CustomEvent("change", { detail, bubbles: true, composed: true }));
  }
}
