// SPDX-License-Identifier: BSL-1.0
// The name of a search, and what it counts as tests: translated, or as the library's module has them.

export const nameOf = (name, words) => words.searches?.[name] ?? name.replaceAll("-", " ");

export function unitOf(name, words, { names, tests }) {
  const unit = tests[names.indexOf(name)];
  return words.units?.[unit] ?? (unit || words.counted.tests);
}
