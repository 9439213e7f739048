// SPDX-License-Identifier: BSL-1.0
// The calls of a constant evaluation, the newest at the bottom, with its local variables if they are known. A call
// whose arguments have changed stands out, and so do variables whose values have.
import { element } from "../common/dom.js";
import { programName } from "../constexpr/probes.js";
import { withoutTemplateArguments } from "./evaluation_caption.js";

export class CallsPane {
  #list = element("ol");
  #words;
  #step; // that is shown
  #values = new Map(); // of the variables there, by call and name
  #earlier = new Map(); // of those that were shown at another step before

  constructor(words) {
    this.#words = words;
    this.element = element("div", { class: "stack" }, element("p", {}, words.stack), this.#list);
  }

  show({ moment, before, isSeen, locals = [], isLookingAtLocals = false }) {
    const frames = moment.calls.map(({ call, line, path }, index) => {
      const other = before?.calls[index];
      const isChanged = other && other.call !== call;
      const isNow = index === moment.calls.length - 1;
      const classes = ["frame", isNow && "now", isChanged && "changed"].filter(Boolean).join(" ");
      const place = path === programName ? line : `${path.split("/").at(-1)}:${line}`;
      return element(
        "li",
        { class: classes, title: call },
        element("span", { class: "place" }, String(place)),
        withoutTemplateArguments(call) || this.#words.evaluation,
      );
    });
    if (moment.step !== this.#step) {
      this.#step = moment.step;
      this.#earlier = this.#values;
    }
    if (isSeen) {
      const keyOf = (name) => `${moment.calls.length} ${moment.name} ${name}`;
      const looking = element("div", { class: "variable quiet" }, this.#words.variables);
      frames
        .at(-1)
        ?.append(...(isLookingAtLocals ? [looking] : locals.map((local) => this.#variable(local, keyOf(local.name)))));
      if (locals.length > 0) {
        this.#values = new Map(locals.map(({ name, text }) => [keyOf(name), text]));
      }
    }
    this.#list.replaceChildren(...frames);
    this.element.classList.toggle("waiting", !isSeen);
    const place = this.element.parentElement;
    if (place) {
      place.scrollTop = place.scrollHeight;
    }
  }

  #variable({ name, text, isReadable }, key) {
    const { unreadable, hidden } = this.#words;
    const value = isReadable ? (text ?? hidden) : unreadable;
    const isQuiet = !isReadable || text === undefined;
    const isChanged = this.#earlier.has(key) && this.#earlier.get(key) !== text;
    return element(
      "div",
      { class: isChanged ? "variable changed" : "variable", title: `${name} = ${value}` },
      `${name} = `,
      element("span", { class: isQuiet ? "quiet" : "" }, value),
    );
  }
}
