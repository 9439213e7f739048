// SPDX-License-Identifier: BSL-1.0
// prepare.mjs PROJECT WORK: puts what VitePress needs into the folder WORK/pages: the pages of docs and of frame/pages,
// and headers and other files that pages link to as pages of their own. Writes what else is known about the pages as
// WORK/generated/site.json, and the sources of searches as WORK/generated/sources.json. The tutorial's programs are in
// WORK/tutorial.
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { createMarkdownRenderer } from "vitepress";
import { sourceOf } from "../elements/library/source.js";
import { playPages } from "../frame/play/pages.mjs";
import { programsOf } from "../openings/programs.mjs";
import { pageOptions } from "./markdown.mjs";
import { isOfCourse, placeOf, sourcePage } from "./places.mjs";
import { referencePages } from "./reference.mjs";

const [project, work] = process.argv.slice(2);
const pages = join(work, "pages");
const read = (path) => readFile(join(project, path), "utf8");
async function write(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function filesBelow(folder, pattern) {
  const entries = await readdir(join(project, folder), { recursive: true });
  return entries
    .map((entry) => `${folder}/${entry}`)
    .filter((path) => pattern.test(path))
    .sort();
}

// What the pages are made from: `documents`, their paths by the places of their pages, and `programs`, those of the
// tutorial that the workbench can open, with what programs.mjs knows about their places in the tutorial.
async function readSite() {
  const paths = ["README.md", ...(await filesBelow("docs", /\.md$/)).filter(placeOf)];
  const programs = Object.entries(await programsOf(project, join(work, "tutorial")));
  const ofTutorial = programs.filter(([, { chapter }]) => chapter);
  return {
    project,
    documents: Object.fromEntries(paths.map((path) => [placeOf(path), path])),
    programs: Object.fromEntries(ofTutorial.map(([name, { chapter, headers }]) => [name, { chapter, headers }])),
  };
}

// Returns the paths of the files that documents link to and that need pages of their own.
async function prepareDocuments(site) {
  const linked = new Set();
  const options = pageOptions(site, (file) => linked.add(file));
  const markdown = await createMarkdownRenderer(pages, { ...options, highlight: (text) => text });
  for (const [place, path] of Object.entries(site.documents)) {
    const text = await read(path);
    markdown.parse(text, { relativePath: place }); // for its links
    if (!isOfCourse(path)) {
      await write(join(pages, place), text);
    }
  }
  return linked;
}

async function preparePictures() {
  for (const path of await filesBelow("docs", /\.(svg|png)$/)) {
    await cp(join(project, path), join(pages, placeOf(path))); // as a picture in a page
    await cp(join(project, path), join(pages, "public", placeOf(path))); // as what a link leads to
  }
}

// The headers, and what pages link to.
async function prepareSources(linked) {
  for (const path of new Set([...linked, ...(await filesBelow("include", /\.(hpp|h|cppm)$/))])) {
    await write(join(pages, sourcePage(path)), pageOfSource(path, await read(path)));
  }
}
const languages = { hpp: "cpp", cpp: "cpp", h: "c", cppm: "cpp", py: "python", sh: "sh", md: "md", cmake: "cmake" };
function pageOfSource(path, text) {
  const settings = "search: false\noutline: false\npageClass: source wide";
  const title = `---\ntitle: ${basename(path)}\n${settings}\n---\n\n# ${path}\n\n`;
  return `${title}\`\`\`\`${languages[path.split(".").at(-1)] ?? "text"}\n${text}\`\`\`\`\n`;
}

// The pages of the reference. Returns their files and titles.
async function prepareReference(folder) {
  const reference = await referencePages(folder);
  for (const { file, text } of reference) {
    await write(join(pages, `reference/${file}.md`), text);
  }
  return reference.map(({ file, title }) => ({ file, title }));
}

// The sources of the library's searches, as the debugger shows them, by name. What is shown begins with the template
// head of the function run() and ends before the end of its struct. Variants in search/tuned/ have no name.
async function searchSources() {
  const headers = await filesBelow("include/ctqueens/search", /\.hpp$/);
  const searches = (await Promise.all(headers.map(read))).flatMap(searchIn);
  return Object.fromEntries(searches);
}
const search =
  /const char\* name = "([\w-]+)";[^]*?\n( {4}template <[^\n]*\n {4}static constexpr void run\([^]*?)\n\};/;
function searchIn(text) {
  const [, name, members = ""] = search.exec(text) ?? [];
  const firstLine = text.slice(0, text.indexOf(members)).split("\n").length;
  return name ? [[name, sourceOf(members.replaceAll(/^ {4}/gm, ""), firstLine)]] : [];
}

await rm(pages, { recursive: true, force: true });
await cp(join(project, "src/site/frame/pages"), pages, { recursive: true });
for (const [place, text] of Object.entries(await playPages())) {
  await write(join(pages, place), text);
}
await cp(join(project, "docs/examples/single_header.cpp"), join(pages, "use.cpp")); // for the front pages
await cp(join(project, "src/site/openings/your_own.cpp"), join(pages, "your_own.cpp"));
const site = await readSite();
site.reference = await prepareReference(process.env.REFERENCE);
await write(join(work, "generated/site.json"), JSON.stringify(site));
await write(join(work, "generated/sources.json"), JSON.stringify(await searchSources()));
await prepareSources(await prepareDocuments(site));
await preparePictures();
