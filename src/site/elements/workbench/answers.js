// SPDX-License-Identifier: BSL-1.0
// The actions of the workbench: each asks the compiler about a program and shows the answer.
import { Board, digits } from "../parts/board.js";
import { FlameGraph } from "../constexpr/flame_graph.js";
import { setHeat } from "../constexpr/heat.js";
import { diagnosticsIn } from "./diagnostics.js";
import { element } from "../dom.js";
import { sourceOf } from "../library/highlight.js";
import { boardIn, messageBox } from "./messages.js";
import { exceedsLimit, stepsChart, stepsOf } from "./meter.js";
import { loadModule } from "../library/module.js";
import { CallsPane, Moments, momentOf, ownLine } from "./moments.js";
import { nameOf } from "../library/search_names.js";
import { hasSearch } from "./workshop.js";

const far = 200_000; // steps, from which on a profile makes do with fewer samples

// Each gets `program`, { text, size }, and `ask`, which waits for an answer and throws if nobody waits any more.
export class Answers {
  #state;
  #stage;
  #words;
  #workshop;
  #editor;
  #opened; // the constant evaluations of a program

  // `stage` shows the answers.
  constructor({ state, stage, words, workshop, editor }) {
    this.#state = state;
    this.#stage = stage;
    this.#words = words;
    this.#workshop = workshop;
    this.#editor = editor;
  }

  clear() {
    this.#stage.present({});
    this.#stage.tell("");
    this.#editor.first = 1;
    this.#editor.clear();
    this.#editor.dispatch(setHeat.of(new Map()));
  }

  async check(program, ask) {
    const { output, isDone, milliseconds } = await ask(this.#workshop.check(program));
    if (!this.#stage.track) {
      this.clear(); // steps stay
    }
    this.#report(output);
    const hasMain = /\bmain\s*\(/.test(program.text);
    this.#stage.status = isDone ? this.#words.editor.compiles({ milliseconds, hasMain }) : this.#words.editor.refused;
    return isDone;
  }

  // Shows messages, under their lines where they have one, and the board that the first one draws, if any. Returns the
  // messages.
  #report(output) {
    const stage = this.#stage;
    const all = diagnosticsIn(output, "program.cpp");
    const drawn = all.map(({ text }) => boardIn(text)).find(Boolean);
    const boxes = all.map((each) => ({ line: each.line, element: messageBox(each, this.#words.editor) }));
    const elsewhere = boxes.filter(({ line }) => line === 0).map((box) => box.element);
    this.#editor.showBelow(boxes.filter(({ line }) => line > 0));
    if (drawn) {
      const board = new Board(drawn.size, this.#words);
      board.showPlacement(drawn);
      stage.present({ board: board.element, stack: elsewhere });
      const [said] = all[0].text.split("\n");
      stage.tell(
        drawn.pair
          ? this.#words.editor.attackEachOther({ digits: digits(drawn.columns), pair: board.names(drawn.pair) })
          : said,
        "bad",
      );
    } else if (elsewhere.length > 0) {
      stage.present({ stack: elsewhere });
    }
    return all;
  }

  // Shows how many steps it takes, and returns whether it compiles and, if it has a search, is right.
  async run(program, ask) {
    const words = this.#words.editor;
    if (!hasSearch(program.text)) {
      this.clear();
      const isDone = await this.check(program, ask);
      await this.#meter(program, ask);
      return isDone;
    }
    const { output, passed } = await ask(this.#workshop.mark(program));
    this.clear();
    if (passed) {
      this.#stage.tell(words.passed(passed), "good");
      this.#stage.status = "";
    } else {
      const all = this.#report(output);
      const hasOwnMessage = all.some(({ around }) => around);
      this.#stage.status = hasOwnMessage ? words.failed : words.refused;
      if (!hasOwnMessage) {
        return false;
      }
    }
    await this.#meter(program, ask, passed);
    return Boolean(passed);
  }

  // Adds the number of steps below what is there; for a search that has `passed`, beside those of the library's.
  async #meter(program, ask, passed) {
    const words = this.#words.editor;
    const known = await ask(this.#workshop.stepsOfLibrary(program.size));
    const compile = (limit) => ask(this.#workshop.meter(program, limit));
    const before = this.#stage.status;
    const show = (steps, said) => {
      const rows = Object.entries(known).map(([name, each]) => ({ name: nameOf(name, this.#words), steps: each }));
      this.#stage.addResult(
        element(
          "div",
          { class: "metered" },
          element("p", {}, said),
          stepsChart([{ name: words.yours, steps, isOwn: true }, ...(passed ? rows : [])], words),
        ),
      );
    };
    const first = await compile();
    if (first.isDone) {
      const steps = await stepsOf(
        async (limit) => (await compile(limit)).isDone,
        (part) => {
          this.#stage.status = `${before} ${words.metering({ percent: Math.round(100 * part) })}`.trim();
        },
      );
      show(steps, words.metered({ steps, milliseconds: first.milliseconds, bytes: first.bytes }));
      this.#stage.status = before;
    } else if (exceedsLimit(first.output)) {
      show(Infinity, words.exceeds);
    }
  }

  async step(program, ask) {
    const stage = this.#stage;
    const words = this.#words.editor;
    const { output, bytes } = await ask(this.#workshop.link(program));
    this.clear();
    if (!bytes) {
      this.#report(output);
      stage.status = output.includes("undefined symbol") ? words.needsLibrary : words.refused;
      return;
    }
    const module = await loadModule(bytes, {});
    const [name] = module.names;
    module.sources[name] = sourceOf(program.text, 1);
    const search = await ask(module.search(name, program.size));
    const calls = module.exports.left_out_calls();
    stage.status = calls > 0 ? words.ignored({ calls }) : "";
    stage.showSearch(search, this.#words.counted.tests);
    stage.readPosition();
  }

  // The evaluation at the cursor, or else the one with the most steps; what is known about it is kept.
  async #open({ text, size }, ask) {
    const { line } = this.#editor;
    if (this.#opened?.text !== text || this.#opened.size !== size) {
      this.#stage.status = this.#words.watch.looking;
      const session = await ask(this.#workshop.evaluations({ text, size }));
      this.#opened = { text, size, session, found: await ask(session.list()), watches: new Map() };
    }
    const { session, found, watches } = this.#opened;
    const evaluation = session.at(found, line);
    if (!watches.has(evaluation)) {
      watches.set(evaluation, await ask(session.open(evaluation)));
    }
    return watches.get(evaluation);
  }

  // Steps through a constant evaluation. `say(position)` is a sentence instead of the one about the moment, or
  // undefined.
  async watch(program, ask, panes = {}, say = (_position) => undefined) {
    const stage = this.#stage;
    const { watch: words, evaluations, editor } = this.#words;
    const watch = await this.#open(program, ask);
    const { name, line, steps, ends, failure } = watch.evaluation;
    this.clear();
    const track = new Moments(watch, {
      show: () => stage.track === track && stage.go(stage.position),
      fail: (error) => {
        if (stage.track === track) {
          stage.status = editor.failures[error.reason] ?? error.message;
        }
      },
    });
    const opened = ends ? words.opened({ name, line, steps }) : evaluations.endless({ steps });
    stage.status = failure ? evaluations.fails(failure) : opened;
    if (!this.#state.has("step")) {
      await ask(watch.around(0, 24));
      // Where the program itself begins.
      this.#state.write({ step: [...watch.known.values()].find((moment) => moment && ownLine(moment))?.step });
    }
    stage.follow(
      track,
      (situation) => say(stage.position) ?? momentOf(situation, words),
      { stack: new CallsPane(words), ...panes },
      words.controls,
    );
    stage.readPosition();
    return watch;
  }

  // Where a constant evaluation spends its steps: calls where a search has its tree, and lines in the margin.
  async profile(program, ask) {
    const stage = this.#stage;
    const { watch: words, evaluations } = this.#words;
    const graph = new FlameGraph({ words: evaluations, onChoose: ({ step }) => stage.go(step) });
    const tree = { element: graph.element, show: () => {} };
    let first; // position, at which the answer is shown
    let answer;
    const watch = await this.watch(program, ask, { tree }, (position) => (position === first ? answer : undefined));
    first = stage.position;
    const opened = stage.status;
    const samples = watch.steps > far ? 50 : 200;
    for await (const profile of watch.profile({ samples })) {
      await ask(profile);
      const { count, wanted, unseen } = profile;
      const said = [opened, words.sampled({ count, wanted }), unseen > 0 ? words.unseen : ""];
      stage.status = said.filter(Boolean).join(words.gap);
      if (count === 0) {
        continue;
      }
      graph.show(profile.tree);
      this.#editor.dispatch(setHeat.of(profile.heat));
      const [[line, { self: share }] = [0, {}]] = profile.heat;
      answer = words.hottest({ name: profile.functions[0].key, line, share });
      stage.readPosition();
      if (stage.position === first) {
        this.#editor.reveal(line);
      }
    }
  }
}
