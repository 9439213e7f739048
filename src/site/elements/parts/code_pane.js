// SPDX-License-Identifier: BSL-1.0
// The source of a search: highlights the line that made the last step, marks the one before, and counts the steps of
// each line.
import { element, setAttribute, setText } from "../dom.js";

const indentOf = ([first = ""]) => (typeof first === "string" ? first.search(/\S|$/) : 0);

export class CodePane {
  #rows = new Map(); // by line number
  #first; // that speaks
  #current;
  #words;

  // `source` has lines, as highlight.js makes them, and the number of the first. `speaking` lists the lines
  // that call hooks; these can be clicked.
  constructor({ lines, first }, speaking, words, onClick) {
    this.#words = words;
    const list = element("ol", { class: "lines", start: first });
    lines.forEach((parts, index) => {
      const number = first + index;
      const isSpeaking = speaking.includes(number);
      const code = element(
        "code",
        { style: `--indent: ${Math.min(indentOf(parts), 12) + 4}ch` },
        ...parts.map((part) => (Array.isArray(part) ? element("span", { class: part[0] }, part[1]) : part)),
      );
      const count = element("span", { class: "calls", "aria-hidden": "true" });
      const stop = isSpeaking
        ? element(
            "button",
            {
              type: "button",
              class: "stop",
              "aria-pressed": "false",
              "aria-label": words.stopAt({ line: number }),
              title: words.stopAt({ line: number }),
              onclick: () => onClick(number),
            },
            String(number),
          )
        : element("span", { class: "stop", "aria-hidden": "true" }, String(number));
      const row = element("li", { class: isSpeaking ? "line speaks" : "line" }, stop, count, code);
      this.#rows.set(number, { row, count, stop });
      list.append(row);
    });
    this.#first = this.#rows.get(speaking[0]) ?? this.#rows.get(first);
    this.element = element("div", { class: "code", tabindex: 0, role: "region", "aria-label": words.code }, list);
    // Shown for the first time: the line was looked for in a pane without height.
    new ResizeObserver(() => this.#current && this.#scrollTo(this.#current)).observe(this.element);
  }

  show({ line, lines }, lineBefore, stops) {
    for (const [number, { row, count, stop }] of this.#rows) {
      const calls = lines.get(number);
      setText(count, calls ? this.#words.short(calls) : "");
      setAttribute(count, "title", calls ? this.#words.calls({ calls }) : "");
      row.classList.toggle("now", number === line);
      row.classList.toggle("before", number === lineBefore && number !== line);
      if (stop.tagName === "BUTTON") {
        setAttribute(stop, "aria-pressed", stops.includes(number));
      }
    }
    const now = (this.#rows.get(line) ?? this.#first).row;
    if (now !== this.#current) {
      this.#scrollTo(now);
    }
    this.#current = now;
  }

  // Moves the pane, never the page.
  #scrollTo(row) {
    const { element } = this;
    const margin = 2 * row.offsetHeight;
    const top = row.offsetTop;
    if (top < element.scrollTop + margin || top + 2 * margin > element.scrollTop + element.clientHeight) {
      element.scrollTop = top - element.clientHeight / 2;
    }
  }
}
