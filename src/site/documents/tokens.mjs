// SPDX-License-Identifier: BSL-1.0
// What the plugins for markdown-it do with tokens: https://markdown-it.github.io/markdown-it/#Token

export const isHtml = ({ type }) => type === "html_block" || type === "html_inline";

// All tokens, including those inside of paragraphs.
export function* allTokens(tokens) {
  for (const token of tokens) {
    yield token;
    yield* token.children ?? [];
  }
}

const attributeOf = { link_open: "href", image: "src" };

// Replaces the addresses of links and pictures with what change(address, isInHtml) returns. HTML in Markdown is text.
export function changeAddresses(tokens, change) {
  for (const token of allTokens(tokens)) {
    const name = attributeOf[token.type];
    if (name) {
      token.attrSet(name, change(token.attrGet(name), false));
    } else if (isHtml(token)) {
      token.content = token.content.replaceAll(/(?<= (?:href|src)=")[^"]*/g, (address) => change(address, true));
    }
  }
}
