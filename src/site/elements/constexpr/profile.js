// SPDX-License-Identifier: BSL-1.0
// Where an evaluation spends its steps, from samples of its moments.
import { range } from "../common/functions.js";
import { ownLine, programName } from "./probes.js";

// One moment in each of `count` equal slices. The slices are in the order of the fractions of the golden ratio's
// multiples, so the first moments, however many, are spread evenly. The fractions of index² √2 are irregular: moments
// at regular distances could all be in the same part of a loop.
export function samplesOf(steps, count) {
  const golden = (index) => (index * ((Math.sqrt(5) - 1) / 2)) % 1;
  const bound = (index) => Math.floor((steps * index) / count);
  return range(count)
    .sort((one, other) => golden(one) - golden(other))
    .map((index) => {
      const width = bound(index + 1) - bound(index);
      return bound(index) + Math.floor(((index * index * Math.SQRT2) % 1) * width);
    });
}

export const placeOf = ({ path, line }) => `${path}:${line}`;

export class Profile {
  // `chosen` are the steps that will have been seen at the end.
  constructor({ known, evaluation }, chosen) {
    this.wanted = chosen.length;
    const seen = chosen.filter((step) => known.has(step));
    this.samples = seen.sort((one, other) => one - other).flatMap((step) => known.get(step) ?? []);
    this.count = this.samples.length;
    this.unseen = seen.length - this.count; // because something else is stopped first
    this.name = evaluation.name || placeOf(evaluation);
    this.steps = evaluation.steps;
  }

  // The function with the most steps, and the line with the most, 0 if none is in the program: { name, line, share,
  // error, step }. 95 of 100 shares like this one are within the error, and the step is one in this line.
  get hottest() {
    const [line, { self: share }] = [...this.heat][0] ?? [0, { self: 0 }];
    const error = this.count < this.steps ? 1.96 * Math.sqrt((share * (1 - share)) / this.count) : 0;
    const { step } = this.samples.find((sample) => ownLine(sample) === line);
    return { name: this.functions[0].key, line, share, error, step };
  }

  // The functions on a stack, outermost first.
  #names = ({ calls }) => [this.name, ...calls.slice(1).map(({ name }) => name)];

  // For each key that keysOf(sample) lists, outermost call first: { key, self, total }, the shares of the samples that
  // are in it, and in it or in calls from it; the largest first.
  #table(keysOf) {
    const stacks = this.samples.map(keysOf);
    const share = (isIn) => stacks.filter(isIn).length / this.count;
    return [...new Set(stacks.flat())]
      .map((key) => ({
        key,
        self: share((stack) => stack.at(-1) === key),
        total: share((stack) => stack.includes(key)),
      }))
      .sort((one, other) => other.self - one.self || other.total - one.total);
  }

  // The shares of functions, by name: { key, self, total }.
  get functions() {
    return this.#table(this.#names);
  }

  // The shares { self, total } of the program's own lines, by line, the largest first. What other code takes counts for
  // the line that calls it.
  get heat() {
    const rows = this.#table(({ calls }) => calls.filter(({ path }) => path === programName).map(({ line }) => line));
    return new Map(rows.map(({ key, ...shares }) => [key, shares]));
  }

  // The calls as a tree of { name, samples, path, line, step, children }. The place and the step are those of a sample
  // in this call, and not in a call from it if there is one.
  get tree() {
    const root = { name: this.name, samples: 0, children: [] };
    for (const { step, calls } of this.samples) {
      let node = root;
      calls.forEach(({ path, line }, depth) => {
        if (depth > 0) {
          const { name } = calls[depth];
          const siblings = node.children;
          node = siblings.find((each) => each.name === name);
          if (!node) {
            node = { name, samples: 0, children: [] };
            siblings.push(node);
          }
        }
        node.samples += 1;
        const isInnermost = depth === calls.length - 1;
        if (node.samples === 1 || (isInnermost && !node.isInnermost)) {
          Object.assign(node, { path, line, step, isInnermost });
        }
      });
    }
    return root;
  }
}
