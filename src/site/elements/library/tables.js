// SPDX-License-Identifier: BSL-1.0
// The tables and the symmetries of the library, as src/site/module/tables.cpp exports them.
import { range } from "../common/functions.js";
import { textAt } from "./module.js";
import { attacks, squaresOf } from "./squares.js";

export class Tables {
  #exports;

  constructor(exports) {
    this.#exports = exports;
    this.symmetries = range(exports.symmetry_count()).map((index) => textAt(exports, exports.symmetry_name(index)));
  }

  // All solutions for a board size, each as an array of columns.
  solutions(size) {
    const { memory, solution_table, solution_count } = this.#exports;
    const bytes = new Uint8Array(memory.buffer, solution_table(size), size * solution_count(size));
    return range(bytes.length / size).map((index) => [...bytes.subarray(index * size, (index + 1) * size)]);
  }

  // The indices of the fundamental solutions: each is the first one of its orbit.
  fundamental(size) {
    const all = range(this.#exports.solution_count(size));
    return all.filter((solution) => solution === Math.min(...this.orbit(size, solution)));
  }

  // The index in fundamental() of the solution that represents this one's orbit.
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

  // What queens on these squares attack, and which solutions have all of them. `attackers` and `remainingWith` have a
  // number for each square.
  examine(size, queens) {
    const solutions = this.solutions(size);
    const squares = squaresOf(size);
    const has = (solution, { row, column }) => solutions[solution][row] === column;
    const remaining = range(solutions.length).filter((index) => queens.every((queen) => has(index, queen)));
    return {
      attackers: squares.map((square) => queens.filter((queen) => attacks(queen, square)).length),
      remaining,
      remainingWith: squares.map((square) => remaining.filter((index) => has(index, square)).length),
      pairs: queens.flatMap((queen, index) => {
        const attacked = queens.slice(index + 1).filter((other) => attacks(queen, other));
        return attacked.map((other) => [queen, other]);
      }),
    };
  }
}
