// SPDX-License-Identifier: BSL-1.0
// Documents of the project as pages of the site: links lead to pages, and programs of the tutorial to the workbench.
import { readFileSync } from "node:fs";
import { basename, dirname, join, normalize, relative } from "node:path";

// course.mjs makes these pages, not VitePress.
const madeByCourse = /(?<=lesson|handout)\.md$/;

// Where a file of the project is in the site, if it is a page or a picture of its own.
export function placeOf(path) {
  if (path === "README.md") {
    return "readme.md";
  }
  const [, folder, inChinese, file] = path.match(/^docs\/((?:tutorial|course)\/)?(zh-CN\/)?([^/]+\.md)$/) ?? [];
  if (file) {
    const name = file.replace("README.md", "index.md");
    return (
      (inChinese ? "zh/" : "") + (folder ?? "") + (folder === "course/" ? name.replace(madeByCourse, ".html") : name)
    );
  }
  return /^docs\/.*\.svg$/.test(path) ? path.replace("docs/", "") : undefined;
}

// VitePress would take some extensions before .md for its own.
export const sourcePage = (path) => `source/${path.replace(/\.(md|html)$/, "-$1")}.md`;
export function relativeLink(from, to) {
  const link = relative(from, to);
  return link.startsWith(".") ? link : `./${link}`;
}

export class Documents {
  linked = new Set(); // paths of files that documents link to, which are no documents
  #project;
  #programs;

  // `programs` are the names of those that the workbench can open.
  constructor(project, programs) {
    this.#project = project;
    this.#programs = programs;
  }

  // Comments are for the tests.
  pageOf(path, text) {
    const parts = this.#complete(path, text)
      .replaceAll(/<!--.*?-->\n?/gs, "")
      .split(/(^```.*?^```$)/ms);
    return parts.map((part) => (part.startsWith("```") ? part : this.#convertLinks(part, path))).join("");
  }

  // Adds what only the pages of the tutorial have.
  #complete(path, text) {
    if (!path.startsWith("docs/tutorial/")) {
      return text;
    }
    const about = this.#aboutChapter(path);
    return this.#linkPrograms(
      path,
      text.replace(/^# .*\n/, (title) => title + about),
    );
  }

  // Adds links to the workbench. `blocks` are the programs that the page shows, or parts of them.
  #linkPrograms(path, text) {
    const [words, at] = path.includes("/zh-CN/") ? ["在工作台中打开", "/zh"] : ["Open in the workbench", ""];
    const link = (name) => `[${words}](${at}/play/index.md#open=${name})`;
    const blocks = [...text.matchAll(/^<!-- code: ([^\n]+) -->\n```.*?^```$/gms)];
    const chapter = /^(tutorial|mistakes)\/(\d\d_|challenge)/;
    let result = text;
    for (const name of this.#programs.filter((each) => basename(path).startsWith(chapter.exec(each)?.[2]))) {
      const file = basename(name);
      const [shown] = blocks.findLast((block) => block[1].split(" ")[0] === name.replace("tutorial/", "")) ?? [];
      // After the last block of a program: a paragraph with the link.
      // Of a program that is not shown, after its name: `04_test.cpp` → `04_test.cpp` ([Open in the workbench](…))
      result = shown
        ? result.replace(shown, () => `${shown}\n\n${link(name)}`)
        : result.replace(`\`${file}\``, (whole) => `${whole} (${link(name)})`);
    }
    // A solution, as a link in Markdown, which #convertLinks() knows: </details> <a href="FILE">Solution</a> →
    // </details>, an empty line, and [Solution](FILE)
    result = result.replaceAll(/<\/details> <a href="(.*?)">(.*?)<\/a>/g, "</details>\n\n   [$2]($1)");
    // After the link to an exercise: [04_last.cpp](exercises/04_last.cpp) →
    // [04_last.cpp](exercises/04_last.cpp) ([Open in the workbench](…))
    return result.replaceAll(/\]\((?:\.\.\/)?(exercises\/\w+\.cpp)\)/g, (whole, name) =>
      this.#programs.includes(name) ? `${whole} (${link(name)})` : whole,
    );
  }

  // Time, level and what one must know before, from the table of contents in README.md:
  //   | chapter | contents | minutes | level | what you need first |
  //   | [4. Backtracking](04_backtracking.md) | a search that … | 35 | easy | 1, 3 |
  // → *Minutes: 35 · level: easy · what you need first: chapters 1, 3*
  #aboutChapter(path) {
    const rows = readFileSync(join(this.#project, dirname(path), "README.md"), "utf8")
      .split("\n")
      .filter((line) => line.startsWith("| "));
    const [head, row] = [rows[0], rows.find((line) => line.includes(`](${basename(path)})`))].map((line) =>
      line?.split(" | ").slice(2),
    );
    if (row?.length !== 3) {
      return "";
    }
    const chapters = (list) =>
      path.includes("/zh-CN/") ? `第 ${list} 章` : `${/^\d+$/.test(list) ? "chapter" : "chapters"} ${list}`;
    const named = (cell, index) => (index < 2 ? cell : cell.replace(" |", "").replace(/^\d+([,–、 ]+\d+)*/, chapters));
    const about = head.map((name, index) => `${named(name, index)}: ${named(row[index], index)}`).join(" · ");
    return `\n*${about[0].toUpperCase()}${about.slice(1)}*\n`;
  }

  #convertLinks(text, path) {
    const from = dirname(placeOf(path) ?? sourcePage(path));
    // Links and pictures in the project, here in README.md:
    //   ](docs/profile.md#use) → ](./profile.md#use)
    //   ](include/ctqueens/parse.hpp) → ](./source/include/ctqueens/parse.hpp.md)
    //   ](https://…) and ](#queries) stay
    // Vue must not load the slides and the handout: ](./lesson.html) → ](./lesson.html){target="_self"}
    return text
      .replaceAll(/(\]\(| src=")(?!\/)([^)"\s:#]+)(?=[)"#])/g, (whole, before, target) => {
        const file = normalize(join(dirname(path), target)).replace(/\/$/, "");
        return before + relativeLink(from, placeOf(file) ?? this.#pageFor(file));
      })
      .replaceAll(/\]\([^)]*\b(lesson|handout)\.html[^)]*\)/g, '$&{target="_self"}');
  }

  #pageFor(file) {
    if (file.startsWith("..")) {
      throw new Error(`a link leads out of the project: ${file}`);
    }
    this.linked.add(file);
    return sourcePage(file);
  }
}
