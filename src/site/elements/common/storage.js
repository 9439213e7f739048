// SPDX-License-Identifier: BSL-1.0
// What is kept in the browser, as JSON: the user's versions of the programs, and which exercises of the tutorial are
// solved. Without storage, or if it is full, nothing is kept.

// undefined if there is nothing that can be read.
export function kept(place) {
  try {
    return JSON.parse(localStorage[place]) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(place, value) {
  try {
    localStorage[place] = JSON.stringify(value);
  } catch {
    // The browser does not allow storage, or it is full.
  }
}

// The user's versions of the programs are kept by the program's name.
export const isInLesson = () => Boolean(globalThis.document?.documentElement.classList.contains("lesson"));
const isKept = () => !isInLesson(); // each lesson begins with the original programs

const placeOf = (name) => `ctqueens-draft:${name}`;

// { text, isAside }: `text` is undefined if there is none; `isAside` tells that the user has gone back to the original.
export function draftOf(name) {
  const { text, isAside = false } = (isKept() && kept(placeOf(name))) || {};
  return { text, isAside };
}

export function keepDraft(name, text, isAside = false) {
  if (isKept()) {
    keep(placeOf(name), { text, isAside });
  }
}

// The tutorial's exercises that have been solved in this browser, by name, the last one at the end.
const place = "ctqueens-exercises";

export function solved() {
  const names = kept(place);
  return Array.isArray(names) ? names : []; // something else may have written there
}
export const remember = (name) => keep(place, [...solved().filter((each) => each !== name), name]);

// How many of `names` are solved, and which one to go on with: the next after the last; undefined if there is none.
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
