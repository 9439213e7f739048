// SPDX-License-Identifier: BSL-1.0
// The values of local variables at moments of an evaluation. Copies of the program have a call before each statement of
// its functions, with copies of the variables as arguments: where Clang stops in the call, it says the values. The
// calls take steps, too, so they are counted: one copy of the program makes one allocation in each call, and the other
// makes two. Clang numbers allocations, and the difference of the numbers is that of the calls.
import { once } from "../common/once.js";
import { stopsAfter } from "./evaluation.js";
import { allocationsBefore, countingAllocations, numberOf, programName, stepsBefore } from "./probes.js";
import { functionName, isSameContext } from "./stops.js";
import { callBefore, readCall, stepsOfCall } from "./value_probes.js";

const stepsOfLook = 300_000; // in one compilation, which takes about 2 s
const [fewest, most] = [8, 100]; // stops of a compilation
const stepsInBody = 2; // of a call: if every second step is looked at, none is missed
const mostPerStep = stepsOfCall + 1; // steps of the copies for a step of the program

export class LocalValues {
  #program;
  #evaluation;
  #limit;
  #steps;
  #visits = new Map(); // by step of the evaluation: { at, step, number, values, names }
  #asked = new Set(); // steps of the copies

  // `limit` is that of the steps of the program's evaluations.
  constructor(program, evaluation, { limit, steps }) {
    this.#program = program;
    this.#evaluation = evaluation;
    this.#limit = limit * mostPerStep;
    this.#steps = steps;
  }

  // The variables at a moment: [{ name, text, isReadable }]. undefined if it cannot be told, and once isWanted() is
  // false; `text` is undefined if the type cannot be shown.
  async at(moment, isWanted = () => true) {
    if (moment.path !== programName) {
      return undefined;
    }
    const { statements, total } = await this.#copies();
    const isHere = ({ line, column }) => line === moment.line && column === moment.column;
    if (!total || !statements.some(isHere)) {
      return undefined;
    }
    for (let points; !this.#visits.has(moment.step) && isWanted(); await this.#look(points)) {
      points = this.#pointsAround(moment.step, total);
      if (points.length === 0) {
        return undefined;
      }
    }
    const { number, values = [], names } = this.#visits.get(moment.step) ?? {};
    const calls = moment.calls.map(({ name }) => name);
    const isSame = number !== undefined && isHere(statements[number]) && names.join() === calls.join();
    return isSame ? statements[number].names.map((name, index) => ({ name, ...values[index] })) : undefined;
  }

  // Two programs with calls, and the statements that the calls are before.
  #copies = once(async () => {
    const statements = await this.#program.statements();
    const copies = [1, 2].map((allocations) =>
      this.#program.withInsertions(
        statements.map((each, number) => ({ index: each.index, text: callBefore(each, number, allocations) })),
        this.#evaluation,
      ),
    );
    return { statements, copies, total: await this.#count(copies) };
  });

  // The steps of the copies. undefined unless all calls have taken as many steps as they should: they cannot take
  // fewer, so the sum proves it.
  async #count(copies) {
    const { path, stop } = this.#evaluation;
    const ends = copies.map(async ({ program, range }) => {
      const stops = await program.stops(this.#limit, [{ range, by: countingAllocations }], path);
      return stops.find((each) => numberOf(each) === 0 && isSameContext(each.context, stop.context));
    });
    const [end, other] = await Promise.all(ends);
    const calls = end && other ? allocationsBefore(other) - allocationsBefore(end) : NaN;
    const total = this.#steps + calls * stepsOfCall;
    return end && stepsBefore(end, this.#limit) === total ? total : undefined;
  }

  // Steps of the copies that are to be looked at for a step of the evaluation, between the known visits before and
  // after it. If they are few, all are, and later ones; otherwise, some evenly spread ones and some near a guess.
  #pointsAround(step, total) {
    let low = { step: 0, at: 0 };
    let high = { step: this.#steps, at: total };
    for (const visit of this.#visits.values()) {
      low = visit.step <= step && visit.step >= low.step ? visit : low;
      high = visit.step > step && visit.step < high.step ? visit : high;
    }
    const [before, after] = [step - low.step, high.step - step];
    const from = Math.max(low.at + before - stepsOfCall, high.at - mostPerStep * after - stepsOfCall, 0);
    const to = Math.min(low.at + mostPerStep * before, high.at - after) + stepsOfCall;
    const count = Math.min(Math.max(Math.floor(stepsOfLook / to), fewest), most);
    const inRow = (start, length) => Array.from({ length }, (_, index) => start + stepsInBody * index);
    const isOpen = (at) => at >= 0 && !this.#asked.has(at);
    const all = inRow(from, Math.floor((to - from) / stepsInBody) + 1).filter(isOpen);
    if (all.length <= count) {
      const later = inRow(to + 1, count - all.length).filter((at) => at < total && isOpen(at));
      return all.length > 0 ? [...all, ...later] : [];
    }
    const guess = Math.round(low.at + ((high.at - low.at) * before) / (before + after));
    const half = Math.floor(count / 2);
    const spread = Array.from({ length: half }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / half)]);
    return [...new Set([...spread, ...inRow(guess - half, half)])].filter(isOpen);
  }

  async #look(points) {
    const { copies } = await this.#copies();
    const [stops, others] = await Promise.all(
      copies.map(({ program, range }) => stopsAfter(program, { ...this.#evaluation, range }, points, this.#limit)),
    );
    for (const at of points) {
      this.#asked.add(at);
      const [call, other] = [stops, others].map((all) => all.has(at) && readCall(all.get(at)));
      if (call && other) {
        const before = other.allocation - call.allocation; // calls
        const step = at - call.taken - before * stepsOfCall;
        const names = stops
          .get(at)
          .frames.slice(0, -1)
          .map((frame) => frame.call && functionName(frame.call));
        this.#visits.set(step, { ...call, at, step, names });
      }
    }
  }
}
