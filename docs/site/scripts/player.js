// SPDX-License-Identifier: BSL-1.0
// Moves through the positions 0...length, by hand or at a speed.
import { element, svg, setText, setAttribute } from "./dom.js";

export const greatestSpeed = 12; // as a power of two: 4096 steps a second

export class Player {
  #onMove;
  #words;
  #isPlaying = false;
  #speed = 2;
  #due = 0; // the part of a step that is due and not shown yet
  #last = 0;
  #frame = 0;
  #buttons = {};

  position = 0;
  length = 0;
  marks = []; // positions of solutions, ascending

  // `onMove(position, isPlaying)` shows a position.
  constructor(words, onMove) {
    this.#words = words;
    this.#onMove = onMove;
    const button = (name, label, keys, act) => {
      this.#buttons[name] = element(
        "button",
        {
          type: "button",
          class: `transport ${name}`,
          "aria-label": label,
          title: `${label} (${keys})`,
          "aria-keyshortcuts": keys.replaceAll("→", "ArrowRight").replaceAll("←", "ArrowLeft"),
          onclick: act,
        },
        iconOf(name),
      );
      return this.#buttons[name];
    };
    this.element = element(
      "div",
      { class: "player", role: "group", "aria-label": words.playback },
      button("first", words.first, "Home", () => this.go(0)),
      button("previous", words.previousSolution, "Shift+←", () => this.previousMark()),
      button("back", words.back, "←", () => this.step(-1)),
      button("play", words.play, "Space", () => this.toggle()),
      button("forward", words.forward, "→", () => this.step(1)),
      button("next", words.nextSolution, "Shift+→", () => this.nextMark()),
      button("last", words.last, "End", () => this.go(this.length)),
      this.#makeSpeed(),
    );
  }

  get isPlaying() {
    return this.#isPlaying;
  }

  go(position) {
    this.pause();
    this.#move(position);
  }
  step(by) {
    this.go(this.position + by);
  }
  nextMark() {
    this.go(this.marks.find((mark) => mark > this.position) ?? this.length);
  }
  previousMark() {
    this.go(this.marks.findLast((mark) => mark < this.position) ?? 0);
  }

  toggle() {
    if (this.#isPlaying) {
      this.pause();
      this.#move(this.position);
      return;
    }
    if (this.position === this.length) {
      this.#move(0);
    }
    this.#setPlaying(true);
    this.#due = 0;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  pause() {
    cancelAnimationFrame(this.#frame);
    this.#setPlaying(false);
  }

  // What the keys do; whether this one does something.
  onKey(event) {
    const keys = {
      " ": () => this.toggle(),
      ArrowRight: () => (event.shiftKey ? this.nextMark() : this.step(1)),
      ArrowLeft: () => (event.shiftKey ? this.previousMark() : this.step(-1)),
      Home: () => this.go(0),
      End: () => this.go(this.length),
    };
    const isModified = event.ctrlKey || event.altKey || event.metaKey;
    if (isModified || !Object.hasOwn(keys, event.key)) {
      return false;
    }
    keys[event.key]();
    return true;
  }

  #move(position) {
    this.position = Math.min(Math.max(position, 0), this.length);
    this.#onMove(this.position, this.#isPlaying);
  }

  #tick(now) {
    this.#due += (Math.min(now - this.#last, 1000) / 1000) * 2 ** this.#speed;
    this.#last = now;
    const steps = Math.floor(this.#due);
    this.#due -= steps;
    if (this.position + steps >= this.length) {
      this.go(this.length);
      return;
    }
    if (steps > 0) {
      this.#move(this.position + steps);
    }
    this.#frame = requestAnimationFrame((later) => this.#tick(later));
  }

  #setPlaying(isPlaying) {
    this.#isPlaying = isPlaying;
    const { play } = this.#buttons;
    const label = isPlaying ? this.#words.pause : this.#words.play;
    setAttribute(play, "aria-label", label);
    setAttribute(play, "title", `${label} (Space)`);
    play.replaceChildren(iconOf(isPlaying ? "pause" : "play"));
  }

  #makeSpeed() {
    const shown = element("output", { class: "speed-shown" });
    const slider = element("input", {
      type: "range",
      class: "speed",
      min: -1,
      max: greatestSpeed,
      step: 1,
      value: this.#speed,
      oninput: () => {
        this.#speed = Number(slider.value);
        describe();
      },
    });
    const describe = () => {
      const text = this.#words.speedShown({ speed: 2 ** this.#speed });
      setText(shown, text);
      setAttribute(slider, "aria-valuetext", text);
    };
    describe();
    return element(
      "label",
      { class: "speed-choice" },
      element("span", {}, this.#words.speed),
      slider,
      shown,
    );
  }
}

const icons = {
  first: "M4 4h2v12H4zM17 4v12L7 10z",
  previous: "M11 4v12L3 10zM19 4v12L11 10z",
  back: "M14 4v12L5 10z",
  play: "M5 3l12 7-12 7z",
  pause: "M5 4h4v12H5zM11 4h4v12h-4z",
  forward: "M6 4v12l9-6z",
  next: "M1 4v12l8-6zM9 4v12l8-6z",
  last: "M14 4h2v12h-2zM3 4v12l10-6z",
};

function iconOf(name) {
  return svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, svg("path", { d: icons[name] }));
}
