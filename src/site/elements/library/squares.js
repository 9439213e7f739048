// SPDX-License-Identifier: BSL-1.0
// The squares of a board, and the rule of the puzzle.
import { range } from "../common/functions.js";

// All squares, row by row.
export const squaresOf = (size) =>
  range(size * size).map((index) => ({ row: Math.floor(index / size), column: index % size }));

// Whether queens on these squares attack each other. A queen does not attack its own square.
export function attacks(one, other) {
  const rows = Math.abs(one.row - other.row);
  const columns = Math.abs(one.column - other.column);
  return rows === columns ? rows > 0 : rows === 0 || columns === 0;
}
