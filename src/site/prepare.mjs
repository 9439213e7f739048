// SPDX-License-Identifier: BSL-1.0
// prepare.mjs PROJECT WORK: puts what the site is made of into the folder WORK: the pages of docs/ and of
// frame/pages, the headers and other files that pages link to as pages of their own, and the highlighted source
// of each search. The tutorial's programs are in WORK/tutorial.
import { appendFile, cp, mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { basename, dirname, join, normalize, relative } from "node:path";
import { programsOf } from "./compiler/programs.mjs";
import { sourceOf } from "./elements/library/highlight.js";

const [project, work] = process.argv.slice(2);
const pages = join(work, "pages");
const read = (path) => readFile(join(project, path), "utf8");
async function write(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

// What course.mjs makes of the course is no page of VitePress.
const madeByCourse = /(?<=lesson|handout)\.md$/;

// Where a file of the project is in the site, if it is a page or a picture of its own.
function placeOf(path) {
  if (path === "README.md") {
    return "readme.md";
  }
  const [, folder, inChinese, file] = path.match(/^docs\/((?:tutorial|course)\/)?(zh-CN\/)?([^/]+\.md)$/) ?? [];
  if (file) {
    const name = file.replace("README.md", "index.md");
    return (
      (inChinese ? "zh/" : "") + (folder ?? "") + (folder === "course/" ? name.replace(madeByCourse, ".html") : name)
    );
  }
  return /^docs\/.*\.svg$/.test(path) ? path.replace("docs/", "") : undefined;
}

// VitePress would take some extensions before .md for its own.
const sourcePage = (path) => `source/${path.replace(/\.(md|html)$/, "-$1")}.md`;
const sources = new Set(); // paths of files that get a page

// Links between files of the project become links between pages of the site. Comments are for the tests.
function convert(path, text) {
  const from = dirname(placeOf(path) ?? sourcePage(path));
  const parts = withEditor(path, text)
    .replaceAll(/<!--.*?-->\n?/gs, "")
    .split(/(^```.*?^```$)/ms);
  return parts.map((part) => (part.startsWith("```") ? part : convertLinks(part, path, from))).join("");
}

// In the tutorial, programs that the page can compile lead to the editor: those of a chapter after their last block or,
// if they are not shown, after their names, and exercises after the links to them. As for the editor, only Boost is
// missing.
function withEditor(path, text) {
  if (!path.startsWith("docs/tutorial/")) {
    return text;
  }
  const [words, at] = path.includes("/zh-CN/") ? ["在工作台中打开", "/zh"] : ["Open in the workbench", ""];
  const link = (name) => `[${words}](${at}/play/index.md#open=${name})`;
  const blocks = [...text.matchAll(/^<!-- code: ([^\n]+) -->\n```.*?^```$/gms)];
  let result = text;
  result = result.replace(/^# .*\n/, (title) => title + aboutChapter(path));
  const chapter = /^(tutorial|mistakes)\/(\d\d_|challenge)/;
  for (const name of [...editable].filter((each) => basename(path).startsWith(chapter.exec(each)?.[2]))) {
    const file = basename(name);
    const [shown] = blocks.findLast((block) => block[1].split(" ")[0] === name.replace("tutorial/", "")) ?? [];
    result = shown
      ? result.replace(shown, () => `${shown}\n\n${link(name)}`)
      : result.replace(`\`${file}\``, (whole) => `${whole} (${link(name)})`);
  }
  result = result.replaceAll(/<\/details> <a href="(.*?)">(.*?)<\/a>/g, "</details>\n\n   [$2]($1)");
  return result.replaceAll(/\]\((?:\.\.\/)?(exercises\/\w+\.cpp)\)/g, (whole, name) =>
    editable.has(name) ? `${whole} (${link(name)})` : whole,
  );
}

// Time, level and what one must know before, as the table of contents says.
function aboutChapter(path) {
  const rows = readFileSync(join(project, dirname(path), "README.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "));
  const [head, row] = [rows[0], rows.find((line) => line.includes(`](${basename(path)})`))].map((line) =>
    line?.split(" | ").slice(2),
  );
  const chapters = (list) =>
    path.includes("/zh-CN/") ? `第 ${list} 章` : `${/^\d+$/.test(list) ? "chapter" : "chapters"} ${list}`;
  const named = (cell, index) => (index < 2 ? cell : cell.replace(" |", "").replace(/^\d+([,–、 ]+\d+)*/, chapters));
  const about =
    row?.length === 3 && head.map((name, index) => `${named(name, index)}: ${named(row[index], index)}`).join(" · ");
  return about ? `\n*${about[0].toUpperCase()}${about.slice(1)}*\n` : "";
}

function convertLinks(text, path, from) {
  return text
    .replaceAll(/(\]\(| src=")(?!\/)([^)"\s:#]+)(?=[)"#])/g, (whole, before, target) => {
      const file = normalize(join(dirname(path), target)).replace(/\/$/, "");
      return before + relativeLink(from, placeOf(file) ?? pageFor(file));
    })
    .replaceAll(/\]\([^)]*\b(lesson|handout)\.html[^)]*\)/g, '$&{target="_self"}');
}

function pageFor(file) {
  if (file.startsWith("..")) {
    throw new Error(`a link leads out of the project: ${file}`);
  }
  sources.add(file);
  return sourcePage(file);
}

function relativeLink(from, to) {
  const link = relative(from, to);
  return link.startsWith(".") ? link : `./${link}`;
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
    files.forEach((file) => sources.add(file));
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

async function preparePages() {
  await rm(pages, { recursive: true, force: true });
  await cp(join(project, "src/site/frame/pages"), pages, { recursive: true });
  const documents = [
    "README.md",
    ...(await filesBelow("docs", /^docs\/[^/]+\.md$/)),
    ...(await filesBelow("docs/tutorial", /^docs\/tutorial\/(zh-CN\/)?[^/]+\.md$/)),
    ...(await filesBelow("docs/course", /^docs\/course\/(zh-CN\/)?README\.md$/)),
  ];
  if (process.env.SITE_REFERENCE) {
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
  for (const path of documents) {
    const text = convert(path, await read(path));
    await write(join(pages, placeOf(path)), text);
    if (!placeOf(path).startsWith("zh/") && !documents.some((each) => placeOf(each) === `zh/${placeOf(path)}`)) {
      await write(join(pages, "zh", placeOf(path)), untranslated(placeOf(path), text));
    }
  }
  for (const path of await filesBelow("docs", /^docs\/.*\.svg$/)) {
    await write(join(pages, placeOf(path)), await read(path)); // as a picture in a page
    await write(join(pages, "public", placeOf(path)), await read(path)); // as what a link leads to
  }
  for (const file of ["queen.svg", "offline.js", "reference.js"]) {
    await cp(join(project, "src/site/frame", file), join(pages, "public", file));
  }
  (await filesBelow("include", /\.(hpp|h|cppm)$/)).forEach((path) => sources.add(path));
  for (const path of sources) {
    // grows on the way
    await write(join(pages, sourcePage(path)), await pageOfSource(path));
  }
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

const editable = new Set(Object.keys(await programsOf(project, join(work, "tutorial"))));
await preparePages();
await prepareSearches();
