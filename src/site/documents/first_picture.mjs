// SPDX-License-Identifier: BSL-1.0
// first_picture.mjs: puts the recorded profile of a search, which the compiler's folder has, into the front pages in
// the folder `pages`: its flame graph and its hot line.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import chinese from "../elements/common/words_zh.js";
import english from "../elements/common/words_en.js";
import { box, hueOf } from "../elements/workbench/flame_graph.js";
import { readRecording } from "../elements/workbench/recording.js";

const pages = "pages";
const { text, recording } = JSON.parse(await readFile(join(pages, "public/compiler/programs/your_own.json"), "utf8"));
const { profile } = readRecording(recording);

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
const sentence = ({ watch }) => watch.opened(recording) + watch.gap + watch.hottest(profile.hottest);
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
