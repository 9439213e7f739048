// SPDX-License-Identifier: BSL-1.0
// What makes a workbench of the debugger: a program that the reader can change, and Clang, which compiles it, marks the
// search in it, counts its steps, and makes a module from it that can be stepped through.
import { Answers } from "./answers.js";
import { CodeEditor } from "./code_editor.js";
import { CompilerError } from "./compiler.js";
import { heat } from "./constexpr/heat.js";
import { element, setText } from "./dom.js";
import { isAttempt, progressIn, remember } from "./exercises.js";
import { Offer } from "./offer.js";
import { pack, unpack } from "./packed_text.js";
import { Turns } from "./turns.js";
import { Workshop, hasSearch } from "./workshop.js";
import style from "./editor.css?inline";

const delay = 250; // milliseconds without an edit, after which the program is compiled
const actions = ["run", "step", "watch", "profile"];
const longest = 200_000; // characters

// Text with code between backticks, as elements.
const withCode = (text) => text.split("`").map((part, index) => (index % 2 === 1 ? element("code", {}, part) : part));

// A program from the library's page of a search, whose first line is line `first` of what is stepped through.
function programOf({ name, source }) {
  const text = source.lines
    .map((parts) => parts.map((part) => (Array.isArray(part) ? part[1] : part)).join(""))
    .join("\n");
  const body = text.replaceAll(/^(?=.)/gm, "    ").replace("    private:", "private:");
  const head = `#include <ctqueens/examiner.hpp>

using namespace ctqueens;
using namespace ctqueens::search;

struct my_search {
    static constexpr const char* name = "${name}";
    static constexpr int max_size = 8;

`;
  return { text: `${head}${body}\n};\n`, first: source.first - head.split("\n").length + 1 };
}

export class Bench {
  isOpen = false;
  #host;
  #workshop;
  #turns;
  #offer; // of the compiler
  #wanted = "check"; // what is to be done when there is a compiler
  #editor;
  #answers;
  #size; // of the board
  #isPage = false; // whether the program was made of the library's page
  #isChanged = false; // whether the program is the reader's own
  #timer;
  #stop;

  // `host` is the debugger; `folder` is the URL of the compiler.
  constructor(host, folder) {
    this.#host = host;
    this.#workshop = new Workshop(folder);
    this.#turns = new Turns(
      () => this.#workshop.stop(),
      (state) => this.#showState(state),
    );
    this.#stop = element(
      "button",
      { type: "button", class: "do-stop", title: this.#words.about.stop, hidden: true, onclick: () => this.#giveUp() },
      this.#words.stop,
    );
    this.#offer = new Offer(this.#workshop.compiler, this.#words, () => this.#do(this.#wanted));
    host.shadowRoot.append(element("style", {}, style));
    host.said.prepend(this.#offer.element);
    host.status.after(this.#stop);
    this.#editor = new CodeEditor({
      root: host.shadowRoot,
      label: this.#words.program,
      short: host.words.short,
      extensions: [heat(host.words.evaluations)],
      onEdit: () => this.#onEdit(),
      onLine: (line) => host.playback.track?.lines.includes(line) && host.playback.toggleStop(line),
      onRun: () => this.act("run"),
    });
    this.#answers = new Answers(host, this.#workshop, this.#editor);
  }

  get #words() {
    return this.#host.words.editor;
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
    this.#offer.element.hidden = true;
    this.#host.question.replaceChildren();
    this.#setStatus("");
  }

  // Makes a program of the library's page, which is still shown at the same step.
  edit(search) {
    const { text, first } = programOf(search);
    this.#isChanged = true;
    this.#size = search.size;
    this.#editor.text = text;
    this.#editor.first = first; // as long as the steps of the page are shown
    this.#enter(this.#words.breakIt);
    this.#isPage = true;
    this.#editor.focus();
    this.#offer.take();
  }

  // Opens what the attributes say.
  async open() {
    const host = this.#host;
    this.#forget();
    const packed = host.getAttribute("text");
    const own = packed ? await unpack(packed) : undefined;
    if (packed && own === undefined) {
      host.say(`${this.#words.unreadable} ${host.notice}`.trim());
    }
    this.#isChanged = own !== undefined;
    const name = this.#isChanged ? undefined : this.#readName();
    const program = host.door.programs[name];
    if (own === undefined && !program) {
      this.#setStatus(this.#words.failures.network);
      return;
    }
    const text = own ?? program.text;
    const size = Number(host.read("size", host.module.sizes, program?.size ?? 6));
    if (!this.isOpen || text !== this.#editor.text || size !== this.#size) {
      this.#size = size;
      this.#editor.text = text;
      this.#enter(program?.question?.[host.words.language] ?? "", name);
      host.question.append(this.#wayBack());
      this.#answers.clear();
    }
    this.#wanted = host.hasAttribute("action") ? host.read("action", actions, "run") : "check";
    if (await this.#offer.isTaken()) {
      this.#do(this.#wanted);
    } else {
      this.#offer.element.hidden = false;
    }
  }

  #enter(question, name) {
    this.isOpen = true;
    this.#isPage = false;
    this.#host.code = this.#editor;
    this.#host.showCode();
    this.#host.question.replaceChildren(...withCode(question));
    this.#showActions(name);
  }

  #readName() {
    const names = Object.keys(this.#host.door.programs);
    const name = this.#host.getAttribute("open") ?? names[0];
    if (names.length > 0 && !names.includes(name)) {
      this.#host.refuse("open", name, names.filter((each) => !each.includes("/")).join(", "));
      return names[0];
    }
    return name;
  }

  async chooseSize(state) {
    this.#forget();
    this.#host.choose({ ...(await this.#own(this.#editor.text)), ...state });
  }

  #setStatus(text) {
    setText(this.#host.status, text);
  }

  #showState(state) {
    this.#host.status.toggleAttribute("aria-busy", state !== "idle");
    this.#stop.hidden = state !== "slow";
  }

  #giveUp() {
    this.#turns.stop();
    this.#setStatus(this.#words.failures.stopped);
  }

  // `name` is that of a program, undefined for the reader's own. Only a search can be stepped through, and only a
  // search has a choice of board size.
  #showActions(name = this.#exercise ? this.#host.getAttribute("open") : "") {
    const isSearch = hasSearch(this.#editor.text);
    this.#host.showProgram(name, this.#size, isSearch);
    if (this.#isPage && !isSearch) {
      this.#host.question.replaceChildren(); // another program than the one that it is about
    }
    this.#host.door.show(isSearch ? [] : ["step"]);
  }

  #onEdit() {
    this.#isChanged = true;
    this.#host.playback.player.pause();
    this.#host.isStale = true;
    const { isLast, end } = this.#turns.start();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (this.#isTooLong()) {
        end();
        return;
      }
      this.#host.say();
      const own = await this.#own(this.#editor.text);
      if (!isLast()) {
        return; // another program has been opened
      }
      this.#host.change({ ...own, size: this.#size, action: undefined, step: undefined, stops: undefined });
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
      this.#setStatus(this.#words.tooLong({ characters: longest }));
    }
    return isTooLong;
  }

  // One of the actions, by its name.
  act(name) {
    if (name === "step" && !hasSearch(this.#editor.text)) {
      this.#setStatus(this.#words.noSearch);
      return;
    }
    this.#do(name);
  }

  // Does it if the compiler is there; otherwise offers that.
  async #do(name) {
    const words = this.#words;
    if (this.#isTooLong()) {
      return;
    }
    this.#host.playback.player.pause();
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
        this.#setStatus(words.working);
        this.#wanted = name;
        if (await ask(this.#offer.accepted())) {
          this.#wanted = "check";
          if (name !== "check") {
            await this.#keepAction(name, program.text);
          }
          const isRight = await this.#answers[name](program, ask);
          if (isRight === true && this.#exercise && isAttempt(program.text, this.#exercise)) {
            this.#solve();
          }
        } else {
          this.#setStatus(words.getFirst);
        }
      } catch (error) {
        if (isLast()) {
          this.#answers.clear();
          this.#setStatus(
            words.failures[error.reason] ??
              this.#host.words.evaluations?.failures[error.reason]?.(error) ??
              this.#host.words.failed({ reason: error.message }),
          );
        }
      }
    });
  }

  // The exercise that the reader is solving, as it was given.
  get #exercise() {
    const name = this.#host.getAttribute("open") ?? "";
    return name.startsWith("exercises/") ? this.#host.door.programs[name]?.text : undefined;
  }
  #wayBack() {
    const { page } = this.#host.door.programs[this.#host.getAttribute("open")] ?? {};
    const heading = this.#host.words.groups.exercises.toLowerCase();
    return page ? element("a", { href: `../tutorial/${page}.html#${heading}` }, this.#words.chapter) : "";
  }
  #solve() {
    remember(this.#host.getAttribute("open"));
    const { next, ...progress } = progressIn(
      Object.keys(this.#host.door.programs).filter((name) => name.startsWith("exercises/")),
    );
    const link = next && element("a", { href: `#open=${next}` }, `→ ${next.slice("exercises/".length)}`);
    this.#host.question.replaceChildren(
      element("strong", {}, this.#words.solved(progress)),
      link ?? "",
      " ",
      this.#wayBack(),
    );
  }

  // What the address says about the reader's own program: of an exercise, also which one.
  async #own(text) {
    const open = this.#exercise && this.#host.getAttribute("open");
    return this.#isChanged && { search: undefined, open, text: await pack(text) };
  }

  // In the address.
  async #keepAction(action, text) {
    const own = await this.#own(text);
    const fresh = this.#host.getAttribute("action") !== action && { step: undefined, stops: undefined };
    this.#host.change({ ...own, size: this.#size, action, ...fresh });
    this.#showActions(
      this.#isChanged ? undefined : (this.#host.getAttribute("open") ?? Object.keys(this.#host.door.programs)[0]),
    );
  }
}
