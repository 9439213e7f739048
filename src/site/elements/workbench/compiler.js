// SPDX-License-Identifier: BSL-1.0
// Runs the compiler in a web worker: downloads it when it is first needed, asks it one question at a time, and stops it
// when it takes too long.
import { CompilerError, cacheName } from "../common/site_files.js";

const secondsOfSearch = 3; // time limit for running a compiled search, which the page then runs again

export class Compiler {
  files; // CompilerFiles
  #worker;
  #pending; // the question that the worker is working on
  #idle = Promise.resolve(); // resolves when no question is pending
  #stops = 0; // how often stop() has been called
  #last = 0;
  #onFetched = (_bytes) => {};

  constructor(files) {
    this.files = files;
  }

  // The URLs of all files that the compiler needs, except the packed ones.
  async addresses() {
    const { version } = await this.files.describe();
    const names = [this.#script(version), `${version}/clang.js`, "compiler.json", "programs.json", "library.json"];
    return names.map((name) => this.files.addressOf(name));
  }
  #script(version) {
    return `worker.js?version=${version}&cache=${cacheName}`;
  }

  // Downloads the parts that the browser has not kept. `onProgress` gets the number of bytes so far.
  async load(onProgress) {
    this.#onFetched = onProgress;
    try {
      return await this.run([["clang++", "-fsyntax-only", "empty.cpp"]], { "empty.cpp": "" }, 60);
    } finally {
      this.#onFetched = () => {};
    }
  }

  // Runs commands, which worker.js describes, once earlier ones have ended. The answer has the files named in `made` if
  // the commands have made them, and about `longest` characters of the compiler's output. `seconds` is the time limit;
  // it starts again whenever something is downloaded.
  run(commands, files, seconds, made = [], longest = 200_000) {
    const stops = this.#stops;
    const answer = this.#idle.then(() => this.#ask({ commands, files, made, longest }, seconds, stops));
    this.#idle = answer.catch(() => {});
    return answer;
  }

  async #ask(question, seconds, stops) {
    if (!globalThis.DecompressionStream) {
      throw new CompilerError("missing");
    }
    const { version } = await this.files.describe();
    if (stops !== this.#stops) {
      throw new CompilerError("stopped"); // before the worker had the question
    }
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      let timer;
      const allow = (limit, reason) => {
        clearTimeout(timer);
        timer = setTimeout(() => this.#giveUp(reason), 1000 * limit);
      };
      const settle = (act, value) => {
        clearTimeout(timer);
        this.#pending = undefined;
        act(value);
      };
      this.#worker ??= this.#start(version);
      this.#pending = {
        id,
        answer: (value) => settle(resolve, value),
        fail: (error) => settle(reject, error),
        onFetched: () => allow(seconds, "time"),
        onRun: () => allow(secondsOfSearch, "endless"),
      };
      allow(seconds, "time");
      this.#worker.postMessage({ id, ...question });
    });
  }

  // Cancels all questions.
  stop() {
    ++this.#stops;
    this.#giveUp("stopped");
  }

  // Cancels the pending question, which fails with this reason.
  #giveUp(reason) {
    const pending = this.#pending;
    if (pending) {
      this.close();
      pending.fail(new CompilerError(reason));
    }
  }

  // Ends the worker, which frees its memory. The next question starts another one.
  close() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(version) {
    const worker = new Worker(this.files.addressOf(this.#script(version)), { type: "module" });
    worker.onmessage = ({ data }) => this.#onMessage(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#giveUp("network"); // its script is missing
      this.close();
    };
    return worker;
  }

  #onMessage({ id, fetched, isRunning, reason, detail, ...answer }) {
    const pending = this.#pending;
    if (!pending || id !== pending.id) {
      return;
    }
    if (fetched !== undefined) {
      this.#onFetched(fetched);
      pending.onFetched();
    } else if (isRunning) {
      pending.onRun();
    } else if (reason) {
      this.close(); // a compiler that has trapped or could not be loaded cannot be used again
      pending.fail(new CompilerError(reason, detail));
    } else {
      pending.answer(answer);
    }
  }
}
