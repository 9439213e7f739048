// SPDX-License-Identifier: BSL-1.0
// A slider for the position in a track. Above it, if the track is a search: how deep that is over time.
import { element, setAttribute, svg } from "../common/dom.js";

const height = 8; // of the picture, in its own units; its width is 1000

export class Timeline {
  #slider;
  #picture;
  #words;
  #length;

  constructor(track, words, onMove) {
    this.#words = words;
    this.#length = track.length;
    this.#picture = track.depths ? depthPicture(track) : element("div");
    this.#slider = element("input", {
      type: "range",
      class: "position",
      min: 0,
      max: track.length,
      value: 0,
      step: 1,
      "aria-label": words.step,
      oninput: () => onMove(Number(this.#slider.value)),
    });
    this.#picture.addEventListener("click", (event) => {
      const box = this.#picture.getBoundingClientRect();
      onMove(Math.round((track.length * (event.clientX - box.left)) / box.width));
    });
    this.element = element("div", { class: "timeline" }, this.#picture, this.#slider);
  }

  show(position) {
    this.#slider.value = position;
    setAttribute(this.#slider, "aria-valuetext", this.#words.position({ step: position, steps: this.#length }));
    this.#picture.style.setProperty("--done", position / (this.#length || 1));
  }
}

function depthPicture({ size, length, depths: { stretches, width } }) {
  const x = (step) => (1000 * Math.min(step, length)) / length;
  const area = (depth) => {
    const points = stretches.map(
      (stretch, index) => `V${((depth(stretch) * height) / size).toFixed(2)}H${x((index + 1) * width).toFixed(2)}`,
    );
    return `M0 0${points.join("")}V0Z`;
  };
  const ticks = stretches
    .map(({ solutions }, index) => (solutions > 0 ? `M${x((index + 0.5) * width).toFixed(2)} 0V${height}` : ""))
    .join("");
  return svg(
    "svg",
    { class: "depths", viewBox: `0 0 1000 ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("path", { class: "deepest", d: area(({ greatest }) => greatest) }),
    svg("path", { class: "shallowest", d: area(({ least }) => least) }),
    svg("path", { class: "ticks", d: ticks }),
    svg("rect", { class: "future", width: 1000, height }),
  );
}
