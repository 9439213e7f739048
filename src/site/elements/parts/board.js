// SPDX-License-Identifier: BSL-1.0
// A board that shows the situations of a search: queens, attacked squares, and what became of the squares
// that were tried.
import { setAttribute, setText, svg } from "../common/dom.js";
import { range } from "../common/functions.js";
import { Situation } from "../library/situation.js";
import { squaresOf } from "../library/squares.js";
import {
  attackLine,
  coordinates,
  darkSquares,
  onSquare,
  queenOn,
  squareName,
  viewBoxOf,
  withLegend,
} from "./board_shapes.js";

export class Board {
  #size;
  #words;
  #squares;
  #queens;
  #attack = svg("g");
  #picture;

  constructor(size, words) {
    this.#size = size;
    this.#words = words;
    this.#squares = squaresOf(size).map((at) => {
      const shade = svg("rect", { class: "shade", width: 1, height: 1 });
      const mark = svg("text", { class: "mark", x: 0.5, y: 0.66 });
      const group = svg("g", { class: "square", transform: onSquare(at) }, shade, mark);
      return { at, group, mark };
    });
    this.#queens = range(size).map((row) => queenOn({ row, column: 0 }));
    this.#picture = svg(
      "svg",
      { class: "board", role: "img", preserveAspectRatio: "xMidYMin", viewBox: viewBoxOf(size) },
      darkSquares(size),
      ...this.#squares.map(({ group }) => group),
      coordinates(size),
      ...this.#queens,
      this.#attack,
    );
    this.element = withLegend(this.#picture, words);
  }

  names(squares) {
    return squares.map((square) => squareName(this.#size, square));
  }

  // A placement without a search; the `pair` attack each other, if there is one.
  showPlacement({ columns, pair }) {
    this.#draw(new Situation(this.#size), { columns, attack: pair, hook: pair ? "reject" : "start" });
  }

  show(situation) {
    this.#draw(situation, situation);
  }

  // The queens need not be those of the situation.
  #draw(situation, { columns, hook, attack }) {
    const isAttack = ["reject", "wrong"].includes(hook) && attack;
    const rows = situation.openRows + (hook === "leave" ? 1 : 0); // marks stay until the row has been left
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
    setAttribute(this.#picture, "aria-label", this.#words.boardLabel({ squares }));
  }
}
