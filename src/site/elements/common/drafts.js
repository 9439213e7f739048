// SPDX-License-Identifier: BSL-1.0
// The user's versions of the programs, kept in the browser by the program's name: the latest one, and the one that it
// has replaced, if that would otherwise be lost.
import { keep, kept } from "./storage.js";

export const isInLesson = () => Boolean(globalThis.document?.documentElement.classList.contains("lesson"));
const isKept = () => !isInLesson(); // each lesson begins with the original programs

const placeOf = (name) => `ctqueens-draft:${name}`;

// Whether at least half of the lines of `original` that have words are in `text`.
export function isVersionOf(text, original) {
  const linesOf = (each) => each.split("\n").map((line) => line.trim());
  const [lines, others] = [linesOf(original).filter((line) => /\w/.test(line)), new Set(linesOf(text))];
  return 2 * lines.filter((line) => others.has(line)).length >= lines.length;
}

// Whether an edit removes more than half of a text, which is more than a few words.
function isReplacement(before, text) {
  const shorter = Math.min(before.length, text.length);
  let [first, last] = [0, 0]; // characters that both begin and end with
  while (first < shorter && before[first] === text[first]) {
    ++first;
  }
  while (first + last < shorter && before.at(-1 - last) === text.at(-1 - last)) {
    ++last;
  }
  const removed = before.length - first - last;
  return removed > 20 && 2 * removed > before.length;
}

// { text, earlier }, both undefined if there is none.
export function draftOf(name) {
  const { text, earlier } = (isKept() && kept(placeOf(name))) || {};
  return { text, earlier };
}

// Keeps a text that has replaced `before`. The program itself, `original`, is always there. `isAnother` tells that the
// user has asked for another version.
export function keepDraft(name, { text, before, original, isAnother }) {
  if (!isKept()) {
    return;
  }
  const draft = draftOf(name);
  const isUnknown = draft.text !== undefined && draft.text !== before; // `before` comes from elsewhere, such as a link
  const lost = isUnknown ? draft.text : isAnother || isReplacement(before, text) ? before : original;
  const earlier = lost === original ? draft.earlier : lost;
  keep(placeOf(name), { text: text === original ? undefined : text, earlier });
}
