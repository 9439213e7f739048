// SPDX-License-Identifier: BSL-1.0
// One evaluation after any number of its steps. What has been seen is kept.
import { once, range } from "../common/functions.js";
import { countSteps, stopsAfter, EvaluationError } from "./evaluation.js";
import { LocalValues, resultOf } from "./values.js";
import { limitOfClang, programName } from "./probes.js";
import { Profile, samplesOf } from "./profile.js";
import { functionName, isSame } from "./stops.js";

const secondsOfBatch = 1; // what a compilation that looks at many moments should take
const mostInBatch = 50;
const leastBudget = 60_000; // steps in one compilation
const costOfQuestion = 500; // steps
const far = 200_000; // steps: longer evaluations are profiled with fewer samples
const mostWithLocals = 30_000; // steps: finding a moment in a longer evaluation takes more than 10 s
const mostToFailure = 10_000; // the same, if the evaluation fails

const isOwn = ({ path }) => path === programName;
const momentsOfLook = 32; // in one compilation
const farFromStep = 60; // steps, after which not every moment is looked at
const longestStride = 8; // steps: far away, calls from the library into the program that take fewer can be missed

export class Watch {
  #program;
  #mostSteps; // of an evaluation of the program
  #limit = limitOfClang;
  #budget = leastBudget;
  #locals;
  showsMany = true; // moments in one compilation, by copies of the evaluation; otherwise, it stops the original

  // Moments by step: { step, path, line, column, calls }. `calls` are { name, call, path, line, column }, outermost
  // first; the first one is the evaluation itself. undefined where something else is stopped instead. If the evaluation
  // fails, the last moment is the failure, with isFailure.
  known = new Map();

  constructor(program, evaluation, mostSteps) {
    this.#program = program;
    this.#mostSteps = mostSteps;
    this.evaluation = evaluation;
  }

  // Finds out how the evaluation can be stopped, and counts its steps unless they are known.
  async start() {
    const { evaluation } = this;
    if (evaluation.range && !evaluation.failure && !evaluation.steps) {
      await countSteps(this.#program, [evaluation], limitOfClang);
      if (!evaluation.ends) {
        evaluation.steps ??= limitOfClang;
      }
    }
    this.steps = evaluation.steps ?? limitOfClang;
    const isChangeable = evaluation.steps !== undefined; // countSteps() has changed the source, and had an answer
    this.showsMany = Boolean(evaluation.range) && (isChangeable || (await this.at(0)) !== undefined);
    if (!this.showsMany) {
      this.known.clear();
    }
    if (evaluation.steps === undefined) {
      evaluation.steps = this.steps = await this.#count();
      evaluation.ends = this.steps < limitOfClang;
    }
    if (!(await this.at(0))) {
      throw new EvaluationError("unseen");
    }
    this.#limit = Math.min(this.#limit, Math.max(this.#mostSteps, this.steps) + 100);
    if (evaluation.failure) {
      this.#keep(this.steps, evaluation.failure);
      this.known.get(this.steps).isFailure = true;
      this.steps += 1;
    }
  }

  // The first step at which the evaluation is no longer seen.
  async #count() {
    let [low, high] = [-1, limitOfClang];
    const parts = this.showsMany ? 16 : 2;
    for (let points = [1, 10, 100, 1000, 10_000, 100_000, limitOfClang - 1]; high - low > 1; ) {
      await this.#prepare(points);
      for (const step of points) {
        if (!(await this.at(step))) {
          high = step;
          break;
        }
        low = step;
      }
      const between = range(parts - 1, 1).map((part) => Math.floor(low + ((high - low) * part) / parts));
      points = [...new Set(between)].filter((step) => step > low);
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

  // The local variables at a known moment, as LocalValues.at().
  async locals(moment, isWanted = undefined) {
    const { failure, steps, ends } = this.evaluation;
    if (!this.showsMany || !ends || steps > (failure ? mostToFailure : mostWithLocals)) {
      return undefined;
    }
    this.#locals ??= new LocalValues(this.#program, this.evaluation, { limit: this.#limit, steps });
    return this.#locals.at(moment, isWanted);
  }

  // The value that the evaluation has, as resultOf(). It stays in `value`.
  result = once(async () => {
    const { ends, failure } = this.evaluation;
    if (ends && !failure) {
      this.value = await resultOf(this.#program, this.evaluation, this.#limit);
    }
    return this.value;
  });
  value;

  // The moments around a step, if they can be had in the same compilation.
  async around(step, radius) {
    await this.#prepare(range(2 * radius + 1, step - radius));
    return this.at(step);
  }
  async #prepare(steps) {
    const missing = steps.filter((step) => step >= 0 && step < this.steps && !this.known.has(step));
    if (this.showsMany && missing.length > 0) {
      await this.#look(missing);
    }
  }

  // The known moment that is nearest to a step.
  nearest(step) {
    const all = [...this.known.values()].filter(Boolean);
    return all.reduce((best, one) => (Math.abs(one.step - step) < Math.abs(best.step - step) ? one : best), all[0]);
  }

  // The nearest moment, forwards (1) or backwards (-1), that is in the program itself, or wherever it is if this one is
  // in the library. undefined if there is none. The moments next to `step` are all looked at; since the end of a call
  // can be far away, those after them are looked at in strides, and where one is found, those in between, too. Throws
  // once `signal` is aborted.
  async find(step, direction, signal = undefined) {
    const here = (await this.at(step)) ?? this.nearest(step);
    const isWanted = (there) => there && (isOwn(there) || !isOwn(here));
    const scan = (from, stride, farthest) => this.#scan(from, stride, isWanted, farthest, signal);
    const close = await scan(step, direction, farFromStep);
    if (close.reached || close.isEnd) {
      return close.reached;
    }
    const { near } = await scan(close.near, direction * longestStride);
    return (await scan(near, direction)).reached;
  }

  // Looks at moments in strides from a step on, until a condition holds, there are no more, or they are farther away
  // than `farthest`: the moment for which it holds, if any, and the last step before, at which it does not.
  async #scan(from, stride, condition, farthest = Infinity, signal = undefined) {
    for (let near = from; ; near += stride) {
      const step = near + stride;
      const isEnd = step < 0 || step >= this.steps;
      if (isEnd || Math.abs(near - from) >= farthest) {
        return { near, isEnd };
      }
      signal?.throwIfAborted();
      if (!this.known.has(step)) {
        await this.#prepare(range(momentsOfLook).map((index) => step + stride * index));
        signal?.throwIfAborted();
      }
      const reached = await this.at(step);
      if (condition(reached)) {
        return { reached, near };
      }
    }
  }

  async #look(steps) {
    const { stop } = this.evaluation;
    if (!this.showsMany) {
      const [step] = steps; // Clang takes the limit 0 for none
      const found = (await this.#program.stops(Math.max(step, 1))).find(
        (each) => isSame(each, stop) && each.frames.length > 0,
      );
      this.#keep(step, found);
      return;
    }
    const found = await stopsAfter(this.#program, this.evaluation, steps, this.#limit);
    for (const step of steps) {
      this.#keep(step, found.get(step)); // what was not shown cannot be seen
    }
  }

  #keep(step, found) {
    if (!this.known.get(step)) {
      const calls =
        found?.frames.map(({ call, position }) => ({ name: call && functionName(call), call, ...position })) ?? [];
      const moment = calls.length > 0 ? { step, ...calls.at(-1), calls } : undefined;
      this.known.set(step, moment);
    }
  }

  // Profiles that become more exact: yields one after each compilation.
  async *profile({ samples = this.steps > far ? 50 : 200 } = {}) {
    const chosen = samplesOf(this.steps, Math.min(samples, this.steps));
    const open = chosen.filter((step) => !this.known.has(step));
    do {
      const batch = [];
      for (
        let cost = 0;
        open.length > 0 && batch.length < (this.showsMany ? mostInBatch : 1) && cost < this.#budget;
      ) {
        const step = open.shift();
        batch.push(step);
        cost += step + costOfQuestion;
      }
      if (batch.length > 0) {
        const start = performance.now();
        await this.#look(batch);
        const ratio = (1000 * secondsOfBatch) / (performance.now() - start);
        this.#budget = Math.max(leastBudget, this.#budget * Math.min(Math.max(ratio, 0.5), 2));
      }
      yield new Profile(this, chosen);
    } while (open.length > 0);
  }
}
