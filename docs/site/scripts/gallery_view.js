// SPDX-License-Identifier: BSL-1.0
// All solutions, or the fundamental ones; and the orbit of the one that is chosen.
import { element, choice, rove, setAttribute } from "./dom.js";
import { digits, smallBoard } from "./board.js";
import { OrbitPanel } from "./orbit_panel.js";

// Buttons with a small board each, which are one tab stop. `solutions` are indices; `choose` is told
// of one, from 1 on.
export class SolutionList {
  #items;
  #focus;

  constructor(label, solutions, makeItem, choose) {
    this.#items = solutions.map((index) => {
      const item = makeItem(index);
      item.dataset.solution = index + 1;
      item.addEventListener("click", () => choose(index + 1));
      return item;
    });
    this.element = element(
      "div",
      { class: "gallery", role: "group", "aria-label": label },
      ...this.#items,
    );
    this.#focus =
      this.#items.length > 0
        ? rove(this.element, this.#items, ({ key }, index) => this.#neighbour(key, index))
        : () => {};
  }

  press(solution) {
    this.#items.forEach((item) =>
      setAttribute(item, "aria-pressed", Number(item.dataset.solution) === solution),
    );
    const index = this.#items.findIndex((item) => Number(item.dataset.solution) === solution);
    if (index >= 0) {
      this.#focus(index);
    }
  }

  #neighbour(key, index) {
    const top = this.#items[0].offsetTop;
    const inLine = this.#items.filter((item) => item.offsetTop === top).length;
    return {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index - inLine,
      ArrowDown: index + inLine,
      Home: 0,
      End: this.#items.length - 1,
    }[key];
  }
}

export class GalleryView {
  #page;
  #state = {};
  #choices = element("div", { class: "choices" });
  #shelf = element("div", { class: "shelf" });
  #list;
  #orbit;

  constructor(page) {
    this.#page = page;
    this.#orbit = new OrbitPanel(page, (solution) => page.update({ solution }));
    this.element = element(
      "div",
      { class: "view gallery-view" },
      this.#choices,
      element("p", { class: "about" }, page.words.galleryHint),
      element("div", { class: "gallery-and-orbit" }, this.#orbit.element, this.#shelf),
    );
  }

  show(state) {
    const before = this.#state;
    this.#state = state;
    if (before.n !== state.n || before.show !== state.show) {
      this.#fill();
    }
    this.#list.press(state.solution);
    this.#orbit.show(state.n, state.solution - 1);
  }

  leave() {}

  onKey() {
    return false;
  }

  #fill() {
    const { words, library, update } = this.#page;
    const { n, show } = this.#state;
    const solutions = library.solutions(n);
    const fundamental = library.fundamental(n);
    const kinds = { all: solutions.length, fundamental: fundamental.length };
    const sizes = library.sizes.map((size) => [size, words.sizeShown({ size })]);
    const shown = Object.entries(kinds).map(([kind, number]) => [
      kind,
      words.whichSolutions[kind]({ number }),
    ]);
    const focused = this.#choices.contains(document.activeElement)
      ? document.activeElement.name
      : undefined;
    this.#choices.replaceChildren(
      choice(words.size, sizes, n, (value) => update({ n: Number(value), solution: 1 }), {
        name: "n",
      }),
      choice(words.which, shown, show, (value) => update({ show: value }), { name: "show" }),
    );
    this.#choices.querySelector(`[name="${focused}"]`)?.focus();
    this.#list = new SolutionList(
      words.galleryLabel,
      show === "all" ? solutions.map((_, index) => index) : fundamental,
      (index) => this.#makeItem(index, solutions[index]),
      (solution) => update({ solution }),
    );
    this.#shelf.replaceChildren(this.#list.element);
  }

  #makeItem(index, columns) {
    const label = this.#page.words.solutionName({ index: index + 1, digits: digits(columns) });
    return element(
      "button",
      { type: "button", class: "item", "aria-label": label, title: digits(columns) },
      smallBoard(columns),
      element("span", { class: "caption" }, String(index + 1)),
    );
  }
}
