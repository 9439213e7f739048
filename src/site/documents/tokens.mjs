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

// Replaces the addresses of links and pictures with what change(address, isInHtml) returns. HTML in
// Markdown is text.
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

// The tokens of a link.
export function linkTo(Token, address, text) {
  const open = new Token("link_open", "a", 1);
  open.attrSet("href", address);
  const content = new Token("text", "", 0);
  content.content = text;
  return [open, content, new Token("link_close", "a", -1)];
}

// The tokens of a paragraph. `content` is its source, and `children` are the tokens made from it.
export function paragraph(Token, content, children) {
  const inline = new Token("inline", "", 0);
  Object.assign(inline, { content, children });
  const all = [new Token("paragraph_open", "p", 1), inline, new Token("paragraph_close", "p", -1)];
  return all.map((token) => Object.assign(token, { block: true })); // with line breaks between them
}
