// SPDX-License-Identifier: BSL-1.0
// Stops at six moments of a search and asks what happens next.
import { element, setText } from "./dom.js";

// What is worth asking about: the first step of each kind, the third row, what follows a conflict, and what
// follows the way back.
const occasions = [
  [{ among: ["reject"] }],
  [{ among: ["reject"] }, { among: ["place"] }],
  [{ among: ["enter"] }, { among: ["enter"] }, { among: ["enter"] }],
  [{ among: ["leave"] }],
  [{ among: ["leave"] }, { among: ["retreat"] }, { among: ["place"] }],
  [{ among: ["solution"] }],
];

// The positions before these steps, in order.
export function momentsOf(search) {
  const moments = occasions.map((patterns) =>
    patterns.reduce((position, pattern) => search.next(position, pattern), 0),
  );
  const inSearch = new Set(moments.filter((position) => position < search.length));
  // Some searches do not have all of this: more queens, then.
  for (let last = Math.max(...inSearch); inSearch.size < occasions.length && last < search.length; ) {
    last = search.next(last, { among: ["place"] });
    inSearch.add(last);
  }
  return [...inSearch].sort((one, other) => one - other).map((position) => position - 1);
}

// Whether an answer, which has a square, a line or isBack, says what the next situation shows.
export function isRight({ square, line, isBack }, next) {
  if (square) {
    return next.hook === "place" && next.at.row === square.row && next.at.column === square.column;
  }
  return isBack ? ["retreat", "leave"].includes(next.hook) : line === next.line;
}

export class Prediction {
  #search;
  #words;
  #page;
  #moments;
  #next = 0;
  #right = 0;
  #said = element("p", { class: "question", "aria-live": "polite" });
  #back;
  #further;
  isOpen = false; // for an answer

  // `page` has go(position), explain(situation, before) and quit().
  constructor(search, words, page) {
    this.#search = search;
    this.#words = words;
    this.#page = page;
    this.#moments = momentsOf(search);
    const button = (text, onclick) => element("button", { type: "button", onclick }, text);
    this.#back = button(words.goesBack, () => this.answer({ isBack: true }));
    this.#further = button(words.next, () => this.ask());
    const quit = button(words.quit, () => page.quit());
    this.element = element(
      "div",
      { class: "prediction" },
      this.#said,
      element("div", { class: "answers" }, this.#back, this.#further, quit),
    );
  }

  ask() {
    const of = this.#moments.length;
    const isOver = this.#next === of;
    this.isOpen = !isOver;
    this.#back.hidden = isOver;
    this.#further.hidden = true;
    if (isOver) {
      setText(this.#said, this.#words.score({ right: this.#right, of }));
    } else {
      this.#page.go(this.#moments[this.#next]);
      setText(this.#said, this.#words.question({ number: this.#next + 1, of }));
    }
  }

  answer(answer) {
    if (!this.isOpen) {
      return;
    }
    const before = this.#moments[this.#next++];
    const situation = this.#search.situation(before + 1);
    const right = isRight(answer, situation);
    this.isOpen = false;
    this.#right += right ? 1 : 0;
    this.#page.go(before + 1);
    const verdict = right ? this.#words.right : this.#words.wrong;
    const reason = this.#page.explain(situation, this.#search.situation(before));
    setText(this.#said, `${verdict} ${reason}`.trim());
    this.#back.hidden = true;
    this.#further.hidden = false;
    this.#further.focus();
  }
}
