// SPDX-License-Identifier: BSL-1.0
// The source of a search: highlights the line that made the last step, marks the one before, and counts the steps of
// each line.
import { element, scrollWithin, setAttribute, setText } from "../common/dom.js";

const indentOf = ([first = ""]) => (typeof first === "string" ? first.search(/\S|$/) : 0);

export class CodePane {
  #rows = new Map(); // by line number
  #first; // row whose line calls a hook
  #current;
  #words;

  // `source` is one of source.js. `hookLines` lists the lines that call hooks. onLine(number) is called when one of
  // these is clicked.
  constructor({ lines, first }, hookLines, words, onLine) {
    this.#words = words;
    lines.forEach((parts, index) => {
      const number = first + index;
      this.#rows.set(number, this.#makeRow(parts, number, hookLines.includes(number) ? onLine : undefined));
    });
    const list = element("ol", { class: "lines", start: first }, ...[...this.#rows.values()].map(({ row }) => row));
    this.#first = this.#rows.get(hookLines[0]) ?? this.#rows.get(first);
    this.element = element("div", { class: "code", tabindex: 0, role: "region", "aria-label": words.code }, list);
    // Scrolls once the pane is shown: before that, it has no height.
    new ResizeObserver(() => this.#current && this.#scrollTo(this.#current)).observe(this.element);
  }

  #makeRow(parts, number, onLine) {
    const code = element(
      "code",
      { style: `--indent: ${Math.min(indentOf(parts), 12) + 4}ch` },
      ...parts.map((part) => (Array.isArray(part) ? element("span", { class: part[0] }, part[1]) : part)),
    );
    const count = element("span", { class: "calls", "aria-hidden": "true" });
    const label = this.#words.breakpointAt({ line: number });
    const breakpoint = onLine
      ? element(
          "button",
          {
            type: "button",
            class: "breakpoint",
            "aria-pressed": "false",
            "aria-label": label,
            title: label,
            onclick: () => onLine(number),
          },
          String(number),
        )
      : element("span", { class: "breakpoint", "aria-hidden": "true" }, String(number));
    return {
      row: element("li", { class: onLine ? "line speaks" : "line" }, breakpoint, count, code),
      count,
      breakpoint,
    };
  }

  show({ line, lines }, lineBefore, breakpoints) {
    for (const [number, { row, count, breakpoint }] of this.#rows) {
      const calls = lines.get(number);
      setText(count, calls ? this.#words.short(calls) : "");
      setAttribute(count, "title", calls ? this.#words.calls({ calls }) : "");
      row.classList.toggle("now", number === line);
      row.classList.toggle("before", number === lineBefore && number !== line);
      if (breakpoint.tagName === "BUTTON") {
        setAttribute(breakpoint, "aria-pressed", breakpoints.includes(number));
      }
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
