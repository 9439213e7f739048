// SPDX-License-Identifier: BSL-1.0
// A plugin for markdown-it: in the tutorial and the course, links open programs in the workbench: those to exercises,
// one below each block of code, and one after the name of each program that the page does not show.
import { basename } from "node:path";
import { allTokens } from "./tokens.mjs";

// `programs` are those that the workbench can open, by name: { chapter, headers }.
export function workbenchLinks(markdown, { documents, programs }) {
  markdown.core.ruler.push("workbench_links", ({ tokens, env: { relativePath: place } }) => {
    const document = documents[place];
    if (!/^docs\/(tutorial|course)\//.test(document)) {
      return;
    }
    const isInChinese = place.startsWith("zh/");
    const addressOf = (name) => `${isInChinese ? "/zh" : ""}/play/index.md#open=${name}`;
    const linkFor = (name) => `[${isInChinese ? "在工作台中打开" : "Open in the workbench"}](${addressOf(name)})`;
    openExercises(tokens, programs, addressOf);
    const chapter = basename(document, ".md");
    const names = Object.keys(programs).filter((each) => programs[each].chapter === chapter);
    const shown = new Set();
    for (let index = tokens.length - 1, below; index > 0; --index) {
      const file = fileAt(tokens, index);
      const containing = names.filter((each) => programs[each].headers?.includes(basename(file ?? "")));
      const name = [file, containing.includes(below) ? below : containing[0]].find((each) => names.includes(each));
      if (name) {
        below = name.startsWith("tutorial/") ? name : below;
        shown.add(name);
        tokens.splice(index + 1, 0, ...markdown.parse(linkFor(name), {}));
      }
    }
    for (const name of names.filter((each) => !shown.has(each) && !each.startsWith("exercises/"))) {
      linkName(tokens, basename(name), markdown.parseInline(` (${linkFor(name)})`, {})[0].children);
    }
  });
}

// The file of which a block of code is a part. The comment above the block says which one it is.
function fileAt(tokens, index) {
  const [, file] = /^<!-- code: (\S+)/.exec(tokens[index - 1].content) ?? [];
  const isBlock = tokens[index].type === "fence" && tokens[index - 1].type === "html_block";
  return isBlock && file ? (file.includes("/") ? file : `tutorial/${file}`) : undefined;
}

// For a program that the page does not show: after its name.
function linkName(tokens, file, link) {
  const isName = ({ type, content }) => type === "code_inline" && content === file;
  const children = tokens.map((token) => token.children ?? []).find((all) => all.some(isName));
  children?.splice(children.findIndex(isName) + 1, 0, ...link);
}

// Links to exercises lead to the workbench.
function openExercises(tokens, programs, addressOf) {
  for (const token of allTokens(tokens)) {
    const [name] = (token.type === "link_open" && /\bexercises\/\w+\.cpp$/.exec(token.attrGet("href"))) || [];
    if (programs[name]) {
      token.attrSet("href", addressOf(name));
    }
  }
}
