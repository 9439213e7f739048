// What the plugins in src/site/documents make of Markdown.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { pageOptions } from "../../src/site/documents/markdown.mjs";
import { isAttempt, progressIn, remember } from "../../src/site/elements/common/storage.js";
import { programsOf } from "../../src/site/openings/programs.mjs";
import { placeOf } from "../../src/site/documents/places.mjs";
import { project } from "./sources.mjs";

const { createMarkdownRenderer, disposeMdItInstance } = await import(
  `${process.env.WORK}/node_modules/vitepress/dist/node/index.js`
);
const paths = [
  "README.md",
  "docs/guide/use.md",
  "docs/course/lesson.md",
  "docs/tutorial/04_backtracking.md",
  "docs/tutorial/glossary.md",
  "docs/tutorial/zh-CN/04_backtracking.md",
];
const chapter = "04_backtracking";
const site = {
  project,
  documents: Object.fromEntries(paths.map((path) => [placeOf(path), path])),
  programs: {
    "tutorial/04_shown.cpp": { chapter, headers: ["04_shared.hpp"] },
    "tutorial/04_hidden.cpp": { chapter, headers: ["04_shared.hpp"] },
    "tutorial/04_before.cpp": { chapter, headers: ["04_shared.hpp"] },
    "exercises/04_last.cpp": { chapter },
  },
};

const programs = await programsOf(project, `${process.env.WORK}/tutorial`);

test("exercises are in the order of their chapters, not of their names", () => {
  const names = Object.keys(programs);
  const [rooks, number] = ["exercises/02_rooks.cpp", "exercises/02_number.cpp"].map((name) => names.indexOf(name));
  assert.equal(number, rooks + 1);
});

// VitePress keeps one parser for all calls.
async function rendered(text, relativePath, options) {
  disposeMdItInstance();
  const markdown = await createMarkdownRenderer(".", { highlight: (code) => code, ...options });
  return markdown.render(text, { relativePath });
}
async function page(text, path) {
  const sources = [];
  const html = await rendered(text, placeOf(path), { ...pageOptions(site, (file) => sources.push(file)) });
  return { html, sources };
}

test("links lead to pages, pages of sources, and other servers", async () => {
  const text =
    "[a](docs/guide/use.md#cmake) [b](include/ctqueens/parse.hpp) [c](https://example.com/d.md) [d](#use) " +
    "[e](docs/course/lesson.md)\n";
  const { html, sources } = await page(text, "README.md");
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  assert.deepEqual(links, [
    "./guide/use.html#cmake",
    "./source/include/ctqueens/parse.hpp.html",
    "https://example.com/d.md",
    "#use",
    "./course/lesson.html",
  ]);
  assert.match(html, /lesson\.html" target="_self">/); // VitePress must not load the slides as a page
  assert.deepEqual(sources, ["include/ctqueens/parse.hpp"]);
});

test("HTML in a document has links and pictures, too", async () => {
  const text = '<p><img src="../pictures/debugger.png"> <a href="exercises/04_last.solution.cpp">Solution</a></p>\n';
  const { html } = await page(text, "docs/tutorial/04_backtracking.md");
  assert.match(html, / src="\.\.\/pictures\/debugger\.png"/);
  assert.match(html, / href="\.\.\/source\/docs\/tutorial\/exercises\/04_last\.solution\.cpp\.html"/);
});

test("a chapter has its facts, named controls, and links to the workbench from blocks and exercises", async () => {
  const block = (file) => `<!-- code: ${file} -->\n\`\`\`cpp\nint a;\n\`\`\`\n`;
  const text = `# Title\n\n${["shown.cpp", "shared.hpp", "before.cpp", "shared.hpp", "shown.cpp", "boost.cpp"]
    .map((file) => block(`04_${file}`))
    .join("\n")}\nAlso \`04_hidden.cpp\`.\n
1. [04_last.cpp](exercises/04_last.cpp) {{ x }}\n`;
  const { html } = await page(text, "docs/tutorial/zh-CN/04_backtracking.md");
  const link = (name) => `<a href="/zh/play/#open=${name}">在工作台中打开</a>`;
  assert.match(html, /<\/h1>\s*<p><em>用时：\d+ 分钟 · 难度：易 · 先读：第 1、3 章<\/em><\/p>/);
  const opened = [...html.matchAll(/<\/pre>(?:(?!<pre)[^])*?<p><a href="[^"]*#open=tutorial\/04_(\w+)\.cpp"/g)];
  assert.deepEqual(
    opened.map(([, name]) => name),
    ["shown", "before", "before", "shown", "shown"], // a header: the program below that includes it
  );
  assert.match(html, /aria-label="“Title”的链接"[^]*title="复制代码"/);
  const english = await page("# Title\n\n## Use it {#use}\n", "docs/tutorial/04_backtracking.md");
  assert.match(english.html, /aria-label="Permalink to “Use it”"/);
  assert.match(english.html, /<em>\d+ minutes · level: easy · what you need first: chapters 1, 3<\/em>/);
  assert(html.includes(`<code>04_hidden.cpp</code> (${link("tutorial/04_hidden.cpp")})`));
  assert(html.includes('<a href="/zh/play/#open=exercises/04_last.cpp">04_last.cpp</a>'));
  assert(html.includes("&#123;&#123; x }}"));
  assert(!html.includes("<!--"));
});

test("where lines of Chinese text are broken there is no blank, but beside other words there is", async () => {
  const cases = [
    ["编译\n器", "编译器"],
    ["编译器，\n`a`", "编译器，<code>a</code>"],
    ["**编译**\n器", "<strong>编译</strong>器"],
    ["Clang\n（版本 19）", "Clang（版本 19）"],
    ["编译器\nClang", "编译器\nClang"],
    ["编译器\n`a`\n[b](#c)", '编译器\n<code>a</code>\n<a href="#c">b</a>'],
    ["a compiler\nruns", "a compiler\nruns"],
  ];
  for (const [text, expected] of cases) {
    const { html } = await page(`${text}\n`, "README.md");
    assert.equal(html, `<p>${expected}</p>\n`);
  }
});

test("a program of the tutorial opens with the headers of its chapter, and needs no other program", async () => {
  const { text } = programs["tutorial/04_print.cpp"];
  assert.match(text, /#include "01_placement\.hpp"[^]*constexpr bool is_free[^]*int main/);
  const files = await readdir(`${process.env.WORK}/tutorial`);
  for (const [name, { text, chapter, headers = [] }] of Object.entries(programs).filter(([, each]) => each.chapter)) {
    for (const [, file] of text.matchAll(/^#include ["<]([^/\n]*\.[ch]pp)[">]/gm)) {
      assert(file.endsWith(".hpp") && files.includes(file), `${name} includes ${file}`);
      assert(name.startsWith("exercises/") || !file.startsWith(chapter.slice(0, 3)), `${name} includes ${file}`);
    }
    assert.equal(new Set(headers).size, headers.length);
  }
});

test("each exercise has its question and hints in both languages, and the headers that it includes", () => {
  const exercises = Object.entries(programs).filter(([name]) => name.startsWith("exercises/"));
  assert(exercises.length > 30);
  for (const [name, { question, hints, sources, text }] of exercises) {
    assert(!text.includes("SPDX"), name);
    for (const language of ["en", "zh"]) {
      assert(question[language].length > 5 && !/[[<*]/.test(question[language]), `${name}: ${question[language]}`);
      assert.equal(hints[language].length, 2, name);
      assert.doesNotMatch([question[language], ...hints[language]].join(" "), /&\w+;/, name);
    }
    for (const [file, source] of Object.entries(sources)) {
      assert(text.includes(`"${file}"`) && source.includes("constexpr"), `${name}: ${file}`);
    }
  }
});

test("an exercise may lose its comments and blanks, but no assertion", () => {
  const { text } = programs["exercises/04_last.cpp"];
  const solved = text.replace("first_solution<N>()", "placement<N>{}");
  assert(isAttempt(solved.replaceAll(/\/\/.*\n|^ +/gm, ""), text));
  assert(!isAttempt(solved.replace(/^static_assert.*$/m, ""), text));
  assert(!isAttempt(solved.replace(/^static_assert/m, "// $&"), text));
  assert(!isAttempt(text, text));
});

test("the exercise to go on with is the next one that is not solved, and after the last one the first", () => {
  globalThis.localStorage = {};
  const next = (...solved) => {
    solved.forEach(remember);
    return progressIn(["a", "b", "c", "d"]).next;
  };
  assert.deepEqual([next(), next("b"), next("c", "b"), next("d"), next("a")], ["a", "c", "d", "a", undefined]);
});
