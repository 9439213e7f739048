// SPDX-License-Identifier: BSL-1.0
// A WebAssembly module with searches, as src/site/module/debugger.cpp exports it.
import { nextTask, range } from "../common/functions.js";
import { callLength, Search } from "./search.js";

// sourceOf(name) is the text of a search, with the number of its first line.
export async function loadModule(bytes, sourceOf) {
  let module;
  const readLog = (address, count) => module.readLog(address, count);
  const { instance } = await WebAssembly.instantiate(bytes, { page: { readLog } });
  module = new Module(instance.exports, sourceOf);
  return module;
}

// The text at an address. It ends with a 0.
export function textAt(exports, address) {
  const bytes = new Uint8Array(exports.memory.buffer, address);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

class Module {
  sizes = [4, 5, 6, 7, 8]; // as debugger.hpp has them
  #searches = new Map();
  #read; // gets the log of the shard that runs

  constructor(exports, sourceOf) {
    this.exports = exports;
    this.sourceOf = sourceOf;
    const texts = (of) => range(exports.search_count()).map((index) => textAt(exports, of(index)));
    this.names = texts(exports.search_name);
    this.tests = texts(exports.search_tests); // empty if a search does not say
  }

  // A search that has run once from start to end, one shard at a time so that the page stays responsive.
  // `onProgress` gets the part of it that is done.
  async search(name, size, onProgress = (_part) => {}) {
    const key = `${name} ${size}`;
    if (!this.#searches.has(key)) {
      const search = this.#newSearch(name, size);
      search.runShard(0);
      for (const shard of range(size - 1, 1)) {
        onProgress(shard / size);
        await nextTask();
        search.runShard(shard);
      }
      this.#searches.set(key, search);
    }
    return this.#searches.get(key);
  }

  #newSearch(name, size) {
    const index = this.names.indexOf(name);
    const run = (shard, read) => {
      this.#read = read;
      this.exports.run_shard(index, size, shard);
    };
    return new Search({ name, size, source: this.sourceOf(name), tests: this.tests[index] }, run);
  }

  // The module calls this while it runs a shard.
  readLog(address, count) {
    return this.#read(new Int32Array(this.exports.memory.buffer, address, callLength * count));
  }
}
