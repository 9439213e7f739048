// SPDX-License-Identifier: BSL-1.0
// A plugin for markdown-it: pages without a site around them, for the printer. Links lead to chapters of the same book
// or to other servers; where others were, only the text is left. Pictures are those of WORK/pages, as seen from
// WORK/print.
import { basename } from "node:path";
import { placeOf } from "../documents/places.mjs";
import { fileAt } from "../documents/project_links.mjs";
import { allTokens, changeAddresses, isHtml } from "../documents/tokens.mjs";

// Chapters are sections of the book, with the names of their files.
export const sectionOf = (document) => basename(document, ".md");

// `documents` are paths by the places of pages. In a page with env.chapters, the documents of a book, names are unique:
// in chapter 04_backtracking, id="search" becomes id="04_backtracking:search".
export function printedPages(markdown, { documents }) {
  markdown.core.ruler.push("printed_pages", ({ tokens, env: { relativePath: place, chapters = [] } }) => {
    const document = documents[place];
    if (!document) {
      return;
    }
    const section = sectionOf(document);
    const prefix = chapters.length > 0 ? `${section}:` : "";

    // Undefined for a link that is left out.
    function linkFor(address) {
      if (/^\w+:/.test(address)) {
        return address;
      }
      const [path, anchor] = address.split("#");
      if (path === "") {
        return `#${prefix}${anchor}`;
      }
      const file = fileAt(path, document);
      return chapters.includes(file) ? `#${sectionOf(file)}${anchor ? `:${anchor}` : ""}` : undefined;
    }

    for (const token of allTokens(tokens)) {
      if (token.type === "heading_open") {
        token.attrSet("id", prefix + token.attrGet("id"));
      } else if (isHtml(token)) {
        token.content = token.content
          .replaceAll(/ id="([^"]*)"/g, ` id="${prefix}$1"`)
          .replaceAll(/ <a href="[^"]*">[^<]*<\/a>/g, "") // solutions of exercises
          .replaceAll("<details>", "<details open>");
      }
    }
    for (const inline of tokens.filter(({ children }) => children)) {
      inline.children = withoutLinks(inline.children, (address) => linkFor(address) === undefined);
    }
    changeAddresses(tokens, (address, { isPicture }) =>
      isPicture ? `../pages/${placeOf(fileAt(address, document))}` : linkFor(address),
    );
  });
}

// A paragraph that is only such a link becomes empty, and print.css hides it.
function withoutLinks(tokens, isLeftOut) {
  const isLink = tokens[0]?.type === "link_open" && tokens.findIndex(isEnd) === tokens.length - 1;
  if (isLink && isLeftOut(tokens[0].attrGet("href"))) {
    return [];
  }
  let isOut = false;
  return tokens.filter((token) => {
    if (token.type === "link_open") {
      isOut = isLeftOut(token.attrGet("href"));
      return !isOut;
    }
    return !isEnd(token) || !isOut;
  });
}
const isEnd = ({ type }) => type === "link_close";
