// SPDX-License-Identifier: BSL-1.0
// One evaluation after any number of its steps. What has been seen is kept.
import { functionName, isSame, isSameContext } from "./answers.js";
import { EvaluationError } from "./evaluation_error.js";
import { limitOfClang, numberOf, stopping } from "./probes.js";
import { Profile, samplesOf } from "./profile.js";

const secondsOfBatch = 1; // what a compilation that looks at many moments should take
const mostInBatch = 50;
const costOfQuestion = 500; // in steps

export class Watch {
  #session;
  #isChanged = true; // whether copies of the evaluation are stopped, many at once; if not, the whole program is
  #limit = limitOfClang;
  #budget = 60_000; // steps of a batch

  // Moments by step: { step, path, line, column, calls }. `calls` are { name, call, path, line, column }, outermost
  // first; the first one is the evaluation itself. undefined where something else is stopped instead.
  known = new Map();

  constructor(session, evaluation) {
    this.#session = session;
    this.evaluation = evaluation;
  }

  // Finds out how the evaluation can be stopped, and counts its steps unless they are known.
  async start() {
    const { evaluation } = this;
    if (evaluation.range && evaluation.steps === undefined && !evaluation.failure) {
      await this.#session.count([evaluation], limitOfClang);
    }
    const isCounted = evaluation.steps !== undefined;
    this.steps = evaluation.steps ?? limitOfClang;
    this.#isChanged = evaluation.range && (isCounted || (await this.at(0)) !== undefined);
    if (!this.#isChanged) {
      this.known.clear();
    }
    if (!isCounted) {
      evaluation.steps = this.steps = await this.#count();
      evaluation.ends = this.steps < limitOfClang;
    }
    if (!(await this.at(0))) {
      throw new EvaluationError("unseen");
    }
    this.#limit = Math.min(this.#limit, Math.max(this.#session.mostSteps, this.steps) + 100);
  }

  // The first moment at which it is not seen.
  async #count() {
    let [low, high] = [-1, limitOfClang];
    for (let points = [1, 10, 100, 1000, 10_000, 100_000, limitOfClang - 1]; high - low > 1; ) {
      const parts = this.#isChanged ? 16 : 2;
      await this.#look(this.#isChanged ? points : []);
      for (const step of points) {
        if (await this.at(step)) {
          low = step;
        } else {
          high = step;
          break;
        }
      }
      points = [...new Set(Array.from({ length: parts - 1 }, (_, index) => Math.floor(low + ((high - low) * (index + 1)) / parts)))].filter(
        (step) => low < step,
      );
    }
    return high;
  }

  // The moment after `step` steps.
  async at(step) {
    if (!this.known.has(step)) {
      await this.#look([step]);
    }
    return this.known.get(step);
  }

  async #look(steps) {
    if (steps.length === 0) {
      return;
    }
    const { stop, range, path } = this.evaluation;
    for (const step of steps) {
      this.known.set(step, undefined);
    }
    if (!this.#isChanged) {
      const [step] = steps; // Clang takes the limit 0 for none
      const found = (await this.#session.stops(Math.max(step, 1))).find((each) => isSame(each, stop) && each.frames.length > 0);
      this.#keep(step, found);
      return;
    }
    let isOurs = true; // not the same source in another instantiation
    let last = Infinity;
    for (const found of await this.#session.stops(this.#limit, [{ range, by: stopping(steps, this.#limit) }], path)) {
      const number = numberOf(found);
      if (number !== undefined && number <= last) {
        isOurs = isSameContext(found.context, stop.context);
      }
      last = number ?? last;
      if (number !== undefined && isOurs) {
        this.#keep(steps[number], found);
      }
    }
  }

  #keep(step, found) {
    if (found?.frames.length > 0 && !this.known.get(step)) {
      const calls = found.frames.map(({ call, position }) => ({ name: call && functionName(call), call, ...position }));
      const { path, line, column } = calls.at(-1);
      this.known.set(step, { step, path, line, column, calls });
    }
  }

  // Profiles that become more exact: yields one after each compilation.
  async *profile({ samples = 200, seed = 1, signal } = {}) {
    const chosen = samplesOf(this.steps, Math.min(samples, this.steps), seed);
    const open = chosen.filter((step) => !this.known.has(step));
    do {
      const batch = [];
      for (let cost = 0; open.length > 0 && batch.length < (this.#isChanged ? mostInBatch : 1) && cost < this.#budget; ) {
        const step = open.shift();
        batch.push(step);
        cost += step + costOfQuestion;
      }
      if (batch.length > 0) {
        const start = performance.now();
        await this.#look(batch);
        const ratio = (1000 * secondsOfBatch) / (performance.now() - start);
        this.#budget *= Math.min(Math.max(ratio, 0.5), 2);
      }
      yield new Profile(this, chosen);
    } while (open.length > 0 && !signal?.aborted);
  }
}
