// SPDX-License-Identifier: BSL-1.0
// <ctqueens-solutions size="8" show="fundamental" solution="1">: all solutions, or the fundamental ones, and the
// orbit of the one that is chosen.
import { choice, element, setText } from "./common/dom.js";
import { Tables } from "./library/tables.js";
import { digits, smallBoard, squareName } from "./parts/board_shapes.js";
import { boardButton, SolutionList } from "./parts/solution_list.js";
import { PageElement } from "./page_element.js";

export class Solutions extends PageElement {
  static observedAttributes = ["size", "show", "solution"];

  #tables;
  #list;
  #filled; // the size and the kind of the solutions in the list
  #shelf = element("div", { class: "shelf" });
  #title = element("h2", { class: "solution-title" });
  #board = element("div", { class: "chosen-board" });
  #orbitTitle = element("h2");
  #about = element("p");
  #members = element("div", { class: "orbit-members" });

  make() {
    const orbit = [this.#title, this.#board, this.#orbitTitle, this.#about, this.#members];
    return [
      element("p", { class: "about" }, this.words.galleryHint),
      element("div", { class: "gallery-and-orbit" }, element("section", { class: "orbit" }, ...orbit), this.#shelf),
    ];
  }

  async load() {
    this.#tables ??= new Tables(this.module.exports);
    const { sizes } = this.module;
    const size = Number(this.state.read("size", sizes, sizes.at(-1)));
    const kind = this.state.read("show", ["all", "fundamental"], "all");
    const solutions = this.#tables.solutions(size);
    const solution = this.state.readNumber("solution", solutions.length, 1);
    if (this.#filled !== `${size} ${kind}`) {
      this.#filled = `${size} ${kind}`;
      this.#fill(size, kind, solutions);
    }
    this.#list.press(solution);
    this.#showOrbit(size, solution - 1);
  }

  #fill(size, kind, solutions) {
    const { words } = this;
    const fundamental = this.#tables.fundamental(size);
    const kinds = { all: solutions.length, fundamental: fundamental.length };
    const shown = Object.entries(kinds).map(([each, number]) => [each, words.whichSolutions[each]({ number })]);
    this.showChoices(
      choice(words.size, this.sizeOptions, size, (value) => this.choose({ size: value, solution: undefined })),
      choice(words.which, shown, kind, (value) => this.choose({ show: value })),
    );
    this.#list = new SolutionList(
      words.galleryLabel,
      kind === "all" ? solutions.map((_, index) => index) : fundamental,
      (index) => boardButton(solutions[index], index, { "aria-label": this.#nameOf(solutions[index], index) }),
      (solution) => this.choose({ solution }),
    );
    this.#shelf.replaceChildren(this.#list.element);
  }

  #nameOf(columns, index) {
    return this.words.solutionName({ index: index + 1, digits: digits(columns) });
  }

  // The solution, and the solutions to which the symmetries of the square take it.
  #showOrbit(size, solution) {
    const [words, tables] = [this.words, this.#tables];
    const all = tables.solutions(size);
    setText(this.#title, this.#nameOf(all[solution], solution));
    const squares = all[solution].map((column, row) => squareName(size, { row, column }));
    const label = words.boardLabel({ squares });
    this.#board.replaceChildren(smallBoard(all[solution], { role: "img", "aria-label": label }));
    const orbit = tables.orbit(size, solution);
    const own = tables.symmetries.length / orbit.length; // symmetries take the solution to itself
    const which = tables.fundamentalOf(size, solution) + 1;
    setText(this.#orbitTitle, words.orbitTitle({ size: orbit.length }));
    setText(this.#about, words.orbitAbout({ own, size: orbit.length, which }));
    const members = orbit.map((index) => {
      const symmetry = tables.symmetries.find((_, each) => tables.imageOf(size, each, solution) === index);
      const name = words.symmetries?.[symmetry] ?? symmetry;
      const attributes = {
        "aria-pressed": String(index === solution),
        "aria-label": `${this.#nameOf(all[index], index)} (${name})`,
        onclick: () => this.choose({ solution: index + 1 }),
      };
      return element("div", {}, boardButton(all[index], index, attributes), element("small", {}, name));
    });
    const hasFocus = this.#members.contains(this.shadowRoot.activeElement);
    this.#members.replaceChildren(...members);
    if (hasFocus) {
      this.#members.querySelector('[aria-pressed="true"]').focus();
    }
  }
}
