// SPDX-License-Identifier: BSL-1.0
// The part of the search tree that matters now: the path to the last queen, and beside each node of
// it the nodes that were tried before. It has the rows and columns of the board, so that it stays
// readable however long the search has run.
import { svg, setAttribute, setText } from "./dom.js";
import { boardView, coordinates } from "./board.js";
import { range } from "./library.js";

const cross = "M-.12 -.12L.12 .12M-.12 .12L.12 -.12";

export class Tree {
  #size;
  #words;
  #nodes;
  #shown = []; // what each node shows, so that only what changes is written

  constructor(size, words) {
    this.#size = size;
    this.#words = words;
    this.#nodes = range(size * size).map((index) =>
      this.#makeNode(Math.floor(index / size), index % size),
    );
    this.element = svg(
      "svg",
      { class: "tree", role: "img", viewBox: boardView(size) },
      svg("circle", { class: "root", cx: size / 2, cy: -0.3, r: 0.13 }),
      coordinates(size),
      ...this.#nodes.map(({ edge }) => edge),
      ...this.#nodes.map(({ group }) => group),
    );
  }

  #makeNode(row, column) {
    const [x, y] = [column + 0.5, row + 0.5];
    const edge = svg("line", { class: "edge", x2: x, y2: y });
    const text = svg("text", { class: "found", y: 0.1 });
    const group = svg(
      "g",
      { class: "node untried", transform: `translate(${x} ${y})` },
      svg("circle", { class: "disc", r: 0.07 }),
      svg("path", { class: "cross", d: cross }),
      text,
    );
    return { edge, group, text };
  }

  show(situation) {
    const { columns } = situation;
    range(this.#size).forEach((row) => {
      const parent = row === 0 ? "root" : columns[row - 1];
      range(this.#size).forEach((column) => this.#showNode(situation, row, column, parent));
    });
    const row = Math.min(columns.length, this.#size - 1);
    const tried = range(this.#size).filter(
      (column) => situation.fate(row, column) !== "untried",
    ).length;
    setAttribute(
      this.element,
      "aria-label",
      this.#words.treeLabel({ depth: columns.length, rank: this.#size - row, tried }),
    );
  }

  #showNode(situation, row, column, parent) {
    const fate = situation.fate(row, column);
    const found = situation.found(row, column);
    const isLast = row === situation.columns.length - 1 && column === situation.columns[row];
    const index = row * this.#size + column;
    const key = `${fate} ${found} ${fate === "untried" ? "" : parent} ${isLast}`;
    if (this.#shown[index] === key) {
      return;
    }
    this.#shown[index] = key;
    const { edge, group, text } = this.#nodes[index];
    const hasFound = fate !== "untried" && found > 0;
    const classes = `${fate}${hasFound ? " has-found" : ""}${isLast ? " last" : ""}`;
    setAttribute(group, "class", `node ${classes}`);
    setAttribute(edge, "class", `edge ${classes}`);
    setText(text, hasFound ? String(found) : "");
    const from = fate === "untried" ? column : parent;
    setAttribute(edge, "x1", from === "root" ? this.#size / 2 : from + 0.5);
    setAttribute(edge, "y1", row === 0 ? -0.3 : row - 0.5);
    setAttribute(
      group.firstChild,
      "r",
      hasFound ? 0.26 : fate === "onBoard" ? 0.2 : fate === "left" ? 0.12 : 0.05,
    );
  }
}
