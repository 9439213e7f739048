// SPDX-License-Identifier: BSL-1.0
// A frame for each row that the search has entered and not left yet, the newest at the bottom.
import { element, setText } from "./dom.js";
import { range } from "./module.js";
import { squareName } from "./board.js";

export class StackPane {
  #size;
  #frames;

  constructor(size, words) {
    this.#size = size;
    this.#frames = range(size).map(() => element("li", { class: "frame" }));
    this.element = element(
      "div",
      { class: "stack" },
      element("p", {}, words.stack),
      element("ol", { style: `--size: ${size}` }, ...this.#frames),
    );
  }

  show({ openRows, rows, columns }) {
    this.#frames.forEach((frame, row) => {
      frame.hidden = row >= openRows;
      frame.classList.toggle("now", row === openRows - 1);
      const square = row < rows ? squareName(this.#size, { row, column: columns[row] }) : "";
      setText(frame, `row = ${row}` + (row < rows ? `, column = ${columns[row]}  (${square})` : ""));
    });
  }
}
