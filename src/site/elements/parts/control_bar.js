// SPDX-License-Identifier: BSL-1.0
// The controls that move in a track: a row of buttons, and a slider.
import { element, setAttribute, setText, svg } from "../common/dom.js";
import { speeds } from "./playback.js";

// The icon and the key of each control. With Shift, `reject`, `retreat` and `solution` go backwards.
const controls = {
  first: ["M4 4h2v12H4zM17 4v12L7 10z", "Home"],
  back: ["M14 4v12L5 10z", "ArrowLeft"],
  play: ["M5 3l12 7-12 7z", " "],
  forward: ["M6 4v12l9-6z", "ArrowRight"],
  reject: ["M4 3l6 5 6-5 1 1-5 6 5 6-1 1-6-5-6 5-1-1 5-6-5-6z", "c"],
  retreat: ["M8 3v4h5a4 4 0 0 1 0 9H5v-2h8a2 2 0 0 0 0-5H8v4L2 8z", "r"],
  solution: ["M8 16l-6-6 2-2 4 4 8-9 2 2z", "s"],
};
const pause = "M5 4h4v12H5zM11 4h4v12h-4z";
const iconOf = (path) => svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, svg("path", { d: path }));
const keyName = (key) => ({ " ": "Space", ArrowLeft: "←", ArrowRight: "→" })[key] ?? key;

export class ControlBar {
  #words;
  #actions;
  #buttons;
  #slider;
  #before; // the position when it was touched
  #number = element("output", { class: "number" });

  // `playback` is what they move.
  constructor(words, playback) {
    const { actions, clock, track } = playback;
    this.#words = words;
    this.#actions = actions;
    this.#buttons = Object.fromEntries(
      Object.entries(controls).map(([name, [path, key]]) => {
        const label = words.controls[name];
        const attributes = {
          type: "button",
          class: `control ${name}`,
          "aria-label": label,
          title: `${label} (${keyName(key)})`,
          hidden: !actions[name],
          onclick: (event) => actions[name](event.shiftKey),
        };
        return [name, element("button", attributes, iconOf(path))];
      }),
    );
    const speed = element(
      "select",
      { class: "speed", "aria-label": words.speed, onchange: () => (clock.speed = Number(speed.value)) },
      ...speeds.map((value) =>
        element("option", { value, selected: value === clock.speed }, words.speedOf({ speed: value })),
      ),
    );
    this.#slider = element("input", {
      type: "range",
      class: "position",
      min: 0,
      max: track.length,
      value: 0,
      step: 1,
      "aria-label": words.step,
      oninput: () => playback.go(Number(this.#slider.value)),
      onpointerdown: () => (this.#before = Number(this.#slider.value)),
      onpointercancel: () => playback.go(this.#before), // the finger scrolls the page
    });
    const toolbar = { class: "bar", role: "toolbar", "aria-label": words.playback };
    this.elements = [
      element("div", toolbar, ...Object.values(this.#buttons)),
      element("div", { class: "timeline" }, this.#slider),
      element("div", { class: "readout" }, this.#number, speed),
    ];
  }

  show(step, steps) {
    const position = this.#words.position({ step, steps });
    this.#slider.value = step;
    setAttribute(this.#slider, "aria-valuetext", position);
    setText(this.#number, position);
    const { first, back, forward, reject, retreat, solution } = this.#buttons;
    // Not `disabled`, which would take the focus, and with it the keys.
    for (const button of [first, back]) {
      setAttribute(button, "aria-disabled", step === 0);
    }
    for (const button of [forward, reject, retreat, solution]) {
      setAttribute(button, "aria-disabled", step === steps);
    }
  }

  showPlaying(isPlaying) {
    const { play } = this.#buttons;
    const label = isPlaying ? this.#words.controls.pause : this.#words.controls.play;
    setAttribute(play, "aria-label", label);
    setAttribute(play, "title", `${label} (${keyName(" ")})`);
    play.replaceChildren(iconOf(isPlaying ? pause : controls.play[0]));
  }

  // Whether the key does something.
  onKey(event) {
    if (event.key === "End") {
      this.#actions.last();
      return true;
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const found = Object.entries(controls).find(([name, [, each]]) => each === key && this.#actions[name]);
    if (found) {
      this.#actions[found[0]](event.shiftKey);
    }
    return found !== undefined;
  }
}
