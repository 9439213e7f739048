// SPDX-License-Identifier: BSL-1.0
// What is said about a constant evaluation: a sentence about it or about a moment, the calls at a moment, and a list of
// the evaluations of a program.
import { programName } from "../constexpr/probes.js";
import { element } from "../common/dom.js";

// A call without what is long: template arguments, and the type and operator() of a lambda.
function withoutTemplateArguments(call) {
  const shorter = call
    .replaceAll(/\(lambda at [^()]*\)/g, "lambda")
    .replaceAll(".operator()", "")
    .replaceAll(/(\w)<[^<>()]*>/g, "$1");
  return shorter === call ? call : withoutTemplateArguments(shorter);
}

// Programs that are right elsewhere may fail here because of the size of `long`.
export const isAboutLong = (message) => /'(unsigned )?long'/.test(message);

// An evaluation, in a sentence or two.
export function describe({ name, line, steps, ends, failure }, { watch, evaluations, workbench }) {
  if (failure) {
    const { path } = failure.position;
    const said = evaluations.fails({ ...failure, header: path === programName ? undefined : path });
    return isAboutLong(failure.text) ? said + watch.gap + workbench.longHas32Bits : said;
  }
  return ends ? watch.opened({ name, line, steps }) : evaluations.endless({ steps });
}

// What the last step did, or what the evaluation results in; empty until the moment is seen. `words` are words.watch.
export function captionOfMoment({ moment, before = undefined, result = undefined, isSeen = true }, words) {
  if (result || !isSeen) {
    return result ? words.ended + words.gap + words.result(result) : "";
  }
  const where =
    moment.path === programName
      ? words.line({ line: moment.line })
      : words.elsewhere({ path: moment.path.replace(/^(usr\/)?include\//, ""), at: moment.line });
  const what = moment.isFailure ? words.fails : before && changeOf(moment, before, words);
  return what ? where + words.gap + what : where;
}

// A call, a return, or a loop that has changed the arguments; undefined for anything else.
function changeOf(moment, before, words) {
  const { call, name } = moment.calls.at(-1);
  const [now, earlier] = [call, before.calls.at(-1).call].map(withoutTemplateArguments);
  if (moment.calls.length > before.calls.length) {
    return words.calls({ call: now });
  }
  if (moment.calls.length < before.calls.length) {
    return words.returns({ call: earlier, name: withoutTemplateArguments(name) || words.evaluation });
  }
  return before.calls.at(-1).call !== call ? words.changes({ from: earlier, to: now }) : undefined;
}

// The calls of a constant evaluation, the newest at the bottom, with its local variables if they are known. A call
// whose arguments have changed stands out, and so do variables whose values have.
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

  show({ moment, before, isSeen, locals = [], isReading = false }) {
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
      const variables = isReading
        ? [element("div", { class: "variable quiet" }, this.#words.reading)]
        : locals.map((local) => this.#variable(local, keyOf(local.name)));
      frames.at(-1)?.append(...variables);
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

// The constant evaluations of a program with their steps, those with the most steps first. A click chooses one.
const most = 30; // that are listed

export class EvaluationList {
  #words;
  #onChoose;
  #list = element("ol");

  // `words` are words.evaluations. `onChoose` gets an evaluation.
  constructor(words, onChoose) {
    this.#words = words;
    this.#onChoose = onChoose;
    this.element = element("div", { class: "evaluations" }, element("p", {}, words.list), this.#list);
  }

  // Shows evaluations; `chosen` is the one that is looked into, if any.
  list(all, chosen = undefined) {
    const items = all.slice(0, most).map((each) => {
      const isChosen = each === chosen;
      const classes = each.failure ? "fails" : "";
      const attributes = { type: "button", class: classes, "aria-current": isChosen ? "true" : undefined };
      return element(
        "li",
        {},
        element("button", { ...attributes, onclick: () => this.#onChoose(each) }, this.#words.item(each)),
      );
    });
    this.#list.replaceChildren(...items);
  }
}
