// SPDX-License-Identifier: BSL-1.0
// What is known after a step of a search, and what each call of a hook changes.
import { range } from "../common/functions.js";
import { attacks, squaresOf } from "./squares.js";

// In the order of `enum class hook` in src/site/module/debugger.hpp.
const hooks = ["enter", "place", "test", "reject", "solution", "retreat", "leave", "end"];
const [enter, place, test, reject, solution, retreat, leave] = hooks.keys();

// A node of the search tree: a queen on a square, below the queens of the rows above.
const newNode = () => ({
  fate: "untried", // onBoard, rejected or finished, if the search has tried it since it last entered its row
  solutions: 0, // found below it
  cut: 0, // complete boards below it that the search never looked at
  queens: 0, // placed below it, once it is finished
  queensBefore: 0, // placed before it
  boardsBefore: 0, // looked at or cut before it was placed
});

export class Situation {
  position = 0; // the number of steps done
  leftOut = 0; // calls that make no sense
  tests = 0; // comparisons
  boards = 0; // complete boards looked at
  doomedBoards = 0; // those with an attack above their last queen
  cut = 0; // complete boards that the search will never look at
  rows = 0; // queens on the board
  openRows = 0; // entered and not left: frames of the stack
  doomedRows = 0; // the first rows, if queens in them attack each other, or 0
  line = 0; // that called the hook
  calledHook = 0; // by the last step, with this row and this column
  calledRow = 0;
  calledColumn = 0;
  calls = hooks.map(() => 0); // of each hook
  callsOfLines = []; // by the number of the line

  constructor(size) {
    this.size = size;
    this.queens = range(size).fill(0); // placed so far, row by row
    this.queenColumns = range(size).fill(0); // only those of the first `rows` are on the board
    this.nodes = squaresOf(size).map(newNode);
    this.boardsBelow = range(size).map((row) => size ** (size - 1 - row)); // the queen in each row
  }

  copy() {
    return Object.assign(new Situation(this.size), this, {
      calls: this.calls.slice(),
      callsOfLines: this.callsOfLines.slice(),
      queens: this.queens.slice(),
      queenColumns: this.queenColumns.slice(),
      nodes: this.nodes.map((node) => ({ ...node })),
    });
  }

  get candidates() {
    return this.calls[place];
  }
  get backtracks() {
    return this.calls[retreat];
  }
  get solutions() {
    return this.calls[solution];
  }

  // The hook that the last step called. "wrong" is a solution that is none: a user's search may be wrong.
  get hook() {
    if (this.position === 0) {
      return "start";
    }
    return this.calledHook === solution && this.doomedRows > 0 ? "wrong" : hooks[this.calledHook];
  }

  // The square that the last step was about.
  get at() {
    if (this.calledHook === test || this.calledHook === solution) {
      const row = Math.max(this.rows - 1, 0); // a user's search may test first
      return { row, column: this.queenColumns[row] };
    }
    return this.position === 0 ? undefined : { row: this.calledRow, column: this.calledColumn };
  }

  // The columns of the queens on the board.
  get columns() {
    return this.queenColumns.slice(0, this.rows);
  }

  // The first two queens that attack each other, when a search has found that out, or should have.
  get attack() {
    const isAsked = this.calledHook === reject || this.calledHook === solution;
    const lower = isAsked ? range(this.rows).find((row) => this.#attackerOf(row) >= 0) : undefined;
    return lower === undefined ? undefined : [this.#queenIn(this.#attackerOf(lower)), this.#queenIn(lower)];
  }

  isAttacked(square) {
    return range(this.rows).some((row) => attacks(this.#queenIn(row), square));
  }

  // The calls of each line.
  get lines() {
    return new Map([...this.callsOfLines.entries()].filter(([line, calls]) => line > 0 && calls > 0));
  }

  node(row, column) {
    return this.nodes[row * this.size + column];
  }

  callsOf(hook) {
    return this.calls[hooks.indexOf(hook)];
  }

  // A user's search may have left queens on the board in the shard before.
  startShard() {
    this.#removeFrom(0);
    this.openRows = 0;
  }

  // Does a step: a call with the four numbers that `struct call` has. Leaves it out and returns false if it makes no
  // sense: a user's search may be wrong.
  step(hook, line, row, column) {
    if (!this.#makesSense(hook, row, column)) {
      ++this.leftOut;
      return false;
    }
    this.#change(hook, row, column);
    ++this.position;
    ++this.calls[hook];
    this.calledHook = hook;
    this.calledRow = row;
    this.calledColumn = column;
    this.line = line;
    this.callsOfLines[line] = (this.callsOfLines[line] ?? 0) + 1;
    return true;
  }

  #makesSense(hook, row, column) {
    switch (hook) {
      case enter:
        return this.#isReached(row);
      case place:
        return this.#isReached(row) && this.#isOnBoard(column);
      case test:
        return row >= 0; // the comparisons
      case solution:
        return column === this.size && this.#columnsIn(row).every((each) => this.#isOnBoard(each));
      case reject:
      case retreat:
        return this.#hasQueen(row, column);
      case leave:
        return this.#isReached(row) && row < this.openRows;
      default:
        return true;
    }
  }

  #change(hook, row, column) {
    switch (hook) {
      case enter:
        this.#enter(row);
        break;
      case place:
        this.#place(row, column);
        break;
      case test:
        this.tests += row;
        break;
      case reject:
        this.#finish(row, column, "rejected");
        break;
      case solution:
        this.#solve(this.#columnsIn(row));
        break;
      case retreat:
        this.#removeFrom(row);
        if (this.node(row, column).fate === "onBoard") {
          this.#finish(row, column, "finished");
        }
        break;
      case leave:
        this.openRows = row;
        this.#removeFrom(row);
    }
  }

  #enter(row) {
    this.openRows = row + 1;
    // Every shard enters row 0.
    for (let column = 0; row > 0 && column < this.size; ++column) {
      this.#resetNode(row, column, "untried");
    }
  }

  #place(row, column) {
    ++this.queens[row];
    this.rows = row + 1;
    this.queenColumns[row] = column;
    this.#resetNode(row, column, "onBoard");
    const isBoard = this.rows === this.size;
    this.boards += isBoard ? 1 : 0;
    if (this.doomedRows > row) {
      this.doomedRows = 0;
    }
    if (this.doomedRows > 0) {
      this.doomedBoards += isBoard ? 1 : 0;
    } else if (this.#attackerOf(row) >= 0) {
      this.doomedRows = this.rows;
    }
  }

  // A user's search may report queens that it has not placed.
  #solve(columns) {
    this.rows = this.size;
    this.queenColumns = columns;
    columns.forEach((column, row) => ++this.node(row, column).solutions);
    this.doomedRows = 1 + columns.findIndex((_, row) => this.#attackerOf(row) >= 0);
  }

  // As packed_columns() packs them.
  #columnsIn(packed) {
    return range(this.size).map((row) => (packed >> (4 * row)) & 15);
  }

  #isOnBoard(column) {
    return 0 <= column && column < this.size;
  }

  // Whether all rows above have queens.
  #isReached(row) {
    return this.#isOnBoard(row) && (row === 0 || this.#hasQueen(row - 1, this.queenColumns[row - 1]));
  }

  // Whether the queen there has not been rejected.
  #hasQueen(row, column) {
    const isThere = 0 <= row && row < this.rows && this.queenColumns[row] === column;
    return isThere && this.node(row, column).fate !== "rejected";
  }

  #queenIn(row) {
    return { row, column: this.queenColumns[row] };
  }

  // The first row above whose queen attacks the one in this row, or -1.
  #attackerOf(row) {
    const queen = this.#queenIn(row);
    for (let above = 0; above < row; ++above) {
      if (attacks(this.#queenIn(above), queen)) {
        return above;
      }
    }
    return -1;
  }

  #removeFrom(row) {
    this.rows = row;
    if (this.doomedRows > row) {
      this.doomedRows = 0;
    }
  }

  // Counts the boards below this queen that were not looked at as cut: the search never returns to them. A user's
  // search may have looked at some of them twice.
  #finish(row, column, fate) {
    const node = this.node(row, column);
    const done = this.boards + this.cut - node.boardsBefore;
    const cut = this.boardsBelow[row] - done;
    if (cut > 0) {
      this.cut += cut;
      for (let above = 0; above <= row; ++above) {
        this.node(above, this.queenColumns[above]).cut += cut;
      }
    }
    node.queens = this.candidates - node.queensBefore - 1;
    node.fate = fate;
  }

  #resetNode(row, column, fate) {
    const node = this.node(row, column);
    node.fate = fate;
    node.solutions = 0;
    node.cut = 0;
    node.queens = 0;
    node.queensBefore = this.candidates;
    node.boardsBefore = this.boards + this.cut;
  }
}
