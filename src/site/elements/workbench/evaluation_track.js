// SPDX-License-Identifier: BSL-1.0
// A constant evaluation as a track: Playback moves in its moments, which the compiler shows a few at a time. After its
// last step, it has ended: there, the last moment is still shown.
import { ownLine } from "../constexpr/probes.js";

const radius = 12; // moments before and after one that are looked at together
const pause = 300; // milliseconds at a moment, after which its variables are looked at

export class EvaluationTrack {
  jumps = ["back", "forward"]; // a step stays in the program
  isWaiting = false; // for the compiler
  #watch;
  #last; // the last moment
  #wanted;
  #locals = new Map(); // by step: { isReading } while the compiler is asked for variables, then { locals }
  #timer;
  #isShown;
  #onSeen;
  #onFailure;

  // A recording of the same evaluation has the variables of a moment. While isShown(), onSeen() is called when a moment
  // that situation() was asked for has been seen, and onFailure(error) if it cannot be, unless an action has replaced
  // the question.
  constructor(watch, { recorded = undefined, isShown = () => true, onSeen, onFailure }) {
    this.#watch = watch;
    const { line, steps } = watch.evaluation;
    if (recorded?.locals && recorded.evaluation.line === line && recorded.evaluation.steps === steps) {
      this.#locals.set(recorded.moment.step, { locals: recorded.locals });
    }
    this.#isShown = isShown;
    this.#onSeen = () => isShown() && onSeen();
    this.#onFailure = (error) => isShown() && error.reason !== "replaced" && onFailure(error);
    this.#last = watch.steps - 1;
    this.length = watch.evaluation.failure ? this.#last : watch.steps;
  }

  // Until the compiler has shown a moment, this is the nearest one that it has shown, and the compiler is asked.
  situation(position) {
    const { known, showsMany } = this.#watch;
    const wanted = Math.min(position, this.#last);
    this.#wanted = wanted;
    const isNearEdge = showsMany && !known.has(Math.min(wanted + radius / 2, this.#last));
    if (isNearEdge || !known.has(wanted)) {
      this.#look();
    }
    const moment = known.get(wanted) ?? this.#watch.nearest(wanted);
    const before = known.get(moment.step - 1);
    const isSeen = moment.step === wanted;
    if (isSeen && !this.#locals.has(wanted)) {
      this.#lookAtLocals(moment);
    }
    return {
      moment,
      before,
      line: ownLine(moment),
      lines: new Map(),
      isSeen,
      result: position > this.#last ? this.#result : undefined,
      ...this.#locals.get(moment.step),
      isFailure: moment.isFailure,
    };
  }

  // What the evaluation results in: { name, value }, the name being that of the variable, if any. undefined until the
  // compiler has said it; it is an addition, so errors are ignored.
  get #result() {
    const { value, evaluation } = this.#watch;
    if (!value) {
      const known = this.#watch.result().catch(() => undefined);
      known.then((said) => said && this.#onSeen());
    }
    return value && { name: evaluation.variable, value };
  }

  lineBefore(position) {
    const before = this.#watch.known.get(Math.min(position, this.#last) - 1);
    return before && ownLine(before);
  }

  async #look() {
    if (this.isWaiting) {
      return;
    }
    this.isWaiting = true;
    try {
      for (let position; position !== this.#wanted; ) {
        position = this.#wanted;
        await this.#watch.around(position, radius);
      }
      this.isWaiting = false;
      this.#onSeen();
    } catch (error) {
      this.isWaiting = false;
      this.#onFailure(error);
    }
  }

  // Asks for the variables at a moment, unless it is left before; they are an addition, so errors are ignored.
  #lookAtLocals(moment) {
    const { step } = moment;
    clearTimeout(this.#timer);
    const isWanted = () => this.#wanted === step && this.#isShown();
    this.#timer = setTimeout(async () => {
      if (!isWanted()) {
        return;
      }
      this.#locals.set(step, { isReading: true });
      this.#onSeen();
      const locals = await this.#watch.locals(moment, isWanted).catch(() => undefined);
      if (isWanted()) {
        this.#locals.set(step, { locals });
        this.#onSeen();
      } else {
        this.#locals.delete(step);
      }
    }, pause);
  }

  async jump(name, position, _isBackwards, signal) {
    const isForward = name === "forward";
    try {
      const found = await this.#watch.find(Math.min(position, this.#last), isForward ? 1 : -1, signal);
      return found?.step ?? (isForward ? this.length : 0);
    } catch (error) {
      if (!signal.aborted) {
        this.#onFailure(error);
      }
      return position;
    }
  }
}
