// SPDX-License-Identifier: BSL-1.0
// The name of a search, its idea, and what it counts as tests: translated, or as the library's module has them.

export const nameOf = (name, words) => words.searches?.[name] ?? name.replaceAll("-", " ");

export const ideaOf = (name, words, { names, ideas }) => words.ideas?.[name] ?? ideas[names.indexOf(name)];

export function unitOf(name, words, { names, tests }) {
  const unit = tests[names.indexOf(name)];
  return words.units?.[unit] ?? (unit || words.counted.tests);
}
