// SPDX-License-Identifier: BSL-1.0
// What the user is asked about the program: the question of an opening, or an exercise, which can be solved.
import { element } from "../common/dom.js";
import { isInLesson, isAttempt, progressIn, remember } from "../common/storage.js";

const folder = "exercises/";

// Text with code between backticks, as elements.
const withCode = (text) => text.split("`").map((part, index) => (index % 2 === 1 ? element("code", {}, part) : part));

// Whether a text still has half of the lines with words of another one.
const hasMostLines = (text, original) => {
  const linesOf = (all) => all.split("\n").flatMap((line) => (/\w/.test(line) ? [line.trim()] : []));
  const [lines, wanted] = [new Set(linesOf(text)), linesOf(original)];
  return 2 * wanted.filter((line) => lines.has(line)).length >= wanted.length;
};

export class Task {
  #context; // that of the Workbench
  #program = {}; // that is open
  #isOther; // whether it has become a program without the question
  #verdict = element("p", { class: "verdict" }); // whether the exercise is solved

  constructor(context) {
    this.#context = context;
  }

  // The name of the exercise that is open, if any.
  get exercise() {
    const { state, programs } = this.#context;
    const name = state.get("open");
    return name?.startsWith(folder) && programs.get(name) ? name : undefined;
  }

  show(program) {
    this.#program = program;
    this.#isOther = undefined;
    this.reopen();
  }
  // Also after an edit: the program has not been checked yet, and may have become another one, without the question.
  reopen() {
    const { question, isSent, original } = this.#program;
    const isOther = !this.exercise && (isSent || !hasMostLines(this.#context.editor.text, original ?? ""));
    this.#verdict.replaceChildren();
    if (isOther !== this.#isOther) {
      this.#isOther = isOther;
      const parts = [...withCode(isOther ? "" : question), " ", this.#wayBack(), ...this.#help()];
      this.#context.display.showQuestion(this.#verdict, ...parts);
    }
  }

  // The hints for an exercise, and the headers that it includes, folded.
  #help() {
    const { hints = {}, sources = {} } = this.#program;
    const { language, workbench } = this.#context.words;
    const folded = (title, ...content) => element("details", {}, element("summary", {}, title), ...content);
    return [
      ...(hints[language] ?? []).map((hint, index) => folded(workbench.hint({ number: index + 1 }), ...withCode(hint))),
      ...Object.entries(sources).map(([file, text]) => folded(file, element("pre", {}, text))),
    ];
  }
  clear() {
    this.#context.display.showQuestion();
  }

  // If `text`, which compiles and is right, solves the exercise, says so and leads to the next one. Otherwise says why
  // it does not count.
  check(text) {
    const { programs, words } = this.#context;
    const { exercise } = this;
    const { original } = this.#program;
    if (exercise && text !== original && !isAttempt(text, original)) {
      this.#verdict.replaceChildren(words.workbench.notCounted);
    } else if (exercise && text !== original) {
      remember(exercise);
      const exercises = programs.names.filter((name) => name.startsWith(folder));
      const { next, ...progress } = progressIn(exercises);
      const link = next ? element("a", { href: `#open=${next}` }, `→ ${next.slice(folder.length)}`) : "";
      const solved = element("strong", {}, words.workbench.solved(progress));
      this.#verdict.replaceChildren(solved, link);
    }
  }

  // A link to the chapter that the program is from.
  #wayBack() {
    const { chapter } = this.#program;
    if (!chapter || (isInLesson() && !this.exercise)) {
      return ""; // slides show these programs by themselves
    }
    const { groups, workbench } = this.#context.words;
    const [text, place] = this.exercise
      ? [workbench.exercises, `#${groups.exercises.toLowerCase()}`]
      : [workbench.chapter, ""];
    const href = `../tutorial/${chapter}.html${place}`;
    return element("a", { href, target: isInLesson() ? "_blank" : undefined }, text);
  }
}
