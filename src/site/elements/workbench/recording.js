// SPDX-License-Identifier: BSL-1.0
// What the display shows of a program, as data that is small enough for a URL, and how it is drawn before the compiler
// has an answer: the profile of an evaluation, a moment of it, or both; or the verdict of Run, with its board.
import { Board } from "../parts/board.js";
import { ownLine } from "../constexpr/probes.js";
import { CallsPane, captionOfMoment, describe } from "./evaluation_panes.js";
import { FlameGraph } from "./flame_graph.js";
import { pack, unpack } from "./packed_text.js";

const largestBoard = 12; // a picture may be from anyone, and drawing a huge board would take for ever

const rounded = (share) => Math.round(1000 * share) / 1000;
const nodeOf = ({ name, samples, children }) => ({ name, samples: Number(samples), children: children.map(nodeOf) });
const callOf = ({ name, call, path, line }) => ({ name, call, path, line });

// { evaluation, profile, moment, locals, result }: `evaluation` is what is said about an Evaluation; `profile` has what
// is shown of a Profile: its tree, the entries of its heat, and the hottest line; `moment` is one of a Watch; `locals`
// and `result` are the variables at the moment and the evaluation's result there, as { name, value }. All but the
// evaluation are there only if they are shown.
export function recordingOf(
  { evaluation: { name, path, line, steps, ends, failure }, known },
  { profile = undefined, step = -1, locals = undefined, result = undefined },
) {
  const moment = known.get(step);
  const heat = [...(profile?.heat ?? [])].map(([at, { self, total }]) => [
    at,
    { self: rounded(self), total: rounded(total) },
  ]);
  return {
    evaluation: { name, path, line, steps, ends, failure },
    profile: profile && { tree: nodeOf(profile.tree), heat, hottest: profile.hottest },
    moment: moment && { step, ...callOf(moment), isFailure: moment.isFailure, calls: moment.calls.map(callOf) },
    locals,
    result,
  };
}

// For URLs.
export const packRecording = (watch, seen) => pack(JSON.stringify(recordingOf(watch, seen)));
// The verdict of Run: { text, tone, caption, board }, with the board that it draws, if any.
export const packVerdict = (verdict) => pack(JSON.stringify({ verdict }));

// Draws what is known about a program: the picture of an address, which may be from anyone, or else what was recorded
// when the site was built. One that is damaged is not shown.
export async function showPicture(picture, recorded, { display, editor, words }) {
  try {
    const recording = picture ? JSON.parse((await unpack(picture)) ?? "") : recorded;
    if (recording) {
      const origin = picture ? words.watch.sent : words.watch.recorded;
      const show = recording.verdict ? showVerdict : showEvaluation;
      show(recording, { display, editor, words, origin });
      display.isRecorded = true;
    }
  } catch {
    display.clear();
    editor.clear();
  }
}

function showVerdict({ verdict: { text, tone, caption, board } }, { display, words, origin }) {
  if (board?.size > largestBoard) {
    throw new RangeError("not a board");
  }
  const drawn = board && new Board(board.size, words);
  drawn?.showPlacement(board);
  display.present(drawn ? { board: drawn.element } : {});
  display.say(text + words.watch.gap + origin({}), tone);
  display.showCaption(caption, "bad");
}

function showEvaluation({ evaluation, profile, moment, locals, result }, { display, editor, words, origin }) {
  const { watch, evaluations } = words;
  const panes = {};
  if (profile) {
    const graph = new FlameGraph({ words: evaluations, onChoose: () => {} });
    graph.show(nodeOf(profile.tree));
    panes.tree = graph.element;
    editor.showHeat(new Map(profile.heat));
  }
  if (moment) {
    const calls = new CallsPane(watch);
    calls.show({ moment, before: undefined, isSeen: true, locals });
    panes.stack = calls.element;
  }
  display.present(panes);
  const { steps, failure } = evaluation;
  const said = origin({ step: result ? steps : moment?.step, steps });
  display.say(describe(evaluation, words) + watch.gap + said, failure ? "bad" : "");
  if (profile && !moment?.isFailure) {
    display.showCaption(watch.hottest(profile.hottest));
    editor.reveal(profile.hottest.line);
  } else if (moment) {
    display.showCaption(captionOfMoment({ moment, result }, watch), moment.isFailure ? "bad" : "");
    editor.show({ line: ownLine(moment), lines: new Map() }, 0);
  }
}
