// SPDX-License-Identifier: BSL-1.0
// <ctqueens-editor open="forgotten_diagonal" size="6">: a program that the reader can change, and Clang, which compiles
// it, marks the search in it, meters it and makes a debugger module from it.
import { CodeEditor } from "./code_editor.js";
import { CompilerError } from "./compiler.js";
import { diagnosticsIn } from "./diagnostics.js";
import { choice, element, setText } from "./dom.js";
import { messageBox } from "./messages.js";
import { exceedsLimit, stepsChart, stepsOf } from "./meter.js";
import { loadModule } from "./module.js";
import { Offer } from "./offer.js";
import { pack, unpack } from "./packed_text.js";
import { sourceOf } from "./highlight.js";
import { Turns } from "./turns.js";
import { View } from "./view.js";
import { Workshop, hasSearch } from "./workshop.js";
import style from "./editor.css?inline";

const delay = 250; // milliseconds without an edit, after which the program is compiled
const longest = 200_000; // characters

// Text with code between backticks, as elements.
const withCode = (text) => text.split("`").map((part, index) => (index % 2 === 1 ? element("code", {}, part) : part));

export class Editor extends View {
  static observedAttributes = ["open", "size", "text"];

  #workshop = new Workshop();
  #turns = new Turns(
    () => this.#workshop.stop(),
    (state) => this.#showState(state),
  );
  #offer; // of the compiler
  #wanted; // what the reader has asked for before taking the compiler
  #editor;
  #programs;
  #size; // of the board
  #isChanged = false; // whether the program is the reader's own
  #timer;
  #question = element("p", { class: "asked" });
  #actions = element("div", { class: "actions" });
  #status = element("p", { class: "status", role: "status" });
  #stop;
  #answer = element("div", { class: "answer", "aria-live": "polite" });
  #place = element("div", { class: "program" });
  #stage = element("div", { class: "stage-of-steps" });

  make() {
    const words = this.words.editor;
    const button = (name, act) =>
      element("button", { type: "button", class: `do-${name}`, title: words.about[name], onclick: act }, words[name]);
    this.#stop = button("stop", () => {
      this.#turns.stop();
      setText(this.#status, words.failures.stopped);
    });
    this.#stop.hidden = true;
    this.#actions.append(
      button("mark", () => this.#doWithSearch(this.#mark)),
      button("meter", () => this.#do(this.#meter)),
      button("step", () => this.#doWithSearch(this.#step)),
      this.#stop,
      this.#status,
    );
    this.#offer = new Offer(this.#workshop.compiler, words, () => this.#do(this.#wanted ?? this.#check));
    return [
      element("style", {}, style),
      this.#question,
      this.#offer.element,
      this.#actions,
      this.#answer,
      this.#place,
      this.#stage,
    ];
  }

  disconnectedCallback() {
    this.#forget();
    this.#workshop.close();
  }

  // What has not been done yet is about another program.
  #forget() {
    clearTimeout(this.#timer);
    this.#turns.start().end();
  }

  async load() {
    this.#programs = await this.#workshop.programs();
    if (!this.#editor) {
      this.#editor = new CodeEditor({
        root: this.shadowRoot,
        label: this.words.editor.program,
        onEdit: () => this.#onEdit(),
      });
      this.#place.append(this.#editor.element);
      // The page has keys of its own, such as / for its search, and does not see that this is an editor.
      this.#place.addEventListener("keydown", (event) => event.stopPropagation());
    }
    this.#forget();
    const packed = this.getAttribute("text");
    const own = packed ? await unpack(packed) : undefined;
    if (packed && own === undefined) {
      this.say(`${this.words.editor.unreadable} ${this.notice}`.trim());
    }
    this.#isChanged = own !== undefined;
    const name = this.#isChanged ? undefined : this.#readName();
    const program = this.#programs[name];
    const text = own ?? program.text;
    this.#size = Number(this.read("size", this.module.sizes, program?.size ?? 6));
    if (text !== this.#editor.text) {
      this.#editor.text = text;
      this.#clear();
    }
    this.#showActions(name);
    this.#question.replaceChildren(...withCode(program?.question?.[this.words.language] ?? ""));
    if (await this.#offer.isTaken()) {
      this.#do(this.#check);
    }
  }

  #readName() {
    const names = Object.keys(this.#programs);
    const name = this.getAttribute("open") ?? names[0];
    if (!names.includes(name)) {
      const openings = names.filter((each) => !each.includes("/"));
      this.refuse("open", name, openings.join(", "));
      return names[0];
    }
    return name;
  }

  choose(attributes) {
    this.#forget();
    return super.choose(attributes);
  }

  async #chooseSize(size) {
    const own = this.#isChanged && { open: undefined, text: await pack(this.#editor.text) };
    this.choose({ ...own, size });
  }

  #clear() {
    this.#answer.replaceChildren();
    this.#stage.replaceChildren();
    this.#editor.showBelow([]);
  }

  #showState(state) {
    this.#status.toggleAttribute("aria-busy", state !== "idle");
    this.#stop.hidden = state !== "slow";
  }

  // `name` is that of an opening, undefined for the reader's own program. Only a search can be marked and stepped
  // through, and only a search has a choice of board size.
  #showActions(name) {
    const words = this.words.editor;
    const isSearch = hasSearch(this.#editor.text);
    const named = Object.entries(this.#programs).map(([key, { title }]) => [key, title?.[this.words.language] ?? key]);
    this.showChoices(
      choice(words.open, name === undefined ? [["", words.own], ...named] : named, name ?? "", (value) =>
        this.choose({ open: value, text: undefined, size: undefined }),
      ),
      choice(this.words.size, this.sizeOptions, this.#size, (value) => this.#chooseSize(value)),
    );
    this.choices.lastElementChild.hidden = !isSearch;
    for (const act of ["mark", "step"]) {
      this.#actions.querySelector(`.do-${act}`).setAttribute("aria-disabled", !isSearch);
    }
  }

  #onEdit() {
    this.#isChanged = true;
    const { end } = this.#turns.start();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (this.#isTooLong()) {
        end();
        return;
      }
      this.#showActions();
      this.say();
      this.change({ open: undefined, text: await pack(this.#editor.text), size: this.#size });
      if (await this.#offer.isTaken()) {
        await this.#do(this.#check);
      }
      end();
    }, delay);
  }

  #isTooLong() {
    const isTooLong = this.#editor.length > longest;
    if (isTooLong) {
      setText(this.#status, this.words.editor.tooLong({ characters: longest }));
    }
    return isTooLong;
  }

  #doWithSearch(act) {
    if (hasSearch(this.#editor.text)) {
      this.#do(act);
    } else {
      setText(this.#status, this.words.editor.noSearch);
    }
  }

  // Calls `act(program, ask)` if the compiler is there; otherwise offers it. `ask` waits for an answer, and throws if
  // the reader does not wait for it any more.
  async #do(act) {
    const words = this.words.editor;
    if (this.#isTooLong()) {
      return;
    }
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
        setText(this.#status, words.working);
        this.#wanted = act;
        if (await ask(this.#offer.accepted())) {
          this.#wanted = undefined;
          await act.call(this, program, ask);
        } else {
          setText(this.#status, words.getFirst);
        }
      } catch (error) {
        if (isLast()) {
          this.#clear();
          setText(this.#status, words.failures[error.reason] ?? this.words.failed({ reason: error.message }));
        }
      }
    });
  }

  async #check(program, ask) {
    const words = this.words.editor;
    const { output, isDone, milliseconds } = await ask(this.#workshop.check(program));
    this.#clear();
    this.#report(output);
    setText(this.#status, isDone ? words.compiles({ milliseconds }) : words.refused);
  }

  // Shows messages, under their lines where they have one, and returns them.
  #report(output) {
    const words = this.words.editor;
    const all = diagnosticsIn(output, "program.cpp");
    const boxes = all.map((each) => ({ line: each.line, element: messageBox(each, words) }));
    this.#editor.showBelow(boxes.filter(({ line }) => line > 0));
    this.#answer.append(...boxes.filter(({ line }) => line === 0).map((box) => box.element));
    return all;
  }

  async #mark(program, ask) {
    const words = this.words.editor;
    const { output, passed } = await ask(this.#workshop.mark(program));
    this.#clear();
    if (passed) {
      this.#answer.append(element("p", { class: "passed" }, words.passed(passed)));
      setText(this.#status, "");
    } else {
      const hasOwnMessage = this.#report(output).some(({ around }) => around);
      setText(this.#status, hasOwnMessage ? words.failed : words.refused);
    }
  }

  async #meter(program, ask) {
    const words = this.words.editor;
    const known = await ask(this.#workshop.stepsOfLibrary(program.size));
    const compile = (limit) => ask(this.#workshop.meter(program, limit));
    const first = await compile();
    this.#clear();
    if (!first.isDone) {
      this.#report(first.output);
      if (exceedsLimit(first.output)) {
        this.#answer.append(stepsChart([{ name: words.yours, steps: Infinity, isOwn: true }], words));
      }
      setText(this.#status, words.refused);
      return;
    }
    const steps = await stepsOf(
      async (limit) => (await compile(limit)).isDone,
      (part) => setText(this.#status, words.metering({ percent: Math.round(100 * part) })),
    );
    const rows = Object.entries(known).map(([name, each]) => ({ name: this.nameOf(name), steps: each }));
    this.#answer.append(
      element("p", {}, words.metered({ steps, milliseconds: first.milliseconds, bytes: first.bytes })),
      stepsChart([{ name: words.yours, steps, isOwn: true }, ...(first.hasSearch ? rows : [])], words),
    );
    setText(this.#status, "");
  }

  async #step(program, ask) {
    const words = this.words.editor;
    const { output, bytes } = await ask(this.#workshop.link(program));
    this.#clear();
    if (!bytes) {
      this.#report(output);
      setText(this.#status, output.includes("undefined symbol") ? words.needsLibrary : words.refused);
      return;
    }
    const module = await loadModule(bytes, {});
    const [name] = module.names;
    module.sources[name] = sourceOf(program.text, 1);
    await ask(module.search(name, program.size));
    const steps = document.createElement("ctqueens-debugger");
    steps.module = module;
    steps.setAttribute("size", program.size);
    this.#stage.replaceChildren(element("p", {}, words.computed(module.origin)), steps);
    setText(this.#status, "");
    this.#stage.scrollIntoView({ block: "start" });
  }
}
