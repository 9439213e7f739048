// SPDX-License-Identifier: BSL-1.0
// The library as a WebAssembly module: all that the page knows about queens.

export async function loadLibrary(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes);
  return new Library(instance.exports);
}

class Library {
  #exports;
  #surveys = new Map();

  constructor(exports) {
    this.#exports = exports;
    this.sizes = range(exports.size_to() - exports.size_from() + 1, exports.size_from());
    this.searches = range(exports.search_count()).map((index) =>
      this.#text(exports.search_name(index)),
    );
    this.symmetries = range(exports.symmetry_count()).map((index) =>
      this.#text(exports.symmetry_name(index)),
    );
  }

  // All solutions for a board size, each as an array of columns.
  solutions(size) {
    const bytes = this.#bytes(
      this.#exports.solution_table(size),
      size * this.#exports.solution_count(size),
    );
    return range(bytes.length / size).map((index) => [
      ...bytes.subarray(index * size, (index + 1) * size),
    ]);
  }

  // The indices of the fundamental solutions.
  fundamental(size) {
    return range(this.#exports.fundamental_count(size)).map((which) =>
      this.#exports.fundamental_solution(size, which),
    );
  }

  // The index in fundamental() of the solution of which this one is an image.
  fundamentalOf(size, solution) {
    return this.#exports.fundamental_of(size, solution);
  }

  // The indices of the different images of a solution, its own first.
  orbit(size, solution) {
    return range(this.#exports.orbit_size(size, solution)).map((which) =>
      this.#exports.orbit_member(size, solution, which),
    );
  }

  imageOf(size, symmetry, solution) {
    return this.#exports.image_of_solution(size, symmetry, solution);
  }

  isSymmetric(size, solution, symmetry) {
    return this.#exports.is_symmetric(size, solution, symmetry) !== 0;
  }

  // Where a symmetry takes a square.
  imageOfSquare(size, symmetry, row, column) {
    const image = this.#exports.image_of_square(size, symmetry, row, column);
    return { row: Math.floor(image / size), column: image % size };
  }

  // What queens on these squares attack, and which solutions have all of them.
  examine(size, queens) {
    const count = queens.length;
    const squares = this.#bytes(this.#exports.placed_queens(), 2 * count);
    queens.forEach(({ row, column }, index) => squares.set([row, column], 2 * index));
    const pairs = this.#bytes(
      this.#exports.attacking_pairs(),
      2 * this.#exports.count_attacking_pairs(count),
    );
    const remaining = this.#exports.count_remaining(size, count);
    return {
      attackers: this.#bytes(this.#exports.count_attackers(size, count), size * size).slice(),
      pairs: range(pairs.length / 2).map((index) => [
        queens[pairs[2 * index]],
        queens[pairs[2 * index + 1]],
      ]),
      remaining: [...this.#bytes(this.#exports.remaining_solutions(), remaining)],
      remainingWith: this.#bytes(
        this.#exports.count_remaining_with(size, count),
        size * size,
      ).slice(),
    };
  }

  // A search that has been looked at as a whole. That is done once, a shard at a time, so that the
  // page can breathe in between; `onProgress` is told how much of it is done.
  async survey(name, size, onProgress = () => {}) {
    const search = this.searches.indexOf(name);
    const key = `${name} ${size}`;
    if (!this.#surveys.has(key)) {
      for (let shard = 1; !this.#exports.extend_survey(search, size); ++shard) {
        onProgress(shard / size);
        await new Promise((resume) => setTimeout(resume));
      }
      this.#surveys.set(
        key,
        new Survey(this.#readSurvey(search, size), (first) => this.#trace(search, size, first)),
      );
    }
    return this.#surveys.get(key);
  }

  #readSurvey(search, size) {
    const exports = this.#exports;
    const steps = exports.step_count(search, size) >>> 0;
    const memory = exports.memory.buffer;
    const solutionSteps = new Uint32Array(
      memory,
      exports.solution_steps(search, size),
      exports.solution_count(size),
    );
    const stretches = this.#bytes(
      exports.stretches(search, size),
      3 * exports.stretch_count(search, size),
    );
    return {
      size,
      steps,
      solutions: [...solutionSteps].map((step) => step + 1),
      stretchWidth: exports.stretch_width(search, size),
      stretches: range(stretches.length / 3).map((index) => ({
        least: stretches[3 * index],
        greatest: stretches[3 * index + 1],
        solutions: stretches[3 * index + 2],
      })),
    };
  }

  #trace(search, size, first) {
    const count = this.#exports.trace_steps(search, size, first);
    const bytes = this.#bytes(
      this.#exports.traced_steps(),
      count * this.#exports.situation_size(),
    ).slice();
    return { bytes, stride: this.#exports.situation_size() };
  }

  #bytes(address, length) {
    return new Uint8Array(this.#exports.memory.buffer, address, length);
  }

  #text(address) {
    const bytes = new Uint8Array(this.#exports.memory.buffer, address);
    return String.fromCharCode(...bytes.subarray(0, bytes.indexOf(0)));
  }
}

// A search from end to end. Position 0 is before its first step, position k after step k.
class Survey {
  #trace;
  #windows = new Map();

  constructor(whole, trace) {
    Object.assign(this, whole); // size, steps, solutions (their positions), stretches, stretchWidth
    this.#trace = trace;
  }

  situation(position) {
    if (position === 0) {
      return new Situation(new Uint8Array(160), "start");
    }
    const index = (position - 1) % windowSize;
    const first = position - 1 - index;
    if (!this.#windows.has(first)) {
      if (this.#windows.size === 8) {
        this.#windows.delete(this.#windows.keys().next().value);
      }
      this.#windows.set(first, this.#trace(first));
    }
    const { bytes, stride } = this.#windows.get(first);
    return new Situation(bytes.subarray(index * stride, (index + 1) * stride));
  }
}

const windowSize = 1024; // what the module traces at a time
const kinds = ["place", "conflict", "solution", "retreat", "retreatAfterSolution", "end"];
const fates = ["untried", "onBoard", "attacked", "left"];

// The situation after a step, as docs/site/module/follower.hpp lays it out.
class Situation {
  #bytes;

  constructor(bytes, kind = kinds[bytes[16]]) {
    this.#bytes = bytes;
    this.kind = kind;
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    this.work = {
      candidates: view.getUint32(0, true),
      conflictTests: view.getUint32(4, true),
      backtracks: view.getUint32(8, true),
      solutions: view.getUint32(12, true),
    };
    this.at = { row: bytes[17], column: bytes[18] };
    this.other = { row: bytes[19], column: bytes[20] };
    this.columns = [...bytes.subarray(22, 22 + bytes[21])];
  }

  fate(row, column) {
    return row > this.columns.length ? "untried" : fates[this.#bytes[30 + 8 * row + column]];
  }

  // How many solutions have been found below a square since a queen was put there.
  found(row, column) {
    return row > this.columns.length ? 0 : this.#bytes[94 + 8 * row + column];
  }
}

export function range(count, first = 0) {
  return Array.from({ length: count }, (_, index) => first + index);
}
