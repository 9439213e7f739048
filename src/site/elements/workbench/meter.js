// SPDX-License-Identifier: BSL-1.0
// How many evaluation steps a program takes: the smallest -fconstexpr-steps with which it compiles, which is the cost
// of its most expensive constant evaluation.
import { element } from "../dom.js";

const defaultLimit = 1_048_576;

// Whether this is what Clang says when the limit is exceeded.
export const exceedsLimit = (output) => output.includes("constexpr evaluation hit maximum step limit");

// `compiles(limit)` tells whether the program compiles with a limit; it is known to do so with the default one.
// `onProgress` gets the fraction of the work that is done.
export async function stepsOf(compiles, onProgress) {
  let [least, most] = [0, defaultLimit]; // it compiles with `most`, not with `least`
  const rounds = Math.log2(most - least);
  while (most - least > 1) {
    // Most programs are far from the limit: the first rounds halve the number of digits.
    const middle = least < 2 && most > 64 ? Math.floor(Math.sqrt(most)) : Math.floor((least + most) / 2);
    if (await compiles(middle)) {
      most = middle;
    } else {
      least = middle;
    }
    onProgress(1 - Math.log2(most - least) / rounds);
  }
  return most;
}

// Bars on a logarithmic scale that ends at the default limit. `rows` are { name, steps, isOwn }; Infinity is more than
// the limit.
export function stepsChart(rows, words) {
  const part = (steps) => Math.min(100, (100 * Math.log(steps)) / Math.log(defaultLimit));
  const text = (steps) => (steps === Infinity ? words.moreThan({ steps: defaultLimit }) : words.steps({ steps }));
  const sorted = [...rows].sort((one, other) => one.steps - other.steps);
  return element(
    "dl",
    { class: "chart" },
    ...[...sorted, { name: words.limit, steps: defaultLimit, isLimit: true }].map(({ name, steps, isOwn, isLimit }) =>
      element(
        "div",
        { class: isOwn ? "own" : isLimit ? "limit" : "other" },
        element("dt", {}, name),
        element("dd", {}, element("span", { class: "bar-of", style: `width: ${part(steps)}%` }), text(steps)),
      ),
    ),
  );
}
