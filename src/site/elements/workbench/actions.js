// SPDX-License-Identifier: BSL-1.0
// The actions of the workbench: each asks the compiler about a program and shows the answer.
import { programName } from "../constexpr/probes.js";
import { sourceOf } from "../library/source.js";
import { loadModule } from "../library/module.js";
import { Board } from "../parts/board.js";
import { digits } from "../parts/board_shapes.js";
import { assertionsIn, hasMain, hasSearch } from "./compiler_driver.js";
import { isAboutLong } from "./evaluation_panes.js";
import { causeOf, diagnosticsIn, messageBox } from "./diagnostics.js";
import { packVerdict } from "./recording.js";
import { WatchActions } from "./watch_actions.js";

// Each action gets `program`, { text, size, isNewExercise }, a signal, which is aborted when a later action replaces
// this one (what it asks the compiler fails then), and onRight(), which is called if the program compiles and its
// search, if any, passes.
export class Actions {
  #display;
  #words;
  #driver;
  #editor;
  #watchActions;
  #board; // that the compiler has drawn, if any

  // `display` shows the answers; `act` is that of WatchActions.
  constructor({ state, display, words, driver, editor, act }) {
    this.#display = display;
    this.#words = words;
    this.#driver = driver;
    this.#editor = editor;
    const clear = () => this.clear();
    this.#watchActions = new WatchActions({ state, display, words, driver, editor, clear, act });
  }

  clear() {
    this.#display.clear();
    this.#editor.clear();
  }

  async check(program, _signal, onRight) {
    const answer = await this.#driver.check(program);
    if (!this.#display.playback.track) {
      this.clear(); // a track stays, so that the user can go on with it
    }
    // In a new exercise, the place for the answer stays in view.
    this.#showCheck(answer, program, onRight, !this.#editor.hasFocus && !program.isNewExercise);
  }

  #showCheck({ output, isDone, milliseconds }, { text }, onRight, mayScroll = true) {
    const all = this.#report(output);
    if (isDone) {
      this.#display.say(this.#words.workbench.compiles({ milliseconds, hasMain: hasMain(text) }));
      onRight();
    } else {
      this.#refuse(all, text, mayScroll);
    }
  }

  // Says that the program does not compile, where the first error is, and how many assertions hold if nothing else is
  // wrong.
  #refuse(all, text, mayScroll = true) {
    const { workbench: words, watch } = this.#words;
    const errors = all.filter(({ level }) => level !== "warning");
    const first = errors.find(({ line }) => line > 0);
    const said = [words.refused, first ? words.firstError({ line: first.line, text: causeOf(first) }) : ""];
    said.push(isAboutLong(first ? causeOf(first) : "") ? words.longHas32Bits : "");
    const assertions = assertionsIn(text);
    if (assertions > 1 && errors.every((each) => each.line > 0 && each.text.startsWith("static assertion"))) {
      said.push(words.hold({ held: assertions - new Set(errors.map(({ line }) => line)).size, all: assertions }));
    }
    this.#display.say(said.filter(Boolean).join(watch.gap), "bad");
    if (first && mayScroll) {
      this.#editor.reveal(first.line);
    }
  }

  // Marks the search, if there is one.
  async run(program, _signal, onRight) {
    const words = this.#words.workbench;
    if (!hasSearch(program.text)) {
      const answer = await this.#driver.check(program);
      this.clear();
      this.#showCheck(answer, program, onRight);
      this.#keepVerdict();
      return;
    }
    const { output, passed } = await this.#driver.mark(program);
    this.clear();
    if (passed) {
      this.#display.say(words.passed(passed), "good");
      onRight();
    } else {
      const all = this.#report(output);
      if (all.some(({ around }) => around)) {
        this.#display.say(words.failed, "bad");
      } else {
        this.#refuse(all, program.text);
      }
    }
    this.#keepVerdict();
  }

  // What Run has answered can be shared.
  #keepVerdict() {
    const verdict = { ...this.#display.said, board: this.#board };
    this.#display.picture = () => packVerdict(verdict);
  }

  // Steps through the search.
  async step(program, signal) {
    const display = this.#display;
    const words = this.#words.workbench;
    const { output, compiled } = await this.#driver.link(program);
    this.clear();
    if (!compiled) {
      const all = this.#report(output);
      if (output.includes("undefined symbol")) {
        display.say(words.needsLibrary, "bad");
      } else {
        this.#refuse(all, program.text);
      }
      return;
    }
    const module = await loadModule(compiled, () => sourceOf(program.text, 1));
    const [name] = module.names;
    const search = await module.search(name, program.size);
    signal.throwIfAborted();
    const { leftOut: calls } = search.situation(search.length);
    display.say(calls > 0 ? words.ignored({ calls }) : "");
    display.showSearch(search);
    display.readPosition();
  }

  watch = (program, signal) => this.#lookInto("watch", program, signal);
  profile = (program, signal) => this.#lookInto("profile", program, signal);

  // If the program does not compile, its errors are shown as Run shows them.
  async #lookInto(name, program, signal) {
    try {
      await this.#watchActions[name](program, signal);
    } catch (error) {
      const answer = error.reason === "refused" ? await this.#driver.check(program) : undefined;
      if (answer?.isDone !== false) {
        throw error;
      }
      this.clear();
      this.#showCheck(answer, program, () => {});
    }
  }

  // Shows what the compiler says, under the lines of the program where it can, and the board that a message draws, if
  // any. Returns the diagnostics.
  #report(output) {
    const display = this.#display;
    const all = diagnosticsIn(output, programName);
    const boxes = all.map((each) => ({
      line: each.line,
      isError: each.level !== "warning",
      element: messageBox(each, this.#words.workbench),
    }));
    const elsewhere = boxes.filter(({ line }) => line === 0).map((box) => box.element);
    const withBoard = all.find(({ board }) => board);
    const drawn = withBoard?.board;
    this.#board = drawn;
    if (drawn || elsewhere.length > 0) {
      this.clear(); // they take the place of a track
    }
    this.#editor.showBelow(boxes.filter(({ line }) => line > 0));
    if (drawn) {
      const board = new Board(drawn.size, this.#words);
      board.showPlacement(drawn);
      display.present({ board: board.element, stack: elsewhere });
      const [said] = withBoard.text.split("\n");
      const pair = drawn.pair && board.names(drawn.pair);
      const sentence = pair ? this.#words.workbench.attackEachOther({ digits: digits(drawn.columns), pair }) : said;
      display.showCaption(sentence, "bad");
    } else if (elsewhere.length > 0) {
      display.present({ stack: elsewhere });
    }
    return all;
  }
}
