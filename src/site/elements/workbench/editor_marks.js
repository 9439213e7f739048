// SPDX-License-Identifier: BSL-1.0
// Extensions of CodeMirror that show what is known about lines: the step that is shown, messages, and the shares of a
// profile.
import { StateEffect, StateField, RangeSet } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, gutter, WidgetType } from "@codemirror/view";
import { element } from "../common/dom.js";

// A step is shown as CodePane does: the line that made it and the one before, and in the margin, how often each line
// has been reached.
/**
 * @typedef {{ line?: number, before?: number, counts: Map<number, number> }} Step
 * @type {import("@codemirror/state").StateEffectType<Step>}
 */
export const setStep = StateEffect.define();
/** @type {Step} */
export const noStep = { counts: new Map() };

export const hasLine = (document, line) => line >= 1 && line <= document.lines;

// A text in the margin.
class Mark extends GutterMarker {
  constructor(text, attributes = {}) {
    super();
    this.text = text;
    this.attributes = attributes;
  }
  /** @param {Mark} other */
  eq(other) {
    return JSON.stringify(this) === JSON.stringify(other);
  }
  toDOM() {
    return element("span", this.attributes, this.text);
  }
}

// An edit removes the step, whose line numbers may no longer be right.
const shownStep = StateField.define({
  create: () => noStep,
  update(shown, transaction) {
    const effect = transaction.effects.find((each) => each.is(setStep));
    return effect?.value ?? (transaction.docChanged ? noStep : shown);
  },
});

const lines = EditorView.decorations.compute([shownStep], (state) => {
  const { line, before } = state.field(shownStep);
  const marks = [
    { number: before, name: "before" },
    { number: line, name: "now" },
  ].filter(({ number }) => hasLine(state.doc, number));
  return Decoration.set(
    marks.map(({ number, name }) => Decoration.line({ class: name }).range(state.doc.line(number).from)),
    true,
  );
});

const counts = (short) =>
  gutter({
    class: "cm-calls",
    lineMarker(view, block) {
      const text = short(view.state.field(shownStep).counts.get(view.state.doc.lineAt(block.from).number) ?? 0);
      return text ? new Mark(text) : null;
    },
    lineMarkerChange: (update) => update.startState.field(shownStep) !== update.state.field(shownStep),
  });

// `short` abbreviates a number.
export const steps = (short) => [shownStep, counts(short), lines];

// An extension of CodeMirror that shows elements under the lines that they are about, and marks lines with errors.

/** @type {import("@codemirror/state").StateEffectType<{ line: number, isError: boolean, element: HTMLElement }[]>} */
export const setMessages = StateEffect.define();

class Below extends WidgetType {
  constructor(element) {
    super();
    this.element = element;
  }
  toDOM() {
    return this.element;
  }
}

const wrong = Decoration.line({ class: "wrong" });

function decorationsOf(messages, document) {
  const all = messages.flatMap(({ line, isError, element }) => {
    const { from, to } = document.line(Math.min(Math.max(line, 1), document.lines));
    const below = Decoration.widget({ widget: new Below(element), block: true, side: 1 }).range(to);
    return isError ? [wrong.range(from), below] : [below];
  });
  return Decoration.set(all, true);
}

export const messages = StateField.define({
  create: () => Decoration.none,
  update(shown, transaction) {
    const effect = transaction.effects.find((each) => each.is(setMessages));
    return effect ? decorationsOf(effect.value, transaction.state.doc) : shown.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

// The shares of a profile in the margin of the editor: how many of the steps are in a line itself, the hottest line in
// the strongest colour, and, as a stroke below, how many are in the line with what it calls.

// Shares from 0 to 1, by line.
/** @type {import("@codemirror/state").StateEffectType<Map<number, { self: number, total: number }>>} */
export const setHeat = StateEffect.define();

function markOf(share, most, words) {
  const { self, total } = share;
  const text = self > 0 ? `${Math.max(1, Math.round(100 * self))}%` : "\u00a0";
  return new Mark(text, {
    style: `--self: ${(70 * self) / most}%; --total: ${100 * total}%`,
    title: words.heat(share),
  });
}

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
      const marks = lines.map(([line, share]) => markOf(share, most, words).range(doc.line(line).from));
      return RangeSet.of(marks, true);
    },
  });
  return [shares, gutter({ class: "heat", markers: ({ state }) => state.field(shares) })];
}
