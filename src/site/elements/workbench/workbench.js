// SPDX-License-Identifier: BSL-1.0
// Turns the debugger into a workbench: a program that the user can change, and the actions that compile it, mark the
// search in it, look into its constant evaluations, and step through it.
import { element } from "../common/dom.js";
import { draftOf, isVersionOf, keepDraft } from "../common/storage.js";
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
  #state; // of the debugger: which program, which action
  #display; // shows the program, the status and the answers
  #words;
  #library; // the module of the library, with its searches
  #programs; // that can be opened
  #showProgram;
  #compiler;
  #editor;
  #actions;
  #runner;
  #task;
  #program = {}; // that was opened, as openedProgram() describes it
  #isAsked = false; // whether the question is shown
  #timer;
  #isUnkept = false; // whether there is an edit that is not in the state

  // `files` are the CompilerFiles, and `root` is the shadow root that the workbench is in. showProgram(name, size,
  // hasSearch, reset, copied) shows which program this is and what can be done with it.
  constructor({ files, state, display, words, library, programs, root, showProgram }) {
    this.#state = state;
    this.#display = display;
    this.#words = words;
    this.#library = library;
    this.#programs = programs;
    this.#showProgram = showProgram;
    this.#task = new Task({ state, display, programs, words });
    this.#compiler = new Compiler(files);
    root.append(element("style", {}, style));
    this.#editor = new CodeEditor({ root, words, onEdit: () => this.#onEdit(), onRun: () => this.act("run") });
    const driver = new CompilerDriver(this.#compiler);
    const act = (name) => this.act(name);
    this.#actions = new Actions({ state, display, words, driver, editor: this.#editor, act });
    const onFailure = () => this.#actions.clear();
    this.#runner = new ActionRunner({ compiler: this.#compiler, display, words, act, onFailure });
  }

  close() {
    this.#cancel();
    this.#compiler.stop();
    this.#compiler.close();
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
    this.#runner.hideOffer();
    this.#task.clear();
    this.#display.say("");
  }

  // Opens the library's page of a search as a program. The debugger stays at the same step.
  edit(search) {
    const { text, first } = programOf(search);
    const { name, size } = search;
    const { text: draft, isAside } = draftOf(name);
    const { breakIt: question } = this.#words.workbench;
    this.#program = { name, place: name, size, original: text, question, isOfSearch: true };
    const isOriginal = draft === undefined || isAside;
    this.#editor.text = isOriginal ? text : draft;
    if (isOriginal) {
      this.#editor.first = first; // until the editor is cleared, steps have the line numbers of the page
    } else {
      this.#display.clear(); // the steps are not those of this text
    }
    this.#enter();
    this.#showActions();
    this.#editor.focus();
  }

  // Goes back to the original, or from there to the user's version.
  reset() {
    const { original, place } = this.#program;
    const { text } = this.#editor;
    if (text === original) {
      this.#editor.replace(draftOf(place).text ?? text);
    } else {
      this.#editor.replace(original);
      keepDraft(place, text, true); // as an edit, this has removed it
    }
  }

  // Compiles the program, and for that loads the compiler without asking.
  acceptCompiler(action = "check") {
    this.#runner.accept(action);
  }

  // Opens the program that the state names.
  async open() {
    const state = this.#state;
    const isCurrent = state.current();
    this.#cancel();
    const [programs, library, words] = [this.#programs, this.#library, this.#words];
    const program = await openedProgram({ state, programs, library, words });
    const { name, text, size } = program;
    if (text === undefined) {
      this.#showProgram("", size, false); // to choose a search
      this.#display.say(this.#words.workbench.failures.network);
      return;
    }
    const before = this.#program;
    this.#program = program;
    if (!this.isOpen || text !== this.#editor.text || size !== before.size || name !== before.name) {
      if (text !== this.#editor.text) {
        this.#editor.text = text;
      }
      this.#enter();
      this.#actions.clear();
    }
    if (state.has("line")) {
      this.#editor.line = parseInt(state.get("line"), 10);
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
    const parts = { display: this.#display, editor: this.#editor, words };
    await showPicture(picture, isRecorded ? program.recording : undefined, parts);
    if (state.has("plain")) {
      return; // its button says how large the compiler is, and a visitor may not want it to work
    }
    this.act(action);
  }

  // Opens the library's page of a search as a program, as an address asks.
  openPage(search) {
    this.edit(search);
    this.act("check");
  }

  #enter() {
    this.isOpen = true;
    this.#isAsked = true;
    this.#display.code = this.#editor;
    this.#task.show(this.#program);
  }

  #showActions() {
    const { text } = this.#editor;
    const { name, place, original, size, isOfSearch, isSent } = this.#program;
    const isStepped = hasSearch(text);
    const { exercise } = this.#task;
    const isVersion = original === undefined || isVersionOf(text, original);
    const hasOwn = text === original && draftOf(place).text !== undefined;
    const reset = hasOwn ? "resume" : original !== undefined && text !== original ? "reset" : "";
    const shown = exercise || (isVersion && !isOfSearch) ? name : "";
    this.#showProgram(shown, size, isStepped, reset, isVersion && isOfSearch ? name : "");
    // Otherwise, the question is about another program, or about one that somebody has sent.
    const isAsked = Boolean(exercise) || (isVersion && !isSent && (!isOfSearch || isStepped));
    if (isAsked !== this.#isAsked) {
      this.#isAsked = isAsked;
      this.#task[isAsked ? "show" : "clear"](this.#program);
    }
  }

  // Cancels the compilation after the last edit. Returns the attributes of the program with that edit.
  finish() {
    this.#cancel();
    return this.#ownState(this.#editor.text);
  }

  // The attributes of the user's own program, with the name of what it was before; none if it has not been changed.
  async #ownState(text) {
    const { name, original, isOfSearch } = this.#program;
    const [search, open] = isOfSearch ? [name] : [undefined, name];
    return isOfSearch || text !== original ? { search, open, text: await pack(text) } : { text: undefined };
  }

  #onEdit() {
    const { text } = this.#editor;
    const { place, original } = this.#program;
    keepDraft(place, text === original ? undefined : text);
    this.#isUnkept = true;
    this.#display.playback.pause();
    this.#display.isStale = true;
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

  // Writes the program after an edit into the state, unless something later, such as another program, replaces that.
  // Returns whether it did.
  async #keepEdit(signal) {
    const isCurrent = this.#state.current();
    const own = await this.#ownState(this.#editor.text);
    if (signal.aborted || !isCurrent()) {
      return false;
    }
    this.#isUnkept = false;
    this.#state.clearNotice();
    const { size } = this.#program;
    this.#state.change({ ...own, size, action: undefined, line: undefined, step: undefined });
    this.#showActions();
    return true;
  }

  // Performs an action.
  async act(name) {
    if (name === "step" && !hasSearch(this.#editor.text)) {
      this.#display.say(this.#words.workbench.noSearch);
      return;
    }
    this.#display.playback.pause();
    const { text } = this.#editor;
    const isNewExercise = Boolean(this.#task.exercise) && text === this.#program.original;
    const program = { text, size: this.#program.size, isNewExercise };
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
      const isCurrent = this.#state.current();
      const own = await this.#ownState(program.text);
      if (signal.aborted || !isCurrent()) {
        return;
      }
      const fresh = this.#state.get("action") === name ? {} : { step: undefined };
      this.#state.change({ ...own, size: this.#program.size, action: name, ...fresh });
      this.#showActions();
    }
    await this.#actions[name](program, signal, () => this.#task.check(program.text));
  }
}
