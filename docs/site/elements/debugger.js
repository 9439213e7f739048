// SPDX-License-Identifier: BSL-1.0
// <ctqueens-debugger search="backtracking" size="4" step="10" stops="50">: the source, the stack, the board and
// the tree of a search, step by step. With until="solution", playing ends at the next solution; with autoplay, it starts by
// itself.
import { Board } from "./board.js";
import { captionOf, reasonOf } from "./caption.js";
import { CodePane } from "./code_pane.js";
import { ControlBar } from "./control_bar.js";
import { choice, element, prefersStillness, setText } from "./dom.js";
import { nextTask } from "./module.js";
import { Player } from "./player.js";
import { Prediction } from "./prediction.js";
import { StackPane } from "./stack_pane.js";
import { Tally } from "./tally.js";
import { Timeline } from "./timeline.js";
import { TreePicture } from "./tree_picture.js";
import { View } from "./view.js";

export class Debugger extends View {
  static observedAttributes = ["search", "size", "step", "stops"];

  #search; // as the module has run it
  #position = 0;
  #stops = []; // lines
  #player = new Player(
    (steps) => this.#advance(steps),
    () => this.#bar.showPlaying(this.#player.isPlaying),
  );
  #bar;
  #panes = []; // functions that show a situation
  #prediction;
  #caption = element("p", { class: "caption", "aria-live": "polite" });
  #places = Object.fromEntries(
    ["controls", "board", "asked", "code", "stack", "tree", "tally"].map((name) => [
      name,
      element("div", { class: `${name}-place` }),
    ]),
  );

  make() {
    const { controls, board, asked, code, stack, tree, tally } = this.#places;
    this.addEventListener("keydown", (event) => this.#onKey(event));
    const said = element("div", { class: "said" }, this.#caption, asked);
    return [controls, board, said, code, stack, tree, tally];
  }

  disconnectedCallback() {
    this.#player.pause();
  }

  attributeSet(name) {
    this.#endPrediction();
    if (name === "step" || name === "stops") {
      this.say();
      this.#readPosition();
      this.#show();
    } else {
      this.reload();
    }
  }

  // Stops playing and shows the situation after `position` steps.
  go(position) {
    if (this.isBusy || this.#prediction?.isOpen) {
      if (!this.isBusy) {
        this.#show(); // the answer first: the slider goes back
      }
      return;
    }
    this.#player.pause();
    this.#move(position);
  }

  async load() {
    this.#player.pause();
    const { names, sizes } = this.module;
    const name = this.read("search", names, names.includes("backtracking") ? "backtracking" : names[0]);
    const size = Number(this.read("size", sizes, sizes[0]));
    this.#showChoices(name, size);
    const search = await this.search(name, size, this.#caption);
    if (search !== this.#search) {
      this.#search = search;
      await nextTask();
      this.#makePanes();
    }
    this.#readPosition();
    this.#show();
    if (this.hasAttribute("autoplay")) {
      this.removeAttribute("autoplay");
      this.#start();
    }
  }

  // Plays, or goes to where playing would end if the reader prefers less motion.
  #start() {
    if (prefersStillness()) {
      this.#position = this.#end();
      this.#show();
    } else {
      this.#player.play();
    }
  }

  #readPosition() {
    this.#position = this.readNumber("step", this.#search.length);
    const stops = (this.getAttribute("stops") ?? "").split(",").map(Number);
    this.#stops = stops.filter((line) => this.#search.lines.includes(line));
  }

  #showChoices(name, size) {
    const { words } = this;
    const onChoice = (attribute) => (value) => {
      this.#player.pause();
      this.choose({ [attribute]: value, step: undefined, stops: undefined });
    };
    this.showChoices(
      ...(this.module.names.length > 1
        ? [choice(words.search, this.searchOptions, name, onChoice("search"))]
        : []),
      ...(this.module.sizes.length > 1 ? [choice(words.size, this.sizeOptions, size, onChoice("size"))] : []),
      element(
        "button",
        { type: "button", class: "predict", onclick: () => this.#predict() },
        words.predict,
      ),
    );
  }

  #makePanes() {
    const search = this.#search;
    const { words } = this;
    const { size } = search;
    this.#endPrediction();
    const onLine = (line, isStop) => this.#onLine(line, isStop);
    const panes = {
      code: new CodePane(search.source, search.lines, words, onLine),
      board: new Board(size, words, (square) => this.#prediction?.answer({ square })),
      stack: new StackPane(size, words, search.source.isRecursive),
      tree: new TreePicture(search, words),
      tally: new Tally(size, words, this.unitOf(search.name)),
    };
    for (const [name, pane] of Object.entries(panes)) {
      this.#places[name].replaceChildren(pane.element);
    }
    this.#places.board.append(element("p", { class: "board-legend" }, words.boardLegend));
    const timeline = new Timeline(search, words, (position) => this.go(position));
    this.#bar = new ControlBar(words, this.#actions(), this.#player);
    this.#places.controls.replaceChildren(this.#bar.element, timeline.element, this.#bar.state);
    const { code, ...others } = panes;
    this.#panes = [
      (situation) => code.show(situation, search.situation(Math.max(this.#position - 1, 0)), this.#stops),
      ...Object.values(others).map((pane) => (situation) => pane.show(situation, this.#position)),
      () => timeline.show(this.#position),
      () => this.#bar.show(this.#position, search.length, this.#stops.length > 0),
    ];
  }

  #show() {
    const situation = this.#search.situation(this.#position);
    this.#panes.forEach((show) => show(situation));
    setText(this.#caption, captionOf(situation, this.#search, this.words));
    this.#caption.dataset.hook = situation.hook;
  }

  #move(position) {
    this.#position = Math.min(Math.max(position, 0), this.#search.length);
    this.#show();
    this.change({ step: this.#position });
  }

  // What each control does.
  #actions() {
    const jump = (patterns) => (isBackwards) => {
      const search = this.#search;
      const wanted = patterns(search.situation(this.#position));
      this.go(
        isBackwards
          ? Math.max(...wanted.map((pattern) => search.previous(this.#position, pattern)))
          : Math.min(...wanted.map((pattern) => search.next(this.#position, pattern))),
      );
    };
    return {
      first: () => this.go(0),
      back: () => this.go(this.#position - 1),
      play: () => this.#toggle(),
      forward: () => this.go(this.#position + 1),
      // To the next event of this queen or of one above it.
      over: jump(({ rows }) => [
        { among: ["place", "reject"], rows: Math.max(rows, 1) },
        { among: ["retreat", "leave", "end"], rows: Math.max(rows - 1, 0) },
      ]),
      out: jump(({ openRows }) => [{ among: ["leave", "end"], rows: Math.max(openRows - 1, 0) }]),
      conflict: jump(() => [{ among: ["reject"] }]),
      solution: jump(() => [{ among: ["solution"] }]),
      stop: (isBackwards) => this.go(this.#nextStop(isBackwards)),
      last: () => this.go(this.#search.length),
    };
  }

  // The position after the nearest step made by a line with a breakpoint.
  #nextStop(isBackwards) {
    const search = this.#search;
    const found = this.#stops.map((line) =>
      isBackwards ? search.previous(this.#position, { line }) : search.next(this.#position, { line }),
    );
    return isBackwards ? Math.max(0, ...found) : Math.min(search.length, ...found);
  }

  #toggle() {
    if (this.isBusy || this.#prediction?.isOpen) {
      return;
    }
    if (this.#player.isPlaying) {
      this.go(this.#position);
      return;
    }
    if (this.#position === this.#search.length) {
      this.#move(0);
    }
    this.#player.play();
  }

  // Where playing ends.
  #end() {
    const ends = [this.#search.length];
    if (this.#stops.length > 0) {
      ends.push(this.#nextStop(false));
    }
    if (this.getAttribute("until") === "solution") {
      ends.push(this.#search.next(this.#position, { among: ["solution"] }));
    }
    return Math.min(...ends);
  }

  // While playing: goes on by some steps. Returns whether to go on.
  #advance(steps) {
    const end = this.#end();
    this.#move(Math.min(this.#position + steps, end));
    return this.#position < end;
  }

  #onLine(line, isStop) {
    if (this.isBusy) {
      return;
    }
    if (this.#prediction?.isOpen) {
      this.#prediction.answer({ line });
    } else if (isStop) {
      const others = this.#stops.filter((each) => each !== line);
      this.#stops = others.length < this.#stops.length ? others : [...others, line];
      this.#show();
      this.change({ stops: this.#stops.join(",") || undefined });
    }
  }

  #predict() {
    if (this.isBusy) {
      return;
    }
    this.#player.pause();
    this.#prediction = new Prediction(this.#search, this.words, {
      go: (position) => {
        this.#player.pause();
        this.#move(position);
      },
      explain: (situation, before) => reasonOf(situation, before, this.#search, this.words),
      quit: () => this.#endPrediction(),
    });
    this.#places.asked.replaceChildren(this.#prediction.element);
    this.shadowRoot.querySelector("section").classList.add("predicting");
    this.#prediction.ask();
  }

  #endPrediction() {
    this.#prediction = undefined;
    this.#places.asked.replaceChildren();
    this.shadowRoot.querySelector("section").classList.remove("predicting");
  }

  #onKey(event) {
    const target = event.composedPath()[0];
    const isSlider = target.matches("input") && ["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key);
    const isField = target.closest("select") || isSlider;
    const isPress = event.key === " " && target.closest("button");
    const isModified = event.ctrlKey || event.altKey || event.metaKey;
    if (!isField && !isPress && !isModified && !this.isBusy && this.#bar.onKey(event)) {
      event.preventDefault();
    }
    if (isField || event.defaultPrevented) {
      event.stopPropagation(); // a page of slides has keys of its own
    }
  }
}
