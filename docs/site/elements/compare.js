// SPDX-License-Identifier: BSL-1.0
// <ctqueens-compare first="exhaustive" second="backtracking" size="4" queens="10">: two searches side by side.
// Both have put equally many queens on the board.
import { Board } from "./board.js";
import { captionOf } from "./caption.js";
import { ControlBar } from "./control_bar.js";
import { choice, element, setText } from "./dom.js";
import { Player } from "./player.js";
import { Tally } from "./tally.js";
import { TreePicture } from "./tree_picture.js";
import { View } from "./view.js";

export class Compare extends View {
  static observedAttributes = ["first", "second", "size", "queens"];

  #panels = [];
  #queens = 0; // placed
  #most = 0;
  #bar;
  #slider;
  #player = new Player(
    (queens) => this.#advance(queens),
    () => this.#bar.showPlaying(this.#player.isPlaying),
  );
  #pair = element("div", { class: "pair" });
  #controls = element("div");
  #result = element("p", { class: "result", "aria-live": "polite" });

  make() {
    return [this.#controls, this.#result, this.#pair];
  }

  disconnectedCallback() {
    this.#player.pause();
  }

  go(queens) {
    this.#player.pause();
    this.#move(queens);
  }

  async load() {
    this.#player.pause();
    const { names, sizes } = this.module;
    const first = this.read("first", names, "exhaustive");
    const second = this.read("second", names, "backtracking");
    const size = Number(this.read("size", sizes, sizes[0]));
    this.#showChoices(first, second, size);
    const searches = [];
    for (const name of [first, second]) {
      searches.push(await this.search(name, size, this.#result));
    }
    const [unit, other] = [first, second].map((name) => this.unitOf(name));
    this.#panels = searches.map((search) => this.#makePanel(search, unit === other ? unit : undefined));
    this.#most = Math.max(...this.#panels.map(({ queens }) => queens));
    this.#pair.replaceChildren(...this.#panels.map((panel) => panel.element));
    this.#makeControls();
    const least = Math.min(...this.#panels.map(({ queens }) => queens)); // the shorter one has just finished
    this.#show(this.hasAttribute("queens") ? this.readNumber("queens", this.#most) : least);
  }

  #showChoices(first, second, size) {
    const { words } = this;
    const onChoice = (attribute) => (value) => {
      this.#player.pause();
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
    const name = this.nameOf(search.name);
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
    const actions = {
      first: () => this.go(0),
      back: () => this.go(this.#queens - 1),
      play: () => this.#toggle(),
      forward: () => this.go(this.#queens + 1),
    };
    this.#bar = new ControlBar(this.words, actions, this.#player);
    this.#slider = element("input", {
      type: "range",
      class: "position",
      min: 0,
      max: this.#most,
      value: 0,
      "aria-label": this.words.counted.candidates,
      oninput: () => this.go(Number(this.#slider.value)),
    });
    this.#controls.replaceChildren(this.#bar.element, this.#slider, this.#bar.state);
  }

  #show(queens) {
    this.#queens = Math.min(Math.max(queens, 0), this.#most);
    this.#panels.forEach(({ show }) => show(this.#queens));
    this.#slider.value = this.#queens;
    this.#bar.show(this.#queens, this.#most, false, this.words.queensOf);
    setText(this.#result, this.#finished());
  }

  // What is to be said when the shorter search is finished.
  #finished() {
    const [one, other] = [...this.#panels].sort((left, right) => left.queens - right.queens);
    return this.#queens < one.queens || one.name === other.name
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

  #move(queens) {
    this.#show(queens);
    this.change({ queens: this.#queens });
  }

  #toggle() {
    if (this.#player.isPlaying) {
      this.#player.pause();
    } else {
      this.#move(this.#queens === this.#most ? 0 : this.#queens);
      this.#player.play();
    }
  }

  #advance(queens) {
    this.#move(this.#queens + queens);
    return this.#queens < this.#most;
  }
}
