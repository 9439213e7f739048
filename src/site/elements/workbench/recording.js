// SPDX-License-Identifier: BSL-1.0
// What has been seen of a program, as data that is small enough for a URL, and how it is drawn in the place of what the
// compiler would show: the samples of a profile of an evaluation, a moment of it, or both, with equal stacks written
// once; or the verdict of Run, with its board.
import { programName } from "../constexpr/probes.js";
import { Profile } from "../constexpr/profile.js";
import { Board } from "../parts/board.js";
import { CallsPane, captionOfMoment, describe } from "./evaluation_panes.js";
import { ownLine } from "./evaluation_track.js";
import { FlameGraph } from "./flame_graph.js";
import { pack, unpack } from "./packed_text.js";

const mostSamples = 1000; // of a recording, which may be from anyone
const mostFrames = 1000; // of a stack in it

// { name, path, line, steps, ends, failure }: the evaluation, as Evaluation has it; `frames`: what the lists below have
// indices of, [call, line] or, in another file, [call, line, path]; `samples`: for each stack, how often it was seen,
// a step at which it was, and its frames; `moment`: a step and its frames, which have the arguments; `locals` and
// `result`: the variables at the moment and the evaluation's result there, as { name, value }, if they are known.
export function recordingOf(
  { evaluation, known },
  { profile = undefined, step = -1, locals = undefined, result = undefined },
) {
  const { name, path, line, steps, ends, failure } = evaluation;
  const frames = [];
  const indices = new Map();
  const indexOf = (call, at) => {
    const frame = at.path === programName ? [call, at.line] : [call, at.line, at.path];
    const key = JSON.stringify(frame);
    if (!indices.has(key)) {
      indices.set(key, frames.push(frame) - 1);
    }
    return indices.get(key);
  };
  const stacks = new Map();
  for (const sample of profile?.samples ?? []) {
    const stack = sample.calls.map((each) => indexOf(each.name, each));
    const same = stacks.get(stack.join()) ?? [0, sample.step, ...stack];
    stacks.set(stack.join(), [same[0] + 1, ...same.slice(1)]);
  }
  const calls = known.get(step)?.calls;
  const moment = calls && [step, ...calls.map((each) => indexOf(each.call, each))];
  const samples = [...stacks.values()];
  return { name, path, line, steps, ends, failure, frames, samples, moment, locals, result };
}

// For URLs; undefined if it cannot be read.
export const packRecording = (watch, seen) => pack(JSON.stringify(recordingOf(watch, seen)));
// The verdict of Run: { text, tone, caption, board }, with the board that it draws, if any.
export const packVerdict = (verdict) => pack(JSON.stringify({ verdict }));
export async function unpackRecording(packed) {
  try {
    const recording = JSON.parse((await unpack(packed)) ?? "");
    (recording.verdict ? readVerdict : readRecording)(recording);
    return recording;
  } catch {
    return undefined;
  }
}

// The moment of a stack of a recording.
/** @type {(recording: object, stack: number[]) => object} */
const momentOf = ({ frames }, [step, ...stack]) => {
  const calls = stack.map((index) => {
    const [call, line, path = programName] = frames[index];
    return { name: call, call, line, path };
  });
  return { step, ...calls.at(-1), calls };
};

// `profile` and `moment`, if they were recorded, with `locals` and `result`. Throws if it is not a recording.
export function readRecording(recording) {
  const { samples, failure, steps, locals = [], result } = recording;
  const isCount = (count) => Number.isInteger(count) && count > 0;
  const isSmall = (stack) => stack.length <= mostFrames + 2;
  if (!samples.every(([count, ...stack]) => isCount(count) && isSmall(stack))) {
    throw new RangeError("not samples");
  }
  if (samples.reduce((sum, [count]) => sum + count, 0) > mostSamples) {
    throw new RangeError("too many samples");
  }
  const profile = new Profile({ known: new Map(), evaluation: recording }, []);
  profile.samples = samples.flatMap(([count, ...stack]) => Array(count).fill(momentOf(recording, stack)));
  profile.count = profile.wanted = profile.samples.length;
  const moment = recording.moment && momentOf(recording, recording.moment);
  const isFailure = Boolean(failure) && moment?.step === steps; // the failure follows the last step
  return {
    profile: profile.count > 0 ? profile : undefined,
    moment: moment && { ...moment, isFailure },
    locals: locals.map(({ name, text, isReadable }) => ({ name: String(name), text, isReadable })),
    result: result && { name: String(result.name ?? ""), value: String(result.value) },
  };
}

// Throws if the board is none.
function readVerdict({ verdict: { text, tone, caption, board } }) {
  const { size, columns, pair } = board ?? { size: 4, columns: [0, 0, 0, 0] };
  const isRow = (row) => Number.isInteger(row) && row >= 0 && row < size;
  const isSquare = ({ row, column }) => isRow(row) && isRow(column);
  if (
    !(size >= 4 && size <= 12 && columns.length === size && columns.every((column) => column === -1 || isRow(column)))
  ) {
    throw new RangeError("not a board");
  }
  if (pair && !(pair.length === 2 && pair.every(isSquare))) {
    throw new RangeError("not a pair");
  }
  return { text: String(text), tone: tone === "good" ? "good" : "bad", caption: String(caption), board };
}

// Draws what is known about a program before the compiler has an answer: the picture of an address, which may be from
// anyone, or else what was recorded when the site was built.
export async function showPicture(picture, recorded, { display, editor, words }) {
  const recording = picture ? await unpackRecording(picture) : recorded;
  try {
    if (recording) {
      showRecording(recording, { display, editor, words, isOfSite: !picture });
    }
  } catch {
    display.clear(); // it is damaged
    editor.clear();
  }
}

function showRecording(recording, { display, editor, words, isOfSite }) {
  const { watch } = words;
  const origin = isOfSite ? watch.recorded : watch.sent;
  if (recording.verdict) {
    const { text, tone, caption, board } = readVerdict(recording);
    const drawn = board && new Board(board.size, words);
    drawn?.showPlacement(board);
    display.present(drawn ? { board: drawn.element } : {});
    display.say(text + watch.gap + origin({}), tone);
    display.showCaption(caption, "bad");
  } else {
    showEvaluation(recording, { display, editor, words, origin });
  }
  display.isRecorded = true;
}

function showEvaluation(recording, { display, editor, words, origin }) {
  const { profile, moment, locals, result } = readRecording(recording);
  const { watch, evaluations } = words;
  const panes = {};
  if (profile) {
    const graph = new FlameGraph({ words: evaluations, onChoose: () => {} });
    graph.show(profile.tree);
    panes.tree = graph.element;
    editor.showHeat(profile.heat);
  }
  if (moment) {
    const calls = new CallsPane(watch);
    calls.show({ moment, before: undefined, isSeen: true, locals });
    panes.stack = calls.element;
  }
  display.present(panes);
  const said = origin({ step: result ? recording.steps : moment?.step, steps: recording.steps });
  display.say(describe(recording, words) + watch.gap + said, recording.failure ? "bad" : "");
  if (profile && !moment?.isFailure) {
    display.showCaption(watch.hottest(profile.hottest));
    editor.reveal(profile.hottest.line);
  } else if (moment) {
    const caption = result ? watch.result(result) : captionOfMoment({ moment }, watch);
    display.showCaption(caption, moment.isFailure ? "bad" : "");
    editor.show({ line: ownLine(moment), lines: new Map() }, 0);
  }
}
