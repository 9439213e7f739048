// SPDX-License-Identifier: BSL-1.0
// What the site has beside this script: the script with the workbench, and the compiler with its files, the parts of
// which the browser keeps.
import { once } from "./functions.js";

// Why the compiler gives no answer. The reasons are keys of words.workbench.failures, except "replaced", which nobody
// sees.
export class CompilerError extends Error {
  constructor(reason, detail = "") {
    super(detail);
    this.reason = reason;
  }
}

// The browser's cache in which worker.js keeps the parts of the compiler.
export const cacheName = "ctqueens-compiler";

class CompilerFiles {
  #folder;

  // `folder` is the URL of the folder that pack.mjs and library.mjs fill.
  constructor(folder) {
    this.#folder = folder;
  }

  addressOf(name) {
    return new URL(name, this.#folder).href;
  }

  // The contents of a JSON file.
  async read(name) {
    try {
      const response = await fetch(this.addressOf(name));
      if (!response.ok) {
        throw new Error(String(response.status));
      }
      return await response.json();
    } catch (error) {
      throw new CompilerError("network", error.message);
    }
  }

  // Which compiler it is, how many parts it has, and how large it is, in bytes: { version, parts, packed }.
  describe = once(() => this.read("compiler.json"));

  // Whether the browser has kept all parts of this version, so that nothing has to be downloaded.
  async isKept() {
    try {
      const { version, parts } = await this.describe();
      const folder = this.addressOf(`${version}/`);
      const kept = await (await caches.open(cacheName)).keys();
      return kept.filter(({ url }) => url.startsWith(folder)).length === parts;
    } catch {
      return false; // without the network, or without a cache
    }
  }

  // From the next page on, what pages of the site fetch is kept for use without the network, not in a private window.
  keepPages() {
    navigator.serviceWorker?.register(this.addressOf("../offline.js")).catch(() => {});
  }
}

const script = /** @type {HTMLScriptElement | undefined} */ (globalThis.document?.currentScript);
const home = script?.src ?? globalThis.location?.href ?? "file:///"; // in tests without a browser
export const compilerFiles = new CompilerFiles(new URL("compiler/", home));

export const workbenchAddress = (language) => new URL(language === "zh" ? "zh/play/" : "play/", home).href;

// The workbench, which is loaded when it is first needed.
export const loadWorkbench = () => import(/* @vite-ignore */ new URL("ctqueens-editor.js", home).href);
