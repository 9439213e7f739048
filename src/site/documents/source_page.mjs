// SPDX-License-Identifier: BSL-1.0
// The text of a file, or the list of what is in a folder, as a page.
import { readFile, readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { placeOf, relativeLink, sourcePage } from "./places.mjs";

const languages = { hpp: "cpp", cpp: "cpp", h: "c", cppm: "cpp", py: "python", sh: "sh", md: "md", cmake: "cmake" };

// Returns { text, files }: the page links to the pages of these files.
export async function pageOfSource(project, path) {
  const settings = "search: false\noutline: false\npageClass: source wide";
  const title = `---\ntitle: ${basename(path)}\n${settings}\n---\n\n# ${path}\n\n`;
  const file = join(project, path);
  if (!(await stat(file)).isDirectory()) {
    const language = languages[path.split(".").at(-1)] ?? "text";
    return { text: `${title}\`\`\`\`${language}\n${await readFile(file, "utf8")}\`\`\`\`\n`, files: [] };
  }
  const files = (await readdir(file, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => `${path}/${entry.name}`)
    .sort();
  const from = dirname(sourcePage(path));
  const linkTo = (each) => relativeLink(from, placeOf(each) ?? sourcePage(each));
  return { text: title + files.map((each) => `- [${basename(each)}](${linkTo(each)})\n`).join(""), files };
}
