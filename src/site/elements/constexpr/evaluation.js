// SPDX-License-Identifier: BSL-1.0
// One constant evaluation of a program, and how its steps are counted.
import { counting, limitOfClang, numberOf, rangeOf, stepsBefore, stopping } from "./probes.js";
import { isSameContext } from "./stops.js";

// The reason why an evaluation cannot be shown: a key of words.evaluations.failures, whose functions get the error.
export class EvaluationError extends Error {
  constructor(reason, values = {}) {
    super(reason);
    Object.assign(this, { reason, ...values });
  }
}

// `steps` is undefined if Clang does not say them at once, until the evaluation is opened.
export class Evaluation {
  steps;
  ends = true; // within the limit of the compiler or, until it is opened, of the list
  least = 0; // steps that it takes, if it does not end
  isLarge = false; // takes more than 100 steps
  isFalse = false; // an assertion that does not hold, and is not large
  failure; // { text, position, frames }, if it fails: why it is not a constant expression
  needsFailed = false; // needs the value of another one that fails

  constructor(stop, source) {
    const { position, context, what } = stop;
    this.stop = stop;
    const range = source && rangeOf(source, stop);
    this.end = range?.to; // of its source
    this.range = range?.isExpression ? range : undefined; // undefined if its source cannot be changed
    this.path = position.path;
    this.line = position.line;
    this.origin = context.at(-1)?.position ?? position; // what the user wrote
    const isHere = this.origin === position && stop.range;
    this.lastLine = isHere ? Number(/-(\d+)/.exec(stop.range)[1]) : this.origin.line;
    this.variable = /variable '(.*)' must be/s.exec(what)?.[1]; // whose initializer it is, if any
    this.name = this.variable ?? /'(.*)' requested here/s.exec(context[0]?.text)?.[1] ?? "";
  }

  // Whether it fails, or asserts what does not hold.
  get isWrong() {
    return this.isFalse || this.failure !== undefined;
  }

  isAt({ path, line }) {
    return this.origin.path === path && this.origin.line <= line && line <= this.lastLine;
  }

  // Those that fail come first, then those with the most steps.
  get rank() {
    return this.failure ? Infinity : (this.steps ?? (this.ends ? Number(this.isLarge) : limitOfClang));
  }
}

// Counts the steps of evaluations in one file of `program`, and finds out which of them fail or do not end within the
// limit.
export async function countSteps(program, all, limit) {
  if (all.length === 0) {
    return;
  }
  const changes = all.map(({ range }, index) => ({ range, by: counting(index, all.length === 1) }));
  for (const stop of await program.stops(limit, changes, all[0].path)) {
    const asked = all[numberOf(stop)];
    if (!asked) {
      continue; // the limit has stopped something else
    }
    // The instances of a template have the same source.
    const { from } = asked.range;
    const one = all.find((each) => each.range.from === from && isSameContext(each.stop.context, stop.context));
    if (one && stop.frames.length > 0) {
      one.steps ??= stepsBefore(stop, limit);
      one.ends = one.steps !== undefined;
      one.least = one.ends ? 0 : limit;
      one.needsFailed = false;
    } else if (one && stop.reason?.text.startsWith("initializer of")) {
      one.needsFailed = true;
    } else if (one && stop.reason) {
      one.failure = stop.reason;
    }
  }
}

// The stops of an evaluation after numbers of steps, by these.
export async function stopsAfter(program, { range, path, stop }, steps, limit) {
  const found = new Map();
  // Where the numbers of the copies begin again, the next instance of a template begins.
  let isOurs = true;
  let last = Infinity;
  for (const each of await program.stops(limit, [{ range, by: stopping(steps, limit) }], path)) {
    const number = numberOf(each);
    if (number !== undefined && number <= last) {
      isOurs = isSameContext(each.context, stop.context);
    }
    last = number ?? last;
    if (number !== undefined && isOurs && !found.has(steps[number])) {
      found.set(steps[number], each);
    }
  }
  return found;
}
