// SPDX-License-Identifier: BSL-1.0
// course.mjs PROJECT WORK: adds the slides of the lesson to the site in WORK, which prepare.mjs has filled, and writes
// the pages that are printed, the tutorial and the handout, into the folder WORK/print.
//
// On a slide or in the handout, a block of code consists of a line that says where the code comes from:
//   // [FILE: WORDS]    the paragraph of a program of the tutorial in which these words are; without its comment,
//                      unless they are in it
//   // [FILE]           all of it; FILE.txt is what it prints, or what compilers say of it
import { cp, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createMarkdownRenderer } from "vitepress";

const [project, work] = process.argv.slice(2);
const course = join(project, "docs/course");
const frame = join(project, "src/site/course");
const languages = [
  { name: "en", at: "", from: "", up: "..", shared: "." },
  { name: "zh-Hans", at: "zh", from: "zh-CN", up: "../..", shared: "../../course" },
];
const markdown = await createMarkdownRenderer(work, {
  theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
});
const render = (text, relativePath) =>
  markdown
    .render(text, { path: relativePath, relativePath })
    .replaceAll(/<button title="Copy Code".*?<\/button>|<span class="lang">.*?<\/span>/g, "");

async function excerpt(file, words) {
  const text = (await readFile(join(work, "tutorial", file), "utf8")).replace(
    /^(\/\/|#) From docs\/tutorial\/.*\n+/,
    "",
  );
  const found = text
    .trimEnd()
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.includes(words ?? ""));
  if (words !== undefined && found.length !== 1) {
    throw new Error(`${found.length} paragraphs of ${file} have these words: ${words}`);
  }
  const [, comment, code] = found[0].match(/^((?:\/\/.*\n)*)([^]*)/);
  return words === undefined ? found.join("\n\n") : comment.includes(words) ? comment + code : code;
}

async function withCode(text) {
  const places = [...text.matchAll(/^(?:\/\/ )?\[([\w./]+\.[a-z]+)(?:: (.*))?\]$/gm)];
  const excerpts = await Promise.all(places.map(([, file, words]) => excerpt(file, words)));
  return places.reduce((result, [place], index) => result.replace(place, () => excerpts[index]), text);
}

// Links between the files are links between the pages of the site.
const withLinks = (html) =>
  html.replaceAll("../../tutorial/zh-CN/", "../tutorial/").replaceAll(/(href="[^":]*)README\.html/g, "$1index.html");

async function slides({ name, at, from, up, shared }) {
  const text = await withCode(await readFile(join(course, from, "lesson.md"), "utf8"));
  const sections = text.split(/^---$/m).map((slide) => {
    const [shown, notes] = slide.split(/^Note:$/m);
    const attributes = shown.match(/<!-- \.slide: (.*) -->/)?.[1] ?? "";
    const html = render(shown.replace(/<!-- \.slide: .* -->/, ""), "course/lesson.md");
    const aside = render(notes ?? "", "course/lesson.md");
    return `<section ${attributes}>\n${html}<aside class="notes">${aside}</aside>\n</section>\n`;
  });
  const page = await readFile(join(frame, "lesson.html"), "utf8");
  const words = { name, up, shared, title: text.match(/^# (.*)$/m)[1], slides: withLinks(sections.join("")) };
  const folder = join(work, "pages/public", at, "course");
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "lesson.html"),
    page.replaceAll(/\{(\w+)\}/g, (whole, key) => words[key] ?? whole),
  );
}

// A page for printing, without links to pages and files of the site.
async function printed(file, name, title, body, style) {
  const elsewhere = `<a href="(?!#|https?:)[^"]*"[^>]*>`;
  const html = body
    // <a class="header-anchor" href="#use">…</a> → nothing
    .replaceAll(/<a class="header-anchor".*?<\/a>/g, "")
    // A figure is printed as its picture: <ctqueens-debugger …>…<img …>…</ctqueens-debugger> →
    // <ctqueens-debugger …><img …></ctqueens-debugger>
    .replaceAll(
      /(<ctqueens-[^>]*>)(.*?)(?=<\/ctqueens-)/gs,
      (whole, start, inside) => start + (inside.match(/<img.*?>/g)?.join("") ?? inside),
    )
    // Paragraphs and parentheses that only have a link: <p><a href="../play/…">Open in the workbench</a></p> → nothing
    .replaceAll(new RegExp(`<p>${elsewhere}[^<]*</a></p>|\\s*[(（]${elsewhere}[^<]*</a>[)）]`, "g"), "")
    // Other links: <a href="../profile.html">a profiler</a> → a profiler
    .replaceAll(new RegExp(`${elsewhere}(.*?)</a>`, "gs"), "$1")
    // Hints are printed, too.
    .replaceAll("<details>", "<details open>");
  const head = `<meta charset="utf-8">\n<title>${title}</title>\n<style>\n${style}</style>`;
  await mkdir(join(work, "print"), { recursive: true });
  await writeFile(join(work, "print", file), `<!doctype html>\n<html lang="${name}">\n${head}\n${html}`);
}

async function tutorial({ name, at, from }, style) {
  const folder = join(work, "pages", at, "tutorial");
  const files = (await readdir(folder)).filter((file) => /^(index|\d\d_.*|challenges|glossary)\.md$/.test(file));
  const order = ["index.md", ...files.filter((file) => file !== "index.md").sort()]; // digits before letters
  const chapters = await Promise.all(
    order.map(async (file) => {
      const id = file.replace(".md", "");
      const html = render(await readFile(join(folder, file), "utf8"), `tutorial/${file}`)
        // Names are unique in the book, here in chapter 04_backtracking: id="search" → id="04_backtracking:search", and
        // href="#search" → href="#04_backtracking:search"
        .replaceAll(/ id="([^"]*)"/g, ` id="${id}:$1"`)
        .replaceAll(/href="#([^"]*)"/g, `href="#${id}:$1"`)
        // Chapters are sections: href="./glossary.html#linker" → href="#glossary:linker", and
        // href="./08_tables.html" → href="#08_tables"
        .replaceAll(
          /href="(?:\.\/)?(\d\d_\w+|glossary|index)\.html(?:#([^"]*))?"/g,
          (whole, to, place) => `href="#${to}${place ? `:${place}` : ""}"`,
        )
        // As seen from the folder WORK/print: src="../pictures/a.svg" → src="../pages/tutorial/../pictures/a.svg"
        .replaceAll(/src="(?:\.\/)?(\.\.\/[^"]*)"/g, `src="../pages/${at ? `${at}/` : ""}tutorial/$1"`);
      return `<section id="${id}">\n${html}</section>\n`;
    }),
  );
  const title = chapters[0].match(/<h1[^>]*>([^<]*)/)[1].trim();
  await printed(`tutorial${from && `.${from}`}.html`, name, title, chapters.join(""), style);
}

async function handout({ name, at, from }, style) {
  const text = await withCode(await readFile(join(course, from, "handout.md"), "utf8"));
  await printed(
    `handout${from && `.${from}`}.html`,
    name,
    text.match(/^# (.*)$/m)[1],
    `<main class="handout">\n${render(text, "course/handout.md")}</main>\n`,
    style,
  );
  await cp(
    join(work, `print/handout${from && `.${from}`}.html`),
    join(work, "pages/public", at, "course/handout.html"),
  );
}

const style = await readFile(join(frame, "print.css"), "utf8");
for (const language of languages) {
  await slides(language);
  await tutorial(language, style);
  await handout(language, style);
}
const packages = join(work, "node_modules/reveal.js/dist");
const shared = {
  "reveal.css": packages,
  "reveal.js": packages,
  "plugin/notes.js": packages,
  "slides.css": frame,
  "colours.css": join(project, "src/site/elements"),
  "slides.js": frame,
};
for (const [file, folder] of Object.entries(shared)) {
  await cp(join(folder, file), join(work, "pages/public/course", file.replace("plugin/", "")));
}
