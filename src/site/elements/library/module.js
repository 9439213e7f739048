// SPDX-License-Identifier: BSL-1.0
// A WebAssembly module with searches, as src/site/module/debugger.cpp exports it. Everything that the
// debugger knows about queens comes from such a module.

// Lets the page draw and answer before the work goes on.
export const nextTask = () => new Promise((resume) => setTimeout(resume));

export const range = (count, first = 0) => Array.from({ length: count }, (_, index) => first + index);

export const hooks = ["enter", "place", "test", "reject", "solution", "retreat", "leave", "end"];
const fates = ["untried", "onBoard", "rejected", "finished"];
const windowCount = 8; // of situations that are kept

// `sources` are the texts of the searches by name, with the number of their first line.
export async function loadModule(bytes, sources) {
  const { instance } = await WebAssembly.instantiate(bytes);
  return new Module(instance.exports, sources);
}

class Module {
  #searches = new Map();

  constructor(exports, sources) {
    this.exports = exports;
    this.sources = sources;
    this.sizes = range(5, 4).filter((size) => exports.has_size(size));
    const texts = (of) => range(exports.search_count()).map((index) => textAt(exports, of(index)));
    this.names = texts(exports.search_name);
    this.ideas = texts(exports.search_idea); // empty if a search does not say
    this.tests = texts(exports.search_tests);
  }

  // A search that has run once from start to end, one shard at a time so that the page stays responsive.
  // `onProgress` gets the part of it that is done.
  async search(name, size, onProgress = (_part) => {}) {
    const index = this.names.indexOf(name);
    const key = `${name} ${size}`;
    for (let shard = 1; !this.#searches.has(key); ++shard) {
      if (this.exports.extend_survey(index, size)) {
        this.#searches.set(key, new Search(this.exports, index, name, size, this.sources[name]));
      } else {
        onProgress(shard / size);
        await nextTask();
      }
    }
    return this.#searches.get(key);
  }
}

// Positions are numbers of steps done: 0 is before the first one.
class Search {
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
      return start(this.size);
    }
    const width = 512;
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
  get profile() {
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

  // All nodes of the tree in the order in which the search visits them; for N up to 6.
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

// The situation before the first step.
export const start = (size) => ({
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

// `struct situation` in situation.hpp.
function situationAt(view, size) {
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
    hook: hook === "solution" && doomedRows > 0 ? "wrong" : hook, // a reader's search may be wrong
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

const bits = (names) => names.reduce((sum, name) => sum | (1 << hooks.indexOf(name)), 0);

export function textAt(exports, from) {
  const bytes = new Uint8Array(exports.memory.buffer, from);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}
