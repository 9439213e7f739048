// SPDX-License-Identifier: BSL-1.0
// <ctqueens-debugger search="backtracking" size="4" step="10">: the source, the stack, the board and the tree of a
// search, step by step. With `autoplay`, it plays to the next solution by itself. With `editable`, on the site's own
// server, it becomes the workbench when the user changes a program; with `plain`, too, it has one button, Profile.
//
// The state is the element's attributes (state.js). The display, the choices and the row of actions draw it; what the
// user does changes it. Nothing below the element knows the element.
import { choice } from "./common/dom.js";
import { draftOf } from "./common/storage.js";
import { nextTask } from "./common/functions.js";
import { compilerFiles, loadWorkbench } from "./common/site_files.js";
import { ActionRow, Share } from "./parts/action_row.js";
import { CodePane } from "./parts/code_pane.js";
import { Display } from "./parts/display.js";
import { Programs } from "./parts/programs.js";
import { PageElement } from "./page_element.js";

export class Debugger extends PageElement {
  static observedAttributes = ["search", "open", "text", "size", "action", "line", "step", "picture"];

  #display;
  #search; // as the module has run it
  #codePane; // with its source
  #chosen; // { name, size, hasSearch, reset, copied }: the program that is shown
  #programs; // that can be opened, with `editable`
  #actionRow; // a row of buttons, with `editable`
  #workbench; // once it is needed

  make() {
    this.addEventListener("keydown", (event) => this.onKey(event));
    const { section, state, words } = this;
    section.classList.toggle("plain", state.has("plain"));
    this.#display = new Display({ section, state, words, mayMove: () => !this.isBusy });
    if (!state.has("editable")) {
      return this.#display.elements;
    }
    this.#programs = new Programs();
    const isPlain = state.has("plain");
    this.#actionRow = new ActionRow(words.workbench, isPlain, (name) => this.#act(name));
    if (!isPlain) {
      this.#actionRow.element.append(...new Share(this.state, this.#display, this.#programs, words).elements);
    }
    return [this.#actionRow.element, ...this.#display.elements];
  }

  disconnectedCallback() {
    this.#display?.playback.pause();
    this.#workbench?.close();
  }

  attributeSet(name) {
    if (name === "step") {
      this.state.clearNotice();
      this.#display.readPosition();
    } else if (name !== "action" || this.#workbench?.isOpen) {
      this.reload();
    }
  }

  // Stops playing and shows the situation after `position` steps.
  go(position) {
    this.#display.playback.go(position);
  }

  async load() {
    this.#display.playback.pause();
    this.#actionRow?.showSize();
    const programsRead = this.#programs?.read();
    if (this.#programs && (this.state.has("open") || this.state.has("text"))) {
      await programsRead;
      await (await this.#openWorkbench()).open();
      return;
    }
    this.#workbench?.leave();
    const { names, sizes } = this.module;
    const name = this.state.read("search", names, names.includes("backtracking") ? "backtracking" : names[0]);
    const size = Number(this.state.read("size", sizes, sizes[0]));
    this.#showProgram(name, size, true);
    programsRead?.then(() => this.#showChosen()); // again, with the programs
    const report = (part) => this.#display.setCaption(this.words.running({ percent: Math.round(100 * part) }));
    await this.#showPage(await this.module.search(name, size, report));
    this.#display.readPosition();
    if (this.state.has("autoplay")) {
      this.state.write({ autoplay: undefined });
      this.#display.playback.autoplay();
    }
    if (this.#programs && this.state.get("action") === "edit") {
      await (await this.#openWorkbench()).openPage(this.#search);
    }
  }

  // The library's page of a search.
  async #showPage(search) {
    if (search !== this.#search || this.#display.code !== this.#codePane) {
      this.#search = search;
      await nextTask();
      this.#codePane = new CodePane(search.source, search.lines, this.words);
      this.#display.code = this.#codePane;
      this.#display.showSearch(search);
    }
  }

  // Shows the choices and the actions for a program. `name` is that of a search or of a program; empty for one
  // without a name. Only one that has a search can be stepped through, and has a choice of board size. `reset` is the
  // name of the button that leads to another version, "reset" or "resume", or "" if there is none; `copied` is the
  // name of the search that the user's program was made from, or "".
  #showProgram(name, size, hasSearch, reset = "", copied = "") {
    this.#chosen = { name, size, hasSearch, reset, copied };
    this.#showChosen();
  }

  #showChosen() {
    const { words } = this;
    const { name, size, hasSearch, reset, copied } = this.#chosen;
    const searches = this.module.names.map((each) => [each, nameOf(each, words)]);
    const own = copied ? words.workbench.copyOf({ name: nameOf(copied, words) }) : words.workbench.own;
    const options = this.#programs?.options(name, searches, own, words) ?? searches;
    const label = this.#programs ? words.program : words.search;
    const sizes = choice(words.size, this.sizeOptions, size, (value) => this.#chooseSize(value));
    sizes.hidden = !hasSearch;
    this.showChoices(
      choice(label, options, name, (value) => this.#chooseProgram(value)),
      sizes,
    );
    const isOpen = Boolean(this.#workbench?.isOpen);
    const current = this.state.get("action") ?? (isOpen ? "" : "step");
    const { text, isAside } = draftOf(name);
    const hasDraft = text !== undefined && !isAside;
    this.#actionRow?.show({ isOpen, current, missing: hasSearch ? [] : ["step"], reset, hasDraft });
  }

  #chooseProgram(name) {
    this.#display.playback.pause();
    const isSearch = this.module.names.includes(name);
    const program = isSearch
      ? { search: name, open: undefined, size: this.#chosen.size }
      : { search: undefined, open: name, size: undefined };
    this.choose({ ...program, text: undefined, action: undefined, line: undefined, step: undefined });
  }

  async #chooseSize(size) {
    this.#display.playback.pause();
    const isCurrent = this.state.current();
    const own = this.#workbench?.isOpen ? await this.#workbench.finish() : {};
    if (isCurrent()) {
      this.choose({ ...own, size, step: undefined });
    }
  }

  async #openWorkbench() {
    if (!this.#workbench) {
      const { Workbench } = await loadWorkbench();
      this.#workbench ??= new Workbench({
        files: compilerFiles,
        state: this.state,
        words: this.words,
        library: this.module,
        display: this.#display,
        programs: this.#programs,
        root: this.shadowRoot,
        showProgram: (...program) => this.#showProgram(...program),
      });
    }
    return this.#workbench;
  }

  // Stepping through the library's page of a search needs no compiler. All other actions first make a program of it.
  async #act(name) {
    await this.loaded;
    this.state.clearNotice();
    try {
      await this.#perform(name);
    } catch (error) {
      // For example, if the script is missing.
      this.state.complain(this.words.workbench.broken({ reason: error.message }));
    }
  }

  async #perform(name) {
    if (!this.#workbench?.isOpen && !this.#display.playback.track) {
      return; // the program could not be read, and the status says so
    }
    if (!this.#workbench?.isOpen && name === "step") {
      this.go(this.#display.playback.position + 1);
      return;
    }
    const workbench = await this.#openWorkbench();
    if (!workbench.isOpen) {
      workbench.edit(this.#search);
    }
    if (name === "edit") {
      workbench.acceptCompiler(); // the button says how large it is
    } else if (name === "reset") {
      workbench.reset();
    } else if (this.state.has("plain")) {
      workbench.acceptCompiler(name); // its button says so, too
    } else {
      await workbench.act(name);
    }
  }

  // Uses a key, if it is for the controls. The page also calls this for keys that are pressed outside all elements.
  onKey(event) {
    const target = event.composedPath()[0];
    const isSlider = target.matches("input") && ["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key);
    const isField = target.closest("select, .cm-editor") || isSlider;
    const isPress = event.key === " " && target.closest("button");
    const isModified = event.ctrlKey || event.altKey || event.metaKey;
    const isOurs = !event.defaultPrevented && !isField && !isPress && !isModified && !this.isBusy;
    if (isOurs && this.#display.onKey(event)) {
      event.preventDefault();
    }
    if (isField || event.defaultPrevented) {
      event.stopPropagation(); // a page of slides, or of this site, has keys of its own
    }
  }
}

// Translated, or as the library's module has it.
export const nameOf = (name, words) => words.searches?.[name] ?? name.replaceAll("-", " ");
