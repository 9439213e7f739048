// SPDX-License-Identifier: BSL-1.0
// What a search is called, its idea, and what its tests are: as translated, or as the library's module says.

export const nameOf = (name, words) => words.searches?.[name] ?? name.replaceAll("-", " ");

export const ideaOf = (name, words, { names, ideas }) => words.ideas?.[name] ?? ideas[names.indexOf(name)];

export function unitOf(name, words, { names, tests }) {
  const unit = tests[names.indexOf(name)];
  return words.units?.[unit] ?? (unit || words.counted.tests);
}
