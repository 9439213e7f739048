// SPDX-License-Identifier: BSL-1.0
// The actions of the workbench: each asks the compiler about a program and shows the answer.
import { Board, digits } from "./board.js";
import { FlameGraph } from "./constexpr/flame_graph.js";
import { setHeat } from "./constexpr/heat.js";
import { diagnosticsIn } from "./diagnostics.js";
import { element, setText } from "./dom.js";
import { sourceOf } from "./highlight.js";
import { boardIn, messageBox } from "./messages.js";
import { exceedsLimit, stepsChart, stepsOf } from "./meter.js";
import { loadModule } from "./module.js";
import { CallsPane, Moments, momentOf, ownLine } from "./moments.js";
import { hasSearch } from "./workshop.js";

const far = 200_000; // steps, from which on a profile makes do with fewer samples

// Each gets `program`, { text, size }, and `ask`, which waits for an answer and throws if nobody waits any more.
export class Answers {
  #host;
  #workshop;
  #editor;
  #opened; // the constant evaluations of a program

  // `host` is the debugger.
  constructor(host, workshop, editor) {
    this.#host = host;
    this.#workshop = workshop;
    this.#editor = editor;
  }

  get #words() {
    return this.#host.words.editor;
  }

  clear() {
    this.#host.present({});
    this.#host.tell("");
    this.#editor.first = 1;
    this.#editor.clear();
    this.#editor.dispatch(setHeat.of(new Map()));
  }

  #status(text) {
    setText(this.#host.status, text);
  }

  async check(program, ask) {
    const { output, isDone, milliseconds } = await ask(this.#workshop.check(program));
    if (!this.#host.playback.track) {
      this.clear(); // steps stay
    }
    this.#report(output);
    this.#status(
      isDone ? this.#words.compiles({ milliseconds, hasMain: /\bmain\s*\(/.test(program.text) }) : this.#words.refused,
    );
    return isDone;
  }

  // Shows messages, under their lines where they have one, and the board that the first one draws, if any. Returns the
  // messages.
  #report(output) {
    const host = this.#host;
    const all = diagnosticsIn(output, "program.cpp");
    const drawn = all.map(({ text }) => boardIn(text)).find(Boolean);
    const boxes = all.map((each) => ({ line: each.line, element: messageBox(each, this.#words) }));
    const elsewhere = boxes.filter(({ line }) => line === 0).map((box) => box.element);
    this.#editor.showBelow(boxes.filter(({ line }) => line > 0));
    if (drawn) {
      const board = new Board(drawn.size, host.words);
      board.showPlacement(drawn);
      host.present({ board: board.element, stack: elsewhere });
      const [said] = all[0].text.split("\n");
      host.tell(
        drawn.pair
          ? this.#words.attackEachOther({ digits: digits(drawn.columns), pair: board.names(drawn.pair) })
          : said,
        "bad",
      );
    } else if (elsewhere.length > 0) {
      host.present({ stack: elsewhere });
    }
    return all;
  }

  // Shows how many steps it takes, and returns whether it compiles and, if it has a search, is right.
  async run(program, ask) {
    const words = this.#words;
    if (!hasSearch(program.text)) {
      this.clear();
      const isDone = await this.check(program, ask);
      await this.#meter(program, ask);
      return isDone;
    }
    const { output, passed } = await ask(this.#workshop.mark(program));
    this.clear();
    if (passed) {
      this.#host.tell(words.passed(passed), "good");
      this.#status("");
    } else {
      const all = this.#report(output);
      const hasOwnMessage = all.some(({ around }) => around);
      this.#status(hasOwnMessage ? words.failed : words.refused);
      if (!hasOwnMessage) {
        return false;
      }
    }
    await this.#meter(program, ask, passed);
    return Boolean(passed);
  }

  // Adds the number of steps below what is there; for a search that has `passed`, beside those of the library's.
  async #meter(program, ask, passed) {
    const words = this.#words;
    const known = await ask(this.#workshop.stepsOfLibrary(program.size));
    const compile = (limit) => ask(this.#workshop.meter(program, limit));
    const before = this.#host.status.textContent;
    const show = (steps, said) => {
      const rows = Object.entries(known).map(([name, each]) => ({ name: this.#host.nameOf(name), steps: each }));
      this.#host.addResult(
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
        (part) => this.#status(`${before} ${words.metering({ percent: Math.round(100 * part) })}`.trim()),
      );
      show(steps, words.metered({ steps, milliseconds: first.milliseconds, bytes: first.bytes }));
      this.#status(before);
    } else if (exceedsLimit(first.output)) {
      show(Infinity, words.exceeds);
    }
  }

  async step(program, ask) {
    const host = this.#host;
    const words = this.#words;
    const { output, bytes } = await ask(this.#workshop.link(program));
    this.clear();
    if (!bytes) {
      this.#report(output);
      this.#status(output.includes("undefined symbol") ? words.needsLibrary : words.refused);
      return;
    }
    const module = await loadModule(bytes, {});
    const [name] = module.names;
    module.sources[name] = sourceOf(program.text, 1);
    const search = await ask(module.search(name, program.size));
    const calls = module.exports.left_out_calls();
    this.#status(calls > 0 ? words.ignored({ calls }) : "");
    host.showSearch(search, host.words.counted.tests);
    host.readPosition();
  }

  // The evaluation at the cursor, or else the one with the most steps; what is known about it is kept.
  async #open({ text, size }, ask) {
    const { line } = this.#editor;
    if (this.#opened?.text !== text || this.#opened.size !== size) {
      this.#status(this.#host.words.watch.looking);
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
  async watch(program, ask, panes = {}, say = () => undefined) {
    const host = this.#host;
    const { watch: words } = host.words;
    const watch = await this.#open(program, ask);
    const { name, line, steps, ends, failure } = watch.evaluation;
    this.clear();
    const track = new Moments(watch, {
      show: () => host.playback.track === track && host.go(host.playback.position),
      fail: (error) =>
        host.playback.track === track && this.#status(host.words.editor.failures[error.reason] ?? error.message),
    });
    const exceeds = ends ? "" : host.words.evaluations.endless({ steps });
    this.#status(failure ? host.words.evaluations.fails(failure) : exceeds || words.opened({ name, line, steps }));
    if (!host.hasAttribute("step")) {
      // where the program itself begins
      await ask(watch.around(0, 24));
      host.write({ step: [...watch.known.values()].find((moment) => moment && ownLine(moment))?.step });
    }
    host.follow(
      track,
      (situation) => say(host.playback.position) ?? momentOf(situation, words),
      { stack: new CallsPane(words), ...panes },
      words.controls,
    );
    host.readPosition();
    return watch;
  }

  // Where a constant evaluation spends its steps: calls where a search has its tree, and lines in the margin.
  async profile(program, ask) {
    const host = this.#host;
    const { watch: words } = host.words;
    const graph = new FlameGraph({ words: host.words.evaluations, onChoose: ({ step }) => host.go(step) });
    const tree = { element: graph.element, show: () => {} };
    let first; // position, at which the answer is shown
    let answer;
    const watch = await this.watch(program, ask, { tree }, (position) => (position === first ? answer : undefined));
    first = host.playback.position;
    const opened = host.status.textContent;
    const samples = watch.steps > far ? 50 : 200;
    for await (const profile of watch.profile({ samples })) {
      await ask(profile);
      const { count, wanted, unseen } = profile;
      const said = [opened, words.sampled({ count, wanted }), unseen > 0 ? words.unseen : ""];
      this.#status(said.filter(Boolean).join(words.gap));
      if (count === 0) {
        continue;
      }
      graph.show(profile.tree);
      this.#editor.dispatch(setHeat.of(profile.heat));
      const [[line, { self: share }] = [0, {}]] = profile.heat;
      answer = words.hottest({ name: profile.functions[0].key, line, share });
      host.readPosition();
      if (host.playback.position === first) {
        this.#editor.reveal(line);
      }
    }
  }
}
