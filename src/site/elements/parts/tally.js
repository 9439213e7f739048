// SPDX-License-Identifier: BSL-1.0
// The work so far, and of all N^N boards how many were looked at and how many never will be.
import { element, setAttribute, setText } from "../common/dom.js";

const counted = ["candidates", "tests", "backtracks", "solutions"];

export class Tally {
  #size;
  #words;
  #factorial;
  #counts = Object.fromEntries(counted.map((kind) => [kind, element("dd", { "data-count": kind })]));
  #bar = Object.fromEntries(["seen", "doomed", "cut"].map((kind) => [kind, element("span", { class: kind })]));
  #sentence = element("p", { class: "boards" });

  // `unit` is what the tests of the search are.
  constructor(size, words, unit) {
    this.#size = size;
    this.#words = words;
    this.#factorial = Array.from({ length: size }, (_, index) => index + 1).reduce((a, b) => a * b);
    this.all = size ** size;
    this.element = element(
      "div",
      { class: "tally" },
      element(
        "dl",
        {},
        ...counted.map((kind) =>
          element("div", {}, element("dt", {}, kind === "tests" ? unit : words.counted[kind]), this.#counts[kind]),
        ),
      ),
      element(
        "div",
        { class: "share", "aria-hidden": "true" },
        ...Object.values(this.#bar),
        element("span", {
          class: "factorial",
          style: `left: ${(100 * this.#factorial) / this.all}%`,
        }),
      ),
      this.#sentence,
    );
  }

  show(situation) {
    for (const kind of counted) {
      setText(this.#counts[kind], this.#words.number(situation[kind]));
    }
    const { boards, doomedBoards, cut } = situation;
    const parts = { seen: boards - doomedBoards, doomed: doomedBoards, cut };
    for (const [kind, part] of Object.entries(parts)) {
      setAttribute(this.#bar[kind], "style", `width: ${(100 * part) / this.all}%`);
    }
    setText(
      this.#sentence,
      this.#words.boards({ size: this.#size, all: this.all, factorial: this.#factorial, boards, doomedBoards, cut }),
    );
  }
}
