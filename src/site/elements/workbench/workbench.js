// SPDX-License-Identifier: BSL-1.0
// Turns the debugger into a workbench: a program that the user can change, and the actions that compile it, mark the
// search in it, look into its constant evaluations, and step through it.
import { element } from "../common/dom.js";
import { draftOf, keepDraft } from "../common/storage.js";
import { ActionRunner } from "./action_runner.js";
import { Actions } from "./actions.js";
import { CodeEditor } from "./code_editor.js";
import { Compiler } from "./compiler.js";
import { CompilerDriver, hasSearch } from "./compiler_driver.js";
import { openedProgram, programOf } from "./opened_program.js";
import { pack } from "./packed_text.js";
import { showPicture } from "./recording.js";
import { Task } from "./task.js";
import style from "./workbench.css?inline";

const delay = 250; // milliseconds without an edit, after which the program is compiled
const actionsOfState = ["run", "step", "watch", "profile"];

export class Workbench {
  isOpen = false;
  #context; // what its parts share
  #actions;
  #runner;
  #task;
  #program = {}; // that was opened, as openedProgram() describes it
  #timer;
  #isUnkept = false; // whether there is an edit that is not in the state

  // `files` are the CompilerFiles, and `root` is the shadow root that the workbench is in. The others are the state of
  // the debugger, its display, its words, the module of the library, the programs that can be opened, and
  // showProgram(name, size, hasSearch, reset, copied), which shows which program this is and what can be done with it.
  constructor({ files, root, state, display, words, library, programs, showProgram }) {
    const compiler = new Compiler(files);
    const driver = new CompilerDriver(compiler);
    const act = (name) => this.act(name);
    root.append(element("style", {}, style));
    const editor = new CodeEditor({ root, words, onEdit: () => this.#onEdit(), onRun: () => act("run") });
    // Removes what has been shown of a program.
    const clear = () => {
      display.clear();
      editor.clear();
    };
    const recordingOf = (text) => (text === this.#program.original ? this.#program.recording : undefined);
    const ofPage = { state, display, words, library, programs, showProgram, recordingOf };
    this.#context = { ...ofPage, compiler, driver, editor, act, clear };
    this.#task = new Task(this.#context);
    this.#actions = new Actions(this.#context);
    this.#runner = new ActionRunner(this.#context);
  }

  close() {
    const { compiler } = this.#context;
    this.#cancel();
    compiler.stop();
    compiler.close();
  }

  // Cancels what has not been done yet for the program that is open.
  #cancel() {
    clearTimeout(this.#timer);
    this.#isUnkept = false;
    this.#runner.cancel();
  }

  leave() {
    this.#cancel();
    this.isOpen = false;
    this.#runner.leave();
    this.#task.clear();
    this.#context.display.say("");
  }

  // Opens the library's page of a search as a program. The debugger stays at the same step.
  edit(search) {
    const { display, editor, words } = this.#context;
    const { text, first } = programOf(search);
    const { name, size } = search;
    const { text: draft, isAside } = draftOf(name);
    const { breakIt: question } = words.workbench;
    this.#program = { name, place: name, size, original: text, question, isOfSearch: true };
    const isOriginal = draft === undefined || isAside;
    editor.text = isOriginal ? text : draft;
    if (isOriginal) {
      editor.first = first; // until the editor is cleared, steps have the line numbers of the page
    } else {
      display.clear(); // the steps are not those of this text
    }
    this.#enter();
    this.#showActions();
    display.refresh();
    editor.focus();
  }

  // Goes back to the original, or from there to the user's version.
  reset() {
    const { original, place } = this.#program;
    const { editor } = this.#context;
    const { text } = editor;
    if (text === original) {
      editor.replace(draftOf(place).text ?? text);
    } else {
      editor.replace(original);
      keepDraft(place, text, true); // as an edit, this has removed it
    }
  }

  // Compiles the program, and for that loads the compiler without asking.
  acceptCompiler(action = "check") {
    this.#runner.accept(action);
  }

  // Opens the program that the state names.
  async open() {
    const { state, display, editor, words, showProgram, clear } = this.#context;
    const isCurrent = state.current();
    this.#cancel();
    const program = await openedProgram(this.#context);
    const { name, text, size } = program;
    if (text === undefined) {
      showProgram("", size, false); // to choose a search
      display.say(words.workbench.failures.network);
      return;
    }
    const before = this.#program;
    this.#program = program;
    if (!this.isOpen || text !== editor.text || size !== before.size || name !== before.name) {
      if (text !== editor.text) {
        editor.text = text;
      }
      this.#enter();
      clear();
    }
    if (state.has("line")) {
      editor.line = parseInt(state.get("line"), 10);
    }
    if (text !== program.original && !program.isSent) {
      const own = await this.#ownState(text);
      if (!isCurrent()) {
        return; // what it names now is opened next
      }
      state.change(own);
    }
    this.#showActions();
    const action = state.has("action") ? state.read("action", actionsOfState, "run") : "check";
    const picture = state.get("picture");
    state.write({ picture: undefined }); // it is a picture of this state only
    const isRecorded = program.recording?.action === action && text === program.original;
    await showPicture(picture, isRecorded ? program.recording : undefined, this.#context);
    if (state.has("plain")) {
      return; // its button says how large the compiler is, and a visitor may not want it to work
    }
    this.act(action);
  }

  // Opens the library's page of a search as a program, as an address asks, at what is to be changed.
  async openPage(search) {
    const { editor } = this.#context;
    this.edit(search);
    editor.line = 1 + editor.text.split("\n").findIndex((line) => line.includes("bool is_attacked")); // if there is one
    await this.act("check");
    editor.reveal(); // what is above the program has become higher
  }

  #enter() {
    this.isOpen = true;
    this.#context.display.code = this.#context.editor;
    this.#task.show(this.#program);
  }

  #showActions() {
    const { editor, state } = this.#context;
    const { text } = editor;
    const { name, place, original, size, isOfSearch, isSent } = this.#program;
    const hasOwn = text === original && draftOf(place).text !== undefined;
    const reset = hasOwn ? "resume" : original !== undefined && text !== original ? "reset" : "";
    const [opened, copied] = isOfSearch ? ["", name] : [isSent && !state.has("open") ? "" : name, ""];
    this.#context.showProgram(opened, size, hasSearch(text), reset, copied);
  }

  // Cancels the compilation after the last edit. Returns the attributes of the program with that edit.
  finish() {
    this.#cancel();
    return this.#ownState(this.#context.editor.text);
  }

  // The attributes of the user's own program, with the name of what it was before; none if it has not been changed.
  async #ownState(text) {
    const { name, original, isOfSearch } = this.#program;
    const [search, open] = isOfSearch ? [name] : [undefined, name];
    return isOfSearch || text !== original ? { search, open, text: await pack(text) } : { text: undefined };
  }

  #onEdit() {
    const { display, editor } = this.#context;
    const { place, original } = this.#program;
    keepDraft(place, editor.text === original ? undefined : editor.text);
    this.#isUnkept = true;
    display.playback.pause();
    if (display.isRecorded) {
      display.say(""); // it was about the program before
    }
    display.isStale = true;
    this.#task.reopen();
    const signal = this.#runner.start();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if ((await this.#keepEdit(signal)) && (await this.#runner.hasCompiler()) && !signal.aborted) {
        await this.act("check");
      }
      this.#runner.end(signal);
    }, delay);
  }

  // Writes the program after an edit into the state. Returns whether it did.
  async #keepEdit(signal) {
    const isKept = await this.#keep(signal, { action: undefined, line: undefined, step: undefined });
    if (isKept) {
      this.#isUnkept = false;
      this.#context.state.clearNotice();
    }
    return isKept;
  }

  // Writes the program and other attributes into the state, unless something later, such as another program, replaces
  // them. Returns whether it did.
  async #keep(signal, attributes) {
    const { state, editor } = this.#context;
    const isCurrent = state.current();
    const own = await this.#ownState(editor.text);
    if (signal.aborted || !isCurrent()) {
      return false;
    }
    state.change({ ...own, size: this.#program.size, ...attributes });
    this.#showActions();
    return true;
  }

  // Performs an action.
  async act(name) {
    const { display, editor, words } = this.#context;
    const { text } = editor;
    if (name === "step" && !hasSearch(text)) {
      display.say(words.workbench.noSearch);
      return;
    }
    display.playback.pause();
    const program = { text, size: this.#program.size };
    if (this.#isUnkept) {
      clearTimeout(this.#timer);
      const signal = this.#runner.start();
      if (!(await this.#keepEdit(signal))) {
        this.#runner.end(signal);
        return;
      }
    }
    await this.#runner.run(name, (signal) => this.#perform(name, program, signal));
  }

  async #perform(name, program, signal) {
    if (name !== "check") {
      const isSame = this.#context.state.get("action") === name;
      const attributes = isSame ? { action: name } : { action: name, step: undefined };
      if (!(await this.#keep(signal, attributes))) {
        return;
      }
    }
    await this.#actions[name](program, signal, () => this.#task.check(program.text));
  }
}
