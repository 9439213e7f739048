// SPDX-License-Identifier: BSL-1.0
// One search in one situation: the board, the tree beside it, what happened, and the work so far.
import { element, setText } from "./dom.js";
import { SearchBoard, digits, squareName } from "./board.js";
import { Tree } from "./tree.js";

const kindsOfWork = ["candidates", "conflictTests", "backtracks", "solutions"];

export class SearchPanel {
  #survey;
  #words;
  #board;
  #tree;
  #sentence = element("p", { class: "sentence" });
  #counts;

  constructor(survey, search, words) {
    this.#survey = survey;
    this.#words = words;
    this.#board = new SearchBoard(survey.size, words);
    this.#tree = new Tree(survey.size, words);
    this.#counts = Object.fromEntries(
      kindsOfWork.map((kind) => [kind, element("dd", { "data-work": kind })]),
    );
    const counted = { ...words.counted, conflictTests: words.searches[search].comparisons };
    this.element = element(
      "section",
      { class: "search-panel", "data-search": search, "aria-label": words.searches[search].name },
      element("div", { class: "pictures" }, this.#board.element, this.#tree.element),
      element(
        "div",
        { class: "account" },
        this.#sentence,
        element(
          "dl",
          { class: "work" },
          ...kindsOfWork.map((kind) =>
            element(
              "div",
              {},
              element("dt", {}, words.work[kind]),
              this.#counts[kind],
              element("dd", { class: "what" }, counted[kind] ?? ""),
            ),
          ),
        ),
      ),
    );
  }

  show(position) {
    const situation = this.#survey.situation(position);
    this.#board.show(situation);
    this.#tree.show(situation);
    for (const kind of kindsOfWork) {
      setText(this.#counts[kind], this.#words.number(situation.work[kind]));
    }
    setText(this.#sentence, this.sentence(position));
    this.#sentence.dataset.kind = situation.kind;
  }

  // What happened in the step before a position.
  sentence(position) {
    const { kind, at, other, columns, work } = this.#survey.situation(position);
    const { size } = this.#survey;
    return this.#words.steps[kind]({
      square: squareName(size, at),
      other: squareName(size, other),
      rank: size - at.row - 1,
      solution: work.solutions,
      digits: digits(columns),
    });
  }
}
