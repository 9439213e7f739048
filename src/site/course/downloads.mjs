// SPDX-License-Identifier: BSL-1.0
// downloads.mjs WORK: adds links to the PDF files that print.sh has made, if any, to the pages of the course in WORK.
import { existsSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";

const pages = join(process.argv[2], "pages");
const languages = [
  ["course/index.md", ".", "", "Download:", { lesson: "slides", handout: "handout", tutorial: "tutorial" }],
  ["zh/course/index.md", "..", ".zh-CN", "下载：", { lesson: "幻灯片", handout: "讲义", tutorial: "教程" }],
];
for (const [page, up, language, before, titles] of languages) {
  const links = Object.entries(titles)
    .map(([name, title]) => [`${name}${language}.pdf`, title])
    .filter(([file]) => existsSync(join(pages, "public/course", file)))
    .map(([file, title]) => `[${title} (PDF)](${up}/${file}){target="_self"}`);
  if (links.length > 0) {
    await appendFile(join(pages, page), `\n${before} ${links.join(" · ")}\n`);
  }
}
