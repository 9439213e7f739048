// SPDX-License-Identifier: BSL-1.0
// What a wrong address shows: 404 as a placement, in which two queens attack each other.
import { useData, withBase } from "vitepress";
import { h } from "vue";

const words = {
  root: {
    title: "Page not found",
    text: "There is no page at this address.",
    board: "404 is not a solution either: the queens in rows 0 and 2 attack each other.",
    pages: { "/": "Front page", "/play/": "Workbench", "/tutorial/": "Tutorial" },
  },
  zh: {
    title: "找不到网页",
    text: "这个地址没有网页。",
    board: "404 也不是解：第 0 行和第 2 行的皇后互相攻击。",
    pages: { "/zh/": "首页", "/zh/play/": "工作台", "/zh/tutorial/": "教程" },
  },
};

const queens = [4, 0, 4].map((column, row) => {
  const href = withBase("/queen.svg");
  return `<image href="${href}" x="${column + 0.1}" y="${row + 0.1}" width="0.8" height="0.8"/>`;
});
const squares = [0, 1, 2, 3, 4].map((row) => `<path class="row" d="M${(row + 1) % 2} ${row + 0.5}h5"/>`);
const board = `${squares.join("")}${queens.join("")}<path class="attack" d="M4.5 0.9v1.2"/>`;

export function NotFound() {
  const { title, text, board: caption, pages } = words[useData().localeIndex.value];
  const links = Object.entries(pages).map(([path, name]) => h("a", { href: withBase(path) }, name));
  return h("main", { class: "not-found vp-doc" }, [
    h("h1", title),
    h("p", text),
    h("p", { class: "calls" }, links),
    h("svg", { viewBox: "0 0 5 5", role: "img", "aria-label": caption, innerHTML: board }),
    h("p", caption),
  ]);
}
