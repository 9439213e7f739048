// SPDX-License-Identifier: BSL-1.0
// first_picture.mjs: puts the recorded profile of a search, which the compiler's folder has, into the front pages in
// the folder `pages`: its flame graph and its hot line. Writes preview.html, a page that shows the same on 1200 × 630
// pixels.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import chinese from "../elements/common/words_zh.js";
import english from "../elements/common/words_en.js";
import { box, hueOf } from "../elements/workbench/flame_graph.js";

const pages = "pages";
const { text, recording } = JSON.parse(await readFile(join(pages, "public/compiler/programs/your_own.json"), "utf8"));
const { evaluation, profile } = recording;

const escaped = (plain) => plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function flame(outer) {
  const { node, label } = box(outer, "");
  const calls = node.children.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const own = node.samples - calls.reduce((sum, { samples }) => sum + samples, 0);
  return (
    `<div class="flame" style="flex-grow: ${node.samples}; --hue: ${hueOf(node.name)}"><span>${escaped(label)}</span>` +
    `<div class="flames">${calls.map(flame).join("")}<i style="flex-grow: ${own}"></i></div></div>`
  );
}

const { line } = profile.hottest;
const code = text.split("\n")[line - 1];
const sentence = ({ watch }) => watch.opened(evaluation) + watch.gap + watch.hottest(profile.hottest);
const picture = (words) => {
  const colon = words.language === "zh" ? "：" : ": ";
  const label = words.evaluations.flameGraph + colon + sentence(words);
  const flames = `<div class="flames">${flame(profile.tree)}</div><code>${line} ${escaped(code)}</code>`;
  return `<div class="recorded" role="img" aria-label="${escaped(label)}" v-pre>${flames}</div>\n\n${sentence(words)}`;
};

for (const words of [english, chinese]) {
  const file = join(pages, words === english ? "index.md" : "zh/index.md");
  const page = await readFile(file, "utf8");
  await writeFile(
    file,
    page.replace("<!-- recorded -->", () => picture(words)),
  );
}

const title = /^# (.*)$/m.exec(await readFile(join(pages, "index.md"), "utf8"))[1];
await writeFile(
  "preview.html",
  `<!doctype html><html lang="en" style="color-scheme: light"><meta charset="utf-8">
<link rel="stylesheet" href=".vitepress/theme/recorded.css"><style>
html { background: white; color: #22211e; font: 28px/1.4 system-ui, "Noto Sans", sans-serif; }
body { margin: 40px 56px; }
h1 { margin: 0 0 24px; font-size: 46px; }
</style><h1>${escaped(title)}</h1>${picture(english)}</html>\n`,
);
