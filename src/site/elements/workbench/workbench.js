// SPDX-License-Identifier: BSL-1.0
// Turns the debugger into a workbench: a program that the user can change, and the actions that compile it, mark the
// search in it, count its steps, and step through it.
import { element } from "../common/dom.js";
import { ActionRunner } from "./action_runner.js";
import { Actions } from "./actions.js";
import { CodeEditor } from "./code_editor.js";
import { Compiler } from "./compiler.js";
import { CompilerDriver, hasSearch } from "./compiler_driver.js";
import { pack, unpack } from "./packed_text.js";
import { programOf } from "./program_of_search.js";
import { Task } from "./task.js";
import style from "./workbench.css?inline";

const longestProgram = 200_000; // characters
const delay = 250; // milliseconds without an edit, after which the program is compiled
const actionsOfState = ["run", "step", "watch", "profile"];

export class Workbench {
  isOpen = false;
  #state; // of the debugger: which program, which action
  #display; // shows the program, the status and the answers
  #words;
  #sizes; // of boards
  #programs; // that can be opened
  #showProgram;
  #compiler;
  #editor;
  #actions;
  #runner;
  #task;
  #size; // of the board
  #isOfSearch = false; // whether the program was made of the library's page of a search
  #isOwn = false; // whether the program is the user's own
  #name; // of the program that was opened, if it is not
  #timer;
  #isUnkept = false; // whether there is an edit that is not in the state

  // `files` are the CompilerFiles, and `root` is the shadow root that the workbench is in. showProgram(name, size,
  // hasSearch) shows which program this is and what can be done with it.
  constructor({ files, state, display, words, sizes, programs, root, showProgram }) {
    this.#state = state;
    this.#display = display;
    this.#words = words;
    this.#sizes = sizes;
    this.#programs = programs;
    this.#showProgram = showProgram;
    this.#task = new Task({ state, display, programs, words });
    this.#compiler = new Compiler(files);
    root.append(element("style", {}, style));
    this.#editor = new CodeEditor({
      root,
      words,
      onEdit: () => this.#onEdit(),
      onLine: (line) => display.toggleBreakpoint(line),
      onRun: () => this.act("run"),
    });
    const driver = new CompilerDriver(this.#compiler);
    this.#actions = new Actions({ state, display, words, driver, editor: this.#editor });
    this.#runner = new ActionRunner({
      compiler: this.#compiler,
      display,
      words,
      onCompiler: (name) => this.act(name),
      onFailure: () => this.#actions.clear(),
    });
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
    this.#display.status = "";
  }

  // Opens the library's page of a search as a program. The debugger stays at the same step.
  edit(search) {
    const { text, first } = programOf(search);
    this.#isOwn = true;
    this.#size = search.size;
    this.#editor.text = text;
    this.#editor.first = first; // until the editor is cleared, steps have the line numbers of the page
    this.#enter(this.#words.workbench.breakIt, true);
    this.#showActions();
    this.#editor.focus();
  }

  // Compiles the program, and for that loads the compiler without asking.
  acceptCompiler() {
    this.#runner.acceptCompiler();
  }

  // Opens the program that the state names.
  async open() {
    const state = this.#state;
    this.#cancel();
    const packed = state.get("text");
    const own = packed ? await unpack(packed) : undefined;
    if (packed && own === undefined) {
      state.complain(this.#words.workbench.unreadable);
    }
    this.#isOwn = own !== undefined;
    this.#name = this.#isOwn ? undefined : this.#readName();
    const program = this.#programs.get(this.#name);
    if (own === undefined && !program) {
      this.#showProgram("", Number(state.read("size", this.#sizes, this.#sizes[0])), false); // to choose a search
      this.#display.status = this.#words.workbench.failures.network;
      return;
    }
    const text = own ?? program.text;
    const size = Number(state.read("size", this.#sizes, program?.size ?? 6));
    if (!this.isOpen || text !== this.#editor.text || size !== this.#size) {
      this.#size = size;
      if (text !== this.#editor.text) {
        this.#editor.text = text;
      }
      this.#enter(program?.question?.[this.#words.language] ?? "");
      this.#actions.clear();
    }
    this.#showActions();
    const action = state.has("action") ? state.read("action", actionsOfState, "run") : "check";
    if (await this.#runner.hasCompiler()) {
      this.act(action);
    } else {
      this.#runner.offerCompiler(action);
    }
  }

  #enter(question, isOfSearch = false) {
    this.isOpen = true;
    this.#isOfSearch = isOfSearch;
    this.#display.code = this.#editor;
    this.#task.show(question);
  }

  #readName() {
    const { names } = this.#programs;
    const name = this.#state.get("open") ?? names[0];
    if (names.length > 0 && !names.includes(name)) {
      this.#state.refuse("open", name, names.filter((each) => !each.includes("/")).join(", "));
      return names[0];
    }
    return name;
  }

  #showActions() {
    const name = this.#isOwn ? (this.#task.exercise ?? "") : this.#name;
    const isStepped = hasSearch(this.#editor.text);
    this.#showProgram(name, this.#size, isStepped);
    if (this.#isOfSearch && !isStepped) {
      this.#task.clear(); // it is about a search
    }
  }

  // Cancels the compilation after the last edit. Returns the attributes of the program with that edit.
  finish() {
    this.#cancel();
    return this.#ownState(this.#editor.text);
  }

  // The attributes of the user's own program, with the name of the exercise if it is a changed one; none if the program
  // has not been changed.
  async #ownState(text) {
    return !this.#isOwn ? {} : { search: undefined, open: this.#task.exercise, text: await pack(text) };
  }

  #onEdit() {
    this.#isOwn = true;
    this.#isUnkept = true;
    this.#display.pause();
    this.#display.markStale();
    const { isLast, end } = this.#runner.prepare();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.#isTooLong() && (await this.#keepEdit(isLast)) && (await this.#runner.hasCompiler()) && isLast()) {
        await this.act("check");
      }
      end();
    }, delay);
  }

  // Writes the program after an edit into the state, unless a later job, such as another program, replaces that.
  // Returns whether it did.
  async #keepEdit(isLast) {
    const own = await this.#ownState(this.#editor.text);
    if (!isLast()) {
      return false;
    }
    this.#isUnkept = false;
    this.#state.clearNotice();
    this.#state.change({ ...own, size: this.#size, action: undefined, step: undefined, stops: undefined });
    this.#showActions();
    return true;
  }

  #isTooLong() {
    const isTooLong = this.#editor.length > longestProgram;
    if (isTooLong) {
      this.#display.status = this.#words.workbench.tooLong({ characters: longestProgram });
    }
    return isTooLong;
  }

  // Performs an action.
  async act(name) {
    if (this.#isTooLong()) {
      return;
    }
    if (name === "step" && !hasSearch(this.#editor.text)) {
      this.#display.status = this.#words.workbench.noSearch;
      return;
    }
    this.#display.pause();
    const program = { text: this.#editor.text, size: this.#size };
    if (this.#isUnkept) {
      clearTimeout(this.#timer);
      if (!(await this.#keepEdit(this.#runner.prepare().isLast))) {
        return;
      }
    }
    await this.#runner.run(name, (ask) => this.#perform(name, program, ask));
  }

  async #perform(name, program, ask) {
    if (name !== "check") {
      await this.#keepAction(name, program.text, ask);
    }
    const isRight = await this.#actions[name](program, ask);
    if (isRight === true) {
      this.#task.check(program.text);
    }
  }

  async #keepAction(action, text, ask) {
    const own = await ask(this.#ownState(text));
    const fresh = this.#state.get("action") === action ? {} : { step: undefined, stops: undefined };
    this.#state.change({ ...own, size: this.#size, action, ...fresh });
    this.#showActions();
  }
}
