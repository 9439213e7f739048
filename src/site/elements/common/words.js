// SPDX-License-Identifier: BSL-1.0
import english from "./words_en.js";
import chinese from "./words_zh.js";

// In the language of the nearest element that has one.
export function wordsFor(node) {
  const tag = node.closest("[lang]")?.lang ?? document.documentElement.lang;
  return tag.toLowerCase().startsWith("zh") ? chinese : english;
}
