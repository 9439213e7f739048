// SPDX-License-Identifier: BSL-1.0
// A search that a module has run: its situations, where something happens in it, and its tree. Positions are numbers of
// steps done: 0 is before the first one.
import { range } from "../common/functions.js";
import { Struct } from "./struct.js";

// A situation is what the debugger shows after a step: `struct situation` of src/site/module/situation.hpp.

// In the order of `enum class hook` and `enum class fate`.
export const hooks = ["enter", "place", "test", "reject", "solution", "retreat", "leave", "end"];
const fates = ["untried", "onBoard", "rejected", "finished"];

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
function situationIn(struct, size) {
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

const windowCount = 8; // of situations that are kept

export class Search {
  #exports;
  #structs;
  #which;
  #windows = new Map();
  jumps = ["conflict", "retreat", "solution"];

  // `structs` are those of the module, and `index` is the number of the search in it.
  constructor(exports, structs, { index, name, size, source }) {
    this.#exports = exports;
    this.#structs = structs;
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

  // How deep the search is over time, and how many solutions it finds.
  get depths() {
    const exports = this.#exports;
    const count = exports.stretch_count(...this.#which);
    const stretches = this.#structsAt(exports.stretches(...this.#which), count, "stretch");
    return {
      width: exports.stretch_width(...this.#which),
      stretches: stretches.map((stretch) => ({
        least: stretch.number("least_rows"),
        greatest: stretch.number("greatest_rows"),
        solutions: stretch.number("solutions"),
      })),
    };
  }

  // Whether `tree` has all nodes.
  get hasTree() {
    return Boolean(this.#exports.has_tree(this.size));
  }

  // All nodes of the tree in the order in which the search visits them.
  get tree() {
    const exports = this.#exports;
    const count = exports.grow_tree(...this.#which);
    return this.#structsAt(exports.tree_nodes(), count, "tree_node").map((node) => ({
      placed: node.number("placed") + 1,
      finished: node.number("finished") + 1,
      cut: node.number("cut"),
      solutions: node.number("solutions"),
      row: node.number("row"),
      column: node.number("column"),
      fate: fates[node.number("happened")],
      isDoomed: node.number("is_doomed") !== 0,
    }));
  }

  // A function that returns one of the situations from step `first` on.
  #read(first) {
    const exports = this.#exports;
    const count = exports.show_steps(...this.#which, first);
    const { size } = this.#structs.situation;
    const address = exports.shown_steps();
    const copy = exports.memory.buffer.slice(address, address + count * size); // the module writes there again
    return (index) => situationIn(new Struct(this.#structs, "situation", copy, index * size), this.size);
  }

  #structsAt(address, count, name) {
    const { size } = this.#structs[name];
    const { buffer } = this.#exports.memory;
    return range(count).map((index) => new Struct(this.#structs, name, buffer, address + index * size));
  }
}
