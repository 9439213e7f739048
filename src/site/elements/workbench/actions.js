// SPDX-License-Identifier: BSL-1.0
// The actions of the workbench: each asks the compiler about a program and shows the answer.
import { element } from "../common/dom.js";
import { programName } from "../constexpr/probes.js";
import { sourceOf } from "../library/source.js";
import { loadModule } from "../library/module.js";
import { nameOf } from "../library/search_names.js";
import { Board } from "../parts/board.js";
import { digits } from "../parts/board_shapes.js";
import { hasMain, hasSearch } from "./compiler_driver.js";
import { diagnosticsIn } from "./diagnostics.js";
import { messageBox } from "./message_box.js";
import { exceedsLimit, stepsOf } from "./meter.js";
import { stepsChart } from "./steps_chart.js";
import { WatchActions } from "./watch_actions.js";

// Each action gets `program`, { text, size }, and `ask`, which waits for an answer and throws if a later action has
// replaced this one.
export class Actions {
  #display;
  #words;
  #driver;
  #editor;
  #watchActions;

  // `display` shows the answers.
  constructor({ state, display, words, driver, editor }) {
    this.#display = display;
    this.#words = words;
    this.#driver = driver;
    this.#editor = editor;
    this.#watchActions = new WatchActions({ state, display, words, driver, editor, clear: () => this.clear() });
  }

  clear() {
    this.#display.clear();
    this.#editor.clear();
  }

  // Returns whether the program compiles.
  async check(program, ask) {
    const answer = await ask(this.#driver.check(program));
    if (!this.#display.track) {
      this.clear(); // a track stays, so that the user can go on with it
    }
    return this.#showCheck(answer, program);
  }

  #showCheck({ output, isDone, milliseconds }, program) {
    const words = this.#words.workbench;
    this.#report(output);
    const isProgram = hasMain(program.text);
    this.#display.status = isDone ? words.compiles({ milliseconds, hasMain: isProgram }) : words.refused;
    return isDone;
  }

  // Shows how many steps the program takes. Returns whether it compiles and its search, if any, passes.
  async run(program, ask) {
    const words = this.#words.workbench;
    if (!hasSearch(program.text)) {
      const answer = await ask(this.#driver.check(program));
      this.clear();
      const isDone = this.#showCheck(answer, program);
      await this.#meter(program, ask, { answer });
      return isDone;
    }
    const { output, passed } = await ask(this.#driver.mark(program));
    this.clear();
    if (passed) {
      this.#display.showVerdict(words.passed(passed), "good");
      this.#display.status = "";
    } else {
      const isOfLibrary = this.#report(output).some(({ around }) => around);
      this.#display.status = isOfLibrary ? words.failed : words.refused;
      if (!isOfLibrary) {
        return false;
      }
    }
    await this.#meter(program, ask, { passed });
    return Boolean(passed);
  }

  // Steps through the search.
  async step(program, ask) {
    const display = this.#display;
    const words = this.#words.workbench;
    const { output, compiled } = await ask(this.#driver.link(program));
    this.clear();
    if (!compiled) {
      this.#report(output);
      display.status = output.includes("undefined symbol") ? words.needsLibrary : words.refused;
      return;
    }
    const module = await loadModule(compiled, () => sourceOf(program.text, 1));
    const [name] = module.names;
    const search = await ask(module.search(name, program.size));
    const calls = module.exports.left_out_calls();
    display.status = calls > 0 ? words.ignored({ calls }) : "";
    display.showSearch(search, this.#words.counted.tests);
    display.readPosition();
  }

  watch(program, ask) {
    return this.#watchActions.watch(program, ask);
  }
  profile(program, ask) {
    return this.#watchActions.profile(program, ask);
  }

  // Shows what the compiler says, under the lines of the program where it can, and the board that a message draws, if
  // any. Returns the diagnostics.
  #report(output) {
    const display = this.#display;
    const all = diagnosticsIn(output, programName);
    const boxes = all.map((each) => ({ line: each.line, element: messageBox(each, this.#words.workbench) }));
    const elsewhere = boxes.filter(({ line }) => line === 0).map((box) => box.element);
    const withBoard = all.find(({ board }) => board);
    const drawn = withBoard?.board;
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
      display.showVerdict(
        pair ? this.#words.workbench.attackEachOther({ digits: digits(drawn.columns), pair }) : said,
        "bad",
      );
    } else if (elsewhere.length > 0) {
      display.present({ stack: elsewhere });
    }
    return all;
  }

  // Adds a chart of the number of steps; if a search has `passed`, with the numbers of the library's searches. `answer`
  // is that without a limit, if it is known.
  async #meter(program, ask, { passed = undefined, answer = undefined }) {
    const words = this.#words.workbench;
    const stepsOfLibrary = passed ? await ask(this.#driver.stepsOfLibrary(program.size)) : {};
    const compile = (limit) => ask(this.#driver.meter(program, limit));
    const show = (steps, said) => {
      const library = Object.entries(stepsOfLibrary).map(([name, each]) => ({
        name: nameOf(name, this.#words),
        steps: each,
      }));
      const rows = [{ name: words.yours, steps, isOwn: true }, ...library];
      this.#display.addResult(element("div", { class: "metered" }, element("p", {}, said), stepsChart(rows, words)));
    };
    const first = answer ?? (await compile());
    if (first.isDone) {
      const before = this.#display.status;
      const steps = await stepsOf(
        async (limit) => (await compile(limit)).isDone,
        (part) => {
          this.#display.status = `${before} ${words.metering({ percent: Math.round(100 * part) })}`.trim();
        },
      );
      show(steps, words.metered({ steps, milliseconds: first.milliseconds, bytes: first.bytes }));
      this.#display.status = before;
    } else if (exceedsLimit(first.output)) {
      show(Infinity, words.exceeds);
    }
  }
}
