// SPDX-License-Identifier: BSL-1.0
// One solution, the eight symmetries, which turn its board, and the orbit to which they lead.
import { element, prefersStillness, setText, svg } from "../common/dom.js";
import { darkSquares, digits, queenOn, squareName } from "./board_shapes.js";
import { boardButton } from "./solution_list.js";
import { motionOf } from "./symmetry_motion.js";

// A queen that can be turned about the middle of its square.
function turning(square) {
  const queen = queenOn(square);
  const inner = svg("g", { class: "turning" }, ...queen.childNodes);
  queen.append(inner);
  return queen;
}

export class OrbitPanel {
  #tables;
  #words;
  #choose;
  #shown = {}; // size and solution
  #boardPlace = element("div", { class: "turning-place" });
  #title = element("h2", { class: "solution-title" });
  #orbitTitle = element("h2");
  #about = element("p", { class: "orbit-about" });
  #symmetries;
  #announcement = element("p", { class: "visually-hidden", "aria-live": "polite" });
  #members = element("div", { class: "orbit-members" });
  #finish; // while the board moves: ends that, and shows the image

  // choose(number) shows another solution; it returns a promise that resolves when that is shown.
  constructor(tables, words, choose) {
    this.#tables = tables;
    this.#words = words;
    this.#choose = choose;
    this.#symmetries = element("div", { class: "symmetries", role: "group", "aria-label": words.symmetriesLabel });
    this.element = element(
      "section",
      { class: "orbit" },
      element("div", { class: "orbit-board" }, this.#title, this.#boardPlace, this.#symmetries),
      element("div", { class: "orbit-text" }, this.#orbitTitle, this.#about, this.#members, this.#announcement),
    );
  }

  show(size, solution) {
    if (this.#shown.size === size && this.#shown.solution === solution) {
      return;
    }
    this.#finish = undefined;
    this.#shown = { size, solution };
    const [words, tables] = [this.#words, this.#tables];
    const columns = tables.solutions(size)[solution];
    setText(this.#title, words.solutionName({ index: solution + 1, digits: digits(columns) }));
    this.#boardPlace.replaceChildren(this.#makeBoard(columns));
    this.#showSymmetries();
    this.#showOrbit();
  }

  #makeBoard(columns) {
    const size = columns.length;
    const squares = columns.map((column, row) => squareName(size, { row, column }));
    return svg(
      "svg",
      {
        class: "turning-board",
        role: "img",
        viewBox: `0 0 ${size} ${size}`,
        "aria-label": this.#words.boardLabel({ squares }),
      },
      darkSquares(size),
      ...columns.map((column, row) => turning({ row, column })),
    );
  }

  // The buttons are made once and then changed, so that the focus stays on one.
  #showSymmetries() {
    const [words, tables] = [this.#words, this.#tables];
    const { size, solution } = this.#shown;
    if (this.#symmetries.children.length === 0) {
      this.#symmetries.append(
        ...tables.symmetries.map((name, symmetry) =>
          element(
            "button",
            { type: "button", class: "symmetry", "data-symmetry": name, onclick: () => this.#turn(symmetry) },
            element("span", {}, words.symmetries?.[name] ?? name),
            element("small"),
          ),
        ),
      );
    }
    [...this.#symmetries.children].forEach((button, symmetry) => {
      const image = tables.imageOf(size, symmetry, solution);
      const isItself = tables.isSymmetric(size, symmetry, solution);
      setText(button.lastChild, isItself ? words.leadsToItself : words.leadsTo({ index: image + 1 }));
    });
  }

  #showOrbit() {
    const [words, tables] = [this.#words, this.#tables];
    const { size, solution } = this.#shown;
    const orbit = tables.orbit(size, solution);
    const own = tables.symmetries.filter((_, symmetry) => tables.isSymmetric(size, symmetry, solution)).length;
    const which = tables.fundamentalOf(size, solution) + 1;
    setText(this.#orbitTitle, words.orbitTitle({ size: orbit.length }));
    setText(this.#about, words.orbitAbout({ own, size: orbit.length, which }));
    const all = tables.solutions(size);
    const labelOf = (index) => words.solutionName({ index: index + 1, digits: digits(all[index]) });
    const buttons = orbit.map((index) => {
      const isPressed = String(index === solution);
      const attributes = {
        "aria-pressed": isPressed,
        "aria-label": labelOf(index),
        onclick: () => this.#choose(index + 1),
      };
      return boardButton(all[index], index, attributes);
    });
    const hasFocus = this.#members.contains(this.#members.getRootNode().activeElement);
    this.#members.replaceChildren(...buttons);
    if (hasFocus) {
      buttons[orbit.indexOf(solution)].focus();
    }
  }

  // Turns the board, and shows the image when it has come to rest.
  async #turn(symmetry) {
    if (this.#finish) {
      await this.#finish();
    }
    const [words, tables] = [this.#words, this.#tables];
    const { size, solution } = this.#shown;
    const image = tables.imageOf(size, symmetry, solution);
    const name = tables.symmetries[symmetry];
    const said = { symmetry: words.symmetries?.[name] ?? name, from: solution + 1, to: image + 1 };
    setText(this.#announcement, words.became(said));
    const board = this.#boardPlace.firstChild;
    const motion = motionOf(tables, size, symmetry);
    const finish = async () => {
      this.#finish = undefined;
      await this.#choose(image + 1);
      board.getAnimations({ subtree: true }).forEach((animation) => animation.cancel());
    };
    if (prefersStillness()) {
      await finish();
      return;
    }
    this.#finish = finish;
    const timing = { duration: 900, easing: "ease-in-out", fill: "forwards" };
    for (const queen of board.querySelectorAll(".turning")) {
      // about its own middle, so that it stays upright
      queen.style.transformBox = "view-box";
      queen.style.transformOrigin = "0.5px 0.5px";
      queen.animate([{ transform: "none" }, { transform: motion.queen }], timing);
    }
    const motionOfBoard = board.animate([{ transform: motion.still }, { transform: motion.board }], timing);
    await motionOfBoard.finished.catch(() => {}); // if it is cancelled
    if (this.#finish === finish) {
      await finish(); // nothing else has been chosen
    }
  }
}
