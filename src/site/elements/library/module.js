// SPDX-License-Identifier: BSL-1.0
// A WebAssembly module with searches, as src/site/module/debugger.cpp exports it. Everything that the
// debugger knows about queens comes from such a module.
import { nextTask, range } from "../common/functions.js";
import { Search } from "./search.js";
import { textAt } from "./struct.js";

// sourceOf(name) is the text of a search, with the number of its first line.
export async function loadModule(bytes, sourceOf) {
  const { instance } = await WebAssembly.instantiate(bytes);
  return new Module(instance.exports, sourceOf);
}

class Module {
  #searches = new Map();

  constructor(exports, sourceOf) {
    this.exports = exports;
    this.sourceOf = sourceOf;
    const [first, last] = [exports.first_size(), exports.last_size()];
    this.sizes = range(last - first + 1, first).filter((size) => exports.has_size(size));
    const texts = (of) => range(exports.search_count()).map((index) => textAt(exports, of(index)));
    this.names = texts(exports.search_name);
    this.tests = texts(exports.search_tests); // empty if a search does not say
  }

  // A search that has run once from start to end, one shard at a time so that the page stays responsive.
  // `onProgress` gets the part of it that is done.
  async search(name, size, onProgress = (_part) => {}) {
    const index = this.names.indexOf(name);
    const key = `${name} ${size}`;
    for (let shard = 1; !this.#searches.has(key); ++shard) {
      if (this.exports.extend_survey(index, size)) {
        this.#searches.set(key, new Search(this.exports, { index, name, size, source: this.sourceOf(name) }));
      } else {
        onProgress(shard / size);
        await nextTask();
      }
    }
    return this.#searches.get(key);
  }
}
