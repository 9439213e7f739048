// SPDX-License-Identifier: BSL-1.0
// <ctqueens-debugger search="backtracking" size="4" step="10" stops="50">: the source, the stack, the board and the
// tree of a search, step by step. With until="solution", playing ends at the next solution; with autoplay, it starts by
// itself. With `editable`, on the site's own server, bench.js makes a workbench of it: the reader's programs, and a
// compiler.
//
// The state is the element's attributes (state.js). The stage, the choices and the actions draw it; what the user does
// changes it. Nothing below the element knows the element.
import { ActionRow } from "./parts/action_row.js";
import { CodePane } from "./parts/code_pane.js";
import { choice } from "./dom.js";
import { nextTask } from "./library/module.js";
import { Programs, folder, loadBench } from "./parts/programs.js";
import { unitOf } from "./library/search_names.js";
import { Stage } from "./parts/stage.js";
import { View } from "./view.js";

export class Debugger extends View {
  static observedAttributes = ["search", "open", "text", "size", "action", "step", "stops"];

  #stage;
  #search; // as the module has run it
  #page; // the pane with its source
  #programs; // that can be opened, with `editable`
  #actions; // a row of buttons, with `editable`
  #bench; // once it is needed

  make() {
    this.addEventListener("keydown", (event) => this.onKey(event));
    const { section, state, words } = this;
    this.#stage = new Stage({ section, state, words, mayMove: () => !this.isBusy });
    if (!this.hasAttribute("editable")) {
      return this.#stage.elements;
    }
    this.#programs = new Programs();
    this.#actions = new ActionRow(words.editor, (name) => this.#act(name));
    return [this.#actions.element, ...this.#stage.elements];
  }

  disconnectedCallback() {
    this.#stage?.pause();
    this.#bench?.close();
  }

  attributeSet(name) {
    if (name === "step" || name === "stops") {
      this.state.clearNotice();
      this.#stage.readPosition();
    } else if (name !== "action") {
      this.reload();
    }
  }

  // Stops playing and shows the situation after `position` steps.
  go(position) {
    this.#stage.go(position);
  }

  async load() {
    this.#stage.pause();
    if (await this.#programs?.read()) {
      await this.#actions.showSize();
    }
    if (this.#programs && (this.state.has("open") || this.state.has("text"))) {
      await (await this.#openBench()).open();
      return;
    }
    this.#bench?.leave();
    const { names, sizes } = this.module;
    const name = this.state.read("search", names, names.includes("backtracking") ? "backtracking" : names[0]);
    const size = Number(this.state.read("size", sizes, sizes[0]));
    this.#showProgram(name, size, true);
    await this.#showPage(await this.runSearch(name, size, (text) => this.#stage.say(text)));
    this.#stage.readPosition();
    if (this.hasAttribute("autoplay")) {
      this.removeAttribute("autoplay");
      this.#stage.start();
    }
  }

  // The library's page of a search.
  async #showPage(search) {
    if (search !== this.#search || this.#stage.code !== this.#page) {
      this.#search = search;
      await nextTask();
      const onLine = (line) => !this.isBusy && this.#stage.toggleStop(line);
      this.#page = new CodePane(search.source, search.lines, this.words, onLine);
      this.#stage.code = this.#page;
      this.#stage.showSearch(search, unitOf(search.name, this.words, this.module));
    }
  }

  // Shows the choices and the actions for a program. `name` is that of a search or of a program; empty for one that the
  // reader has written. Only a search can be stepped through, and only a search has a choice of board size.
  #showProgram(name, size, isSearch) {
    const { words } = this;
    const onChoice = (value) => this.#chooseProgram(value, size);
    const options = this.#programs?.options(name, this.searchOptions, words) ?? this.searchOptions;
    const label = this.#programs ? words.program : words.search;
    this.showChoices(
      choice(label, options, name, onChoice),
      choice(words.size, this.sizeOptions, size, (value) => this.#chooseSize(value)),
    );
    this.choices.children[1].hidden = !isSearch;
    const isOpen = Boolean(this.#bench?.isOpen);
    const current = this.state.get("action") ?? (isOpen ? "" : "step");
    this.#actions?.show({ isOpen, current, missing: isSearch ? [] : ["step"] });
  }

  #chooseProgram(name, size) {
    this.#stage.pause();
    const isSearch = this.module.names.includes(name);
    const program = isSearch
      ? { search: name, open: undefined, size }
      : { search: undefined, open: name, size: undefined };
    this.choose({ ...program, text: undefined, action: undefined, step: undefined, stops: undefined });
  }

  async #chooseSize(size) {
    this.#stage.pause();
    const own = this.#bench?.isOpen ? await this.#bench.finish() : {};
    this.choose({ ...own, size, step: undefined, stops: undefined });
  }

  async #openBench() {
    if (!this.#bench) {
      const { Bench } = await loadBench();
      this.#bench ??= new Bench({
        folder,
        state: this.state,
        words: this.words,
        sizes: this.module.sizes,
        stage: this.#stage,
        programs: this.#programs,
        root: this.shadowRoot,
        showProgram: (...program) => this.#showProgram(...program),
      });
    }
    return this.#bench;
  }

  // The library's page of a search is stepped through without the compiler; all else takes a program, which is made of
  // that page.
  async #act(name) {
    await this.loaded;
    if (!this.#bench?.isOpen && name === "step") {
      this.go(this.#stage.position + 1);
      return;
    }
    const bench = await this.#openBench();
    if (!bench.isOpen) {
      bench.edit(this.#search);
      this.#stage.refresh();
    }
    if (name !== "edit") {
      bench.act(name);
    }
  }

  // Also for keys that nothing else on the page gets.
  onKey(event) {
    const target = event.composedPath()[0];
    const isSlider = target.matches("input") && ["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key);
    const isField = target.closest("select, .cm-editor") || isSlider;
    const isPress = event.key === " " && target.closest("button");
    const isModified = event.ctrlKey || event.altKey || event.metaKey;
    if (!isField && !isPress && !isModified && !this.isBusy && this.#stage.onKey(event)) {
      event.preventDefault();
    }
    if (isField || event.defaultPrevented) {
      event.stopPropagation(); // a page of slides, or of this site, has keys of its own
    }
  }
}
