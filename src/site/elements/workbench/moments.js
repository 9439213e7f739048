// SPDX-License-Identifier: BSL-1.0
// The moments of a constant evaluation as a track, and their calls as a stack.
import { element } from "../dom.js";

const radius = 12; // moments before and after one that are looked at together

export class Moments {
  lines = []; // no breakpoints: each moment takes a compilation
  jumps = ["call", "over", "out"];
  isWaiting = false; // for the compiler
  #watch;
  #wanted;
  #page;

  // `page` has show(), which is called when a moment has been seen, and fail(error).
  constructor(watch, page) {
    this.#watch = watch;
    this.#page = page;
    this.length = watch.steps - 1;
  }

  // What is shown until a moment has been seen is the nearest one that has.
  situation(position) {
    const { known } = this.#watch;
    this.#wanted = position;
    if (!known.has(Math.min(position + radius / 2, this.length)) || !known.has(position)) {
      this.#look();
    }
    const moment = known.get(position) ?? this.#watch.nearest(position);
    const before = known.get(moment.step - 1);
    return { moment, before, line: ownLine(moment), lines: new Map(), isSeen: moment.step === position };
  }
  lineBefore(position) {
    const before = this.#watch.known.get(position - 1);
    return before && ownLine(before);
  }

  async #look() {
    if (this.isWaiting) {
      return;
    }
    this.isWaiting = true;
    try {
      for (let position; position !== this.#wanted;) {
        position = this.#wanted;
        await this.#watch.around(position, radius);
      }
      this.isWaiting = false;
      this.#page.show();
    } catch (error) {
      this.isWaiting = false;
      this.#page.fail(error);
    }
  }

  nearest(patterns, position, isBackwards) {
    return isBackwards ? 0 : this.length;
  }
  async jump(name, position, isBackwards) {
    const found = await this.#watch.find(position, name, isBackwards ? -1 : 1);
    return found?.step ?? this.nearest([], position, isBackwards);
  }
}

// The innermost line of the program itself.
export const ownLine = ({ calls }) => calls.findLast(({ path }) => path === "program.cpp")?.line ?? 0;

// A call without template arguments, which are long.
function plain(call) {
  const shorter = call.replaceAll(/(\w)<[^<>()]*>/g, "$1");
  return shorter === call ? call : plain(shorter);
}

// What has happened since the moment before.
export function momentOf({ moment, before, line }, words) {
  const { calls, path } = moment;
  const { call, name } = calls.at(-1);
  const where =
    path === "program.cpp"
      ? words.line({ line })
      : words.elsewhere({ path: path.replace(/^(usr\/)?include\//, ""), at: moment.line });
  const depth = before && calls.length - before.calls.length;
  const what =
    depth > 0
      ? words.calls({ call: plain(call) })
      : depth < 0
        ? words.returns({ call: plain(before.calls.at(-1).call), name: plain(name) || words.evaluation })
        : before && before.calls.at(-1).call !== call
          ? words.changes({ from: plain(before.calls.at(-1).call), to: plain(call) })
          : "";
  return what ? where + words.gap + what : where;
}

// The calls, the newest at the bottom. A call whose arguments have changed stands out.
export class CallsPane {
  #list = element("ol");
  #words;

  constructor(words) {
    this.#words = words;
    this.element = element("div", { class: "stack" }, element("p", {}, words.stack), this.#list);
  }

  show({ moment, before, isSeen }) {
    const frames = moment.calls.map(({ call, line, path }, index) => {
      const other = before?.calls[index];
      const isChanged = other && other.call !== call;
      const isNow = index === moment.calls.length - 1;
      const classes = ["frame", isNow && "now", isChanged && "changed"].filter(Boolean).join(" ");
      const place = path === "program.cpp" ? line : `${path.split("/").at(-1)}:${line}`;
      return element(
        "li",
        { class: classes, title: call },
        element("span", { class: "place" }, String(place)),
        plain(call) || this.#words.evaluation,
      );
    });
    this.#list.replaceChildren(...frames);
    this.element.classList.toggle("waiting", !isSeen);
    const place = this.element.parentElement;
    if (place) {
      place.scrollTop = place.scrollHeight;
    }
  }
}
