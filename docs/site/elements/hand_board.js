// SPDX-License-Identifier: BSL-1.0
// A board on which queens are placed: a grid that is one tab stop, with the arrow keys inside.
import { element, svg, rove, setAttribute, setText } from "./dom.js";
import { fileName, queenOn, squareName } from "./board.js";
import { range } from "./module.js";

export class HandBoard {
  #size;
  #words;
  #cells;
  #lines;

  constructor(size, words, toggle) {
    this.#size = size;
    this.#words = words;
    this.#cells = range(size * size).map((index) => this.#makeCell(Math.floor(index / size), index % size, toggle));
    this.#lines = svg("svg", { class: "attack-lines", viewBox: `0 0 ${size} ${size}`, "aria-hidden": "true" });
    const grid = element(
      "div",
      { class: "hand-grid", role: "grid", "aria-label": words.handBoard },
      ...range(size).map((row) =>
        element("div", { role: "row", class: "hand-row" }, ...this.#cells.slice(row * size, (row + 1) * size)),
      ),
    );
    rove(grid, this.#cells, (event, index) => this.#neighbour(event, index));
    this.element = element(
      "div",
      { class: "hand-board", style: `--size: ${size}` },
      element(
        "div",
        { class: "ranks", "aria-hidden": "true" },
        ...range(size).map((row) => element("span", {}, String(size - row))),
      ),
      element("div", { class: "hand-squares" }, grid, this.#lines),
      element(
        "div",
        { class: "files", "aria-hidden": "true" },
        ...range(size).map((column) => element("span", {}, fileName(column))),
      ),
    );
  }

  #makeCell(row, column, toggle) {
    const act = (event) => {
      event.preventDefault();
      toggle({ row, column });
    };
    const queen = svg(
      "svg",
      { class: "cell-queen", viewBox: "0 0 1 1", "aria-hidden": "true" },
      queenOn({ row: 0, column: 0 }),
    );
    return element(
      "div",
      {
        role: "gridcell",
        class: `cell ${(row + column) % 2 === 1 ? "dark" : "light"}`,
        "data-square": squareName(this.#size, { row, column }),
        onclick: act,
        onkeydown: (event) => (event.key === " " || event.key === "Enter" ? act(event) : undefined),
      },
      queen,
      element("span", { class: "cell-number", "aria-hidden": "true" }),
    );
  }

  #neighbour({ key, ctrlKey }, index) {
    const row = Math.floor(index / this.#size);
    const column = index % this.#size;
    const last = this.#size - 1;
    const next = {
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      Home: [ctrlKey ? 0 : row, 0],
      End: [ctrlKey ? last : row, last],
    }[key];
    const isOnBoard = next?.every((value) => value >= 0 && value <= last);
    return next === undefined ? undefined : isOnBoard ? next[0] * this.#size + next[1] : index;
  }

  // `found` is what the library says of these queens.
  show(queens, { attackers, pairs, remainingWith }, hasNumbers) {
    const isQueen = new Set(queens.map(({ row, column }) => row * this.#size + column));
    this.#cells.forEach((cell, index) => {
      const kind = isQueen.has(index) ? "queen" : attackers[index] > 0 ? "attacked" : "free";
      const square = cell.dataset.square;
      setAttribute(cell, "data-kind", kind);
      setAttribute(cell, "data-attackers", attackers[index]);
      setAttribute(cell, "aria-selected", kind === "queen");
      setAttribute(
        cell,
        "aria-label",
        this.#words.cell[kind]({ square, attackers: attackers[index], left: remainingWith[index] }),
      );
      setText(cell.lastChild, hasNumbers && kind === "free" ? String(remainingWith[index]) : "");
    });
    this.#lines.replaceChildren(
      ...pairs.map(([one, other]) =>
        svg("line", {
          class: "attack",
          x1: one.column + 0.5,
          y1: one.row + 0.5,
          x2: other.column + 0.5,
          y2: other.row + 0.5,
        }),
      ),
    );
  }
}
