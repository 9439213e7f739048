// SPDX-License-Identifier: BSL-1.0
// Boards that are looked at. One unit is the side of a square.
import { svg, setAttribute, setText } from "../dom.js";
import { range, start } from "../library/module.js";

export const fileName = (column) => String.fromCharCode(97 + column);
export const squareName = (size, { row, column }) => `${fileName(column)}${size - row}`;
export const digits = (columns) => columns.map((column) => column + 1).join("");

const crown =
  "M9.5 31.5L6.3 15.2l7.9 8.2 1.6-12.6 6.7 11.6 6.7-11.6 1.6 12.6 7.9-8.2-3.2 16.3z" +
  "M9.8 34h25.4l1.3 4.6H8.5z" +
  [
    [5.8, 12.6],
    [15.6, 8.4],
    [29.4, 8.4],
    [39.2, 12.6],
  ]
    .map(([x, y]) => `M${x - 2.4} ${y}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z`)
    .join("");

// Everything that is drawn on one square.
export const onSquare = ({ row, column }) => `translate(${column} ${row})`;
export const queenOn = (square, className = "queen") =>
  svg("g", { class: className, transform: onSquare(square) }, svg("path", { d: crown, transform: `scale(${1 / 45})` }));

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

// A small board with queens, for a list. Those in the `given` rows stand out.
export function smallBoard(columns, given = []) {
  const size = columns.length;
  return svg(
    "svg",
    { class: "small-board", viewBox: `0 0 ${size} ${size}`, "aria-hidden": "true" },
    darkSquares(size),
    ...columns.map((column, row) => queenOn({ row, column }, given.includes(row) ? "queen given" : "queen")),
  );
}

export function coordinates(size) {
  return svg(
    "g",
    { class: "coordinates" },
    ...range(size).map((row) => svg("text", { x: -0.3, y: row + 0.62 }, String(size - row))),
    ...range(size).map((row) => svg("text", { x: size + 0.22, y: row + 0.62 }, String(row))),
    ...range(size).map((column) => svg("text", { x: column + 0.5, y: size + 0.42 }, fileName(column))),
  );
}

// Joins two queens that attack each other.
export const attackLine = ([one, other]) =>
  svg("line", {
    class: "attack",
    x1: one.column + 0.5,
    y1: one.row + 0.5,
    x2: other.column + 0.5,
    y2: other.row + 0.5,
  });

// A board that shows the situations of a search: queens, attacked squares, and what became of the squares
// that were tried.
export class Board {
  #size;
  #words;
  #squares;
  #queens;
  #attack = svg("g");

  constructor(size, words) {
    this.#size = size;
    this.#words = words;
    const all = range(size * size).map((index) => ({ row: Math.floor(index / size), column: index % size }));
    this.#squares = all.map((at) => {
      const shade = svg("rect", { class: "shade", width: 1, height: 1 });
      const mark = svg("text", { class: "mark", x: 0.5, y: 0.66 });
      const group = svg("g", { class: "square", transform: onSquare(at) }, shade, mark);
      return { at, group, mark };
    });
    this.#queens = range(size).map((row) => queenOn({ row, column: 0 }));
    this.element = svg(
      "svg",
      { class: "board", role: "img", preserveAspectRatio: "xMidYMin", viewBox: `-0.6 -0.05 ${size + 1} ${size + 0.6}` },
      darkSquares(size),
      ...this.#squares.map(({ group }) => group),
      coordinates(size),
      ...this.#queens,
      this.#attack,
    );
  }

  names(squares) {
    return squares.map((square) => squareName(this.#size, square));
  }

  // A placement without a search; the `pair` attack each other, if there is one.
  showPlacement({ columns, pair }) {
    this.show({ ...start(this.#size), columns, attack: pair, hook: pair ? "reject" : "start" });
  }

  show(situation) {
    const { columns, hook, attack } = situation;
    const isAttack = ["reject", "wrong"].includes(hook) && attack;
    const rows = situation.openRows + (hook === "leave" ? 1 : 0); // why the search leaves a row is still to be seen
    for (const { at, group, mark } of this.#squares) {
      const node = situation.node(at.row, at.column);
      const isTried = at.row < rows && node.fate !== "untried" && node.fate !== "onBoard";
      const isActive = situation.at?.row === at.row && situation.at.column === at.column;
      const classes = [
        "square",
        situation.isAttacked(at) && "attacked",
        isTried && node.fate,
        isTried && node.solutions > 0 && "fruitful",
        isActive && ["place", "test", "reject", "retreat", "solution"].includes(hook) && hook,
      ];
      setAttribute(group, "class", classes.filter(Boolean).join(" "));
      setText(mark, !isTried ? "" : node.solutions > 0 ? String(node.solutions) : "×");
    }
    this.#queens.forEach((queen, row) => {
      const isOn = columns[row] >= 0;
      const isAttacked = isAttack && attack.some((square) => square.row === row);
      setAttribute(queen, "transform", onSquare({ row, column: columns[row] ?? 0 }));
      setAttribute(queen, "visibility", isOn ? "visible" : "hidden");
      setAttribute(queen, "class", isAttacked ? "queen attacked" : hook === "solution" ? "queen solved" : "queen");
    });
    this.#attack.replaceChildren(...(isAttack ? [attackLine(attack)] : []));
    const squares = this.names(columns.map((column, row) => ({ row, column })).filter(({ column }) => column >= 0));
    setAttribute(this.element, "aria-label", this.#words.boardLabel({ squares }));
  }
}
