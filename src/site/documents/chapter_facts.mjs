// SPDX-License-Identifier: BSL-1.0
// A plugin for markdown-it: below the title of a chapter of the tutorial, what the contents in README.md say about it.
//   | chapter | contents | minutes | level | what you need first |
//   | [4. Backtracking](04_backtracking.md) | a search that … | 35 | easy | 1, 3 |
// → 35 minutes · level: easy · what you need first: chapters 1, 3
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export function chapterFacts(markdown, { project, documents }) {
  markdown.core.ruler.push("chapter_facts", ({ tokens, env }) => {
    const document = documents[env.relativePath];
    if (!document?.startsWith("docs/tutorial/")) {
      return;
    }
    const contents = readFileSync(join(project, dirname(document), "README.md"), "utf8");
    const rows = rowsOf(markdown.parse(contents, {}));
    const row = rows.find(([{ children }]) => children[0]?.attrGet("href") === basename(document));
    const [minutes, level, needed] = row?.slice(2).map(({ content }) => content) ?? [];
    if (minutes) {
      const isInChinese = document.includes("/zh-CN/");
      const colon = isInChinese ? "：" : ": ";
      const [, , , ofLevel, ofNeeded] = rows[0].map(({ content }) => content + colon);
      const time = isInChinese ? `用时：${minutes} 分钟` : `${minutes} minutes`;
      const text = `*${time} · ${ofLevel}${level} · ${ofNeeded}${withChapters(needed, isInChinese)}*`;
      const title = tokens.findIndex(({ type }) => type === "heading_close");
      tokens.splice(title + 1, 0, ...markdown.parse(text, {}));
    }
  });
}

// The cells of each row of a table.
function rowsOf(tokens) {
  const rows = [];
  tokens.forEach(({ type }, index) => {
    if (type === "tr_open") {
      rows.push([]);
    } else if (type === "th_open" || type === "td_open") {
      rows.at(-1).push(tokens[index + 1]);
    }
  });
  return rows;
}

// "1, 3" → "chapters 1, 3"
function withChapters(needed, isInChinese) {
  return needed.replace(/^\d+([,–、 ]+\d+)*/, (list) => {
    const noun = /^\d+$/.test(list) ? "chapter" : "chapters";
    return isInChinese ? `第 ${list} 章` : `${noun} ${list}`;
  });
}
