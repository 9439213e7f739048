// SPDX-License-Identifier: BSL-1.0
// Boards that are looked at. One unit is the side of a square.
import { svg, setAttribute } from "./dom.js";
import { range } from "./library.js";

export const fileName = (column) => String.fromCharCode(97 + column);
export const squareName = (size, { row, column }) => `${fileName(column)}${size - row}`;
export const digits = (columns) => columns.map((column) => column + 1).join("");

// A small board with queens, for a list.
export function smallBoard(columns, given = []) {
  const size = columns.length;
  return svg(
    "svg",
    { class: "small-board", viewBox: `0 0 ${size} ${size}`, "aria-hidden": "true" },
    darkSquares(size),
    ...columns.map((column, row) =>
      queenOn({ row, column }, given.includes(row) ? "queen given" : "queen"),
    ),
  );
}

export function darkSquares(size) {
  const path = range(size * size)
    .map((index) => [Math.floor(index / size), index % size])
    .filter(([row, column]) => (row + column) % 2 === 1)
    .map(([row, column]) => `M${column} ${row}h1v1h-1z`)
    .join("");
  return svg(
    "g",
    {},
    svg("rect", { class: "light", width: size, height: size }),
    svg("path", { class: "dark", d: path }),
  );
}

export function queenOn({ row, column }, className = "queen") {
  return svg("use", { href: "#queen", class: className, x: column, y: row, width: 1, height: 1 });
}

export function coordinates(size) {
  return svg(
    "g",
    { class: "coordinates" },
    ...range(size).map((row) => svg("text", { x: -0.32, y: row + 0.6 }, String(size - row))),
    ...range(size).map((column) =>
      svg("text", { x: column + 0.5, y: size + 0.42 }, fileName(column)),
    ),
  );
}

const place = (node, { row, column }, shown) => {
  setAttribute(node, "x", column);
  setAttribute(node, "y", row);
  setAttribute(node, "visibility", shown ? "visible" : "hidden");
};

// What is seen of a large board, and of the tree beside it: room for the coordinates, and above the
// top row for the root of the tree.
export const boardView = (size) => `-0.6 -0.5 ${size + 0.7} ${size + 1.1}`;

// A large board that shows the situations of a search.
export class SearchBoard {
  #size;
  #words;
  #touched = svg("rect", { class: "touched", width: 1, height: 1 });
  #ghost = queenOn({ row: 0, column: 0 }, "queen ghost");
  #line = svg("line", { class: "conflict-line" });
  #queens;

  constructor(size, words) {
    this.#size = size;
    this.#words = words;
    this.#queens = range(size).map((row) => queenOn({ row, column: 0 }));
    this.element = svg(
      "svg",
      { class: "board", role: "img", viewBox: boardView(size) },
      darkSquares(size),
      this.#touched,
      coordinates(size),
      this.#ghost,
      ...this.#queens,
      this.#line,
    );
  }

  show(situation) {
    const { kind, at, other, columns } = situation;
    const isRetreat = kind === "retreat" || kind === "retreatAfterSolution";
    const isConflict = kind === "conflict";
    this.#queens.forEach((queen, row) => {
      const isAttacked = isConflict && (row === at.row || row === other.row);
      place(queen, { row, column: columns[row] ?? 0 }, row < columns.length);
      setAttribute(
        queen,
        "class",
        isAttacked ? "queen attacked" : kind === "solution" ? "queen solved" : "queen",
      );
    });
    place(this.#ghost, at, isRetreat);
    place(this.#touched, at, kind === "place" || isConflict || isRetreat);
    setAttribute(this.#touched, "class", `touched ${kind}`);
    const ends = { x1: other.column, y1: other.row, x2: at.column, y2: at.row };
    for (const [name, value] of Object.entries(ends)) {
      setAttribute(this.#line, name, value + 0.5);
    }
    setAttribute(this.#line, "visibility", isConflict ? "visible" : "hidden");
    const squares = columns.map((column, row) => squareName(this.#size, { row, column }));
    setAttribute(this.element, "aria-label", this.#words.boardLabel({ squares }));
  }
}
