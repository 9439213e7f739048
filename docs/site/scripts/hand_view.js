// SPDX-License-Identifier: BSL-1.0
// Queens placed by hand: what they attack, and which solutions remain.
import { element, choice, setText } from "./dom.js";
import { digits, smallBoard, squareName } from "./board.js";
import { HandBoard } from "./hand_board.js";
import { SolutionList } from "./gallery_view.js";

export class HandView {
  #page;
  #size = 0;
  #queens = [];
  #board;
  #choices = element("div", { class: "choices" });
  #boardPlace = element("div", { class: "hand-board-place" });
  #status = element("p", { class: "hand-status" });
  #count = element("p", { class: "remaining-count" });
  #shelf = element("div", { class: "shelf" });
  #numbers;

  constructor(page) {
    this.#page = page;
    const { words } = page;
    this.#numbers = element("input", {
      type: "checkbox",
      checked: true,
      onchange: () => this.#draw(),
    });
    this.element = element(
      "div",
      { class: "view hand-view" },
      this.#choices,
      element("p", { class: "about" }, words.handHint),
      element(
        "div",
        { class: "hand" },
        element(
          "div",
          { class: "hand-left" },
          this.#boardPlace,
          element(
            "div",
            { class: "hand-controls" },
            element(
              "button",
              { type: "button", class: "hint", onclick: () => this.#placeBest() },
              words.hint,
            ),
            element(
              "button",
              { type: "button", class: "clear", onclick: () => this.#put([]) },
              words.clear,
            ),
            element(
              "label",
              { class: "numbers" },
              this.#numbers,
              element("span", {}, words.numbers),
            ),
          ),
        ),
        element(
          "section",
          { class: "remaining", "aria-label": words.remainingLabel },
          this.#count,
          this.#status,
          this.#shelf,
        ),
      ),
    );
  }

  show(state) {
    const { words, library, update } = this.#page;
    if (state.n !== this.#size) {
      this.#size = state.n;
      this.#board = new HandBoard(state.n, words, (at) => this.#toggle(at));
      this.#boardPlace.replaceChildren(this.#board.element);
      const sizes = library.sizes.map((size) => [size, words.sizeShown({ size })]);
      const hadFocus = this.#choices.contains(document.activeElement);
      this.#choices.replaceChildren(
        choice(words.size, sizes, state.n, (value) => update({ n: Number(value), queens: "" }), {
          name: "n",
        }),
      );
      if (hadFocus) {
        this.#choices.querySelector("select").focus();
      }
    }
    this.#queens = state.queens
      .split(",")
      .filter((name) => name !== "")
      .map((name) => ({ row: state.n - Number(name.slice(1)), column: name.charCodeAt(0) - 97 }));
    this.#draw();
  }

  leave() {}

  onKey() {
    return false;
  }

  #toggle({ row, column }) {
    const others = this.#queens.filter((queen) => queen.row !== row || queen.column !== column);
    this.#put(others.length < this.#queens.length ? others : [...others, { row, column }]);
  }

  #put(queens) {
    this.#page.update(
      { queens: queens.map((queen) => squareName(this.#size, queen)).join(",") },
      { replace: true },
    );
    this.#queens = queens;
    this.#draw();
    this.#page.announcer.say(`${this.#status.textContent} ${this.#count.textContent}`);
  }

  // The first of the free squares that leave most solutions.
  #placeBest() {
    const { remainingWith } = this.#page.library.examine(this.#size, this.#queens);
    const isTaken = (index) =>
      this.#queens.some(({ row, column }) => row * this.#size + column === index);
    let best = -1;
    remainingWith.forEach((left, index) => {
      if (left > (best < 0 ? 0 : remainingWith[best]) && !isTaken(index)) {
        best = index;
      }
    });
    if (best >= 0) {
      this.#put([
        ...this.#queens,
        { row: Math.floor(best / this.#size), column: best % this.#size },
      ]);
    }
  }

  #draw() {
    const { words, library } = this.#page;
    const found = library.examine(this.#size, this.#queens);
    const { remaining, pairs } = found;
    this.#board.show(this.#queens, found, this.#numbers.checked);
    const solutions = library.solutions(this.#size);
    const isSolved = remaining.length === 1 && this.#queens.length === this.#size;
    setText(this.#count, words.remaining({ count: remaining.length, all: solutions.length }));
    setText(
      this.#status,
      isSolved
        ? words.solved({ index: remaining[0] + 1 })
        : words.handStatus({ queens: this.#queens.length, conflicts: pairs.length }),
    );
    const given = this.#queens.map(({ row }) => row);
    const fill = (solution) =>
      this.#put(solutions[solution - 1].map((column, row) => ({ row, column })));
    this.#shelf.replaceChildren(
      new SolutionList(
        words.remainingLabel,
        remaining,
        (index) =>
          element(
            "button",
            {
              type: "button",
              class: "item",
              "aria-label": words.fill({ index: index + 1, digits: digits(solutions[index]) }),
            },
            smallBoard(solutions[index], given),
            element("span", { class: "caption" }, String(index + 1)),
          ),
        fill,
      ).element,
    );
  }
}
