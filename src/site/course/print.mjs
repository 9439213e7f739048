// SPDX-License-Identifier: BSL-1.0
// print.mjs PROJECT WORK ROOT: writes what print.sh prints into the folder WORK/print: the tutorial as a book, and
// the handout, which is also added to the site in WORK. ROOT is the site's address, if known.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { createMarkdownRenderer } from "vitepress";
import { chapterFacts } from "../documents/chapter_facts.mjs";
import { chineseLineBreaks } from "../documents/chinese_line_breaks.mjs";
import { theme, withoutComments } from "../documents/markdown.mjs";
import { titleOf } from "../documents/places.mjs";
import { addressOf } from "./address.mjs";
import { excerpts } from "./excerpts.mjs";
import { printedPages, sectionOf } from "./printed_pages.mjs";

const [project, work, root] = process.argv.slice(2);
const site = JSON.parse(await readFile(join(work, "generated/site.json"), "utf8"));
const style = await readFile(join(project, "src/site/course/print.css"), "utf8");
const markdown = await createMarkdownRenderer(work, {
  theme,
  anchor: { permalink: false },
  config(each) {
    each.use(excerpts, join(work, "tutorial"));
    each.use(chapterFacts, site);
    each.use(printedPages, site);
    each.use(withoutComments);
    each.use(chineseLineBreaks);
  },
});

async function write(name, language, title, body) {
  const screen = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  const head = `<meta charset="utf-8">\n${screen}\n<title>${title}</title>\n<style>\n${style}</style>`;
  await mkdir(join(work, "print"), { recursive: true });
  await writeFile(join(work, "print", name), `<!doctype html>\n<html lang="${language}">\n${head}\n${body}`);
}
const textOf = (place) => readFile(join(project, site.documents[place]), "utf8");

// `folder` is that of the tutorial in the site.
async function writeTutorial(name, language, folder) {
  const places = Object.keys(site.documents).filter((place) => place.startsWith(folder));
  const index = `${folder}index.md`;
  const order = [index, ...places.filter((place) => place !== index).sort()]; // digits before letters
  const chapters = order.map((place) => site.documents[place]);
  const sections = [];
  for (const place of order) {
    const html = markdown.render(await textOf(place), { relativePath: place, chapters });
    sections.push(`<section id="${sectionOf(site.documents[place])}">\n${html}</section>\n`);
  }
  await write(name, language, titleOf(await textOf(index)), sections.join(""));
}

async function writeHandout(name, language, place) {
  const text = await textOf(place);
  const html = markdown.render(text, { relativePath: place });
  const address = root
    ? addressOf(root, join(dirname(place), "../tutorial/")).replace("<details", "<details open")
    : "";
  await write(name, language, titleOf(text), `<main class="handout">\n${address}${html}</main>\n`);
  const page = await readFile(join(work, "print", name), "utf8");
  const up = relative(dirname(place), ".");
  await writeFile(join(work, "pages/public", place), page.replaceAll(/src="(\.\/)?\.\.\/pages\//g, `src="${up}/`));
}

await writeTutorial("tutorial.html", "en", "tutorial/");
await writeTutorial("tutorial.zh-CN.html", "zh-Hans", "zh/tutorial/");
await writeHandout("handout.html", "en", "course/handout.html");
await writeHandout("handout.zh-CN.html", "zh-Hans", "zh/course/handout.html");
