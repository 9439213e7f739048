// SPDX-License-Identifier: BSL-1.0
// Marks of lines, as extensions of CodeMirror: the step that is shown, messages, and the shares of a profile.
import { RangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, gutter, WidgetType } from "@codemirror/view";
import { element } from "../common/dom.js";

export const hasLine = (document, line) => line >= 1 && line <= document.lines;

// A kind of marks: `set` is the effect that replaces them by others, { line, mark, isBelow }. An edit moves them with
// their lines, or removes them if they are true of one text only.
function kindOfMarks(provide, isOfOneText = false) {
  /** @type {import("@codemirror/state").StateEffectType<{ line: number, mark: any, isBelow?: boolean }[]>} */
  const set = StateEffect.define();
  const field = StateField.define({
    create: () => /** @type {RangeSet<any>} */ (RangeSet.empty),
    update(shown, { effects, changes, docChanged, state: { doc } }) {
      const effect = effects.find((each) => each.is(set));
      if (!effect) {
        return docChanged && isOfOneText ? RangeSet.empty : shown.map(changes);
      }
      const marks = effect.value.filter(({ line }) => hasLine(doc, line));
      const rangeOf = ({ line, mark, isBelow }) => mark.range(isBelow ? doc.line(line).to : doc.line(line).from);
      return RangeSet.of(marks.map(rangeOf), true);
    },
    provide,
  });
  return { set, field };
}

const inText = (field) => EditorView.decorations.from(field);
const inMargin = (name) => (field) => gutter({ class: name, markers: ({ state }) => state.field(field) });

const steps = kindOfMarks(inText, true);
const counts = kindOfMarks(inMargin("cm-calls"), true);
const shares = kindOfMarks(inMargin("heat"));
const messages = kindOfMarks(inText);

const kinds = [counts, steps, shares, messages];
export const marks = kinds.map(({ field }) => field);
export const noMarks = kinds.map(({ set }) => set.of([]));

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

class Below extends WidgetType {
  constructor(element) {
    super();
    this.element = element;
  }
  toDOM() {
    return this.element;
  }
}

const lineOf = (name) => Decoration.line({ class: name });

// A step is shown as CodePane does: the line that made it and the one before, and in the margin, how often each line
// has been reached.
export const showStep = (line, before) =>
  steps.set.of([
    { line: before, mark: lineOf("before") },
    { line, mark: lineOf("now") },
  ]);
export const showCounts = (texts) => counts.set.of(texts.map(([line, text]) => ({ line, mark: new Mark(text) })));

// Shows elements under the lines that they are about, and marks lines with errors.
export const showMessages = (all) =>
  messages.set.of(
    all.flatMap(({ line, isError, element }) => {
      const widget = Decoration.widget({ widget: new Below(element), block: true, side: 1 });
      const below = { line, mark: widget, isBelow: true };
      return isError ? [{ line, mark: lineOf("wrong") }, below] : [below];
    }),
  );

// The shares { self, total } of a profile, from 0 to 1, by line: how many of the steps are in a line itself, the
// hottest line in the strongest colour, and, as a stroke below, how many are in the line with what it calls.
export function showShares(all, words) {
  const most = Math.max(...[...all.values()].map(({ self }) => self)) || 1;
  const markOf = (share) => {
    const { self, total } = share;
    const text = self > 0 ? `${Math.max(1, Math.round(100 * self))}%` : "\u00a0";
    const style = `--self: ${(70 * self) / most}%; --total: ${100 * total}%`;
    return new Mark(text, { style, title: words.heat(share) });
  };
  return shares.set.of([...all].map(([line, share]) => ({ line, mark: markOf(share) })));
}
