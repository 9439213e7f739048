// SPDX-License-Identifier: BSL-1.0
// The tables, the symmetries and the queries of the library, as src/site/module/tables.cpp exports them.
import { range } from "../common/functions.js";
import { structOf, textAt } from "./struct.js";

// What examine_queens() returns, for boards of up to 8 × 8.
const answers = structOf(
  ...["pairsCount", "remainingCount"],
  ["attackers", 64],
  ["remainingWith", 64],
  ["pairs", 64 * 63],
  ["remaining", 92],
);

export class Tables {
  #exports;

  constructor(exports) {
    this.#exports = exports;
    this.symmetries = range(exports.symmetry_count()).map((index) => textAt(exports, exports.symmetry_name(index)));
  }

  // All solutions for a board size, each as an array of columns.
  solutions(size) {
    const bytes = this.#bytes(this.#exports.solution_table(size), size * this.#exports.solution_count(size));
    return range(bytes.length / size).map((index) => [...bytes.subarray(index * size, (index + 1) * size)]);
  }

  // The indices of the fundamental solutions.
  fundamental(size) {
    return range(this.#exports.fundamental_count(size)).map((which) => this.#exports.fundamental_solution(size, which));
  }

  // The index in fundamental() of the solution that represents this one's orbit: the first one of the orbit.
  fundamentalOf(size, solution) {
    return this.fundamental(size).indexOf(Math.min(...this.orbit(size, solution)));
  }

  // The indices of the different images of a solution, its own first.
  orbit(size, solution) {
    return [...new Set(this.symmetries.map((_, symmetry) => this.imageOf(size, symmetry, solution)))];
  }

  imageOf(size, symmetry, solution) {
    return this.#exports.image_of_solution(size, symmetry, solution);
  }

  // What queens on these squares attack, and which solutions have all of them.
  examine(size, queens) {
    const count = queens.length;
    const squares = this.#bytes(this.#exports.placed_queens(), 2 * count);
    queens.forEach(({ row, column }, index) => squares.set([row, column], 2 * index));
    const address = this.#exports.examine_queens(size, count);
    const { number, numbers } = answers.at(this.#exports.memory.buffer, address);
    const indices = numbers("pairs", 2 * number("pairsCount"));
    return {
      attackers: numbers("attackers", size * size),
      remainingWith: numbers("remainingWith", size * size),
      remaining: numbers("remaining", number("remainingCount")),
      pairs: range(indices.length / 2).map((pair) => [queens[indices[2 * pair]], queens[indices[2 * pair + 1]]]),
    };
  }

  #bytes(address, length) {
    return new Uint8Array(this.#exports.memory.buffer, address, length);
  }
}
