// SPDX-License-Identifier: BSL-1.0
// <ctqueens-solutions size="8" show="fundamental" solution="1">: all solutions, or the fundamental ones, and the
// orbit of the one that is chosen.
import { choice, element } from "./common/dom.js";
import { Tables } from "./library/tables.js";
import { digits } from "./parts/board_shapes.js";
import { OrbitPanel } from "./parts/orbit_panel.js";
import { boardButton, SolutionList } from "./parts/solution_list.js";
import { PageElement } from "./page_element.js";

export class Solutions extends PageElement {
  static observedAttributes = ["size", "show", "solution"];

  #tables;
  #list;
  #orbit;
  #filled; // the size and the kind of the solutions in the list
  #orbitPlace = element("div");
  #shelf = element("div", { class: "shelf" });

  make() {
    return [
      element("p", { class: "about" }, this.words.galleryHint),
      element("div", { class: "gallery-and-orbit" }, this.#orbitPlace, this.#shelf),
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
    if (!this.#orbit) {
      this.#orbit = new OrbitPanel(this.#tables, this.words, (chosen) => this.#choose(chosen));
      this.#orbitPlace.replaceChildren(this.#orbit.element);
    }
    this.#list.press(solution);
    this.#orbit.show(size, solution - 1);
  }

  #choose(solution) {
    return this.choose({ solution });
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
      (index) => this.#makeItem(index, solutions[index]),
      (solution) => this.#choose(solution),
    );
    this.#shelf.replaceChildren(this.#list.element);
  }

  #makeItem(index, columns) {
    const label = this.words.solutionName({ index: index + 1, digits: digits(columns) });
    return boardButton(columns, index, { "aria-label": label, title: digits(columns) });
  }
}
