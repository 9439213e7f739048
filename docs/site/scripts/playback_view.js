// SPDX-License-Identifier: BSL-1.0
// One search step by step, or two side by side and in step.
import { element, choice, setText } from "./dom.js";
import { SearchPanel } from "./search_panel.js";
import { Timeline } from "./timeline.js";
import { Player } from "./player.js";

const addressInterval = 500; // milliseconds; browsers refuse to change the address much more often

export class PlaybackView {
  #page;
  #names; // of the searches in the state: search, and with if there are two
  #state = {};
  #lines = []; // for each search the panel, the survey, and the step that belongs to each position
  #player;
  #timeline;
  #panels = element("div", { class: "panels" });
  #choices = element("div", { class: "choices" });
  #about = element("p", { class: "about" });
  #step = element("p", { class: "step-number" });
  #written = 0; // when the address was

  // `page` has library, words, announcer and update(changes).
  constructor(page, names) {
    this.#page = page;
    this.#names = names;
    const { words } = page;
    this.#player = new Player(words, (position, isPlaying) => this.#move(position, isPlaying));
    this.#timeline = new Timeline(
      words.positionLabel,
      (position) => this.#positionText(position),
      (position) => this.#player.go(position),
    );
    this.element = element(
      "div",
      { class: `view playback-view ${names.length === 2 ? "two" : "one"}` },
      this.#choices,
      this.#about,
      this.#panels,
      element(
        "div",
        { class: "controls" },
        this.#step,
        this.#timeline.element,
        this.#player.element,
      ),
      legend(words),
      shortcuts(words),
    );
  }

  async show(state) {
    const before = this.#state;
    this.#state = state;
    if (["n", "by", ...this.#names].some((name) => before[name] !== state[name])) {
      this.#player.pause();
      this.element.setAttribute("aria-busy", "true");
      this.#showChoices();
      await this.#load();
      if (
        this.#state.n !== state.n ||
        this.#names.some((name) => this.#state[name] !== state[name])
      ) {
        return; // something else has been chosen in the meantime
      }
    }
    if (state.step > this.#player.length) {
      this.#page.refuse({
        name: "step",
        value: state.step,
        allowed: { from: 0, to: this.#player.length },
      });
    }
    if (!this.#player.isPlaying) {
      this.#player.position = Math.min(state.step, this.#player.length);
      this.#draw(this.#player.position);
    }
    this.element.setAttribute("aria-busy", "false");
  }

  leave() {
    this.#player.pause();
  }

  onKey(event) {
    return this.#player.onKey(event);
  }

  get #by() {
    return this.#names.length === 2 ? this.#state.by : "steps";
  }

  #showChoices() {
    const { words, library, update } = this.#page;
    const state = this.#state;
    const searches = library.searches.map((name) => [name, words.searches[name].name]);
    const labels =
      this.#names.length === 1 ? [words.search] : [words.firstSearch, words.secondSearch];
    const lists = this.#names.map((name, index) =>
      choice(labels[index], searches, state[name], (value) => update({ [name]: value, step: 0 }), {
        name,
      }),
    );
    const sizes = library.sizes.map((size) => [size, words.sizeShown({ size })]);
    lists.push(
      choice(words.size, sizes, state.n, (value) => update({ n: Number(value), step: 0 }), {
        name: "n",
      }),
    );
    if (this.#names.length === 2) {
      lists.push(
        choice(
          words.inStep,
          Object.entries(words.inStepBy),
          state.by,
          (value) => update({ by: value, step: 0 }),
          { name: "by" },
        ),
      );
    }
    const focused = this.#choices.contains(document.activeElement)
      ? document.activeElement.name
      : undefined;
    this.#choices.replaceChildren(...lists);
    this.#choices.querySelector(`[name="${focused}"]`)?.focus();
    setText(
      this.#about,
      this.#names.length === 1 ? words.searches[state.search].about : words.compareHint,
    );
  }

  async #load() {
    const { words, library } = this.#page;
    const { n } = this.#state;
    const by = this.#by;
    const searches = this.#names.map((name) => this.#state[name]);
    const surveys = [];
    for (const search of searches) {
      const shown = words.searches[search].name;
      surveys.push(
        await library.survey(search, n, (part) =>
          setText(this.#step, words.surveying({ search: shown, percent: Math.round(100 * part) })),
        ),
      );
    }
    if (
      this.#names.some((name, index) => this.#state[name] !== searches[index]) ||
      this.#state.n !== n
    ) {
      return;
    }
    this.#lines = surveys.map((survey, index) => ({
      panel: new SearchPanel(survey, searches[index], words),
      survey,
      stepAt: (position) =>
        Math.min(
          by === "steps" ? position : [0, ...survey.solutions, survey.steps][position],
          survey.steps,
        ),
    }));
    const solutions = surveys.flatMap((survey) => survey.solutions);
    this.#player.length =
      by === "steps"
        ? Math.max(...surveys.map((survey) => survey.steps))
        : surveys[0].solutions.length + 1;
    this.#player.marks =
      by === "steps"
        ? [...new Set(solutions)].sort((one, other) => one - other)
        : surveys[0].solutions.map((_, index) => index + 1);
    this.#panels.replaceChildren(...this.#lines.map(({ panel }) => panel.element));
    this.#timeline.setSearches(surveys, this.#player.length, by === "steps");
  }

  #draw(position) {
    this.#lines.forEach(({ panel, stepAt }) => panel.show(stepAt(position)));
    this.#timeline.show(
      position,
      this.#lines.map(({ stepAt }) => stepAt(position)),
    );
    setText(this.#step, this.#positionText(position));
  }

  #move(position, isPlaying) {
    this.#draw(position);
    const now = performance.now();
    if (!isPlaying || now - this.#written > addressInterval) {
      this.#written = now;
      this.#page.update({ step: position }, { replace: true });
    }
    if (isPlaying) {
      this.#page.announcer.silence();
    } else {
      const sentences = this.#lines.map(({ panel, stepAt }) => panel.sentence(stepAt(position)));
      this.#page.announcer.say([this.#positionText(position), ...sentences].join(" "));
    }
  }

  #positionText(position) {
    const { words } = this.#page;
    const text = this.#by === "solutions" ? words.solutionShown : words.positionShown;
    return text({ step: position, steps: this.#player.length });
  }
}

function shortcuts(words) {
  return element(
    "p",
    { class: "shortcuts" },
    element("span", {}, `${words.shortcuts}: `),
    ...words.shortcutList.map(([keys, text]) =>
      element(
        "span",
        { class: "shortcut" },
        ...keys.split(" ").flatMap((key) => [element("kbd", {}, key), " "]),
        text,
      ),
    ),
  );
}

function legend(words) {
  return element(
    "p",
    { class: "legend" },
    element("span", {}, `${words.legend}: `),
    ...Object.entries(words.legendList).map(([kind, text]) =>
      element(
        "span",
        { class: `legend-item ${kind}` },
        element("span", { class: "sample", "aria-hidden": "true" }),
        text,
      ),
    ),
    element("span", {}, words.timelineAbout),
  );
}
