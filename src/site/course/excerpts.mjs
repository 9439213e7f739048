// SPDX-License-Identifier: BSL-1.0
// A plugin for markdown-it: on a slide and in the handout, a block of code may have lines that say where the code comes
// from:
//   // [FILE: WORDS]    the paragraph of a program of the tutorial in which these words are; without its comment,
//                      unless they are in it
//   // [FILE]           all of it; FILE.txt is what it prints, or what compilers say of it
import { readFileSync } from "node:fs";
import { join } from "node:path";

const place = /^(?:\/\/ )?\[([\w./]+\.[a-z]+)(?:: (.*))?\]$/gm;

// The tutorial's programs are in `folder`.
export function excerpts(markdown, folder) {
  markdown.core.ruler.push("excerpts", ({ tokens }) => {
    for (const token of tokens.filter(({ type }) => type === "fence")) {
      token.content = token.content.replaceAll(place, (_, file, words) => excerpt(folder, file, words));
    }
  });
}

function excerpt(folder, file, words) {
  const text = readFileSync(join(folder, file), "utf8").replace(/^(\/\/|#) From docs\/tutorial\/.*\n+/, "");
  if (words === undefined) {
    return text.trimEnd();
  }
  const found = text
    .trimEnd()
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.includes(words));
  if (found.length !== 1) {
    throw new Error(`${found.length} paragraphs of ${file} have these words: ${words}`);
  }
  const [, comment, code] = found[0].match(/^((?:\/\/.*\n)*)([^]*)/);
  return comment.includes(words) ? comment + code : code;
}
