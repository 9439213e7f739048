// SPDX-License-Identifier: BSL-1.0
// The compiler as the page sees it: fetched when it is first needed, one thing at a time, and stopped when it takes
// too long.

// Why there is no answer. The reasons are keys of words.editor.failures.
export class CompilerError extends Error {
  constructor(reason, detail = "") {
    super(detail);
    this.reason = reason;
  }
}

const missing = () => !(globalThis.Worker && globalThis.WebAssembly?.compileStreaming && globalThis.DecompressionStream);

export class Compiler {
  #folder;
  #about; // what compiler.json says
  #worker;
  #pending; // the question that the worker is working on
  #idle = Promise.resolve(); // resolves when no question is pending
  #last = 0;
  #onFetched = () => {};

  // `folder` is the URL of the folder that pack.mjs has filled.
  constructor(folder) {
    this.#folder = folder;
  }

  // A JSON file that the site has beside the compiler.
  async read(name) {
    try {
      const response = await fetch(new URL(name, this.#folder));
      if (!response.ok) {
        throw new Error(String(response.status));
      }
      return await response.json();
    } catch (error) {
      throw new CompilerError("network", error.message);
    }
  }

  // Which compiler it is, and how large, in bytes: { version, packed, unpacked }.
  async describe() {
    return (this.#about ??= await this.read("compiler.json"));
  }

  // The URLs of its files, except the packed ones.
  async addresses() {
    const { version } = await this.describe();
    const names = [this.#script(version), `${version}/clang.js`, "compiler.json", "programs.json", "library.json", "steps.json"];
    return names.map((name) => new URL(name, this.#folder).href);
  }
  #script(version) {
    return `worker.js?version=${version}`;
  }

  // Whether the browser has kept it.
  async isKept() {
    try {
      const { version } = await this.describe();
      return (await globalThis.caches?.match(new URL(`${version}/llvm.core.wasm.packed`, this.#folder))) !== undefined;
    } catch {
      return false; // without the network
    }
  }

  // Fetches what is not there yet. `onProgress` gets the number of bytes so far.
  async load(onProgress) {
    this.#onFetched = onProgress;
    const answer = await this.run([["clang++", "-fsyntax-only", "empty.cpp"]], { "empty.cpp": "" }, 300);
    this.#onFetched = () => {};
    return answer;
  }

  // Runs tasks, as worker.js describes them, after those that it is still busy with.
  run(tasks, files, seconds) {
    const answer = this.#idle.then(() => this.#ask(tasks, files, seconds));
    this.#idle = answer.catch(() => {});
    return answer;
  }

  async #ask(tasks, files, seconds) {
    if (missing()) {
      throw new CompilerError("missing");
    }
    const { version } = await this.describe();
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      this.#worker ??= this.#start(version);
      const timer = setTimeout(() => this.stop(this.#pending.isRunning ? "endless" : "time"), 1000 * seconds);
      const settle = (act, value) => {
        clearTimeout(timer);
        this.#pending = undefined;
        act(value);
      };
      this.#pending = { id, answer: (value) => settle(resolve, value), fail: (error) => settle(reject, error) };
      this.#worker.postMessage({ id, tasks, files });
    });
  }

  // Cancels the pending question, with one of the reasons above.
  stop(reason) {
    const pending = this.#pending;
    if (pending) {
      this.#worker.terminate();
      this.#worker = undefined;
      pending.fail(new CompilerError(reason));
    }
  }

  #start(version) {
    const worker = new Worker(new URL(this.#script(version), this.#folder), { type: "module" });
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#hear({ id: this.#pending?.id, failure: event.message ?? "" });
    };
    return worker;
  }

  #hear({ id, fetched, isRunning, failure, ...answer }) {
    if (isRunning) {
      this.#pending.isRunning = true;
    }
    if (fetched !== undefined) {
      this.#onFetched(fetched);
    }
    const pending = this.#pending;
    if (!pending || id !== pending.id) {
      return;
    }
    if (failure === undefined) {
      pending.answer(answer);
      return;
    }
    // A worker that has trapped or could not load the compiler cannot be used again.
    const isTrap = /memory|stack|unreachable/i.test(failure);
    this.stop(pending.isRunning ? "endless" : isTrap ? "memory" : "network");
  }
}
