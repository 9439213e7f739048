// SPDX-License-Identifier: BSL-1.0
// A frame for each row that the search has entered and not left yet, the newest at the bottom; of a search without
// recursion, its variables.
import { element, setText } from "../common/dom.js";
import { range } from "../common/range.js";
import { squareName } from "./board_shapes.js";

export class StackPane {
  #size;
  #isRecursive;
  #frames;

  constructor(size, words, isRecursive) {
    this.#size = size;
    this.#isRecursive = isRecursive;
    this.#frames = range(size).map(() => element("li", { class: "frame" }));
    this.element = element(
      "div",
      { class: "stack" },
      element("p", {}, isRecursive ? words.stack : words.variables),
      element("ol", { style: `--size: ${size}` }, ...this.#frames),
    );
  }

  show({ openRows, rows, columns }) {
    if (!this.#isRecursive) {
      this.#frames.forEach((frame, index) => (frame.hidden = index >= 2));
      setText(this.#frames[0], `queens = {${columns.join(", ")}}`);
      setText(this.#frames[1], `row = ${Math.max(openRows - 1, 0)}`);
      return;
    }
    this.#frames.forEach((frame, row) => {
      frame.hidden = row >= openRows;
      frame.classList.toggle("now", row === openRows - 1);
      const square = row < rows ? squareName(this.#size, { row, column: columns[row] }) : "";
      setText(frame, `row = ${row}` + (row < rows ? `, column = ${columns[row]}  (${square})` : ""));
    });
  }
}
