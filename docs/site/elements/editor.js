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
import { View } from "./view.js";
import { Workshop, hasSearch } from "./workshop.js";
import style from "./editor.css?inline";

const delay = 400; // milliseconds without an edit, after which the program is compiled
const longest = 200_000; // characters

// Text with code between backticks, as elements.
const withCode = (text) => text.split("`").map((part, index) => (index % 2 === 1 ? element("code", {}, part) : part));

export class Editor extends View {
  static observedAttributes = ["open", "size", "text"];

  #workshop = new Workshop();
  #offer; // of the compiler
  #editor;
  #timer;
  #size; // of the board
  #edits = 0;
  #turns = 0; // edits and questions
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
    this.#stop = button("stop", () => this.#workshop.stop());
    this.#stop.hidden = true;
    this.#actions.append(
      button("mark", () => this.#do(() => this.#mark())),
      button("meter", () => this.#do(() => this.#meter())),
      button("step", () => this.#do(() => this.#step())),
      this.#stop,
      this.#status,
    );
    this.#offer = new Offer(this.#workshop.compiler, words, () => this.#do(() => this.#check()));
    return [
      element("style", {}, style),
      this.#question,
      this.#offer.element,
      this.#actions,
      this.#place,
      this.#answer,
      this.#stage,
    ];
  }

  disconnectedCallback() {
    this.#workshop.stop();
  }

  async load() {
    const programs = await this.#workshop.programs();
    if (!this.#editor) {
      this.#editor = new CodeEditor({
        root: this.shadowRoot,
        label: this.words.editor.program,
        onEdit: () => this.#onEdit(),
      });
      this.#place.append(this.#editor.element);
    }
    const names = Object.keys(programs);
    const packed = this.getAttribute("text");
    const own = packed && (await unpack(packed));
    if (packed && own === undefined) {
      this.say(`${this.words.editor.unreadable} ${this.notice}`.trim());
    }
    const name = own === undefined || own === null ? this.read("open", names, names[0]) : undefined;
    const text = own ?? programs[name].text;
    this.#size = Number(this.read("size", this.module.sizes, programs[name]?.size ?? 6));
    this.#showChoices(programs, name);
    if (text !== this.#editor.text) {
      this.#editor.text = text;
      this.#clear();
    }
    this.#showActions();
    this.#question.replaceChildren(...withCode(programs[name]?.question?.[this.words.language] ?? ""));
    if (await this.#offer.isTaken()) {
      this.#do(() => this.#check());
    }
  }

  #showChoices(programs, name) {
    const words = this.words.editor;
    const named = Object.entries(programs).map(([key, { title }]) => [key, title?.[this.words.language] ?? key]);
    this.choices.replaceChildren(
      choice(words.open, name === undefined ? [["", words.own], ...named] : named, name ?? "", (value) =>
        this.choose({ open: value, text: undefined, size: undefined }),
      ),
      choice(this.words.size, this.sizeOptions, this.#size, (value) => this.choose({ size: value })),
    );
  }

  #clear() {
    this.#answer.replaceChildren();
    this.#stage.replaceChildren();
    this.#editor.showBelow([]);
  }

  // Only a search can be marked and stepped through, and only a search has a choice of board size.
  #showActions() {
    const isSearch = hasSearch(this.#editor.text);
    this.choices.lastElementChild.hidden = !isSearch;
    for (const name of ["mark", "step"]) {
      this.#actions.querySelector(`.do-${name}`).setAttribute("aria-disabled", !isSearch);
    }
  }

  #onEdit() {
    this.#showActions();
    ++this.#edits;
    const answer = this.#wait();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      const text = await pack(this.#editor.text);
      this.change({ open: undefined, text, size: this.#size });
      if (await this.#offer.isTaken()) {
        await this.#do(() => this.#check());
      }
      answer();
    }, delay);
  }

  // Marks the status as busy, because what is shown answers an earlier question. Call the returned function once the
  // new answer is shown.
  #wait() {
    const turn = ++this.#turns;
    this.#status.setAttribute("aria-busy", "true");
    return () => {
      if (turn === this.#turns) {
        this.#status.removeAttribute("aria-busy");
      }
    };
  }

  // Calls `act` if the compiler is there; otherwise offers it.
  async #do(act) {
    const words = this.words.editor;
    if (this.#editor.text.length > longest) {
      setText(this.#status, words.tooLong({ characters: longest }));
      return;
    }
    const answer = this.#wait();
    const timer = setTimeout(() => (this.#stop.hidden = false), 1000);
    try {
      setText(this.#status, words.working);
      if (await this.#offer.accepted()) {
        await act();
      } else {
        setText(this.#status, "");
      }
    } catch (error) {
      if (!(error instanceof CompilerError)) {
        throw error;
      }
      setText(this.#status, words.failures[error.reason]);
    } finally {
      clearTimeout(timer);
      this.#stop.hidden = true;
      answer();
    }
  }

  get #program() {
    return { text: this.#editor.text, size: this.#size };
  }

  async #check() {
    const words = this.words.editor;
    const edits = this.#edits;
    const { output, isDone, milliseconds } = await this.#workshop.check(this.#program);
    if (edits === this.#edits) {
      this.#answer.replaceChildren();
      this.#report(output);
      setText(this.#status, isDone ? words.compiles({ milliseconds }) : words.refused);
    }
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

  async #mark() {
    const words = this.words.editor;
    const { output, passed } = await this.#workshop.mark(this.#program);
    this.#clear();
    if (passed) {
      this.#answer.append(element("p", { class: "passed" }, words.passed(passed)));
      setText(this.#status, "");
    } else {
      const hasOwnMessage = this.#report(output).some(({ around }) => around);
      setText(this.#status, hasOwnMessage ? words.failed : words.refused);
    }
  }

  async #meter() {
    const words = this.words.editor;
    const compile = (limit) => this.#workshop.meter(this.#program, limit);
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
    const { size } = this.#program;
    const known = await this.#workshop.stepsOfLibrary(size);
    const rows = Object.entries(known).map(([name, each]) => ({ name: this.words.searches[name], steps: each }));
    this.#answer.append(
      element("p", {}, words.metered({ steps, milliseconds: first.milliseconds, bytes: first.bytes })),
      stepsChart([{ name: words.yours, steps, isOwn: true }, ...(first.hasSearch ? rows : [])], words),
    );
    setText(this.#status, "");
  }

  async #step() {
    const words = this.words.editor;
    const { text, size } = this.#program;
    const { output, bytes } = await this.#workshop.link({ text, size });
    this.#clear();
    if (!bytes) {
      this.#report(output);
      setText(this.#status, words.refused);
      return;
    }
    const module = await loadModule(bytes, {});
    const [name] = module.names;
    module.sources[name] = sourceOf(text, 1);
    await module.search(name, size);
    const steps = document.createElement("ctqueens-debugger");
    steps.module = module;
    steps.setAttribute("size", size);
    this.#stage.replaceChildren(element("p", {}, words.computed(module.origin)), steps);
    setText(this.#status, "");
    this.#stage.scrollIntoView({ block: "start" });
  }
}
