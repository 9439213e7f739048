// SPDX-License-Identifier: BSL-1.0
// Draws a recording in the place of the track that the compiler would give.
import { CallsPane } from "./calls_pane.js";
import { captionOfMoment, describe } from "./evaluation_caption.js";
import { ownLine } from "./evaluation_track.js";
import { FlameGraph } from "./flame_graph.js";
import { readRecording } from "./recording.js";

export function showRecording(recording, { display, editor, words }) {
  const { profile, moment, locals, result } = readRecording(recording);
  const { watch, evaluations } = words;
  const tone = recording.failure ? "bad" : "";
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
  const recorded = watch.recorded({ step: moment?.step, steps: recording.steps - 1 });
  display.say(describe(recording, words) + watch.gap + recorded, tone);
  if (profile && !moment?.isFailure) {
    display.showCaption(watch.hottest(profile.hottest));
    editor.reveal(profile.hottest.line);
  } else if (moment) {
    const caption = result ? watch.result(result) : captionOfMoment({ moment }, watch);
    display.showCaption(caption, moment.isFailure ? "bad" : "");
    editor.show({ line: ownLine(moment), lines: new Map() }, 0);
  }
}
