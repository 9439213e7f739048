// SPDX-License-Identifier: BSL-1.0
// A plugin for markdown-it: browsers show a line break in a paragraph as a blank. Chinese has none between characters
// or beside its punctuation, so there the breaks are removed.
const character = "\\p{Script=Han}";
const punctuation = "[\\u3000-\\u303f\\uff00-\\uffef“”‘’…—]";
const isUnbroken = new RegExp(`^(${character}${character}|${punctuation}.|.${punctuation})$`, "u");

// What a token shows at its beginning or end, which is `at`. Undefined for where a link begins or ends, and the like.
function shownAt(token, at) {
  if (token.type === "text") {
    return Array.from(token.content).at(at);
  }
  return token.nesting === 0 && !token.type.startsWith("html_") ? " " : undefined; // code, a picture
}

export function chineseLineBreaks(markdown) {
  markdown.core.ruler.push("chinese_line_breaks", ({ tokens }) => {
    for (const { children } of tokens.filter((token) => token.children)) {
      children.forEach((token, index) => {
        if (token.type === "softbreak") {
          const before = children
            .slice(0, index)
            .map((each) => shownAt(each, -1))
            .findLast(Boolean);
          const after = children
            .slice(index + 1)
            .map((each) => shownAt(each, 0))
            .find(Boolean);
          if (isUnbroken.test(`${before}${after}`)) {
            Object.assign(token, { type: "text", content: "" });
          }
        }
      });
    }
  });
}
