// SPDX-License-Identifier: BSL-1.0
// A list of small boards.
import { element, setAttribute } from "../common/dom.js";
import { rove } from "../common/roving_tabindex.js";
import { smallBoard } from "./board_shapes.js";

// A button with a small board and the number of its solution below. Queens in the `given` rows stand out.
export const boardButton = (columns, index, attributes, given) =>
  element(
    "button",
    { type: "button", class: "item", ...attributes },
    smallBoard(columns, { "aria-hidden": "true" }, given),
    element("span", { class: "number-below" }, String(index + 1)),
  );

// Buttons with a small board each, which are one tab stop. `solutions` are indices; `choose` gets the
// number of a solution, from 1.
export class SolutionList {
  #items;
  #makeTabStop;

  constructor(label, solutions, makeItem, choose) {
    this.#items = solutions.map((index) => {
      const item = makeItem(index);
      item.dataset.solution = index + 1;
      item.addEventListener("click", () => choose(index + 1));
      return item;
    });
    this.element = element("div", { class: "gallery", role: "group", "aria-label": label }, ...this.#items);
    const isInFirstRow = (item) => item.offsetTop === this.#items[0].offsetTop;
    this.#makeTabStop = rove(this.element, this.#items, () => this.#items.filter(isInFirstRow).length);
  }

  press(solution) {
    this.#items.forEach((item) => setAttribute(item, "aria-pressed", Number(item.dataset.solution) === solution));
    const index = this.#items.findIndex((item) => Number(item.dataset.solution) === solution);
    if (index >= 0) {
      this.#makeTabStop(index);
    }
  }
}
