// SPDX-License-Identifier: BSL-1.0
// A search that a module has run: its situations, where something happens in it, and its tree. Positions are numbers of
// steps done: 0 is before the first one.
import { range } from "../common/range.js";
import { fates, hooks, situationAt, situationAtStart } from "./situation.js";

const windowCount = 8; // of situations that are kept
const largestTree = 6; // the largest N for which the module has room for all nodes

export class Search {
  #exports;
  #which;
  #windows = new Map();
  jumps = ["over", "out", "conflict", "retreat", "solution"];

  constructor(exports, index, name, size, source) {
    this.#exports = exports;
    this.#which = [index, size];
    this.name = name;
    this.size = size;
    this.source = source;
    this.length = exports.step_count(index, size) >>> 0;
    this.checksFullBoards = this.situation(this.next(0, { among: ["test"] })).rows === size;
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

  // The position after the next (or previous) step that calls one of some hooks, from a line if there is one, with at
  // most `rows` queens on the board, when `queens` have been placed; or the end (or the start).
  next(position, { among = hooks, line = 0, rows = this.size, queens = 0 }) {
    const found = this.#exports.fitting_step(...this.#which, position, bits(among), line, rows, queens, true) >>> 0;
    return found === 0xffffffff ? this.length : found + 1;
  }
  previous(position, { among = hooks, line = 0, rows = this.size }) {
    const end = Math.max(position - 1, 0);
    const found = this.#exports.fitting_step(...this.#which, end, bits(among), line, rows, 0, false) >>> 0;
    return found === 0xffffffff ? 0 : found + 1;
  }

  lineBefore(position) {
    return this.situation(Math.max(position - 1, 0)).line;
  }

  // Where a control of the debugger leads.
  jump(name, position, isBackwards) {
    const { rows, openRows } = this.situation(position);
    const patterns = {
      // The next event of this queen or of one above it.
      over: [
        { among: ["place", "reject"], rows: Math.max(rows, 1) },
        { among: ["retreat", "leave", "end"], rows: Math.max(rows - 1, 0) },
      ],
      out: [{ among: ["leave", "end"], rows: Math.max(openRows - 1, 0) }],
      conflict: [{ among: ["reject"] }],
      retreat: [{ among: ["retreat"] }],
      solution: [{ among: ["solution"] }],
    }[name];
    return this.nearest(patterns, position, isBackwards);
  }
  nearest(patterns, position, isBackwards) {
    return isBackwards
      ? Math.max(0, ...patterns.map((pattern) => this.previous(position, pattern)))
      : Math.min(this.length, ...patterns.map((pattern) => this.next(position, pattern)));
  }

  // The position at which the n-th queen has just been placed.
  positionOfQueen(queens) {
    return queens === 0 ? 0 : this.next(0, { among: ["place"], queens });
  }

  // How deep the search is over time, and how many solutions it finds.
  get depths() {
    const exports = this.#exports;
    const count = exports.stretch_count(...this.#which);
    const bytes = new Uint8Array(exports.memory.buffer, exports.stretches(...this.#which), 3 * count);
    return {
      width: exports.stretch_width(...this.#which),
      stretches: range(count).map((index) => ({
        least: bytes[3 * index],
        greatest: bytes[3 * index + 1],
        solutions: bytes[3 * index + 2],
      })),
    };
  }

  // Whether `tree` has all nodes.
  get hasTree() {
    return this.size <= largestTree;
  }

  // All nodes of the tree in the order in which the search visits them.
  get tree() {
    const exports = this.#exports;
    const count = exports.grow_tree(...this.#which);
    const size = exports.tree_node_size();
    const view = new DataView(exports.memory.buffer, exports.tree_nodes(), count * size);
    return range(count).map((index) => {
      const at = index * size;
      return {
        placed: view.getUint32(at, true) + 1,
        finished: view.getUint32(at + 4, true) + 1,
        cut: view.getUint32(at + 8, true),
        solutions: view.getUint16(at + 12, true),
        row: view.getUint8(at + 14),
        column: view.getUint8(at + 15),
        fate: fates[view.getUint8(at + 16)],
        isDoomed: view.getUint8(at + 17) !== 0,
      };
    });
  }

  #read(first) {
    const exports = this.#exports;
    const count = exports.show_steps(...this.#which, first);
    const size = exports.situation_size();
    const from = exports.shown_steps();
    const bytes = exports.memory.buffer.slice(from, from + count * size);
    return (index) => situationAt(new DataView(bytes, index * size, size), this.size);
  }
}

const bits = (names) => names.reduce((sum, name) => sum | (1 << hooks.indexOf(name)), 0);
