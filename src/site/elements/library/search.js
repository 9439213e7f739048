// SPDX-License-Identifier: BSL-1.0
// A search that a module has run: its situations, where something happens in it, and its tree. Positions are numbers of
// steps done: 0 is before the first one.
import { range } from "../common/functions.js";
import { structOf } from "./struct.js";

// In the order of `enum class hook` and `enum class fate`.
const hooks = ["enter", "place", "test", "reject", "solution", "retreat", "leave", "end"];
const fates = ["untried", "onBoard", "rejected", "finished"];

// The structs of src/site/module/situation.hpp and survey.hpp, for boards of up to 8 × 8. A situation is what the
// debugger shows after a step.
const [mostRows, mostLines] = [8, 24];
const nodeStruct = structOf("queens", "solutions", "cut", "happened");
const counts = ["candidates", "tests", "backtracks", "solutions", "boards", "doomedBoards", "cut", "leftOut"];
const situationStruct = structOf(
  ...counts,
  ["queens", mostRows],
  ["lines", 2 * mostLines],
  ["nodes", mostRows * mostRows * nodeStruct.length],
  ...["line", "called", "row", "column"],
  ...["attackerRow", "attackerColumn", "attackedRow", "attackedColumn", "rows", "openRows", "doomedRows"],
  ["columns", mostRows],
  ["attackedColumns", mostRows],
);
const treeStruct = structOf("placed", "finished", "cut", "solutions", "row", "column", "happened", "isDoomed");

// The one in a `struct situation`.
function situationIn({ number, numbers }, size) {
  const hook = hooks[number("called")];
  const [rows, doomedRows] = [number("rows"), number("doomedRows")];
  const attacker = { row: number("attackerRow"), column: number("attackerColumn") };
  const attacked = { row: number("attackedRow"), column: number("attackedColumn") };
  const lines = range(mostLines).map(
    (index) => /** @type {const} */ ([number("lines", 2 * index), number("lines", 2 * index + 1)]),
  );
  return {
    ...Object.fromEntries(counts.map((name) => [name, number(name)])),
    queens: numbers("queens", size),
    lines: new Map(lines.filter(([line, calls]) => line > 0 && calls > 0)),
    node: (row, column) => {
      const first = (row * mostRows + column) * nodeStruct.length;
      const [queens, solutions, cut, happened] = range(nodeStruct.length, first).map((at) => number("nodes", at));
      return { queens, solutions, cut, fate: fates[happened] };
    },
    line: number("line"),
    hook: hook === "solution" && doomedRows > 0 ? "wrong" : hook, // a user's search may be wrong
    at: { row: number("row"), column: number("column") },
    attack: attacked.row > attacker.row ? [attacker, attacked] : undefined,
    rows,
    openRows: number("openRows"),
    doomedRows,
    columns: numbers("columns", rows),
    isAttacked: ({ row, column }) => ((number("attackedColumns", row) >> column) & 1) === 1,
  };
}

// The one before the first step, in which everything is 0.
export const situationAtStart = (size) => ({
  ...situationIn(situationStruct.at(new ArrayBuffer(4 * situationStruct.length), 0), size),
  hook: "start",
  at: undefined,
});

const windowCount = 8; // of situations that are kept

export class Search {
  #exports;
  #which;
  #windows = new Map();
  jumps = ["conflict", "retreat", "solution"];

  // `index` is the number of the search in the module.
  constructor(exports, { index, name, size, source }) {
    this.#exports = exports;
    this.#which = [index, size];
    this.name = name;
    this.size = size;
    this.source = source;
    this.length = exports.step_count(index, size) >>> 0;
    this.checksFullBoards = this.situation(this.next(0, "test")).rows === size;
    this.lines = [...new Set(this.situation(this.length).lines.keys())].sort((one, other) => one - other);
  }

  situation(position) {
    if (position === 0) {
      return situationAtStart(this.size);
    }
    const width = this.#exports.show_steps_capacity();
    const first = Math.floor((position - 1) / width) * width;
    let situations = this.#windows.get(first);
    if (!situations) {
      situations = this.#read(first);
      if (this.#windows.size === windowCount) {
        this.#windows.delete(this.#windows.keys().next().value);
      }
      this.#windows.set(first, situations);
    }
    return situations(position - 1 - first);
  }

  // The position after the next (or previous) step that calls a hook; or the end (or the start).
  next(position, hook) {
    const found = this.#exports.fitting_step(...this.#which, position, hooks.indexOf(hook), true) >>> 0;
    return found === 0xffffffff ? this.length : found + 1;
  }
  previous(position, hook) {
    const end = Math.max(position - 1, 0);
    const found = this.#exports.fitting_step(...this.#which, end, hooks.indexOf(hook), false) >>> 0;
    return found === 0xffffffff ? 0 : found + 1;
  }
  solutionAfter = (position) => this.next(position, "solution");

  lineBefore(position) {
    return this.situation(Math.max(position - 1, 0)).line;
  }

  // Where a control of the debugger leads.
  jump(name, position, isBackwards) {
    const hook = { conflict: "reject", retreat: "retreat", solution: "solution" }[name];
    return isBackwards ? this.previous(position, hook) : this.next(position, hook);
  }

  // Whether `tree` has all nodes.
  get hasTree() {
    return Boolean(this.#exports.has_tree(this.size));
  }

  // All nodes of the tree in the order in which the search visits them.
  get tree() {
    const exports = this.#exports;
    const count = exports.grow_tree(...this.#which);
    const [buffer, address] = [exports.memory.buffer, exports.tree_nodes()];
    return range(count).map((index) => {
      const { number } = treeStruct.at(buffer, address + 4 * index * treeStruct.length);
      return {
        placed: number("placed") + 1,
        finished: number("finished") + 1,
        cut: number("cut"),
        solutions: number("solutions"),
        row: number("row"),
        column: number("column"),
        fate: fates[number("happened")],
        isDoomed: number("isDoomed") !== 0,
      };
    });
  }

  // A function that returns one of the situations from step `first` on.
  #read(first) {
    const exports = this.#exports;
    const count = exports.show_steps(...this.#which, first);
    const bytes = 4 * situationStruct.length;
    const address = exports.shown_steps();
    const copy = exports.memory.buffer.slice(address, address + count * bytes); // the module writes there again
    return (index) => situationIn(situationStruct.at(copy, index * bytes), this.size);
  }
}
