// SPDX-License-Identifier: BSL-1.0
// A plugin for markdown-it. In a document, links and pictures lead to files of the project; in the site, to pages.
// Here, in README.md:
//   docs/guide/use.md#cmake        → ./guide/use.md#cmake
//   include/ctqueens/parse.hpp     → ./source/include/ctqueens/parse.hpp.md
//   https://example.com, #queries  stay
import { dirname, join } from "node:path";
import { placeOf, relativeLink, sourcePage } from "./places.mjs";
import { allTokens, changeAddresses } from "./tokens.mjs";

const isInProject = (address) => !/^([/#]|\w+:)/.test(address);

// `documents` are the paths of documents by the places of their pages. onSource(file) is called for each file that is
// linked to and is not a document or picture.
export function projectLinks(markdown, { documents, onSource = (_file) => {} }) {
  markdown.core.ruler.push("project_links", ({ tokens, env: { relativePath: place } }) => {
    const document = documents[place];
    if (!document) {
      return;
    }
    changeAddresses(tokens, (address, isInHtml) => {
      if (!isInProject(address)) {
        return address;
      }
      const [path, ...anchor] = address.split(/(?=#)/);
      const file = join(dirname(document), path).replace(/\/$/, "");
      if (!placeOf(file)) {
        onSource(file);
      }
      const link = relativeLink(dirname(place), placeOf(file) ?? sourcePage(file));
      // VitePress converts links to pages, but only those in Markdown.
      return (isInHtml ? link.replace(/\.md$/, ".html") : link) + anchor.join("");
    });
    for (const token of allTokens(tokens)) {
      if (token.type === "link_open" && /^\.[^:]*\/(lesson|handout)\.html/.test(token.attrGet("href"))) {
        token.attrSet("target", "_self"); // they are no pages of VitePress, which must not load them
      }
    }
  });
}
