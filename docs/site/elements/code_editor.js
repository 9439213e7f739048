// SPDX-License-Identifier: BSL-1.0
// The reader's program in CodeMirror, with messages under the lines that they are about.
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorState, RangeSetBuilder, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, WidgetType, drawSelection, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

const setMessages = StateEffect.define(); // [{ line, element }]

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
  const builder = new RangeSetBuilder();
  const inOrder = [...messages].sort((one, other) => one.line - other.line);
  for (const { line, element } of inOrder) {
    const { to } = document.line(Math.min(Math.max(line, 1), document.lines));
    builder.add(to, to, Decoration.widget({ widget: new Below(element), block: true, side: 1 }));
  }
  return builder.finish();
}

const messages = StateField.define({
  create: () => Decoration.none,
  update(shown, transaction) {
    const effect = transaction.effects.find((each) => each.is(setMessages));
    return effect ? decorationsOf(effect.value, transaction.state.doc) : shown.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

export class CodeEditor {
  #view;
  #isSetting = false;

  // `onEdit` is called after each change by the reader.
  constructor({ root, label, onEdit }) {
    this.#view = new EditorView({
      root,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          indentUnit.of("    "),
          cpp(),
          syntaxHighlighting(classHighlighter),
          messages,
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !this.#isSetting) {
              onEdit();
            }
          }),
        ],
      }),
    });
  }

  get element() {
    return this.#view.dom;
  }
  get length() {
    return this.#view.state.doc.length;
  }
  get text() {
    return this.#view.state.doc.toString();
  }
  set text(text) {
    this.#isSetting = true;
    this.#view.dispatch({
      changes: { from: 0, to: this.#view.state.doc.length, insert: text },
      effects: setMessages.of([]),
    });
    this.#isSetting = false;
  }

  // Shows elements under lines.
  showBelow(all) {
    this.#view.dispatch({ effects: setMessages.of(all) });
  }
}
