// The pages of the site, the links between them, and those to the workbench.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { textOf } from "./sources.mjs";

const siteFolder = process.env.SITE;
const files = (await readdir(siteFolder, { recursive: true })).filter((file) => file.endsWith(".html"));

test("each page fetches and runs only what the site has", async () => {
  for (const file of files) {
    const html = await readFile(join(siteFolder, file), "utf8");
    const [, policy] = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/) ?? [file, ""];
    assert.match(policy, /^default-src 'self'; .*object-src 'none'; base-uri 'self'; form-action 'none'$/, file);
    assert.doesNotMatch(policy, /\*|https?:/, file);
    // The slides have a script in the page, which never changes.
    assert.equal(/script-src[^;]*'unsafe-inline'/.test(policy), file.endsWith("course/lesson.html"), file);
  }
});

test("the list of the reference leads to everything that the module exports", async () => {
  const module = await textOf("include/ctqueens/ctqueens.cppm");
  const exported = [...module.matchAll(/^using ([^;=]*);/gm)].flatMap(([, names]) => names.split(/,\s*/));
  assert(exported.length >= 80, `${exported.length}`);
  const list = await readFile(join(siteFolder, "reference/index.html"), "utf8");
  const names = [...list.matchAll(/<a href="[^"]*"><code>([^<]*)<\/code><\/a>:/g)].map(([, name]) => name);
  const shown = exported.map((name) => name.replace(/^ctqueens::/, "").replaceAll('"', "&quot;"));
  const missing = shown.filter((name) => !names.includes(name));
  assert.deepEqual(missing, []);
});

test("pages that exist only in English have no copies, and the menu of six entries says so in Chinese", async () => {
  const folders = new Set(files.filter((file) => file.startsWith("zh/")).map((file) => file.split("/")[1]));
  assert.deepEqual([...folders].sort(), ["course", "index.html", "play", "tutorial"]);
  for (const page of ["index.html", "zh/index.html"]) {
    const [menu] = /<nav[^>]*class="[^"]*VPNavBarMenu[^]*?<\/nav>/.exec(await readFile(join(siteFolder, page), "utf8"));
    assert.equal(menu.match(/ href=/g).length, 6, page);
    assert.doesNotMatch(menu, /<button/);
    const entries = [...menu.matchAll(/ href="([^"]*)"[^]*?<\/a>/g)];
    const isMarked = entries.map(([entry, link]) => [link.includes("/zh/"), entry.includes("（英文）")]);
    const inChinese = page.startsWith("zh/");
    assert(
      isMarked.every(([isTranslated, isEnglish]) => isEnglish === (inChinese && !isTranslated)),
      `${isMarked}`,
    );
  }
});

const ids = new Map();
async function idsOf(file) {
  if (!ids.has(file)) {
    const text = await readFile(join(siteFolder, file), "utf8");
    ids.set(file, new Set([...text.matchAll(/ id="([^"]*)"/g)].map((match) => decodeURIComponent(match[1]))));
  }
  return ids.get(file);
}

// Whether a link in a page leads to a file of the site, and to a place in it, or to another server.
async function isAlive(link, page) {
  const url = new URL(link.replaceAll("&amp;", "&"), `http://site${process.env.BASE}${page}`);
  if (url.host !== "site") {
    return true;
  }
  const path = decodeURIComponent(url.pathname).slice(process.env.BASE.length);
  const found = [path, `${path}index.html`, `${path}.html`].find((each) => files.includes(each));
  const anchor = decodeURIComponent(url.hash.slice(1));
  return found
    ? !anchor || anchor.includes("=") || (await idsOf(found)).has(anchor)
    : path !== "" &&
        readFile(join(siteFolder, path)).then(
          () => true,
          () => false,
        );
}

test("every link of the site leads somewhere, inside the site or to another server", async () => {
  const dead = [];
  for (const page of files) {
    const text = (await readFile(join(siteFolder, page), "utf8")).replaceAll(/<script.*?<\/script>/gs, "");
    for (const [, link] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (!(await isAlive(link, page))) {
        dead.push(`${page}: ${link}`);
      }
    }
  }
  assert.deepEqual(dead, []);
});

test("every program of the tutorial that the editor can compile leads to it, in both languages", async () => {
  const programs = Object.keys(JSON.parse(await readFile(join(siteFolder, "compiler/programs.json"), "utf8")));
  const expected = programs.filter((name) => name.includes("/")).sort();
  assert(expected.length > 60, `${expected.length}`);
  for (const language of ["", "zh/"]) {
    const linked = new Set();
    for (const page of files.filter((file) => file.startsWith(`${language}tutorial/`))) {
      const text = await readFile(join(siteFolder, page), "utf8");
      for (const [, name] of text.matchAll(/ href="[^"]*play\/#open=([^"]*)"/g)) {
        linked.add(decodeURIComponent(name));
      }
    }
    assert.deepEqual([...linked].sort(), expected);
  }
});
