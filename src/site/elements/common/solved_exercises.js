// SPDX-License-Identifier: BSL-1.0
// The tutorial's exercises that have been solved in this browser, by name, the last one at the end.
import { keep, kept } from "./storage.js";

const place = "ctqueens-exercises";

export function solved() {
  const names = kept(place);
  return Array.isArray(names) ? names : []; // something else may have written there
}
export const remember = (name) => keep(place, [...solved().filter((each) => each !== name), name]);

// How many of `names` are solved, and which one to go on with: the next after the last, undefined if there is none.
export function progressIn(names) {
  const done = solved();
  const open = [...names.slice(names.indexOf(done.at(-1)) + 1), ...names].filter((name) => !done.includes(name));
  return { done: names.filter((name) => done.includes(name)).length, all: names.length, next: open[0] };
}

// Whether the text differs from the exercise, and only between [exercise] and [/exercise], in comments or in blanks.
export function isAttempt(text, exercise) {
  const code = (part) => part.replaceAll(/\/\/.*|\s+/g, "");
  const parts = exercise.split(/\/\/ \[\/?exercise\]\n/);
  return text !== exercise && parts.every((part, index) => index % 2 === 1 || code(text).includes(code(part)));
}
