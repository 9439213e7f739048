// SPDX-License-Identifier: BSL-1.0
// The constant evaluations of a program with their steps, those with the most steps first. A click chooses one.
import { element } from "../common/dom.js";

const most = 30; // that are listed

export class EvaluationList {
  #words;
  #onChoose;
  #list = element("ol");

  // `words` are words.evaluations. `onChoose` gets an evaluation.
  constructor(words, onChoose) {
    this.#words = words;
    this.#onChoose = onChoose;
    this.element = element("div", { class: "evaluations" }, element("p", {}, words.list), this.#list);
  }

  // Shows evaluations; `chosen` is the one that is looked into, if any.
  list(all, chosen = undefined) {
    const items = all.slice(0, most).map((each) => {
      const isChosen = each === chosen;
      const classes = each.failure ? "fails" : "";
      const attributes = { type: "button", class: classes, "aria-current": isChosen ? "true" : undefined };
      return element(
        "li",
        {},
        element("button", { ...attributes, onclick: () => this.#onChoose(each) }, this.#words.item(each)),
      );
    });
    this.#list.replaceChildren(...items);
  }

  show() {} // it is the same at each moment
}
