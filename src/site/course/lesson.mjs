// SPDX-License-Identifier: BSL-1.0
// lesson.mjs PROJECT WORK: adds the slides and the handout of the lesson in docs/course to the site in WORK, in both
// languages. prepare.mjs comes first. build.sh copies the scripts and styles that they use.
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { createMarkdownRenderer } from "vitepress";
import { pageOptions } from "../documents/markdown.mjs";
import { titleOf } from "../documents/places.mjs";

const [project, work] = process.argv.slice(2);
const source = join(project, "src/site/course");
const site = JSON.parse(await readFile(join(work, "generated/site.json"), "utf8"));
const options = pageOptions(site);
function config(each) {
  each.use(excerpts, join(work, "tutorial"));
  options.config(each);
}
const markdown = await createMarkdownRenderer(work, { ...options, config }, process.env.SITE_BASE);

// A plugin for markdown-it: on a slide and in the handout, a block of code may have lines that say where the code comes
// from:
//   // [FILE: WORDS]    the paragraph of a program of the tutorial in which these words are; without its comment,
//                      unless they are in it
//   // [FILE]           all of it; FILE.txt is what it prints, or what compilers say of it
const excerptLine = /^(?:\/\/ )?\[([\w./]+\.[a-z]+)(?:: (.*))?\]$/gm;

// The tutorial's programs are in `folder`.
function excerpts(markdown, folder) {
  markdown.core.ruler.push("excerpts", ({ tokens }) => {
    for (const token of tokens.filter(({ type }) => type === "fence")) {
      token.content = token.content.replaceAll(excerptLine, (_, file, words) => excerpt(folder, file, words));
    }
  });
}

function excerpt(folder, file, words) {
  const text = readFileSync(join(folder, file), "utf8").replace(/^(\/\/|#) From docs\/tutorial\/.*\n+/, "");
  if (words === undefined) {
    return text.trimEnd();
  }
  const found = text
    .trimEnd()
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.includes(words));
  if (found.length !== 1) {
    throw new Error(`${found.length} paragraphs of ${file} have these words: ${words}`);
  }
  const [, comment, code] = found[0].match(/^((?:\/\/.*\n)*)([^]*)/);
  return comment.includes(words) ? comment + code : code;
}

// The file has the syntax of reveal.js's plugin for Markdown: a line --- ends a slide, a line "Note:" begins the notes,
// and a comment has the attributes of the slide. Another comment has the address that the slide shows: links.js makes
// it a whole one.
function slides(text, place) {
  const render = (part) => markdown.render(part, { relativePath: place });
  const folder = dirname(dirname(place));
  const sections = text.split(/^---$/m).map((slide) => {
    const [shown, notes = ""] = slide.split(/^Note:$/m);
    const attributes = shown.match(/<!-- \.slide: (.*) -->/)?.[1] ?? "";
    const page = shown.match(/<!-- address: (.*) -->/)?.[1];
    const link = page && relative(dirname(place), join(folder, page));
    const address = link ? `<p class="address" data-address="${link}"></p>\n` : "";
    const content = render(shown) + address;
    return `<section ${attributes}>\n${content}<aside class="notes">${render(notes)}</aside>\n</section>\n`;
  });
  return sections.join("");
}

// Fills the template with the document that is at `place` in the site; contentOf(text, place) is the HTML of its text.
async function write(place, language, template, contentOf) {
  const text = await readFile(join(project, site.documents[place]), "utf8");
  const page = await readFile(join(source, template), "utf8");
  const up = relative(dirname(place), ".");
  const words = { language, up, title: titleOf(text), content: contentOf(text, place) };
  const file = join(work, "pages/public", place);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    page.replaceAll(/\{(\w+)\}/g, (whole, key) => words[key] ?? whole),
  );
}

for (const [folder, language] of [
  ["", "en"],
  ["zh/", "zh-Hans"],
]) {
  await write(`${folder}course/lesson.html`, language, "lesson.html", slides);
  await write(`${folder}course/handout.html`, language, "handout.html", (text, place) =>
    markdown.render(text, { relativePath: place }),
  );
}
