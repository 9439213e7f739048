// SPDX-License-Identifier: BSL-1.0
// lesson.mjs PROJECT WORK ROOT: adds the slides of the lesson in docs/course to the site in WORK. ROOT is the site's
// address, if it is known. prepare.mjs comes first.
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { createMarkdownRenderer } from "vitepress";
import { pageOptions } from "../documents/markdown.mjs";
import { titleOf } from "../documents/places.mjs";
import { addressOf } from "./address.mjs";
import { excerpts } from "./excerpts.mjs";

const [project, work, root] = process.argv.slice(2);
const source = join(project, "src/site/course");
const site = JSON.parse(await readFile(join(work, "generated/site.json"), "utf8"));
const options = pageOptions(site);
const markdown = await createMarkdownRenderer(work, {
  ...options,
  config(each) {
    each.use(excerpts, join(work, "tutorial"));
    options.config(each);
  },
});

// The file has the syntax of reveal.js's plugin for Markdown: a line --- ends a slide, a line "Note:" begins the notes,
// and a comment has the attributes of the slide. Another comment has the address that the slide shows.
function slides(text, place) {
  const render = (part) => markdown.render(part, { relativePath: place });
  const folder = dirname(dirname(place));
  const sections = text.split(/^---$/m).map((slide, index) => {
    const [shown, notes = ""] = slide.split(/^Note:$/m);
    const attributes = shown.match(/<!-- \.slide: (.*) -->/)?.[1] ?? "";
    const page = shown.match(/<!-- address: (.*) -->/)?.[1];
    const address = page ? addressOf(root, join(folder, page), relative(dirname(place), join(folder, page))) : "";
    const cell = `style="--column: ${index % 5}; --row: ${Math.floor(index / 5)}"`;
    const content = render(shown) + address;
    return `<section ${attributes} ${cell}>\n${content}<aside class="notes">${render(notes)}</aside>\n</section>\n`;
  });
  return sections.join("");
}

async function writeLesson(place, language) {
  const text = await readFile(join(project, site.documents[place]), "utf8");
  const page = await readFile(join(source, "lesson.html"), "utf8");
  const up = relative(dirname(place), ".");
  const address = root ? root + place : "";
  const words = { language, up, title: titleOf(text), address, slides: slides(text, place) };
  const file = join(work, "pages/public", place);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    page.replaceAll(/\{(\w+)\}/g, (whole, key) => words[key] ?? whole),
  );
}

await writeLesson("course/lesson.html", "en");
await writeLesson("zh/course/lesson.html", "zh-Hans");
const packages = join(work, "node_modules/reveal.js/dist");
const shared = {
  "reveal.css": packages,
  "reveal.js": packages,
  "plugin/notes.js": packages,
  "slides.css": source,
  "colours.css": join(project, "src/site/elements"),
  "slides.js": source,
};
for (const [file, folder] of Object.entries(shared)) {
  await cp(join(folder, file), join(work, "pages/public/course", file.replace("plugin/", "")));
}
