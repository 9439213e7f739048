// SPDX-License-Identifier: BSL-1.0
// Runs the compiler in a web worker: downloads it when it is first needed, asks it one question at a time, and stops it
// when it takes too long.
import { untilAborted } from "../common/functions.js";
import { CompilerError, cacheName } from "../common/site_files.js";

const secondsOfSearch = 3; // time limit for running a compiled search, which the page then runs again
const secondsOfGrace = 1; // within which the worker may still answer a question that has been given up

export class Compiler {
  files; // CompilerFiles
  #worker;
  #pending; // { seconds, resolve, reject }: the question that the worker is working on
  #timer; // that limits its time
  #idle = Promise.resolve(); // resolves when no question is pending
  #asking = new AbortController(); // aborted when the questions so far are given up
  #count = 0; // of the questions that have no answer yet
  #onFetched = (_bytes) => {};
  onBusy = (_isBusy) => {}; // called when the compiler has begun to work, or has nothing more to do

  constructor(files) {
    this.files = files;
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

  // Runs commands, which worker.js describes, on files or a promise of them, once earlier commands have ended. The
  // answer has the files named in `made` if the commands have made them. `seconds` is the time limit; it starts again
  // whenever something is downloaded.
  run(commands, files, seconds, made = []) {
    const { signal } = this.#asking;
    const answer = Promise.all([files, this.#idle]).then(([each]) =>
      this.#ask({ commands, files: each, made }, seconds, signal),
    );
    this.#idle = Promise.allSettled([this.#idle, answer]).then(() => this.#add(-1));
    this.#add(1);
    return untilAborted(answer, signal);
  }

  // Tells later whether there are questions: often, one follows another at once.
  #add(count) {
    this.#count += count;
    setTimeout(() => this.onBusy(this.#count > 0));
  }

  async #ask(question, seconds, signal) {
    if (!globalThis.DecompressionStream) {
      throw new CompilerError("missing");
    }
    const { version } = await this.files.describe();
    signal.throwIfAborted(); // before the worker had the question
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#start(version);
      this.#pending = { seconds, resolve, reject };
      this.#allow(seconds, "time");
      signal.addEventListener("abort", () => this.#pending && this.#allow(secondsOfGrace, "stopped"));
      this.#worker.postMessage(question);
    });
  }

  // Limits the time for the pending question, which fails with this reason after that.
  #allow(seconds, reason) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveUp(reason), 1000 * seconds);
  }

  // Cancels all questions, which fail with this reason. The worker may end soon what it has begun, since starting
  // another one takes seconds.
  cancel(reason) {
    this.#asking.abort(new CompilerError(reason));
    this.#asking = new AbortController();
  }

  // Cancels all questions at once.
  stop() {
    this.cancel("stopped");
    this.#giveUp("stopped");
  }

  // Cancels the pending question, if any, and ends the worker that works on it.
  #giveUp(reason, detail = undefined) {
    if (this.#pending) {
      this.close();
      this.#end().reject(new CompilerError(reason, detail));
    }
  }

  // The pending question, which is no longer pending.
  #end() {
    clearTimeout(this.#timer);
    const pending = this.#pending;
    this.#pending = undefined;
    return pending;
  }

  // Ends the worker, which frees its memory. The next question starts another one.
  close() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(version) {
    const script = this.files.addressOf(`worker.js?version=${version}&cache=${cacheName}`);
    const worker = new Worker(script, { type: "module" });
    worker.onmessage = ({ data }) => worker === this.#worker && this.#onMessage(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#giveUp("network"); // its script is missing
      this.close();
    };
    return worker;
  }

  #onMessage({ fetched, isRunning, reason, detail, ...answer }) {
    if (fetched !== undefined) {
      this.#onFetched(fetched);
      this.#allow(this.#pending.seconds, "time");
    } else if (isRunning) {
      this.#allow(secondsOfSearch, "endless");
    } else if (reason) {
      this.#giveUp(reason, detail); // a compiler that has trapped or could not be loaded cannot be used again
    } else {
      this.#end().resolve(answer);
    }
  }
}
