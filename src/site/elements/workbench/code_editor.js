// SPDX-License-Identifier: BSL-1.0
// The reader's program in CodeMirror, with messages under the lines that they are about, and the line that runs.
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorState, RangeSetBuilder, StateEffect, StateField, Transaction } from "@codemirror/state";
import {
  Decoration,
  EditorView,
  GutterMarker,
  WidgetType,
  drawSelection,
  gutter,
  gutterLineClass,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

/** @type {import("@codemirror/state").StateEffectType<{ line: number, element: HTMLElement }[]>} */
const setMessages = StateEffect.define();
/**
 * @typedef {{ line?: number, before?: number, counts: Map<number, number>, stops: number[] }} Run
 * @type {import("@codemirror/state").StateEffectType<Run>}
 */
const setRun = StateEffect.define();
/** @type {Run} */
const nothing = { counts: new Map(), stops: [] };

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

class Stop extends GutterMarker {
  elementClass = "stop-here";
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

const messages = StateField.define({
  create: () => Decoration.none,
  update(shown, transaction) {
    const effect = transaction.effects.find((each) => each.is(setMessages));
    return effect ? decorationsOf(effect.value, transaction.state.doc) : shown.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

// What has run is about the text as it was.
const run = StateField.define({
  create: () => nothing,
  update(shown, transaction) {
    const effect = transaction.effects.find((each) => each.is(setRun));
    return effect?.value ?? (transaction.docChanged ? nothing : shown);
  },
});
// The rest of a line that is too long stands to the right of its beginning, as in CodePane.
const hangingIndents = EditorView.decorations.compute(["doc"], ({ doc }) => {
  /** @type {RangeSetBuilder<Decoration>} */
  const builder = new RangeSetBuilder();
  for (let number = 1; number <= doc.lines; ++number) {
    const { from, text } = doc.line(number);
    const indent = `${Math.min(text.search(/\S|$/), 12) + 4}ch`;
    builder.add(
      from,
      from,
      Decoration.line({ attributes: { style: `padding-left: calc(6px + ${indent}); text-indent: -${indent}` } }),
    );
  }
  return builder.finish();
});
const isIn = (document, line) => line >= 1 && line <= document.lines;
const runningLines = EditorView.decorations.compute([run], (state) => {
  const { line, before } = state.field(run);
  const marks = [
    { number: before, name: "before" },
    { number: line, name: "now" },
  ].filter(({ number }) => isIn(state.doc, number));
  return Decoration.set(
    marks.map(({ number, name }) => Decoration.line({ class: name }).range(state.doc.line(number).from)),
    true,
  );
});
const stops = gutterLineClass.compute([run], (state) => {
  /** @type {RangeSetBuilder<GutterMarker>} */
  const builder = new RangeSetBuilder();
  for (const line of [...state.field(run).stops].sort((one, other) => one - other)) {
    if (isIn(state.doc, line)) {
      const { from } = state.doc.line(line);
      builder.add(from, from, new Stop());
    }
  }
  return builder.finish();
});
const counts = (short) =>
  gutter({
    class: "cm-calls",
    lineMarker(view, block) {
      const text = short(view.state.field(run).counts.get(view.state.doc.lineAt(block.from).number) ?? 0);
      return text ? new Count(text) : null;
    },
    lineMarkerChange: (update) => update.startState.field(run) !== update.state.field(run),
  });

export class CodeEditor {
  #view;
  #isSetting = false;
  first = 1; // the number of the first line in what `show` is given

  // `onEdit` is called after each change by the reader, onLine(line) when a breakpoint is set or cleared, and onRun()
  // for Ctrl+Enter. `extensions` are more of CodeMirror's.
  constructor({ root, label, short, onEdit, onLine, onRun, extensions = [] }) {
    const toggle = (view, position) => {
      onLine(view.state.doc.lineAt(position).number + this.first - 1);
      return true;
    };
    this.#view = new EditorView({
      root,
      state: EditorState.create({
        extensions: [
          lineNumbers({ domEventHandlers: { click: (view, block) => toggle(view, block.from) } }),
          run,
          counts(short),
          runningLines,
          stops,
          extensions,
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          indentUnit.of("    "),
          EditorView.lineWrapping,
          hangingIndents,
          cpp(),
          syntaxHighlighting(classHighlighter),
          messages,
          keymap.of([
            { key: "Mod-Enter", run: () => (onRun(), true) },
            { key: "F9", run: (view) => toggle(view, view.state.selection.main.head) },
            ...defaultKeymap,
            ...historyKeymap,
          ]),
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
    this.first = 1;
    this.#isSetting = true;
    this.#view.dispatch({
      changes: { from: 0, to: this.#view.state.doc.length, insert: text },
      annotations: Transaction.addToHistory.of(false), // nobody wants to undo it
    });
    this.#isSetting = false;
    this.clear();
  }

  // The line with the cursor.
  get line() {
    return this.#view.state.doc.lineAt(this.#view.state.selection.main.head).number;
  }

  // What has been shown is no longer of interest.
  clear() {
    this.dispatch([setMessages.of([]), setRun.of(nothing)]);
  }

  // Shows elements under lines.
  showBelow(all) {
    this.#view.dispatch({ effects: setMessages.of(all) });
  }

  // As CodePane does.
  show({ line, lines }, lineBefore, stopLines) {
    const here = (number) => number - this.first + 1;
    const counted = new Map([...lines].map(([number, calls]) => [here(number), calls]));
    this.#view.dispatch({
      effects: setRun.of({ line: here(line), before: here(lineBefore), counts: counted, stops: stopLines.map(here) }),
    });
    this.reveal(here(line));
  }

  dispatch(effects) {
    this.#view.dispatch({ effects });
  }

  // Moves the editor, never the page.
  reveal(line) {
    const view = this.#view;
    if (isIn(view.state.doc, line)) {
      const { top, bottom } = view.lineBlockAt(view.state.doc.line(line).from);
      const pane = view.scrollDOM;
      const margin = 2 * (bottom - top);
      if (top < pane.scrollTop + margin || bottom + margin > pane.scrollTop + pane.clientHeight) {
        pane.scrollTop = top - pane.clientHeight / 2;
      }
    }
  }

  focus(line) {
    if (isIn(this.#view.state.doc, line)) {
      this.#view.dispatch({ selection: { anchor: this.#view.state.doc.line(line).from } });
    }
    this.#view.focus();
  }
}
