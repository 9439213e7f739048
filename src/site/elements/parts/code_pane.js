// SPDX-License-Identifier: BSL-1.0
// The source of a search: highlights the line that made the last step, marks the one before, and counts the steps of
// each line.
import { element, scrollWithin, setAttribute, setText } from "../common/dom.js";

const indentOf = ([first = ""]) => (typeof first === "string" ? first.slice(0, first.search(/\S|$/)) : "");

function makeRow(parts, number) {
  const indent = indentOf(parts);
  const [first = "", ...others] = parts;
  const code = element(
    "code",
    { style: `--indent: ${Math.min(indent.length, 12) + 4}ch` },
    element("span", { class: "indent" }, indent),
    ...[indent ? first.slice(indent.length) : first, ...others].map((part) =>
      Array.isArray(part) ? element("span", { class: part[0] }, part[1]) : part,
    ),
  );
  const count = element("span", { class: "calls", "aria-hidden": "true" });
  const place = element("span", { class: "line-number", "aria-hidden": "true" }, String(number));
  return { row: element("li", { class: "line" }, place, count, code), count };
}

export class CodePane {
  #rows = new Map(); // by line number
  #first; // the row that is in view at the start
  #current;
  #words;

  // `source` is one of source.js. `hookLines` lists the lines that call hooks.
  constructor({ lines, first }, hookLines, words) {
    this.#words = words;
    lines.forEach((parts, index) => {
      const number = first + index;
      this.#rows.set(number, makeRow(parts, number));
    });
    const list = element("ol", { class: "lines", start: first }, ...[...this.#rows.values()].map(({ row }) => row));
    this.#first = this.#rows.get(hookLines[0]) ?? this.#rows.get(first);
    this.element = element("div", { class: "code", tabindex: 0, role: "region", "aria-label": words.code }, list);
    // Scrolls once the pane is shown: before that, it has no height.
    new ResizeObserver(() => this.#current && this.#scrollTo(this.#current)).observe(this.element);
  }

  show({ line, lines }, lineBefore) {
    for (const [number, { row, count }] of this.#rows) {
      const calls = lines.get(number);
      setText(count, calls ? this.#words.short(calls) : "");
      setAttribute(count, "title", calls ? this.#words.calls({ calls }) : "");
      row.classList.toggle("now", number === line);
      row.classList.toggle("before", number === lineBefore && number !== line);
    }
    const now = (this.#rows.get(line) ?? this.#first).row;
    if (now !== this.#current) {
      this.#scrollTo(now);
    }
    this.#current = now;
  }

  #scrollTo(row) {
    scrollWithin(this.element, row.offsetTop, row.offsetTop + row.offsetHeight);
  }
}
