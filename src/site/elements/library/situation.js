// SPDX-License-Identifier: BSL-1.0
// What the debugger shows after a step of a search: reads `struct situation` of
// src/site/module/situation.hpp.
import { range } from "../common/range.js";

// In the order of `enum class hook` and `enum class fate`.
export const hooks = ["enter", "place", "test", "reject", "solution", "retreat", "leave", "end"];
export const fates = ["untried", "onBoard", "rejected", "finished"];

// The situation before the first step.
export const situationAtStart = (size) => ({
  hook: "start",
  line: 0,
  rows: 0,
  openRows: 0,
  doomedRows: 0,
  columns: [],
  candidates: 0,
  tests: 0,
  backtracks: 0,
  solutions: 0,
  boards: 0,
  doomedBoards: 0,
  cut: 0,
  queens: range(size).map(() => 0),
  lines: new Map(),
  node: () => ({ queens: 0, solutions: 0, cut: 0, fate: "untried" }),
  isAttacked: () => false,
});

// The one in a `struct situation`.
export function situationIn(struct, size) {
  const number = (name) => struct.number(name);
  const square = (row, column) => ({ row: number(row), column: number(column) });
  const [attacker, attacked] = [square("attacker_row", "attacker_column"), square("attacked_row", "attacked_column")];
  const [hook, rows, doomedRows] = [hooks[number("called")], number("rows"), number("doomed_rows")];
  const lines = range(struct.count("lines")).map((index) => {
    const line = struct.element("lines", index, "source_line");
    return /** @type {const} */ ([line.number("line"), line.number("calls")]);
  });
  const columnsOfNodes = struct.count("queens");
  return {
    candidates: number("candidates"),
    tests: number("conflict_tests"),
    backtracks: number("backtracks"),
    solutions: number("solutions"),
    boards: number("boards"),
    doomedBoards: number("doomed_boards"),
    cut: number("cut"),
    queens: struct.numbers("queens", size),
    lines: new Map(lines.filter(([line, calls]) => line > 0 && calls > 0)),
    node: (row, column) => {
      const node = struct.element("nodes", row * columnsOfNodes + column, "node");
      return {
        queens: node.number("queens"),
        solutions: node.number("solutions"),
        cut: node.number("cut"),
        fate: fates[node.number("happened")],
      };
    },
    line: number("line"),
    hook: hook === "solution" && doomedRows > 0 ? "wrong" : hook, // a user's search may be wrong
    at: square("row", "column"),
    comparisons: number("comparisons"),
    attack: attacked.row > attacker.row ? [attacker, attacked] : undefined,
    rows,
    openRows: number("open_rows"),
    doomedRows,
    columns: struct.numbers("columns", rows),
    isAttacked: ({ row, column }) => ((struct.number("attacked", row) >> column) & 1) === 1,
  };
}
