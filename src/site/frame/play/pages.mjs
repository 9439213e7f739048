// SPDX-License-Identifier: BSL-1.0
// The pages below play/: each shows an element, and a picture to readers without JavaScript. page.md has what they
// share.
import { readFile } from "node:fs/promises";

const languages = {
  en: {
    folder: "",
    lang: "en",
    note: "This page needs JavaScript; the tutorial does not. Here is a picture that the library has drawn:",
  },
  zh: {
    folder: "zh/",
    lang: "zh-Hans",
    note: "本页需要 JavaScript，教程不需要。下面的图由本库绘制：",
  },
};

const textIn = (file) => readFile(new URL(file, import.meta.url), "utf8");

const pages = {
  index: {
    all: { element: "debugger", attributes: ' editable step="99"', pageClass: " bench", picture: "search-tree" },
    en: { title: "Workbench", alt: "The search tree of backtracking", text: await textIn("workbench.md") },
    zh: { title: "工作台", alt: "回溯的搜索树", text: await textIn("workbench.zh.md") },
  },
  solutions: {
    all: { element: "solutions", picture: "fundamental-solutions" },
    en: {
      title: "Solutions and symmetries",
      lead: "The compiler found all of these solutions and stored them in tables.",
      alt: "The twelve fundamental solutions",
    },
    zh: { title: "解与对称", lead: "这里所有的解都由编译器求出，并存放在表里。", alt: "十二个基本解" },
  },
  "by-hand": {
    all: { element: "by-hand", picture: "first-solution" },
    en: {
      title: "Queens by hand",
      lead: "Can you place all queens so that no two attack each other? A red dot marks a square that a queen attacks.",
      alt: "The first solution",
    },
    zh: {
      title: "亲手摆皇后",
      lead: "你能摆好所有的皇后，使它们互不攻击吗？红点表示受攻击的格子。",
      alt: "第一个解",
    },
  },
};

// Their texts, by path.
export async function playPages() {
  const template = await textIn("page.md");
  const made = {};
  for (const [name, { all, ...words }] of Object.entries(pages)) {
    for (const [language, { folder, ...shared }] of Object.entries(languages)) {
      const values = { ...shared, ...all, ...words[language], up: folder ? "../../" : "../" };
      made[`${folder}play/${name}.md`] = template.replaceAll(/\{(\w+)\}/g, (_, key) => values[key] ?? "");
    }
  }
  return made;
}
