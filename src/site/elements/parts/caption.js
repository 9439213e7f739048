// SPDX-License-Identifier: BSL-1.0
// What the last step did, in one sentence.
import { digits, squareName } from "./board_shapes.js";

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
