// SPDX-License-Identifier: BSL-1.0
// How deep a search is over time, from its first step to its last: where there is a step for every
// pixel or fewer, this is the whole search tree, each node as wide as what is below it. Under it a
// slider, which is the same for the keyboard.
import { element, svg, setAttribute } from "./dom.js";

const height = 8; // of the picture, in its own units, one for each row; its width is 1000

export class Timeline {
  #slider;
  #profiles = [];
  #isOverSteps = true;
  #pictures = element("div", { class: "profiles" });
  #valueText;

  constructor(label, valueText, onMove) {
    this.#valueText = valueText;
    this.#slider = element("input", {
      type: "range",
      class: "position",
      min: 0,
      max: 0,
      value: 0,
      step: 1,
      "aria-label": label,
      oninput: () => onMove(Number(this.#slider.value)),
    });
    this.#pictures.addEventListener("click", (event) => {
      const box = this.#pictures.getBoundingClientRect();
      if (this.#isOverSteps) {
        onMove(Math.round((Number(this.#slider.max) * (event.clientX - box.left)) / box.width));
      }
    });
    this.element = element("div", { class: "timeline" }, this.#pictures, this.#slider);
  }

  // Positions go to `length`. If they are steps, the pictures have the same scale as the slider, else
  // each is as wide as its search is long.
  setSearches(surveys, length, isOverSteps) {
    this.#slider.max = length;
    this.#isOverSteps = isOverSteps;
    this.#profiles = surveys.map((survey) => {
      const width = isOverSteps ? length : survey.steps;
      return { picture: profile(survey, width), width };
    });
    this.#pictures.replaceChildren(...this.#profiles.map(({ picture }) => picture));
  }

  // `steps` are those that belong to the position, one for each search.
  show(position, steps) {
    this.#slider.value = position;
    setAttribute(this.#slider, "aria-valuetext", this.#valueText(position));
    this.#profiles.forEach(({ picture, width }, index) => {
      picture.style.setProperty("--done", steps[index] / width);
    });
  }
}

function profile({ size, stretches, stretchWidth, steps, solutions }, width) {
  const x = (step) => (1000 * step) / width;
  const area = (depth) => {
    const points = stretches.map((stretch, index) => {
      const end = Math.min((index + 1) * stretchWidth, steps);
      return `V${((depth(stretch) * height) / size).toFixed(2)}H${x(end).toFixed(2)}`;
    });
    return `M0 0${points.join("")}V0Z`;
  };
  const future = svg("rect", { class: "future", width: 1000, height });
  return svg(
    "svg",
    {
      class: "profile",
      viewBox: `0 0 1000 ${height}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    },
    svg("path", { class: "deepest", d: area(({ greatest }) => greatest) }),
    svg("path", { class: "shallowest", d: area(({ least }) => least) }),
    svg("path", {
      class: "solution-ticks",
      d: solutions.map((step) => `M${x(step - 0.5).toFixed(2)} 0V${height}`).join(""),
    }),
    future,
  );
}
