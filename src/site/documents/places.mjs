// SPDX-License-Identifier: BSL-1.0
// Where the files of the project are in the site.
import { relative } from "node:path";

// Pages in docs/course that course/ makes: they are not VitePress's.
export const isOfCourse = (path) => /^docs\/course\/(zh-CN\/)?(lesson|handout)\.md$/.test(path);

// The place of a document or picture of docs/, or of README.md. Undefined for other files.
export function placeOf(path) {
  if (path === "README.md") {
    return "readme.md";
  }
  if (path === "docs/README.md") {
    return "documents.md"; // index.md is the front page
  }
  const [, folder, inChinese, file] = path.match(/^docs\/(\w+\/)(zh-CN\/)?([^/]+\.md)$/) ?? [];
  if (file) {
    const name = isOfCourse(path) ? file.replace(".md", ".html") : file.replace("README.md", "index.md");
    return (inChinese ? "zh/" : "") + folder + name;
  }
  return /^docs\/.*\.(svg|png)$/.test(path) ? path.replace("docs/", "") : undefined;
}

// The page that shows the text of a file. VitePress would take some extensions before .md for its own.
export const sourcePage = (path) => `source/${path.replace(/\.(md|html)$/, "-$1")}.md`;

// A link from a page in the folder `from`.
export function relativeLink(from, to) {
  const link = relative(from, to);
  return link.startsWith(".") ? link : `./${link}`;
}

// The title of a page, which is its first heading.
export const titleOf = (text) => text.match(/^# (.*)$/m)[1];
