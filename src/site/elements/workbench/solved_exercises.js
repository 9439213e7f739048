// SPDX-License-Identifier: BSL-1.0
// The tutorial's exercises that have been solved in this browser, by name, the last one at the end.
const place = "ctqueens-exercises";

export function solved() {
  try {
    const kept = JSON.parse(localStorage[place] ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // the browser does not allow storage, or something else has written there
  }
}

export function remember(name) {
  try {
    localStorage[place] = JSON.stringify([...solved().filter((each) => each !== name), name]);
  } catch {
    // The browser does not allow storage.
  }
}

// How many of `names` are solved, and which one to go on with: the next after the last, undefined if there is none.
export function progressIn(names) {
  const done = solved();
  const open = [...names.slice(names.indexOf(done.at(-1)) + 1), ...names].filter((name) => !done.includes(name));
  return { done: names.filter((name) => done.includes(name)).length, all: names.length, next: open[0] };
}

// Whether the text differs from the exercise, and only between [exercise] and [/exercise].
export const isAttempt = (text, exercise) =>
  text !== exercise &&
  exercise.split(/\/\/ \[\/?exercise\]\n/).every((part, index) => index % 2 === 1 || text.includes(part.trim()));
