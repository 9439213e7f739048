// SPDX-License-Identifier: BSL-1.0
// What the site has for the debugger: the programs that it can open, and the script with the workbench.

const script = document.currentScript;
const home = script instanceof HTMLScriptElement ? script.src : location.href;
export const folder = new URL("compiler/", home);

// A JSON file beside the compiler.
export const readFile = async (name) => (await fetch(new URL(name, folder))).json();

// The workbench, which is loaded when it is first needed.
export const loadBench = () => import(/* @vite-ignore */ new URL("ctqueens-editor.js", home).href);

export class Programs {
  #all = {}; // by name: { title, question, text, size, page }

  // Returns whether they have just been read. Without the network, the searches can still be stepped through.
  async read() {
    if (this.names.length > 0) {
      return false;
    }
    this.#all = await readFile("programs.json").catch(() => ({}));
    return this.names.length > 0;
  }

  get names() {
    return Object.keys(this.#all);
  }
  get(name) {
    return this.#all[name];
  }

  // For a list of choices: searches and programs, in groups. A deliberate mistake is only there if it is `chosen`.
  // The empty name is that of the reader's own program.
  options(chosen, searches, { groups, language, editor }) {
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
    const own = chosen === "" ? [["", editor.own]] : [];
    return [...own, ...all.filter(([, options]) => options.length > 0)];
  }
}
