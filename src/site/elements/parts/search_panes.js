// SPDX-License-Identifier: BSL-1.0
// What is said about a step of a search: a sentence, its stack or variables, and the work so far.
import { digits, squareName } from "./board_shapes.js";
import { element, setText } from "../common/dom.js";
import { range } from "../common/functions.js";

// What the last step did, in one sentence.
export function captionOf(situation, { name: search, size, checksFullBoards }, words) {
  const { hook, at, attack, columns, solutions } = situation;
  const name = (square) => squareName(size, square);
  const sentenceOfSearch = hook === "test" ? words.tests[search] : undefined;
  const sentence = sentenceOfSearch ?? words.captions[hook];
  return sentence({
    row: at?.row,
    isFull: checksFullBoards,
    square: at && name(at),
    pair: attack?.map(name),
    cut: hook === "reject" ? situation.node(at.row, at.column).cut : 0,
    solution: solutions,
    solutions: hook === "retreat" ? situation.node(at.row, at.column).solutions : solutions,
    digits: digits(columns),
  });
}

// A frame for each row that the search has entered and not left yet, the newest at the bottom; of a search without
// recursion, its variables.
export class StackPane {
  #search;
  #list = element("ol");

  constructor(search, words) {
    this.#search = search;
    const title = search.source.isRecursive ? words.stack : words.variables;
    this.element = element("div", { class: "stack" }, element("p", {}, title), this.#list);
  }

  show({ openRows, rows, columns }) {
    const { size, source } = this.#search;
    const frameOf = (row) => {
      const square =
        row < rows ? `, column = ${columns[row]}  (${squareName(size, { row, column: columns[row] })})` : "";
      return element("li", { class: row === openRows - 1 ? "frame now" : "frame" }, `row = ${row}${square}`);
    };
    const variables = [`queens = {${columns.join(", ")}}`, `row = ${Math.max(openRows - 1, 0)}`];
    const shown = source.isRecursive
      ? range(openRows).map(frameOf)
      : variables.map((text) => element("li", { class: "frame" }, text));
    this.#list.replaceChildren(...shown);
  }
}

// The work so far, and of all N^N boards how many were looked at and how many never will be.
const counted = ["candidates", "tests", "backtracks", "solutions"];

export class Tally {
  #words;
  #sizes; // how many boards there are, and how many of them have no two queens in the same column
  #counts = Object.fromEntries(counted.map((kind) => [kind, element("dd", { "data-count": kind })]));
  #sentence = element("p", { class: "boards" });

  constructor({ size, tests }, words) {
    this.#words = words;
    const namesOfCounts = { ...words.counted, tests: words.units?.[tests] ?? (tests || words.counted.tests) };
    this.#sizes = { size, all: size ** size, factorial: range(size, 1).reduce((a, b) => a * b) };
    this.element = element(
      "div",
      { class: "tally" },
      element(
        "dl",
        {},
        ...counted.map((kind) => element("div", {}, element("dt", {}, namesOfCounts[kind]), this.#counts[kind])),
      ),
      this.#sentence,
    );
  }

  show(situation) {
    for (const kind of counted) {
      setText(this.#counts[kind], this.#words.number(situation[kind]));
    }
    const { boards, doomedBoards, cut } = situation;
    setText(this.#sentence, this.#words.boards({ ...this.#sizes, boards, doomedBoards, cut }));
  }
}
