// SPDX-License-Identifier: BSL-1.0
// The shares of a profile in the margin of the editor: how many of the steps are in a line itself, the hottest line in
// the strongest colour, and, as a stroke below, how many are in the line with what it calls.
import { RangeSet, StateEffect, StateField } from "@codemirror/state";
import { EditorView, GutterMarker, gutter } from "@codemirror/view";
import { hasLine } from "./editor_steps.js";

// Shares from 0 to 1, by line.
/** @type {import("@codemirror/state").StateEffectType<Map<number, { self: number, total: number }>>} */
export const setHeat = StateEffect.define();

class Share extends GutterMarker {
  constructor({ self, total }, most, words) {
    super();
    this.self = self;
    this.total = total;
    this.most = most;
    this.words = words;
  }
  /** @param {Share} other */
  eq(other) {
    return this.self === other.self && this.total === other.total && this.most === other.most;
  }
  toDOM() {
    const box = document.createElement("span");
    box.style.setProperty("--self", `${(70 * this.self) / this.most}%`);
    box.style.setProperty("--total", `${100 * this.total}%`);
    box.title = this.words.heat(this);
    box.textContent = this.self > 0 ? `${Math.max(1, Math.round(100 * this.self))}%` : "\u00a0";
    return box;
  }
}

const style = EditorView.baseTheme({
  ".heat span": {
    display: "block",
    minWidth: "2.6em",
    paddingInline: "0.3em",
    textAlign: "end",
    color: "var(--ink)",
    background: "linear-gradient(var(--bad), var(--bad)) right bottom / var(--total) 2px no-repeat",
    backgroundColor: "color-mix(in srgb, var(--tree-doomed) var(--self), transparent)",
  },
});

// `words` are words.evaluations. An edit moves the shares with their lines.
export function heat(words) {
  const shares = StateField.define({
    create: () => RangeSet.empty,
    update(shown, { effects, changes, state: { doc } }) {
      const effect = effects.find((each) => each.is(setHeat));
      if (!effect) {
        return shown.map(changes);
      }
      const lines = [...effect.value].filter(([line]) => hasLine(doc, line));
      const most = Math.max(...lines.map(([, { self }]) => self)) || 1;
      const marks = lines.map(([line, share]) => new Share(share, most, words).range(doc.line(line).from));
      return RangeSet.of(marks, true);
    },
  });
  return [shares, gutter({ class: "heat", markers: ({ state }) => state.field(shares) }), style];
}
