// SPDX-License-Identifier: BSL-1.0
// The user's program in CodeMirror.
import {
  cursorLineEnd,
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  isolateHistory,
  selectLineEnd,
} from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { Compartment, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, drawSelection, keymap, lineNumbers, showPanel } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import { element, scrollWithin } from "../common/dom.js";
import { range } from "../common/functions.js";
import { hasLine, marks, noMarks, showCounts, showMessages, showShares, showStep } from "./editor_marks.js";

// When a long line is wrapped, the rest is indented further than its beginning, as in CodePane.
const hangingIndents = EditorView.decorations.compute(["doc"], ({ doc }) => {
  const lines = range(doc.lines, 1).flatMap((number) => {
    const { from, text } = doc.line(number);
    const indent = text.search(/\S|$/);
    const line = Decoration.line({ attributes: { style: `--indent: ${Math.min(indent, 12) + 4}ch` } }).range(from);
    return indent > 0 ? [line, Decoration.mark({ class: "indent" }).range(from, from + indent)] : [line];
  });
  return Decoration.set(lines);
});

// A panel that says how to leave the editor, from the first Tab on.
const tabPressed = StateEffect.define();
const tellWayOut = (view) => (view.dispatch({ effects: tabPressed.of(null) }), false); // the key does more
const wayOut = (text) =>
  StateField.define({
    create: () => false,
    update: (isShown, { effects }) => isShown || effects.some((each) => each.is(tabPressed)),
    provide: (field) => {
      const panel = () => ({ dom: element("p", { class: "way-out" }, text) });
      return showPanel.from(field, (isShown) => (isShown ? panel : null));
    },
  });

export class CodeEditor {
  #view;
  #history = new Compartment();
  #isSetting = false;
  #words;
  #revealed; // the line of the step that is shown
  #inView = 0; // the line that was scrolled to, if any
  first = 1; // the line number by which `show` calls the first line

  // `onEdit` is called after each change by the user, and onRun() for Ctrl+Enter.
  constructor({ root, words, onEdit, onRun }) {
    this.#words = words;
    const extensions = [
      lineNumbers(),
      marks,
      this.#history.of(history()),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      indentUnit.of("    "),
      EditorView.lineWrapping,
      hangingIndents,
      cpp(),
      syntaxHighlighting(classHighlighter),
      wayOut(words.workbench.tab),
      keymap.of([
        { key: "Mod-Enter", run: () => (onRun(), true) },
        { key: "Ctrl-Enter", run: () => (onRun(), true) },
        { key: "End", run: cursorLineEnd, shift: selectLineEnd }, // also where a long line is wrapped
        ...defaultKeymap,
        ...historyKeymap,
        { key: "Tab", run: tellWayOut, shift: tellWayOut },
        indentWithTab, // after Escape, Tab leaves the editor
      ]),
      EditorView.contentAttributes.of({
        "aria-label": words.program,
        "aria-description": words.workbench.tab,
        tabindex: "0",
      }),
      EditorView.updateListener.of(({ docChanged }) => docChanged && !this.#isSetting && onEdit()),
    ];
    this.#view = new EditorView({ root, extensions });
    // What is shown stays in view when the room for it changes.
    new ResizeObserver(() => !this.#view.hasFocus && this.reveal(this.#inView)).observe(this.#view.scrollDOM);
  }

  get element() {
    return this.#view.dom;
  }
  get text() {
    return this.#view.state.doc.toString();
  }
  // Opens another program, with a history of its own: Undo does not go back to the one before.
  set text(text) {
    this.#isSetting = true;
    const changes = { from: 0, to: this.#view.state.doc.length, insert: text };
    this.#view.dispatch({ changes, effects: this.#history.reconfigure([]) });
    this.#view.dispatch({ effects: this.#history.reconfigure(history()) });
    this.#isSetting = false;
    this.clear();
  }

  // Does the same as an edit by the user. Undo reverts it, and nothing else.
  replace(text) {
    const changes = { from: 0, to: this.#view.state.doc.length, insert: text };
    this.#view.dispatch({ changes, annotations: isolateHistory.of("full") });
  }

  // The line with the cursor.
  get line() {
    return this.#view.state.doc.lineAt(this.#view.state.selection.main.head).number;
  }
  set line(number) {
    const { doc } = this.#view.state;
    if (hasLine(doc, number)) {
      this.#view.dispatch({ selection: { anchor: doc.line(number).from } });
      this.reveal(number);
    }
  }

  // Removes the messages, the step and the shares. In an editor that is not shown yet, such as that of a slide, a line
  // has not been scrolled to.
  clear() {
    this.first = 1;
    this.#revealed = undefined;
    this.#inView = this.#view.scrollDOM.clientHeight > 0 ? 0 : this.#inView;
    this.#view.dispatch({ effects: noMarks });
  }

  // Shows elements under lines.
  showBelow(all) {
    this.#view.dispatch({ effects: showMessages(all) });
  }

  // Shows the shares { self, total } of a profile, by line.
  showHeat(shares) {
    this.#view.dispatch({ effects: showShares(shares, this.#words.evaluations) });
  }

  // As CodePane does.
  show({ line, lines }, lineBefore) {
    const here = (number) => number - this.first + 1;
    const counts = [...lines].map(([number, calls]) => [here(number), this.#words.short(calls)]);
    this.#view.dispatch({ effects: [showStep(here(line), here(lineBefore)), showCounts(counts)] });
    if (line !== this.#revealed) {
      this.#revealed = line;
      this.reveal(here(line));
    }
  }

  // Scrolls the editor, never the page.
  reveal(line = this.line) {
    const view = this.#view;
    this.#inView = line;
    if (hasLine(view.state.doc, line)) {
      const { top, bottom } = view.lineBlockAt(view.state.doc.line(line).from);
      scrollWithin(view.scrollDOM, top, bottom);
    }
  }

  focus() {
    this.#view.focus();
  }
}
