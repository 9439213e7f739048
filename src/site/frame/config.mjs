// SPDX-License-Identifier: BSL-1.0
// VitePress: the pages of docs/ and the elements, as one site.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { pageOptions } from "../documents/markdown.mjs";
import { titleOf } from "../documents/places.mjs";

// VitePress runs in the folder that prepare.mjs has filled.
const pages = "pages";
const site = JSON.parse(readFileSync("generated/site.json", "utf8"));
const titleOfPage = (path) => titleOf(readFileSync(join(pages, path), "utf8"));

// The documents in a folder, in the order in which docs/README.md links to them; the chapters of the tutorial, to which
// it does not link, by number.
const map = readFileSync(join(pages, "documents.md"), "utf8");
function documentsIn(folder) {
  const placeInMap = ([, path]) => map.indexOf(`(${path.replace("docs/", "")}`);
  return Object.entries(site.documents)
    .filter(([place]) => dirname(place) === folder)
    .sort((one, other) => placeInMap(one) - placeInMap(other))
    .map(([place]) => ({ text: titleOfPage(place), link: `/${place.replace(/(index)?\.md$/, "")}` }));
}

// The navigation in one language. `at` is the folder of that language. The documents and the reference are in English.
function frame(at, language, labels) {
  const words = Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, title[language]]));
  const chapters = documentsIn(`${at}/tutorial`.slice(1)).filter(({ link }) => !link.endsWith("/"));
  const tutorial = [{ text: words.contents, link: `${at}/tutorial/` }, ...chapters];
  const reference = site.reference.map(({ file, title }) => ({
    text: file === "index" ? words.contents : title,
    link: `/reference/${file}`,
  }));
  const documents = Object.entries({ documents: ".", guide: "guide", library: "library", profile: "profile" }).map(
    ([name, folder]) => ({ text: words[name], items: documentsIn(folder) }),
  );
  const inEnglish = [
    { text: words.documents, link: "/documents" },
    { text: words.reference, link: "/reference/", activeMatch: "^/reference/" },
    { text: words.source, link: "/source/include/ctqueens/ctqueens.hpp", activeMatch: "^/source/" },
  ];
  return {
    nav: [
      { text: words.workbench, link: `${at}/play/` },
      { text: words.tutorial, link: `${at}/tutorial/` },
      { text: words.course, link: `${at}/course/` },
      ...inEnglish.map(({ text, ...entry }) => ({ text: text + words.inEnglish, ...entry })),
    ],
    sidebar: {
      [`${at}/tutorial/`]: [{ text: words.tutorial, items: tutorial }],
      [`${at}/play/`]: [],
      [`${at}/course/`]: [],
      ...(at ? {} : { "/reference/": [{ text: words.reference, items: reference }], "/source/": [], "/": documents }),
    },
    ...labels,
  };
}

// In English and in Chinese.
const titles = {
  workbench: ["Workbench", "工作台"],
  tutorial: ["Tutorial", "教程"],
  contents: ["Contents", "目录"],
  course: ["Teaching", "教学"],
  documents: ["Documents", "文档"],
  guide: ["Guide", "使用指南"],
  library: ["The library", "库的内部"],
  profile: ["Profiler", "剖析工具"],
  source: ["Source", "源代码"],
  reference: ["Reference", "参考手册"],
  inEnglish: ["", "（英文）"],
};
const labelsInChinese = {
  docFooter: { prev: "上一页", next: "下一页" },
  outline: { label: "本页内容" },
  darkModeSwitchLabel: "深色模式",
  lightModeSwitchTitle: "切换到浅色模式",
  darkModeSwitchTitle: "切换到深色模式",
  sidebarMenuLabel: "目录",
  returnToTopLabel: "回到顶部",
  langMenuLabel: "语言",
  skipToContentLabel: "跳到正文",
  notFound: {
    title: "找不到网页",
    quote: "404 也不是解：第 0 行和第 2 行的皇后互相攻击。",
    linkLabel: "回到首页",
    linkText: "回到首页",
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

const base = process.env.SITE_BASE ?? "/";

// What other sites show of a link to a page, if the site's server is known: pictures need whole addresses.
function preview({ title, description }) {
  const server = process.env.SITE_SERVER;
  if (!server) {
    return [];
  }
  const properties = { title, description, image: new URL(`${base}pictures/debugger.png`, server).href };
  const card = ["meta", { name: "twitter:card", content: "summary_large_image" }];
  return [...Object.entries(properties).map(([name, content]) => ["meta", { property: `og:${name}`, content }]), card];
}

// Nothing is run or fetched but the site's own files and the scripts that VitePress has written into the page.
function withPolicy(html) {
  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)].map(([, text]) => text);
  const hashes = inline.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const policy = [
    "default-src 'self'",
    // VitePress makes the tokenizer of the search from its text.
    `script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval' ${[...new Set(hashes)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'", // styles of elements, and of highlighted code
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join("; ");
  return html.replace("<head>", `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

export default {
  srcDir: "pages",
  base,
  head: [["link", { rel: "icon", href: `${base}queen.svg` }]],
  title: "ctqueens",
  description: "The compiler solves the eight queens puzzle, and this site shows how.",
  transformHtml: withPolicy,
  transformHead: preview,
  lastUpdated: false,
  ignoreDeadLinks: "localhostLinks",
  router: { prefetchLinks: false }, // a link that is in sight is not one that is followed
  locales: {
    root: { label: "English", lang: "en", themeConfig: frame("", 0) },
    zh: {
      label: "简体中文",
      lang: "zh-Hans",
      description: "让编译器解八皇后问题，并且看它怎么解。",
      themeConfig: frame("/zh", 1, labelsInChinese),
    },
  },
  themeConfig: {
    logo: "/queen.svg",
    notFound: {
      title: "Page not found",
      quote: "404 is not a solution either: the queens in rows 0 and 2 attack each other.",
      linkLabel: "Front page",
      linkText: "Front page",
    },
    exercises: Object.keys(site.programs).filter((name) => name.startsWith("exercises/")),
    outline: "deep",
    search: {
      provider: "local",
      options: {
        locales: { zh: { translations: searchInChinese } },
        // Words of Chinese are not separated by spaces.
        miniSearch: {
          options: {
            tokenize: (text) =>
              [...new Intl.Segmenter("zh", { granularity: "word" }).segment(text)]
                .filter(({ isWordLike }) => isWordLike)
                .map(({ segment }) => segment),
          },
        },
      },
    },
  },
  markdown: pageOptions(site),
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("ctqueens-") } } },
  vite: {
    build: { chunkSizeWarningLimit: 2000 },
    resolve: {
      alias: [
        { find: /^\.\.\/composables\/langs$/, replacement: fileURLToPath(new URL("theme/langs.js", import.meta.url)) },
      ],
    },
  },
};
