// SPDX-License-Identifier: BSL-1.0
// The programs that the workbench can open. A list of them is read at once, and a program when it is opened.
import { compilerFiles } from "../common/site_files.js";

export class Programs {
  #all = {}; // by name, as library.mjs lists them

  // Reads the list once. Without the network, the searches can still be stepped through.
  async read() {
    if (this.names.length === 0) {
      this.#all = await compilerFiles.read("programs.json").catch(() => ({}));
    }
  }

  get names() {
    return Object.keys(this.#all);
  }
  get(name) {
    return this.#all[name];
  }
  // With its text, as programs.mjs describes it; undefined if it cannot be read.
  async open(name) {
    return this.get(name) && compilerFiles.read(`programs/${name}.json`).catch(() => undefined);
  }

  // For a list of choices: searches and programs, in groups. The tutorial's programs have links in its pages, so only
  // the one that is `chosen` is there. The empty name is that of a program without one, which the list calls `own`.
  options(chosen, searches, own, { groups, language }) {
    const openings = this.names.filter((name) => !name.includes("/"));
    const [kind] = chosen.split("/");
    const all = [
      [groups.openings, openings.map((name) => [name, this.get(name).title[language]])],
      [groups.searches, searches],
      [groups[kind], chosen.includes("/") ? [[chosen, chosen]] : []],
    ];
    return [...(chosen === "" ? [["", own]] : []), ...all.filter(([, options]) => options.length > 0)];
  }
}
