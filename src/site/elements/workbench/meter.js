// SPDX-License-Identifier: BSL-1.0
// How many evaluation steps a program takes: the smallest -fconstexpr-steps with which it compiles, which is the cost
// of its most expensive constant evaluation.

import { limitOfClang } from "../constexpr/probes.js";

// Whether this is what Clang says when the limit is exceeded.
export const exceedsLimit = (output) => output.includes("constexpr evaluation hit maximum step limit");

const longest = 8000; // milliseconds: after a longer compilation, no higher limit is tried

// How far a program exceeds the default limit, from the answers of compile(limit): it takes more than `least` times as
// many steps, and at most `most` times, if that is known.
export async function timesOver(compile) {
  let least = 1;
  for (let milliseconds = 0; least < 64 && milliseconds < longest; least *= 2) {
    const answer = await compile(2 * least * limitOfClang);
    if (!exceedsLimit(answer.output)) {
      return { least, most: 2 * least };
    }
    ({ milliseconds } = answer);
  }
  return { least, most: undefined };
}

// `compiles(limit)` tells whether the program compiles with a limit; it is known to do so with the default one.
// `onProgress` gets the fraction of the work that is done.
export async function stepsOf(compiles, onProgress) {
  let [least, most] = [0, limitOfClang]; // it compiles with `most`, not with `least`
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
