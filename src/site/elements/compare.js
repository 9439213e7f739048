// SPDX-License-Identifier: BSL-1.0
// <ctqueens-compare first="exhaustive" second="backtracking" size="4" queens="10">: two searches side by side.
// Both have placed the same number of queens.
import { choice, element, setText } from "./common/dom.js";
import { nameOf, unitOf } from "./library/search_names.js";
import { Board } from "./parts/board.js";
import { captionOf } from "./parts/caption.js";
import { ControlBar } from "./parts/control_bar.js";
import { Playback } from "./parts/playback.js";
import { Tally } from "./parts/tally.js";
import { Timeline } from "./parts/timeline.js";
import { TreePicture } from "./parts/tree_picture.js";
import { PageElement } from "./page_element.js";

export class Compare extends PageElement {
  static observedAttributes = ["first", "second", "size", "queens"];

  // Its positions are numbers of queens.
  #playback = new Playback({
    show: () => this.#show(),
    onMove: () => this.state.change({ queens: this.#playback.position }),
    mayMove: () => !this.isBusy,
    until: () => undefined,
    onPlaying: (isPlaying) => this.#bar.showPlaying(isPlaying),
  });
  #panels = [];
  #bar;
  #timeline;
  #pair = element("div", { class: "pair" });
  #controls = element("div", { class: "controls-place" });
  #result = element("p", { class: "result", "aria-live": "polite" });

  make() {
    this.addEventListener("keydown", (event) => this.useKey(event, () => this.#bar?.onKey(event)));
    return [this.#controls, this.#result, this.#pair];
  }

  disconnectedCallback() {
    this.#playback.pause();
  }

  go(queens) {
    this.#playback.go(queens);
  }

  async load() {
    this.#playback.pause();
    const { names, sizes } = this.module;
    const first = this.state.read("first", names, "exhaustive");
    const second = this.state.read("second", names, "backtracking");
    const size = Number(this.state.read("size", sizes, sizes[0]));
    this.#showChoices(first, second, size);
    const searches = [];
    for (const name of [first, second]) {
      searches.push(await this.runSearch(name, size, (text) => setText(this.#result, text)));
    }
    const [unit, other] = [first, second].map((name) => unitOf(name, this.words, this.module));
    this.#panels = searches.map((search) => this.#makePanel(search, unit === other ? unit : undefined));
    const queens = this.#panels.map((panel) => panel.queens);
    this.#pair.replaceChildren(...this.#panels.map((panel) => panel.element));
    const most = Math.max(...queens);
    const least = Math.min(...queens); // the shorter one has just finished
    const position = this.state.has("queens") ? this.state.readNumber("queens", most) : least;
    this.#playback.follow({ length: most, lines: [], jumps: [] }, position);
    this.#makeControls();
    this.#show();
  }

  #showChoices(first, second, size) {
    const { words } = this;
    const onChoice = (attribute) => (value) => {
      this.#playback.pause();
      this.choose({ [attribute]: value, queens: undefined });
    };
    this.showChoices(
      choice(words.firstSearch, this.searchOptions, first, onChoice("first")),
      choice(words.secondSearch, this.searchOptions, second, onChoice("second")),
      choice(words.size, this.sizeOptions, size, onChoice("size")),
    );
  }

  #makePanel(search, unit) {
    const { words } = this;
    const panes = [new Board(search.size, words), new TreePicture(search, words), new Tally(search.size, words, unit)];
    const [board, tree, tally] = panes.map((pane) => pane.element);
    const caption = element("p", { class: "caption" });
    const name = nameOf(search.name, this.words);
    const { candidates: queens, boards } = search.situation(search.length);
    return {
      name,
      queens,
      boards,
      // Shows everything that the last queen led to, up to the next one.
      show: (count) => {
        const position = count >= queens ? search.length : Math.max(search.positionOfQueen(count + 1) - 1, 0);
        const situation = search.situation(position);
        panes.forEach((pane) => pane.show(situation, position));
        setText(caption, captionOf(situation, search, words));
      },
      element: element("section", { "aria-label": name }, element("h2", {}, name), board, caption, tree, tally),
    };
  }

  #makeControls() {
    const words = { ...this.words, step: this.words.counted.candidates, position: this.words.queensOf };
    this.#bar = new ControlBar(words, this.#playback.actions, this.#playback.clock);
    this.#timeline = new Timeline(this.#playback.track, words, (queens) => this.go(queens));
    this.#controls.replaceChildren(this.#bar.element, this.#timeline.element, this.#bar.readout);
  }

  #show() {
    const { position, track } = this.#playback;
    if (!track) {
      return; // nothing has been loaded yet
    }
    this.#panels.forEach(({ show }) => show(position));
    this.#timeline.show(position);
    this.#bar.show(position, track.length, false);
    setText(this.#result, this.#finished());
  }

  // The sentence to show when the shorter search has finished.
  #finished() {
    const [one, other] = [...this.#panels].sort((left, right) => left.queens - right.queens);
    return this.#playback.position < one.queens || one.name === other.name
      ? ""
      : this.words.finished({
          one: one.name,
          other: other.name,
          queens: one.queens,
          boards: one.boards,
          otherQueens: other.queens,
          otherBoards: other.boards,
        });
  }
}
