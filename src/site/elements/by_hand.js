// SPDX-License-Identifier: BSL-1.0
// <ctqueens-by-hand size="8" queens="a8,e7">: queens placed by hand, what they attack, and which solutions remain.
import { choice, element, setText, setAttribute, svg } from "./common/dom.js";
import { squaresOf } from "./library/squares.js";
import { Tables } from "./library/tables.js";
import {
  digits,
  squareName,
  attackLine,
  coordinates,
  darkSquares,
  onSquare,
  queenOn,
  viewBoxOf,
} from "./parts/board_shapes.js";
import { boardButton, SolutionList } from "./parts/solution_list.js";
import { PageElement } from "./page_element.js";
import { range } from "./common/functions.js";
import { rove } from "./common/roving_tabindex.js";

export class ByHand extends PageElement {
  static observedAttributes = ["size", "queens"];

  #tables;
  #size = 0;
  #queens = [];
  #board;
  #boardPlace = element("div", { class: "hand-board-place" });
  #status = element("p", { class: "hand-status", "aria-live": "polite" });
  #count = element("p", { class: "remaining-count", "aria-live": "polite" });
  #shelf = element("div", { class: "shelf" });
  #best;
  #showsRemaining = element("input", { type: "checkbox", onchange: () => this.#draw() });

  make() {
    const { words } = this;
    const button = (name, onclick) => element("button", { type: "button", class: name, onclick }, words[name]);
    this.#best = button("hint", () => this.#placeBest());
    const controls = element(
      "div",
      { class: "hand-controls" },
      this.#best,
      button("clear", () => this.#put([])),
      element("label", { class: "shows" }, this.#showsRemaining, element("span", {}, words.showRemaining)),
    );
    const remaining = element(
      "section",
      { class: "remaining", "aria-label": words.remainingLabel },
      this.#count,
      this.#status,
      this.#shelf,
    );
    return [
      element("p", { class: "about" }, words.handHint),
      element("div", { class: "hand" }, element("div", { class: "hand-left" }, this.#boardPlace, controls), remaining),
    ];
  }

  async load() {
    this.#tables ??= new Tables(this.module.exports);
    const { sizes } = this.module;
    const size = Number(this.state.read("size", sizes, sizes.at(-1)));
    if (size !== this.#size) {
      this.#size = size;
      this.#board = new HandBoard(size, this.words, (at) => this.#toggle(at));
      this.#boardPlace.replaceChildren(this.#board.element);
      this.showChoices(
        choice(this.words.size, this.sizeOptions, size, (value) => this.choose({ size: value, queens: undefined })),
      );
    }
    this.#queens = this.#readQueens();
    this.#draw();
  }

  #readQueens() {
    const text = this.state.get("queens") ?? "";
    const names = text.split(",").filter((name) => name !== "");
    const lastFile = String.fromCharCode(96 + this.#size);
    const isSquare = new RegExp(`^[a-${lastFile}][1-${this.#size}]$`);
    if (!names.every((name) => isSquare.test(name))) {
      this.state.refuse("queens", text, `a1,…,${lastFile}${this.#size}`);
      return [];
    }
    return [...new Set(names)].map((name) => ({
      row: this.#size - Number(name.slice(1)),
      column: name.charCodeAt(0) - 97,
    }));
  }

  #toggle({ row, column }) {
    const others = this.#queens.filter((queen) => queen.row !== row || queen.column !== column);
    this.#put(others.length < this.#queens.length ? others : [...others, { row, column }]);
  }

  #put(queens) {
    this.#queens = queens;
    this.state.change({ queens: queens.map((queen) => squareName(this.#size, queen)).join(",") || undefined });
    this.state.clearNotice();
    this.#draw();
  }

  // The first of the free squares that leave the most solutions.
  #placeBest() {
    const { remainingWith } = this.#tables.examine(this.#size, this.#queens);
    const isFree = (at) => this.#queens.every(({ row, column }) => row !== at.row || column !== at.column);
    const squares = squaresOf(this.#size).map((at, index) => ({ at, left: remainingWith[index] }));
    const [best] = squares.filter(({ at }) => isFree(at)).sort((one, other) => other.left - one.left);
    if (best?.left > 0) {
      this.#put([...this.#queens, best.at]);
    }
  }

  #draw() {
    const { words } = this;
    const found = this.#tables.examine(this.#size, this.#queens);
    const { remaining, pairs } = found;
    this.#board.show(this.#queens, found, this.#showsRemaining.checked);
    this.#shelf.hidden = !this.#showsRemaining.checked;
    const solutions = this.#tables.solutions(this.#size);
    const isSolved = remaining.length === 1 && this.#queens.length === this.#size;
    this.#best.disabled = isSolved || remaining.length === 0;
    setText(this.#count, words.remaining({ count: remaining.length, all: solutions.length }));
    setText(
      this.#status,
      isSolved
        ? words.solved({ index: remaining[0] + 1 })
        : words.handStatus({ queens: this.#queens.length, conflicts: pairs.length }),
    );
    const given = this.#queens.map(({ row }) => row);
    const labelOf = (index) => words.fill({ index: index + 1, digits: digits(solutions[index]) });
    const makeItem = (index) => boardButton(solutions[index], index, { "aria-label": labelOf(index) }, given);
    const fill = (solution) => this.#put(solutions[solution - 1].map((column, row) => ({ row, column })));
    const hasFocus = this.#shelf.contains(this.shadowRoot?.activeElement ?? null);
    this.#shelf.replaceChildren(new SolutionList(words.remainingLabel, remaining, makeItem, fill).element);
    if (hasFocus) {
      this.#shelf.querySelector("button")?.focus();
    }
  }
}

// A board on which queens are placed: a grid that is one tab stop, with the arrow keys inside.
class HandBoard {
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
    const grid = svg("g", { role: "grid", tabindex: -1, "aria-label": words.size }, ...rows);
    rove(grid, this.#cells, () => size);
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
