// SPDX-License-Identifier: BSL-1.0
// An extension of CodeMirror that shows elements under the lines that they are about.
import { RangeSetBuilder, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, WidgetType } from "@codemirror/view";

/** @type {import("@codemirror/state").StateEffectType<{ line: number, element: HTMLElement }[]>} */
export const setMessages = StateEffect.define();

class Below extends WidgetType {
  constructor(element) {
    super();
    this.element = element;
  }
  toDOM() {
    return this.element;
  }
  ignoreEvent() {
    return true;
  }
}

function decorationsOf(messages, document) {
  /** @type {RangeSetBuilder<Decoration>} */
  const builder = new RangeSetBuilder();
  const inOrder = [...messages].sort((one, other) => one.line - other.line);
  for (const { line, element } of inOrder) {
    const { to } = document.line(Math.min(Math.max(line, 1), document.lines));
    builder.add(to, to, Decoration.widget({ widget: new Below(element), block: true, side: 1 }));
  }
  return builder.finish();
}

export const messages = StateField.define({
  create: () => Decoration.none,
  update(shown, transaction) {
    const effect = transaction.effects.find((each) => each.is(setMessages));
    return effect ? decorationsOf(effect.value, transaction.state.doc) : shown.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
