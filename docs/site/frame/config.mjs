// SPDX-License-Identifier: BSL-1.0
// VitePress: the pages of docs/ and the elements, as one site.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const pages = "pages"; // VitePress runs in the folder that prepare.mjs has filled
const titleOf = (path) => readFileSync(join(pages, path), "utf8").match(/^# (.*)$/m)[1];

function chapters(folder) {
  return readdirSync(join(pages, folder))
    .filter((file) => /^\d\d_.*\.md$/.test(file))
    .sort()
    .map((file) => ({ text: titleOf(`${folder}/${file}`), link: `/${folder}/${file.replace(".md", "")}` }));
}

const documents = ["readme", "use", "compile-cost", "scale", "pictures", "traces", "architecture", "articles", "contributing", "releasing"];
const hasReference = Boolean(process.env.SITE_HAS_REFERENCE);

// The navigation in one language. `at` is the folder of that language.
function frame(at, words) {
  const play = [
    { text: words.workbench, link: `${at}/play/` },
    { text: words.compare, link: `${at}/play/compare` },
    { text: words.overview, link: `${at}/play/searches` },
    { text: words.solutions, link: `${at}/play/solutions` },
    { text: words.byHand, link: `${at}/play/by-hand` },
  ];
  const tutorial = [
    { text: words.contents, link: `${at}/tutorial/` },
    ...chapters(`${at}/tutorial`.slice(1)),
  ];
  const rest = documents.map((name) => ({ text: titleOf(`${name}.md`), link: `${at}/${name}` }));
  return {
    nav: [
      { text: words.play, items: play },
      { text: words.tutorial, link: `${at}/tutorial/` },
      { text: words.course, link: `${at}/course/` },
      { text: words.documents, items: rest },
      { text: words.source, link: "/source/include/ctqueens/ctqueens.hpp" },
      ...(hasReference
        ? [{ text: words.reference, link: "/reference/index.html", target: "_blank" }]
        : []),
    ],
    sidebar: {
      [`${at}/tutorial/`]: [{ text: words.tutorial, items: tutorial }],
      [`${at}/play/`]: [],
      [`${at}/course/`]: [],
      "/source/": [],
      [`${at}/`]: [{ text: words.documents, items: rest }],
    },
    ...words.labels,
  };
}

const english = {
  play: "Play",
  workbench: "Workbench",
  compare: "Compare two searches",
  overview: "All searches",
  solutions: "Solutions and symmetries",
  byHand: "Queens by hand",
  tutorial: "Tutorial",
  contents: "Contents",
  course: "Teaching",
  documents: "Documents",
  source: "Source",
  reference: "Reference",
  labels: {},
};
const chinese = {
  play: "动手",
  workbench: "工作台",
  compare: "比较两种搜索",
  overview: "各种搜索",
  solutions: "解与对称",
  byHand: "亲手摆皇后",
  tutorial: "教程",
  contents: "目录",
  course: "教学",
  documents: "文档",
  source: "源代码",
  reference: "参考手册",
  labels: {
    docFooter: { prev: "上一页", next: "下一页" },
    outline: { label: "本页内容" },
    darkModeSwitchLabel: "深色模式",
    lightModeSwitchTitle: "切换到浅色模式",
    darkModeSwitchTitle: "切换到深色模式",
    sidebarMenuLabel: "目录",
    returnToTopLabel: "回到顶部",
    langMenuLabel: "语言",
    skipToContentLabel: "跳到正文",
  },
};
const searchInChinese = {
  button: { buttonText: "搜索", buttonAriaLabel: "搜索" },
  modal: {
    displayDetails: "显示详情",
    resetButtonTitle: "清除",
    backButtonTitle: "关闭",
    noResultsText: "没有结果：",
    footer: { selectText: "选择", navigateText: "切换", closeText: "关闭" },
  },
};

// Vue would take two braces in a row as one of its expressions.
function showBraces(md) {
  for (const rule of ["text", "code_inline"]) {
    const render = md.renderer.rules[rule];
    md.renderer.rules[rule] = (...all) => render(...all).replaceAll("{{", "&#123;&#123;");
  }
}

const base = process.env.SITE_BASE ?? "/";

export default {
  srcDir: "pages",
  base,
  head: [["link", { rel: "icon", href: `${base}queen.svg` }]],
  title: "ctqueens",
  description: "The compiler solves the eight queens puzzle, and this site shows how.",
  lastUpdated: false,
  ignoreDeadLinks: "localhostLinks",
  locales: {
    root: { label: "English", lang: "en", themeConfig: frame("", english) },
    zh: {
      label: "简体中文",
      lang: "zh-Hans",
      description: "让编译器解八皇后问题，并且看它怎么解。",
      themeConfig: frame("/zh", chinese),
    },
  },
  themeConfig: {
    outline: "deep",
    search: {
      provider: "local",
      options: {
        locales: { zh: { translations: searchInChinese } },
        miniSearch: {
          options: {
            // Words of Chinese are not separated by spaces.
            tokenize: (text) =>
              [...new Intl.Segmenter("zh", { granularity: "word" }).segment(text)]
                .filter(({ isWordLike }) => isWordLike)
                .map(({ segment }) => segment),
          },
        },
      },
    },
  },
  markdown: {
    config: showBraces,
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("ctqueens-") } } },
  vite: {
    build: { chunkSizeWarningLimit: 2000 },
    resolve: {
      alias: [{ find: /^\.\.\/composables\/langs$/, replacement: fileURLToPath(new URL("theme/langs.js", import.meta.url)) }],
    },
  },
};
