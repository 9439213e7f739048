// SPDX-License-Identifier: BSL-1.0
// A board on which queens are placed: a grid that is one tab stop, with the arrow keys inside.
import { setAttribute, setText, svg } from "../common/dom.js";
import { range } from "../common/range.js";
import { rove } from "../common/roving_tabindex.js";
import {
  attackLine,
  coordinates,
  darkSquares,
  onSquare,
  queenOn,
  squareName,
  squaresOf,
  viewBoxOf,
} from "./board_shapes.js";

export class HandBoard {
  #size;
  #words;
  #cells;
  #lines = svg("g", { class: "attack-lines" });

  constructor(size, words, toggle) {
    this.#size = size;
    this.#words = words;
    this.#cells = squaresOf(size).map(({ row, column }) => this.#makeCell(row, column, toggle));
    const rows = range(size).map((row) =>
      svg("g", { role: "row" }, ...this.#cells.slice(row * size, (row + 1) * size)),
    );
    // Browsers make an SVG element that listens for the focus a tab stop.
    const grid = svg("g", { role: "grid", tabindex: -1, "aria-label": words.handBoard }, ...rows);
    rove(grid, this.#cells, (event, index) => this.#neighbour(event, index));
    this.element = svg(
      "svg",
      { class: "board hand-board", viewBox: viewBoxOf(size) },
      darkSquares(size),
      coordinates(size),
      grid,
      this.#lines,
    );
  }

  #makeCell(row, column, toggle) {
    const act = (event) => {
      event.preventDefault();
      toggle({ row, column });
    };
    return svg(
      "g",
      {
        role: "gridcell",
        class: "cell",
        transform: onSquare({ row, column }),
        "data-square": squareName(this.#size, { row, column }),
        onclick: act,
        onkeydown: (event) => (event.key === " " || event.key === "Enter" ? act(event) : undefined),
      },
      svg("rect", { class: "shade", width: 1, height: 1 }),
      svg("circle", { class: "dot", cx: 0.5, cy: 0.5, r: 0.06 }),
      queenOn({ row: 0, column: 0 }),
      svg("text", { class: "cell-number", x: 0.5, y: 0.62, "aria-hidden": "true" }),
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
      const said = { square: cell.dataset.square, attackers: attackers[index], left: remainingWith[index] };
      setAttribute(cell, "data-kind", kind);
      setAttribute(cell, "data-attackers", attackers[index]);
      setAttribute(cell, "aria-selected", kind === "queen");
      setAttribute(cell, "aria-label", this.#words.cell[kind](said));
      setText(cell.lastChild, hasNumbers && kind === "free" ? String(remainingWith[index]) : "");
    });
    this.#lines.replaceChildren(...pairs.map(attackLine));
  }
}
