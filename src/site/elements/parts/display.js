// SPDX-License-Identifier: BSL-1.0
// What the debugger shows: the code, places for the parts that show a track or an answer of the compiler, and three
// texts: the question about the program, above everything else; the status, which says what the compiler does; and the
// caption, a sentence about the board.
import { element, setText } from "../common/dom.js";
import { Board } from "./board.js";
import { captionOf, StackPane, Tally } from "./search_panes.js";
import { ControlBar } from "./control_bar.js";
import { Playback } from "./playback.js";
import { TreePicture } from "./tree_picture.js";

export class Display {
  #section;
  #state;
  #words;
  #code; // a pane: CodePane, or the workbench's CodeEditor
  #bar;
  #updates = []; // functions that show a situation
  #isStale = false; // the program has changed since it was shown
  isRecorded = false; // a recording is shown, until the compiler has an answer
  playback; // moves in the track that is shown, if any
  picture; // picture(isWhole) returns what is shown of a constant evaluation, packed for a URL, if it is shown
  #describe; // a function that returns the caption for a situation
  #question = element("div", { class: "task" });
  #status = element("p", { class: "status", role: "status" });
  #caption = element("p", { class: "caption", "aria-live": "polite" });
  #remark = element("p", { class: "remark", role: "status" });
  #said = element("div", { class: "said" }, this.#status, this.#remark, this.#caption);
  #places = Object.fromEntries(
    ["board", "code", "stack", "controls", "tree", "tally"].map((name) => [
      name,
      element("div", { class: `${name}-place` }),
    ]),
  );

  // `section` is what the elements are in, `state` has the position, and mayMove() tells whether the user can move now.
  constructor({ section, state, words, mayMove }) {
    this.#section = section;
    this.#state = state;
    this.#words = words;
    this.playback = new Playback({
      show: () => this.refresh(),
      onMove: () => state.change({ step: this.playback.position }),
      mayMove,
      onPlaying: (isPlaying) => this.#bar.showPlaying(isPlaying),
    });
  }

  get elements() {
    const { board, code, stack, controls, tree, tally } = this.#places;
    const now = element("div", { class: "now-place" }, board, this.#said);
    return [this.#question, now, code, stack, controls, tree, tally];
  }

  // Whether the key does something.
  onKey(event) {
    return this.playback.track !== undefined && this.#bar.onKey(event);
  }

  // Goes where the state says.
  readPosition() {
    const { playback } = this;
    playback.pause();
    if (playback.track) {
      playback.position = this.#state.readNumber("step", playback.track.length);
      this.refresh();
    }
  }

  // Shows the steps of a search with all that is known about them.
  showSearch(search) {
    const words = this.#words;
    const { size } = search;
    this.follow(search, (situation) => captionOf(situation, search, words), {
      board: new Board(size, words),
      stack: new StackPane(search, words),
      tree: new TreePicture(search, words),
      tally: new Tally(search, words),
    });
  }

  // Shows a track: describe(situation) is the caption, `panes` have an element and, unless it is the same at each
  // moment, show(situation, position), and `labels` replace those of controls.
  follow(track, describe, panes, labels = {}) {
    const playback = this.playback;
    playback.follow(track);
    this.#describe = describe;
    const words = { ...this.#words, controls: { ...this.#words.controls, ...labels } };
    this.#bar = new ControlBar(words, playback);
    const elements = Object.fromEntries(Object.entries(panes).map(([name, pane]) => [name, pane.element]));
    this.present({ ...elements, controls: this.#bar.elements });
    this.#updates = [
      (situation) => {
        if (!this.#isStale) {
          this.#code.show(situation, track.lineBefore(playback.position));
        }
      },
      ...Object.values(panes).map((pane) => (situation) => pane.show?.(situation, playback.position)),
      () => this.#bar.show(playback.position, track.length),
    ];
  }

  // Puts elements into the places of these names; places without one are hidden.
  present(elements) {
    this.isStale = false;
    this.isRecorded = false;
    this.#updates = [];
    for (const [name, place] of Object.entries(this.#places)) {
      const shown = name === "code" ? [this.#code.element] : [elements[name] ?? []].flat();
      place.hidden = shown.length === 0;
      if (shown.length !== place.children.length || shown.some((each, index) => each !== place.children[index])) {
        place.replaceChildren(...shown);
      }
    }
  }

  // Shows nothing but the code.
  clear() {
    this.present({});
    this.showCaption("");
  }

  // Whether what is shown is about a program that has changed since.
  set isStale(isStale) {
    this.#isStale = isStale;
    this.picture = undefined;
    this.#section.classList.toggle("stale", isStale);
  }

  refresh() {
    const { track, position } = this.playback;
    if (track) {
      const situation = track.situation(position);
      this.#updates.forEach((show) => show(situation));
      this.setCaption(this.#describe(situation), situation.hook ?? "", situation.isFailure ? "bad" : "");
    }
  }

  get code() {
    return this.#code;
  }
  set code(pane) {
    this.#code = pane;
    if (pane.element.parentElement !== this.#places.code) {
      this.#places.code.replaceChildren(pane.element); // which would scroll it to its top
    }
  }

  // Adds an element below the parts beside the board.
  addResult(result) {
    this.#places.stack.hidden = false;
    this.#places.stack.append(result);
  }

  // Shows a caption about the whole program, or none, instead of a track; `tone` is "bad" or nothing.
  showCaption(text, tone = "") {
    this.playback.follow(undefined);
    this.setCaption(text, "", tone);
  }
  // Only changes the caption.
  setCaption(text, hook = "", tone = "") {
    setText(this.#caption, text);
    Object.assign(this.#caption.dataset, { hook, tone });
  }

  // What is said, for a URL.
  get said() {
    return { text: this.#status.textContent, tone: this.#status.dataset.tone, caption: this.#caption.textContent };
  }

  // Takes texts and elements.
  showQuestion(...parts) {
    this.#question.replaceChildren(...parts);
  }

  // Sets the status. `tone` is "good" or "bad" for a verdict on the program.
  say(text, tone = "") {
    setText(this.#status, text);
    this.#status.dataset.tone = tone;
    this.remark("");
  }
  // Adds a sentence to the status, until that changes.
  remark(text) {
    setText(this.#remark, text);
  }
  set isWorking(isWorking) {
    this.#status.toggleAttribute("aria-busy", isWorking);
  }
  // Puts elements around the status.
  surroundStatus(above, below) {
    this.#said.prepend(above);
    this.#status.after(below);
  }
}
