// SPDX-License-Identifier: BSL-1.0
// The actions of the workbench: each asks the compiler about a program and shows the answer.
import { programName } from "../constexpr/probes.js";
import { sourceOf } from "../library/source.js";
import { loadModule } from "../library/module.js";
import { Board } from "../parts/board.js";
import { digits } from "../parts/board_shapes.js";
import { hasMain, hasSearch } from "./compiler_driver.js";
import { isAboutLong } from "./evaluation_panes.js";
import { causeOf, diagnosticsIn, messageBox } from "./diagnostics.js";
import { packVerdict } from "./recording.js";
import { WatchActions } from "./watch_actions.js";

// Each action gets `program`, { text, size }, a signal, which is aborted when a later action replaces this one (what it
// asks the compiler fails then), and onRight(), which is called if the program compiles and its search, if any, passes.
export class Actions {
  #context; // that of the Workbench
  #watchActions;
  #board; // that the compiler has drawn, if any

  constructor(context) {
    this.#context = context;
    this.#watchActions = new WatchActions(context);
  }

  async check(program, _signal, onRight) {
    const { display, driver, clear } = this.#context;
    const answer = await driver.check(program);
    if (!display.playback.track) {
      clear(); // a track stays, so that the user can go on with it
    }
    this.#showCheck(answer, program, onRight, false); // the place where the user writes stays in view
  }

  #showCheck({ output, isDone, milliseconds }, { text }, onRight, mayScroll = true) {
    const { display, words } = this.#context;
    const all = this.#report(output);
    if (isDone) {
      display.say(words.workbench.compiles({ milliseconds, hasMain: hasMain(text) }));
      onRight();
    } else {
      this.#refuse(all, mayScroll);
    }
  }

  // Says that the program does not compile, and where the first error is.
  #refuse(all, mayScroll = true) {
    const { display, editor } = this.#context;
    const { workbench: words, watch } = this.#context.words;
    const first = all.find(({ level, line }) => level !== "warning" && line > 0);
    const cause = first ? causeOf(first) : "";
    const where = first ? words.firstError({ line: first.line, text: cause }) : "";
    const said = [words.refused, where, isAboutLong(cause) ? words.longHas32Bits : ""];
    display.say(said.filter(Boolean).join(watch.gap), "bad");
    if (first && mayScroll) {
      editor.reveal(first.line);
    }
  }

  // Marks the search, if there is one.
  async run(program, _signal, onRight) {
    const { display, driver, clear } = this.#context;
    const words = this.#context.words.workbench;
    if (!hasSearch(program.text)) {
      const answer = await driver.check(program);
      clear();
      this.#showCheck(answer, program, onRight);
      this.#keepVerdict();
      return;
    }
    const { output, passed } = await driver.mark(program);
    clear();
    if (passed) {
      display.say(words.passed(passed), "good");
      onRight();
    } else {
      const all = this.#report(output);
      if (all.some(({ around }) => around)) {
        display.say(words.failed, "bad");
      } else {
        this.#refuse(all);
      }
    }
    this.#keepVerdict();
  }

  // What Run has answered can be shared.
  #keepVerdict() {
    const { display } = this.#context;
    const verdict = { ...display.said, board: this.#board };
    display.picture = () => packVerdict(verdict);
  }

  // Steps through the search.
  async step(program, signal) {
    const { display, words, driver, clear } = this.#context;
    const { output, compiled } = await driver.link(program);
    clear();
    if (!compiled) {
      const all = this.#report(output);
      if (output.includes("undefined symbol")) {
        display.say(words.workbench.needsLibrary, "bad");
      } else {
        this.#refuse(all);
      }
      return;
    }
    const module = await loadModule(compiled, () => sourceOf(program.text, 1));
    const [name] = module.names;
    const search = await module.search(name, program.size);
    signal.throwIfAborted();
    const { leftOut: calls } = search.situation(search.length);
    display.say(calls > 0 ? words.workbench.ignored({ calls }) : "");
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
      const answer = error.reason === "refused" ? await this.#context.driver.check(program) : undefined;
      if (answer?.isDone !== false) {
        throw error;
      }
      this.#context.clear();
      this.#showCheck(answer, program, () => {});
    }
  }

  // Shows what the compiler says, under the lines of the program where it can, and the board that a message draws, if
  // any. Returns the diagnostics.
  #report(output) {
    const { display, words, editor, clear } = this.#context;
    const said = diagnosticsIn(output, programName);
    // What the library says about a program with an error of its own follows from that.
    const all = said.some(({ isOfProgram }) => isOfProgram) ? said.filter(({ around }) => !around) : said;
    const boxes = all.map((each) => ({
      line: each.line,
      isError: each.level !== "warning",
      element: messageBox(each, words.workbench),
    }));
    const elsewhere = boxes.filter(({ line }) => line === 0).map((box) => box.element);
    const withBoard = all.find(({ board }) => board);
    const drawn = withBoard?.board;
    this.#board = drawn;
    if (drawn || elsewhere.length > 0) {
      clear(); // they take the place of a track
    }
    editor.showBelow(boxes.filter(({ line }) => line > 0));
    if (drawn) {
      const board = new Board(drawn.size, words);
      board.showPlacement(drawn);
      display.present({ board: board.element, stack: elsewhere });
      const [said] = withBoard.text.split("\n");
      const pair = drawn.pair && board.names(drawn.pair);
      const sentence = pair ? words.workbench.attackEachOther({ digits: digits(drawn.columns), pair }) : said;
      display.showCaption(sentence, "bad");
    } else if (elsewhere.length > 0) {
      display.present({ stack: elsewhere });
    }
    return all;
  }
}
