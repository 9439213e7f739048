// SPDX-License-Identifier: BSL-1.0
// What the debugger shows after a step of a search: reads `struct situation` of src/site/module/situation.hpp.
import { range } from "../common/range.js";

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

// The one that `view` has, a `struct situation` of situation.hpp.
export function situationAt(view, size) {
  const number = (offset) => view.getUint32(offset, true);
  const byte = (offset) => view.getUint8(offset);
  const square = (offset) => ({ row: byte(offset), column: byte(offset + 1) });
  const [queens, lines, nodes, step] = [28, 60, 252, 1276];
  const rows = byte(step + 12);
  const [hook, doomedRows] = [hooks[byte(step + 4)], byte(step + 14)];
  return {
    candidates: number(0),
    tests: number(4),
    backtracks: number(8),
    solutions: number(12),
    boards: number(16),
    doomedBoards: number(20),
    cut: number(24),
    queens: range(size).map((row) => number(queens + 4 * row)),
    lines: new Map(
      range(24)
        .map((index) => /** @type {const} */ ([number(lines + 8 * index + 4), number(lines + 8 * index)]))
        .filter(([line, calls]) => line > 0 && calls > 0),
    ),
    node: (row, column) => {
      const at = nodes + 16 * (8 * row + column);
      return { queens: number(at), solutions: number(at + 4), cut: number(at + 8), fate: fates[byte(at + 12)] };
    },
    line: number(step),
    hook: hook === "solution" && doomedRows > 0 ? "wrong" : hook, // a user's search may be wrong
    at: square(step + 5),
    comparisons: byte(step + 7),
    attack: byte(step + 10) > byte(step + 8) ? [square(step + 8), square(step + 10)] : undefined,
    rows,
    openRows: byte(step + 13),
    doomedRows,
    columns: range(rows).map((row) => byte(step + 15 + row)),
    isAttacked: ({ row, column }) => ((byte(step + 23 + row) >> column) & 1) === 1,
  };
}
