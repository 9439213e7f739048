// SPDX-License-Identifier: BSL-1.0
// The values of local variables at moments of an evaluation, and the value that it has. Copies of the program have a
// call before each statement of its functions, with copies of the variables as arguments: where Clang stops in the
// call, it says the values. The calls take steps, too, so they are counted: one copy of the program makes one
// allocation in each call, and the other makes two. Clang numbers allocations, and the difference of the numbers is
// that of the calls.
import { once, range } from "../common/functions.js";
import { stopsAfter } from "./evaluation.js";
import {
  allocationsBefore,
  countingAllocations,
  numberOf,
  programName,
  stepsBefore,
  askingForValue,
  declarationAbout,
} from "./probes.js";
import { functionName, isSameContext } from "./stops.js";
import { callBefore, readCall, stepsOfCall, readAnswer } from "./value_probes.js";

const stepsOfLook = 300_000; // in one compilation, which takes about 2 s
const [fewest, most] = [8, 100]; // stops of a compilation
const stepsInBody = 2; // of a call: if every second step is looked at, none is missed
const mostPerStep = 1 + stepsOfCall; // steps of the copies for a step of the program
const mostToFailure = 1 + 3 * stepsOfCall; // the same, if the header of a loop has calls

export class LocalValues {
  #program;
  #evaluation;
  #limit;
  #steps;
  #visits = new Map(); // by step of the evaluation: { at, step, before, number, values, names }; `before` counts calls
  #asked = new Set(); // steps of the copies
  #seen = []; // all visits, also those in headers of loops, which take no step of the evaluation

  // `limit` is that of the steps of the program's evaluations.
  constructor(program, evaluation, { limit, steps }) {
    this.#program = program;
    this.#evaluation = evaluation;
    this.#limit = limit * (evaluation.failure ? mostToFailure : mostPerStep);
    this.#steps = steps;
  }

  // The variables at a moment: [{ name, text, isReadable }]. undefined if it cannot be told, and once isWanted() is
  // false; `text` is undefined if the type cannot be shown.
  async at(moment, isWanted = () => true) {
    if (moment.path !== programName) {
      return undefined;
    }
    const { statements, total } = await this.#copies();
    if (total && moment.isFailure) {
      return this.#atFailure(moment, statements);
    }
    const isHere = ({ line, column }) => line === moment.line && column === moment.column;
    if (!total || !statements.some(isHere)) {
      return undefined;
    }
    while (!this.#visits.has(moment.step) && isWanted()) {
      const points = this.#pointsAround(moment.step, total);
      if (points.length === 0) {
        return undefined;
      }
      await this.#lookAt((await this.#copies()).copies, points);
    }
    const visit = this.#visits.get(moment.step);
    const isSame = visit && isHere(statements[visit.number]) && isIn(visit, moment);
    return isSame ? variablesOf(visit, statements) : undefined;
  }

  // The variables when the statement that fails began: the last call in the same function is before it.
  #atFailure(moment, statements) {
    const isBefore = ({ line, column }) => line < moment.line || (line === moment.line && column <= moment.column);
    const last = latest(this.#seen.filter((visit) => isIn(visit, moment)));
    return last?.number === statements.findLastIndex(isBefore) ? variablesOf(last, statements) : undefined;
  }

  // Two programs with calls, and the statements that the calls are before.
  #copies = once(async () => {
    const { failure } = this.#evaluation;
    // In the header of a loop, only where the evaluation fails: the call takes time, and no moment is there.
    const isWanted = ({ isInHeader, line }) => !isInHeader || line === failure?.position.line;
    const statements = (await this.#program.statements()).filter(isWanted);
    const copies = [1, 2].map((allocations) =>
      this.#program.withInsertions(
        statements.map((each, number) => ({ offset: each.offset, text: callBefore(each, number, allocations) })),
        this.#evaluation,
      ),
    );
    return { statements, copies, total: await (failure ? this.#countToFailure(copies) : this.#count(copies)) };
  });

  // The same for an evaluation that fails. What tells the number of calls is the last one before the failure.
  async #countToFailure(copies) {
    // It is still evaluated at `low`, and has failed at `total`.
    let [low, total] = [-1, (this.#steps + 1) * mostToFailure];
    const count = Math.min(Math.max(Math.floor(stepsOfLook / total), fewest), most);
    while (total - low > 1) {
      const all = range(count, 1).map((part) => low + Math.ceil(((total - low) * part) / (count + 1)));
      const points = [...new Set(all)].filter((at) => at < total);
      const [copy] = copies;
      const stops = await stopsAfter(copy.program, { ...this.#evaluation, range: copy.range }, points, this.#limit);
      const isSeen = (at) => stops.get(at)?.frames.length > 0;
      total = points.find((at) => !isSeen(at)) ?? total;
      low = points.findLast((at) => at < total && isSeen(at)) ?? low;
    }
    const last = range(most, total - most).filter((at) => at >= 0);
    await this.#lookAt(copies, last);
    const calls = this.#seen.length > 0 ? latest(this.#seen).before + 1 : NaN;
    return total === this.#steps + calls * stepsOfCall ? total : undefined;
  }

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
    const inRow = (start, length) => range(length).map((index) => start + stepsInBody * index);
    const isOpen = (at) => at >= 0 && !this.#asked.has(at);
    const all = inRow(from, Math.floor((to - from) / stepsInBody) + 1).filter(isOpen);
    if (all.length <= count) {
      const later = inRow(to + 1, count - all.length).filter((at) => at < total && isOpen(at));
      return all.length > 0 ? [...all, ...later] : [];
    }
    const guess = Math.round(low.at + ((high.at - low.at) * before) / (before + after));
    const half = Math.floor(count / 2);
    const spread = range(half).map((index) => all[Math.floor(((index + 0.5) * all.length) / half)]);
    return [...new Set([...spread, ...inRow(guess - half, half)])].filter(isOpen);
  }

  async #lookAt(copies, points) {
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
        const visit = { ...call, at, step, before, names };
        this.#seen.push(visit);
        if (!(call.isInHeader && this.#visits.has(step))) {
          this.#visits.set(step, visit);
        }
      }
    }
  }
}

const latest = (visits) => visits.toSorted((one, other) => one.at - other.at).at(-1);
// Whether a call is in the same functions as a moment.
const isIn = ({ names }, { calls }) => names.join() === calls.map(({ name }) => name).join();
const variablesOf = ({ number, values }, statements) =>
  statements[number].names.map((name, index) => ({ name, ...values[index] }));

// The value as Clang prints it, of the variable that is initialised or else of the expression. undefined if it cannot
// be told: it is not asked for in the middle of a declaration, such as that in an `if`.
export async function resultOf(program, evaluation, limit) {
  const { variable, range, end, path, stop } = evaluation;
  let stops = [];
  if (!variable && range) {
    stops = await program.stops(limit, [{ range, by: askingForValue }], path);
  } else if (variable && path === programName && end !== undefined) {
    const offset = program.source(path).indexOf(";", end) + 1; // behind the declaration
    const copy = program.withInsertions([{ offset, text: declarationAbout(variable) }], evaluation);
    stops = await copy.program.stops(limit);
  }
  const answers = stops.filter((each) => readAnswer(each) && isSameContext(each.context, stop.context));
  return answers.length === 1 ? readAnswer(answers[0]) : undefined;
}
