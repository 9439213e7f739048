// SPDX-License-Identifier: BSL-1.0
// The steps of some programs as bars, on a logarithmic scale that ends at the default limit.
import { element } from "../common/dom.js";
import { limitOfClang } from "../constexpr/probes.js";

// `rows` are { name, steps, isOwn }; Infinity is more than the limit.
export function stepsChart(rows, words) {
  const part = (steps) => Math.min(100, (100 * Math.log(steps)) / Math.log(limitOfClang));
  const text = (steps) => (steps === Infinity ? words.moreThan({ steps: limitOfClang }) : words.steps({ steps }));
  const sorted = [...rows].sort((one, other) => one.steps - other.steps);
  return element(
    "dl",
    { class: "chart" },
    ...[...sorted, { name: words.limit, steps: limitOfClang, isLimit: true }].map(({ name, steps, isOwn, isLimit }) =>
      element(
        "div",
        { class: isOwn ? "own" : isLimit ? "limit" : "other" },
        element("dt", {}, name),
        element("dd", {}, element("span", { class: "bar-of", style: `width: ${part(steps)}%` }), text(steps)),
      ),
    ),
  );
}
