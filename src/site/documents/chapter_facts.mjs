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
    const row = new RegExp(`\\(${basename(document)}\\) \\|.*\\| (\\d+) \\| (.*) \\| (.*) \\|$`, "m");
    const [, minutes, level, needed] = row.exec(contents) ?? []; // the glossary has no minutes
    if (minutes) {
      const facts = document.includes("/zh-CN/")
        ? `用时：${minutes} 分钟 · 难度：${level} · 先读：${needed.replace(numbers, "第 $& 章")}`
        : `${minutes} minutes · level: ${level} · what you need first: ${needed.replace(numbers, chapters)}`;
      const title = tokens.findIndex(({ type }) => type === "heading_close");
      tokens.splice(title + 1, 0, ...markdown.parse(`*${facts}*`, {}));
    }
  });
}

// "1, 3" → "chapters 1, 3"
const numbers = /^\d+([,–、 ]+\d+)*/;
const chapters = (list) => `${/^\d+$/.test(list) ? "chapter" : "chapters"} ${list}`;
