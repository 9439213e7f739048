// SPDX-License-Identifier: BSL-1.0
// The programs that the workbench can open.
import { compilerFiles } from "../common/site_files.js";

export class Programs {
  #all = {}; // by name, as programs.mjs describes them

  // Reads them once. Without the network, the searches can still be stepped through.
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

  // For a list of choices: searches and programs, in groups. A deliberate mistake is only there if it is `chosen`.
  // The empty name is that of the user's own program.
  options(chosen, searches, { groups, language, workbench }) {
    const group = (label, isIn) => {
      const names = this.names.filter(isIn);
      return [groups[label], names.map((name) => [name, this.get(name).title?.[language] ?? name])];
    };
    const all = [
      [groups.searches, searches],
      group("openings", (name) => !name.includes("/")),
      group("tutorial", (name) => name.startsWith("tutorial/")),
      group("exercises", (name) => name.startsWith("exercises/")),
      group("mistakes", (name) => name === chosen && name.startsWith("mistakes/")),
    ];
    const own = chosen === "" ? [["", workbench.own]] : [];
    return [...own, ...all.filter(([, options]) => options.length > 0)];
  }
}
