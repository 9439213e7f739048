// SPDX-License-Identifier: BSL-1.0
// The constant evaluations of a program: which there are, and how many steps each takes.
// docs/profile/internals.md explains the principle: where the compiler stops an evaluation, it says where that was.
import { countSteps, Evaluation, EvaluationError } from "./evaluation.js";
import { InstrumentedProgram } from "./instrumented_program.js";
import { limitOfClang, programName, toBytes } from "./probes.js";
import { isSame } from "./stops.js";
import { Watch } from "./watch.js";

const fewSteps = 100; // of an evaluation that is not large
const limitOfList = 1 << 17; // steps: what takes more is counted when it is opened
const mostAlone = 8; // evaluations that are counted alone while the user waits; others, when they are opened

const isEvaluation = ({ frames, what }) => frames.length > 0 || what.includes("constant expression");
const isOtherError = ({ isError, frames, what }) =>
  isError && frames.length === 0 && !/constant expression|static assertion failed|not allowed at file scope/.test(what);

// The evaluation around a line, if any.
export const evaluationAt = (found, line) => found.find((each) => each.isAt({ path: programName, line }));

export class Evaluations {
  #isEmpty;
  #program;
  #mostSteps = limitOfClang; // of an evaluation
  #watches = new Map(); // by evaluation

  // The same as for an InstrumentedProgram, with an ordinary text.
  constructor(compile, { text, files, options }) {
    this.#isEmpty = text.trim() === "";
    const bytes = toBytes(text.replace(/\r\n?/g, "\n"));
    this.#program = new InstrumentedProgram(compile, { text: bytes, files, options });
  }

  // All evaluations that Clang finds: those that fail first, then those with the most steps. onProgress(found) gets
  // what is known about them so far.
  async list(onProgress = (_found) => {}) {
    if (this.#isEmpty) {
      throw new EvaluationError("empty");
    }
    const found = await this.#find();
    const inOrder = () =>
      found
        .filter(({ steps }) => steps !== 0)
        .sort((one, other) => (one.rank === other.rank ? one.line - other.line : other.rank - one.rank));
    onProgress(inOrder());
    await this.#count(found, () => onProgress(inOrder()));
    this.#mostSteps = Math.max(...found.map(({ steps, isLarge }) => steps ?? (isLarge ? limitOfClang : fewSteps)));
    const shown = inOrder();
    if (shown.length === 0) {
      throw new EvaluationError("none");
    }
    return shown;
  }

  async #find() {
    // A limit of 1 step stops almost all evaluations, but hides those that need the result of another one.
    const large = await this.#program.stops(fewSteps);
    const stops = [...large, ...(await this.#program.stops(1))];
    const found = [];
    for (const stop of stops.filter(isEvaluation)) {
      const one = new Evaluation(stop, this.#program.source(stop.position.path));
      one.isLarge = large.includes(stop);
      one.isFalse = large.some(
        ({ what, position }) => what.startsWith("static assertion failed") && one.isAt(position),
      );
      if (!one.origin.path.startsWith("usr/") && !found.some((each) => isSame(each.stop, stop))) {
        found.push(one);
      }
    }
    if (found.length === 0 || large.some(isOtherError)) {
      const other = (await this.#program.stops(limitOfClang)).find(isOtherError);
      if (other) {
        const { path, line } = other.position;
        const header = path === programName ? undefined : path;
        throw new EvaluationError("refused", { header, line, text: other.what.split("\n")[0] });
      }
    }
    return found;
  }

  // Counts the steps of many evaluations at once: in a copy of each, a loop uses up the limit and says how much was
  // left. If one of the copies makes no sense, all are counted alone. Small ones in headers are not worth the time.
  async #count(found, onProgress) {
    for (const path of new Set(found.map((one) => one.path))) {
      const all = found.filter((one) => one.path === path && one.range && (path === programName || one.isLarge));
      await countSteps(this.#program, all, limitOfList);
      const isOpen = ({ steps, failure, isLarge, ends }) => isLarge && ends && steps === undefined && !failure;
      for (const one of all.filter(isOpen).slice(0, mostAlone)) {
        onProgress();
        await countSteps(this.#program, [one], limitOfList);
      }
      onProgress();
    }
  }

  // One evaluation as a Watch, with its steps counted.
  async open(evaluation) {
    if (!this.#watches.has(evaluation)) {
      const watch = new Watch(this.#program, evaluation, this.#mostSteps);
      await watch.start();
      this.#watches.set(evaluation, watch);
    }
    return this.#watches.get(evaluation);
  }
}
