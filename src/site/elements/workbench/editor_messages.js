// SPDX-License-Identifier: BSL-1.0
// An extension of CodeMirror that shows elements under the lines that they are about, and marks lines with errors.
import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, WidgetType } from "@codemirror/view";

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
