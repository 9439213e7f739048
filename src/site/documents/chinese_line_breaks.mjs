// SPDX-License-Identifier: BSL-1.0
// A plugin for markdown-it: browsers show a line break in a paragraph as a blank. Chinese has none between characters
// or beside its punctuation, so there the breaks are removed.
const character = "\\p{Script=Han}";
const punctuation = "[\\u3000-\\u303f\\uff00-\\uffef“”‘’…—]";
const tags = "(?:<[^>]*>)*";
const after = (sign) => `(?<=${sign}${tags})`;
const before = (sign) => `(?=${tags}${sign})`;
const breaks = new RegExp(
  `${after(character)}\\n${before(character)}|${after(punctuation)}\\n|\\n${before(punctuation)}`,
  "gu",
);

export function chineseLineBreaks(markdown) {
  const { renderer } = markdown;
  const renderInline = renderer.renderInline.bind(renderer);
  renderer.renderInline = (...all) => renderInline(...all).replaceAll(breaks, "");
}
