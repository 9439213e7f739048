// SPDX-License-Identifier: BSL-1.0
// Draws a recording in the place of the track that the compiler would give.
import { CallsPane } from "./calls_pane.js";
import { captionOfMoment, describe } from "./evaluation_caption.js";
import { ownLine } from "./evaluation_track.js";
import { FlameGraph } from "./flame_graph.js";
import { readRecording } from "./recording.js";

export function showRecording(recording, { display, editor, words }) {
  const { profile, moment } = readRecording(recording);
  const { watch, evaluations } = words;
  const panes = {};
  let line = moment ? ownLine(moment) : 0;
  let caption = moment && captionOfMoment({ moment }, watch);
  if (profile) {
    const graph = new FlameGraph({ words: evaluations, onChoose: () => {} });
    graph.show(profile.tree);
    panes.tree = graph.element;
    editor.showHeat(profile.heat);
    caption = watch.hottest(profile.hottest);
    ({ line } = profile.hottest);
  }
  if (moment) {
    const calls = new CallsPane(watch);
    calls.show({ moment, before: undefined, isSeen: true });
    panes.stack = calls.element;
  }
  display.present(panes);
  display.showCaption(caption);
  display.status = describe(recording, words) + watch.gap + watch.recorded;
  if (profile) {
    editor.reveal(line);
  } else {
    editor.show({ line, lines: new Map() }, 0, []);
  }
}
