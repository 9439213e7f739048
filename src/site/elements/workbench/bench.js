// SPDX-License-Identifier: BSL-1.0
// What makes a workbench of the debugger: a program that the reader can change, and Clang, which compiles it, marks the
// search in it, counts its steps, and makes a module from it that can be stepped through.
import { Answers } from "./answers.js";
import { CodeEditor } from "./code_editor.js";
import { CompilerError } from "./compiler.js";
import { heat } from "../constexpr/heat.js";
import { element } from "../dom.js";
import { Offer } from "./offer.js";
import { pack, unpack } from "./packed_text.js";
import { programOf } from "./program_of_page.js";
import { Task } from "./task.js";
import { Turns } from "./turns.js";
import { Workshop, hasSearch } from "./workshop.js";
import style from "./editor.css?inline";

const delay = 250; // milliseconds without an edit, after which the program is compiled
const actions = ["run", "step", "watch", "profile"];
const longest = 200_000; // characters

export class Bench {
  isOpen = false;
  #state; // of the debugger: which program, which action
  #stage; // shows the program, the status and the answers
  #words;
  #sizes; // of boards
  #programs; // that can be opened
  #showProgram;
  #workshop;
  #turns;
  #offer; // of the compiler
  #wanted = "check"; // what is to be done when there is a compiler
  #editor;
  #answers;
  #task;
  #size; // of the board
  #isPage = false; // whether the program was made of the library's page
  #isChanged = false; // whether the program is the reader's own
  #timer;
  #stop;

  // `folder` is the URL of the compiler, and `root` the shadow root that the workbench is in. showProgram(name, size,
  // isSearch) shows which program this is and what can be done with it.
  constructor({ folder, state, stage, words, sizes, programs, root, showProgram }) {
    this.#state = state;
    this.#stage = stage;
    this.#words = words;
    this.#sizes = sizes;
    this.#programs = programs;
    this.#showProgram = showProgram;
    this.#task = new Task({ state, stage, programs, words });
    this.#workshop = new Workshop(folder);
    this.#turns = new Turns(
      () => this.#workshop.stop(),
      (turn) => this.#showTurn(turn),
    );
    const { stop, about } = words.editor;
    const attributes = { type: "button", class: "do-stop", title: about.stop, hidden: true };
    this.#stop = element("button", { ...attributes, onclick: () => this.#giveUp() }, stop);
    this.#offer = new Offer(this.#workshop.compiler, words.editor, () => this.#do(this.#wanted));
    root.append(element("style", {}, style));
    stage.surroundStatus(this.#offer.element, this.#stop);
    this.#editor = new CodeEditor({
      root,
      label: words.editor.program,
      short: words.short,
      extensions: [heat(words.evaluations)],
      onEdit: () => this.#onEdit(),
      onLine: (line) => stage.toggleStop(line),
      onRun: () => this.act("run"),
    });
    this.#answers = new Answers({ state, stage, words, workshop: this.#workshop, editor: this.#editor });
  }

  close() {
    this.#forget();
    this.#workshop.close();
  }

  // What has not been done yet is about another program.
  #forget() {
    clearTimeout(this.#timer);
    this.#turns.start().end();
  }

  leave() {
    this.#forget();
    this.isOpen = false;
    this.#offer.hide();
    this.#task.clear();
    this.#stage.status = "";
  }

  // Makes a program of the library's page, which is still shown at the same step.
  edit(search) {
    const { text, first } = programOf(search);
    this.#isChanged = true;
    this.#size = search.size;
    this.#editor.text = text;
    this.#editor.first = first; // as long as the steps of the page are shown
    this.#enter(this.#words.editor.breakIt);
    this.#isPage = true;
    this.#editor.focus();
    this.#offer.take();
  }

  // Opens what the state says.
  async open() {
    const state = this.#state;
    this.#forget();
    const packed = state.get("text");
    const own = packed ? await unpack(packed) : undefined;
    if (packed && own === undefined) {
      state.complain(this.#words.editor.unreadable);
    }
    this.#isChanged = own !== undefined;
    const name = this.#isChanged ? undefined : this.#readName();
    const program = this.#programs.get(name);
    if (own === undefined && !program) {
      this.#stage.status = this.#words.editor.failures.network;
      return;
    }
    const text = own ?? program.text;
    const size = Number(state.read("size", this.#sizes, program?.size ?? 6));
    if (!this.isOpen || text !== this.#editor.text || size !== this.#size) {
      this.#size = size;
      this.#editor.text = text;
      this.#enter(program?.question?.[this.#words.language] ?? "", name);
      this.#answers.clear();
    }
    this.#wanted = state.has("action") ? state.read("action", actions, "run") : "check";
    if (await this.#offer.isTaken()) {
      this.#do(this.#wanted);
    } else {
      this.#offer.show();
    }
  }

  #enter(question, name) {
    this.isOpen = true;
    this.#isPage = false;
    this.#stage.code = this.#editor;
    this.#task.ask(question);
    this.#showActions(name);
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

  // Compiles no more. Returns what the state is to say about the program, which may have changed just now.
  finish() {
    this.#forget();
    return this.#own(this.#editor.text);
  }

  #showTurn(turn) {
    this.#stage.isWorking = turn !== "idle";
    this.#stop.hidden = turn !== "slow";
  }

  #giveUp() {
    this.#turns.stop();
    this.#stage.status = this.#words.editor.failures.stopped;
  }

  // `name` is that of a program, undefined for the reader's own.
  #showActions(name = this.#task.exercise ?? "") {
    const isSearch = hasSearch(this.#editor.text);
    this.#showProgram(name, this.#size, isSearch);
    if (this.#isPage && !isSearch) {
      this.#task.clear(); // another program than the one that it is about
    }
  }

  #onEdit() {
    this.#isChanged = true;
    this.#stage.pause();
    this.#stage.markStale();
    const { isLast, end } = this.#turns.start();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (this.#isTooLong()) {
        end();
        return;
      }
      this.#state.clearNotice();
      const own = await this.#own(this.#editor.text);
      if (!isLast()) {
        return; // another program has been opened
      }
      this.#state.change({ ...own, size: this.#size, action: undefined, step: undefined, stops: undefined });
      this.#showActions();
      if (await this.#offer.isTaken()) {
        await this.#do("check");
      }
      end();
    }, delay);
  }

  #isTooLong() {
    const isTooLong = this.#editor.length > longest;
    if (isTooLong) {
      this.#stage.status = this.#words.editor.tooLong({ characters: longest });
    }
    return isTooLong;
  }

  // One of the actions, by its name.
  act(name) {
    if (name === "step" && !hasSearch(this.#editor.text)) {
      this.#stage.status = this.#words.editor.noSearch;
      return;
    }
    this.#do(name);
  }

  // Does it if the compiler is there; otherwise offers that.
  async #do(name) {
    if (this.#isTooLong()) {
      return;
    }
    this.#stage.pause();
    const program = { text: this.#editor.text, size: this.#size };
    await this.#turns.take(async (isLast) => {
      const ask = async (promise) => {
        const answer = await promise;
        if (!isLast()) {
          throw new CompilerError("replaced");
        }
        return answer;
      };
      try {
        await this.#answer(name, program, ask);
      } catch (error) {
        if (isLast()) {
          this.#answers.clear();
          this.#stage.status = this.#failure(error);
        }
      }
    });
  }

  async #answer(name, program, ask) {
    this.#stage.status = this.#words.editor.working;
    this.#wanted = name;
    if (!(await ask(this.#offer.accepted()))) {
      this.#stage.status = this.#words.editor.getFirst;
      return;
    }
    this.#wanted = "check";
    if (name !== "check") {
      await this.#keepAction(name, program.text);
    }
    const isRight = await this.#answers[name](program, ask);
    if (isRight === true) {
      this.#task.check(program.text);
    }
  }

  #failure(error) {
    const { editor, evaluations, failed } = this.#words;
    return (
      editor.failures[error.reason] ?? evaluations?.failures[error.reason]?.(error) ?? failed({ reason: error.message })
    );
  }

  // What the state says about the reader's own program: of an exercise, also which one.
  async #own(text) {
    return this.#isChanged && { search: undefined, open: this.#task.exercise, text: await pack(text) };
  }

  async #keepAction(action, text) {
    const own = await this.#own(text);
    const fresh = this.#state.get("action") !== action && { step: undefined, stops: undefined };
    this.#state.change({ ...own, size: this.#size, action, ...fresh });
    this.#showActions(this.#isChanged ? undefined : (this.#state.get("open") ?? this.#programs.names[0]));
  }
}
