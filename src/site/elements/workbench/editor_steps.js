// SPDX-License-Identifier: BSL-1.0
// An extension of CodeMirror that shows a step as CodePane does: the line that made it and the one before, and in the
// margin, how often each line has been reached.
import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, gutter } from "@codemirror/view";

/**
 * @typedef {{ line?: number, before?: number, counts: Map<number, number> }} Step
 * @type {import("@codemirror/state").StateEffectType<Step>}
 */
export const setStep = StateEffect.define();
/** @type {Step} */
export const noStep = { counts: new Map() };

export const hasLine = (document, line) => line >= 1 && line <= document.lines;

class Count extends GutterMarker {
  constructor(text) {
    super();
    this.text = text;
  }
  /** @param {Count} other */
  eq(other) {
    return this.text === other.text;
  }
  toDOM() {
    return document.createTextNode(this.text);
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
      return text ? new Count(text) : null;
    },
    lineMarkerChange: (update) => update.startState.field(shownStep) !== update.state.field(shownStep),
  });

// `short` abbreviates a number.
export const steps = (short) => [shownStep, counts(short), lines];
