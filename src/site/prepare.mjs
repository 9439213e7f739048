// SPDX-License-Identifier: BSL-1.0
// prepare.mjs PROJECT WORK: puts what the site is made of into the folder WORK: the pages of docs/ and of frame/pages,
// the headers and other files that pages link to as pages of their own, and the highlighted source of each search. The
// tutorial's programs are in WORK/tutorial.
import { appendFile, cp, mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { programsOf } from "./compiler/programs.mjs";
import { Documents, placeOf, relativeLink, sourcePage } from "./documents.mjs";
import { sourceOf } from "./elements/library/highlight.js";

const [project, work] = process.argv.slice(2);
const pages = join(work, "pages");
const read = (path) => readFile(join(project, path), "utf8");
async function write(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

// The text of a file, or the list of what is in a folder, as a page.
async function pageOfSource(path) {
  const settings = "search: false\neditLink: false\noutline: false\npageClass: source wide";
  const title = `---\ntitle: ${basename(path)}\n${settings}\n---\n\n# ${path}\n\n`;
  if ((await stat(join(project, path))).isDirectory()) {
    const files = (await readdir(join(project, path), { withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => `${path}/${entry.name}`)
      .sort();
    files.forEach((file) => documents.linked.add(file));
    const from = dirname(sourcePage(path));
    return (
      title +
      files.map((file) => `- [${basename(file)}](${relativeLink(from, placeOf(file) ?? sourcePage(file))})\n`).join("")
    );
  }
  const language = { hpp: "cpp", cpp: "cpp", h: "c", cppm: "cpp", py: "python", sh: "sh", md: "md", cmake: "cmake" };
  return `${title}\`\`\`\`${language[path.split(".").at(-1)] ?? "text"}\n${await read(path)}\`\`\`\`\n`;
}

async function filesBelow(folder, pattern) {
  const entries = await readdir(join(project, folder), { recursive: true });
  return entries
    .map((entry) => `${folder}/${entry}`)
    .filter((path) => pattern.test(path))
    .sort();
}

async function prepareDocuments() {
  const paths = [
    "README.md",
    ...(await filesBelow("docs", /^docs\/[^/]+\.md$/)),
    ...(await filesBelow("docs/tutorial", /^docs\/tutorial\/(zh-CN\/)?[^/]+\.md$/)),
    ...(await filesBelow("docs/course", /^docs\/course\/(zh-CN\/)?README\.md$/)),
  ];
  const places = paths.map(placeOf);
  for (const path of paths) {
    const place = placeOf(path);
    const text = documents.pageOf(path, await read(path));
    await write(join(pages, place), text);
    if (!place.startsWith("zh/") && !places.includes(`zh/${place}`)) {
      await write(join(pages, "zh", place), untranslated(place, text));
    }
  }
  for (const path of await filesBelow("docs", /^docs\/.*\.svg$/)) {
    await write(join(pages, placeOf(path)), await read(path)); // as a picture in a page
    await write(join(pages, "public", placeOf(path)), await read(path)); // as what a link leads to
  }
}

// The headers, and what pages link to.
async function prepareSources() {
  const paths = documents.linked;
  (await filesBelow("include", /\.(hpp|h|cppm)$/)).forEach((path) => paths.add(path));
  for (const path of paths) {
    await write(join(pages, sourcePage(path)), await pageOfSource(path)); // which may add to `paths`
  }
}

// The page of names, and links to the reference on the front pages.
async function prepareReference() {
  const names = await pageOfNames();
  await write(join(pages, "names.md"), names);
  await write(join(pages, "zh/names.md"), untranslated("names.md", names));
  await appendFile(
    join(pages, "index.md"),
    '- [The reference](./reference/index.html){target="_self"}: every function and type.\n',
  );
  await appendFile(
    join(pages, "zh/index.md"),
    '- [参考手册](../reference/index.html){target="_self"}：每个函数和类型（英文）。\n',
  );
}

// A page for the site's search: all names of the reference, by group, with links. Doxygen's tag file lists them.
async function pageOfNames() {
  const tag = await readFile(join(process.env.SITE_REFERENCE, "ctqueens.tag"), "utf8");
  let page = "---\noutline: 2\n---\n\n# Names in the reference\n";
  for (const [group] of tag.matchAll(/<compound kind="group">.*?<\/compound>/gs)) {
    page += `\n## ${group.match(/<title>(.*?)<\/title>/)[1]}\n`;
    const names = new Map();
    for (const [, name, file, anchor] of group.matchAll(
      /<name>(\w+)<\/name>\s*<anchorfile>(.*?)<\/anchorfile>\s*<anchor>(.*?)<\/anchor>/g,
    )) {
      names.set(name, `${file}#${anchor}`);
    }
    for (const [, name] of group.matchAll(/<class kind="\w+">([\w:]+)</g)) {
      names.set(name.split("::").at(-1), tag.match(`<name>${name}</name>\\s*<filename>(.*?)<`)[1]);
    }
    for (const [name, link] of names) {
      page += `\n### ${name}\n\n[\`${name}\` in the reference](./reference/${link}){target="_self"}\n`;
    }
  }
  return page;
}

// Stands in for a page that exists only in English.
function untranslated(place, text) {
  const title = text.match(/^# (.*)$/m)[1];
  const link = `[${title}](${relativeLink(join("zh", dirname(place)), place)})`;
  return `---\nsearch: false\n---\n\n# ${title}\n\n这一页只有英文版：${link}。\n`;
}

// The body of each search page, with the number of its first line.
async function prepareSearches() {
  const bodies = {};
  for (const path of await filesBelow("include/ctqueens/search", /\.hpp$/)) {
    const text = await read(path);
    const lines = text.split("\n");
    const name = text.match(/static constexpr const char\* name = "(.*)";/)?.[1];
    const run = lines.findIndex((line) => line.includes("static constexpr void run("));
    if (name && run > 0) {
      const first = run - 1; // the template head
      const body = lines.slice(first, lines.indexOf("};", run)).join("\n").replaceAll(/^ {4}/gm, "");
      bodies[name] = sourceOf(body, first + 1);
    }
  }
  await write(join(work, "generated/sources.json"), JSON.stringify(bodies));
}

const documents = new Documents(project, Object.keys(await programsOf(project, join(work, "tutorial"))));
await rm(pages, { recursive: true, force: true });
await cp(join(project, "src/site/frame/pages"), pages, { recursive: true });
for (const file of ["queen.svg", "offline.js", "reference.js"]) {
  await cp(join(project, "src/site/frame", file), join(pages, "public", file));
}
await prepareDocuments();
await prepareSources();
if (process.env.SITE_REFERENCE) {
  await prepareReference();
}
await prepareSearches();
