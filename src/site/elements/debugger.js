// SPDX-License-Identifier: BSL-1.0
// <ctqueens-debugger search="backtracking" size="4" step="10" stops="50">: the source, the stack, the board and
// the tree of a search, step by step. With until="solution", playing ends at the next solution; with autoplay, it
// starts by itself. With `editable`, on the site's own server, bench.js makes a workbench of it: the reader's programs,
// and a compiler.
import { Board } from "./board.js";
import { captionOf } from "./caption.js";
import { CodePane } from "./code_pane.js";
import { ControlBar } from "./control_bar.js";
import { choice, element, setText } from "./dom.js";
import { Door } from "./door.js";
import { nextTask } from "./module.js";
import { Playback } from "./playback.js";
import { StackPane } from "./stack_pane.js";
import { Tally } from "./tally.js";
import { Timeline } from "./timeline.js";
import { TreePicture } from "./tree_picture.js";
import { View } from "./view.js";

const treeHeight = 112; // pixels

export class Debugger extends View {
  static observedAttributes = ["search", "open", "text", "size", "action", "step", "stops"];

  playback = new Playback({
    show: () => this.#show(),
    changed: () => this.change({ step: this.playback.position, stops: this.playback.stops.join(",") || undefined }),
    mayMove: () => !this.isBusy,
    until: () => this.getAttribute("until"),
    onPlaying: (isPlaying) => this.#bar.showPlaying(isPlaying),
  });
  code; // the pane: CodePane, or the bench's CodeEditor
  door; // to the workbench, if there is one
  status = element("p", { class: "status", role: "status" });
  question = element("p", { class: "task" });
  #search; // as the module has run it
  #bar;
  #panes = []; // functions that show a situation
  #say; // the sentence about a situation
  #caption = element("p", { class: "caption", "aria-live": "polite" });
  #places = Object.fromEntries(
    ["board", "code", "stack", "controls", "tree", "tally"].map((name) => [
      name,
      element("div", { class: `${name}-place` }),
    ]),
  );
  said = element("div", { class: "said" }, this.status, this.#caption);

  make() {
    this.addEventListener("keydown", (event) => this.onKey(event));
    this.door = this.hasAttribute("editable") ? new Door(this, (name) => this.#act(name)) : undefined;
    const head = this.door ? [this.door.element, this.question] : [];
    const { board, code, stack, controls, tree, tally } = this.#places;
    return [...head, element("div", { class: "now-place" }, board, this.said), code, stack, controls, tree, tally];
  }

  disconnectedCallback() {
    this.playback.player.pause();
    this.door?.bench?.close();
  }

  attributeSet(name) {
    if (name === "step" || name === "stops") {
      this.say();
      this.readPosition();
    } else if (name !== "action") {
      this.reload();
    }
  }

  // Stops playing and shows the situation after `position` steps.
  go(position) {
    this.playback.go(position);
  }

  async load() {
    this.playback.player.pause();
    await this.door?.readPrograms();
    if (this.door && (this.hasAttribute("open") || this.hasAttribute("text"))) {
      await (await this.door.open()).open();
      return;
    }
    this.door?.bench?.leave();
    this.door?.show();
    const { names, sizes } = this.module;
    const name = this.read("search", names, names.includes("backtracking") ? "backtracking" : names[0]);
    const size = Number(this.read("size", sizes, sizes[0]));
    this.showProgram(name, size);
    const search = await this.runSearch(name, size, this.#caption);
    if (search !== this.#search || !(this.code instanceof CodePane)) {
      this.#search = search;
      await nextTask();
      const onLine = (line) => !this.isBusy && this.playback.toggleStop(line);
      this.code = new CodePane(search.source, search.lines, this.words, onLine);
      this.showSearch(search, this.unitOf(name));
    }
    this.readPosition();
    if (this.hasAttribute("autoplay")) {
      this.removeAttribute("autoplay");
      this.playback.start();
    }
  }

  // `name` is that of a search or of a program; empty for one that the reader has written. Only searches have a board.
  showProgram(name, size, hasBoard = true) {
    const { words } = this;
    const onChoice = (value) => {
      this.playback.player.pause();
      const isSearch = this.module.names.includes(value);
      this.choose({
        search: isSearch ? value : undefined,
        open: isSearch ? undefined : value,
        text: undefined,
        size: isSearch ? size : undefined,
        action: undefined,
        step: undefined,
        stops: undefined,
      });
    };
    this.showChoices(
      this.door?.choice(name, onChoice) ?? choice(words.search, this.searchOptions, name, onChoice),
      choice(words.size, this.sizeOptions, size, (value) => this.#chooseSize(value)),
    );
    this.choices.children[1].hidden = !hasBoard;
  }

  #chooseSize(size) {
    this.playback.player.pause();
    const state = { size, step: undefined, stops: undefined };
    if (this.door?.isOpen) {
      this.door.bench.chooseSize(state);
    } else {
      this.choose(state);
    }
  }

  readPosition() {
    if (this.playback.track) {
      this.playback.position = this.readNumber("step", this.playback.track.length);
      const stops = (this.getAttribute("stops") ?? "").split(",").map(Number);
      this.playback.stops = stops.filter((line) => this.playback.track.lines.includes(line));
      this.#show();
    }
  }

  // Shows the steps of a search with all that is known about them.
  showSearch(search, unit) {
    const { words } = this;
    const { size } = search;
    this.follow(search, (situation) => captionOf(situation, search, words), {
      board: new Board(size, words),
      stack: new StackPane(size, words, search.source.isRecursive),
      tree: new TreePicture(search, words, Math.floor(treeHeight / size)),
      tally: new Tally(size, words, unit),
    });
  }

  // Shows a track: `panes` have an element and show(situation, position); `labels` are those of controls.
  follow(track, say, panes, labels = {}) {
    this.playback.track = track;
    this.playback.stops = [];
    this.playback.position = 0;
    this.#say = say;
    const timeline = new Timeline(track, this.words, (position) => this.go(position));
    this.#bar = new ControlBar(
      { ...this.words, controls: { ...this.words.controls, ...labels } },
      this.playback.actions,
      this.playback.player,
    );
    const elements = Object.fromEntries(Object.entries(panes).map(([name, pane]) => [name, pane.element]));
    this.present({ ...elements, controls: [this.#bar.element, timeline.element, this.#bar.state] });
    this.#panes = [
      (situation) => this.code.show(situation, track.lineBefore(this.playback.position), this.playback.stops),
      ...Object.values(panes).map((pane) => (situation) => pane.show(situation, this.playback.position)),
      () => timeline.show(this.playback.position),
      () => this.#bar.show(this.playback.position, track.length, this.playback.stops.length > 0),
    ];
  }

  // Puts elements into the places of these names; places without one are hidden.
  present(elements) {
    this.isStale = false;
    this.#panes = [];
    for (const [name, place] of Object.entries(this.#places)) {
      const shown = name === "code" ? [this.code.element] : [elements[name] ?? []].flat();
      place.hidden = shown.length === 0;
      if (shown.length !== place.children.length || shown.some((each, index) => each !== place.children[index])) {
        place.replaceChildren(...shown);
      }
    }
    this.shadowRoot.querySelector("section").dataset.parts = Object.keys(elements).join(" ");
  }

  // The code, wherever it now comes from.
  showCode() {
    this.#places.code.replaceChildren(this.code.element);
  }
  // Below what there is beside the board.
  addResult(result) {
    this.#places.stack.hidden = false;
    this.#places.stack.append(result);
  }

  // A sentence that is not about a step; `tone` is "good" or "bad".
  tell(text, tone = "") {
    this.playback.track = undefined;
    setText(this.#caption, text);
    this.#caption.dataset.hook = tone;
  }

  // What is shown is about a program that has changed since.
  set isStale(isStale) {
    this.shadowRoot.querySelector("section").classList.toggle("stale", isStale);
  }

  #show() {
    const { track, position } = this.playback;
    if (!track) {
      return;
    }
    const situation = track.situation(position);
    this.#panes.forEach((show) => show(situation));
    setText(this.#caption, this.#say(situation));
    this.#caption.dataset.hook = situation.hook;
  }

  // The library's page of a search is stepped through without the compiler; all else takes a program, which is made of
  // that page.
  async #act(name) {
    const { door } = this;
    await this.loaded;
    if (!door.isOpen && name === "step") {
      this.playback.go(this.playback.position + 1);
      return;
    }
    const bench = await door.open();
    if (!bench.isOpen) {
      bench.edit(this.#search);
      this.#show();
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
    if (!isField && !isPress && !isModified && !this.isBusy && this.playback.track && this.#bar.onKey(event)) {
      event.preventDefault();
    }
    if (isField || event.defaultPrevented) {
      event.stopPropagation(); // a page of slides, or of this site, has keys of its own
    }
  }
}
