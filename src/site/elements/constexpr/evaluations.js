// SPDX-License-Identifier: BSL-1.0
// The constant evaluations of a program: which there are, and how many steps each takes. docs/profile.md explains the
// principle: where the compiler stops an evaluation, it says where that was.
import { isSame, isSameContext, stopsIn } from "./stops.js";
import { EvaluationError } from "./evaluation_error.js";
import { counting, halves, limitOfClang, numberOf, program, rangeOf, replaced, stepsBefore } from "./probes.js";
import { Watch } from "./watch.js";

const longest = 200_000; // characters of a program
const limitOfList = 1 << 17; // steps: what takes more is counted when it is opened
const mostAlone = 8; // evaluations that are counted alone while the user waits; others, when they are opened

const options = [
  "-fsyntax-only",
  "-fconstexpr-backtrace-limit=0",
  "-ftemplate-backtrace-limit=0",
  "-ferror-limit=0",
  "-fno-caret-diagnostics",
  "-fno-color-diagnostics",
  "-fdiagnostics-print-source-range-info",
  "-Wno-everything",
  "-Wvla-extension",
  "-Wvla-cxx-extension", // a stopped array bound is a warning
];

const isEvaluation = ({ frames, what }) => frames.length > 0 || what.includes("constant expression");
const isOther = ({ isError, frames, what }) =>
  isError && frames.length === 0 && !/constant expression|static assertion failed|not allowed at file scope/.test(what);

// A constant evaluation. `steps` is undefined until it is opened if Clang does not say them at once.
class Evaluation {
  steps;
  ends = true; // within the limit of the compiler or, until it is opened, of the list
  isLarge = false; // takes more than 100 steps
  failure; // { text, position }, if it fails: why it is not a constant expression
  constructor(stop, source) {
    const { position, context, what } = stop;
    this.stop = stop;
    this.range = source && rangeOf(source, stop); // undefined if its source cannot be changed
    this.path = position.path;
    this.line = position.line;
    this.origin = context.at(-1)?.position ?? position; // what the user wrote
    const isHere = this.origin === position && stop.range;
    this.lastLine = isHere ? Number(/-(\d+)/.exec(stop.range)[1]) : this.origin.line;
    const variable = /variable '(.*)' must be/s.exec(what)?.[1];
    this.name = variable ?? /'(.*)' requested here/s.exec(context[0]?.text)?.[1] ?? "";
  }
  get rank() {
    return this.failure ? Infinity : (this.steps ?? (this.ends ? Number(this.isLarge) : limitOfClang));
  }
}

/** @type {(folder: object, path: string[], text: string) => object} */
const withFile = (folder, [name, ...inside], text) => ({
  ...folder,
  [name]: inside.length > 0 ? withFile(folder[name], inside, text) : text,
});

export class Evaluations {
  #compile;
  #options;
  #files;
  #halves;
  mostSteps = limitOfClang; // of an evaluation
  #header; // a promise of the precompiled header, if that is of use

  // `compile(arguments, files, made)` runs Clang on a tree of files and answers { output, files }, the latter those of
  // `made` that there are.
  constructor(compile, { text, files = {}, options: own = ["-std=c++26"] }) {
    this.#compile = compile;
    this.#options = own;
    this.#files = files;
    this.text = text.replace(/\r\n?/g, "\n");
    this.#halves = halves(this.text);
  }

  // The text of a file that the page has, or undefined.
  source(path) {
    const text = path === program ? this.text : path.split("/").reduce((folder, name) => folder?.[name], this.#files);
    return typeof text === "string" ? text : undefined;
  }

  // What Clang says about the program with a limit; `changes` are those of the source `path`.
  async stops(limit, changes = [], path = program) {
    const { header, bodyOf, isWorthIt } = this.#halves;
    const all = { ...this.#files, [program]: this.text, "header.hpp": header };
    const files = withFile(all, path.split("/"), replaced(this.source(path), path, changes));
    files[program] = bodyOf(files[program]);
    if (isWorthIt && !path.startsWith("include/")) {
      this.#header ??= this.#precompile(files).catch((error) => {
        this.#header = undefined; // the compiler was stopped
        throw error;
      });
      Object.assign(files, await this.#header);
    }
    const reuse = files["header.pch"] ? ["-include-pch", "header.pch"] : ["-include", "header.hpp"];
    const task = ["clang++", ...this.#options, ...options, `-fconstexpr-steps=${limit}`, ...reuse, program];
    const { output } = await this.#compile(task, files, []);
    return stopsIn(output).map(relative);
  }

  async #precompile(files) {
    const [, ...rest] = options;
    const task = [
      "clang++",
      ...this.#options,
      ...rest,
      "-xc++-header",
      "-fpch-instantiate-templates",
      "header.hpp",
      "-o",
      "header.pch",
    ];
    return (await this.#compile(task, files, ["header.pch"])).files; // none if it does not compile
  }

  // All evaluations that Clang finds: those that fail first, then those with the most steps.
  async list() {
    if (this.text.trim() === "") {
      throw new EvaluationError("empty");
    }
    if (this.text.length > longest) {
      throw new EvaluationError("tooLong", { characters: longest });
    }
    // The limit 1 finds almost all, but hides what depends on the end of another one.
    const large = await this.stops(100);
    const stops = [...large, ...(await this.stops(1))];
    const found = [];
    for (const stop of stops.filter(isEvaluation)) {
      const one = new Evaluation(stop, this.source(stop.position.path));
      one.isLarge = large.includes(stop);
      if (!one.origin.path.startsWith("usr/") && !found.some((each) => isSame(each.stop, stop))) {
        found.push(one);
      }
    }
    if (found.length === 0 || large.some(isOther)) {
      this.#complain(await this.stops(limitOfClang));
    }
    await this.#count(found);
    this.mostSteps = Math.max(...found.map(({ steps, isLarge }) => steps ?? (isLarge ? limitOfClang : 100)));
    const seen = found
      .filter(({ steps }) => steps !== 0)
      .sort((one, other) => other.rank - one.rank || one.line - other.line);
    if (seen.length === 0) {
      throw new EvaluationError("none");
    }
    return seen;
  }

  #complain(stops) {
    const other = stops.find(isOther);
    if (other) {
      const { path, line } = other.position;
      throw new EvaluationError("refused", { path, line, text: other.what.split("\n")[0] });
    }
  }

  // Counts the steps of many evaluations at once: in a copy of each, a loop uses up the limit and says how much was
  // left. If one of the copies makes no sense, all are counted alone. Small ones in headers are not worth the time.
  async #count(found) {
    for (const path of new Set(found.map((one) => one.path))) {
      const all = found.filter((one) => one.path === path && one.range && (path === program || one.isLarge));
      await this.count(all, limitOfList);
      const isOpen = ({ steps, failure, isLarge, ends }) => isLarge && ends && steps === undefined && !failure;
      for (const one of all.filter(isOpen).slice(0, mostAlone)) {
        await this.count([one], limitOfList);
      }
    }
  }

  // Counts the steps of evaluations in one file, and finds out which of them fail or do not end within the limit.
  async count(all, limit) {
    const changes = all.map(({ range }, index) => ({ range, by: counting(index, all.length === 1) }));
    for (const stop of all.length > 0 ? await this.stops(limit, changes, all[0].path) : []) {
      const from = all[numberOf(stop)]?.range.from;
      const one = all.find((each) => each.range.from === from && isSameContext(each.stop.context, stop.context));
      if (one && stop.frames.length > 0) {
        one.steps ??= stepsBefore(stop, limit);
        one.ends = one.steps !== undefined;
      } else if (one && stop.reason && !stop.reason.text.startsWith("initializer of")) {
        one.failure = stop.reason;
      }
    }
  }

  // The evaluation around a line, by default the first one.
  at(found, line) {
    return (
      found.find((one) => one.origin.path === program && one.origin.line <= line && line <= one.lastLine) ?? found[0]
    );
  }

  // One evaluation as a Watch, with its steps counted; or, at once, only its `first` steps.
  async open(evaluation, { first = undefined } = {}) {
    const watch = new Watch(this, evaluation);
    await watch.start(first);
    return watch;
  }
}

// A precompiled header makes paths absolute. In a template, Clang also mentions the lambda that questions are in.
function relative(stop) {
  const plain = ({ path, ...rest }) => ({ path: path.replace(/^\.?\//, ""), ...rest });
  return {
    ...stop,
    position: plain(stop.position),
    context: stop.context
      .filter(({ text }) => text !== "while substituting into a lambda expression here")
      .map(({ position, text }) => ({ position: plain(position), text })),
    frames: stop.frames.map(({ call, position }) => ({ call, position: plain(position) })),
  };
}
