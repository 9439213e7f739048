// SPDX-License-Identifier: BSL-1.0
// The text of a file as a page.
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

const languages = { hpp: "cpp", cpp: "cpp", h: "c", cppm: "cpp", py: "python", sh: "sh", md: "md", cmake: "cmake" };

export async function pageOfSource(project, path) {
  const settings = "search: false\noutline: false\npageClass: source wide";
  const title = `---\ntitle: ${basename(path)}\n${settings}\n---\n\n# ${path}\n\n`;
  const language = languages[path.split(".").at(-1)] ?? "text";
  return `${title}\`\`\`\`${language}\n${await readFile(join(project, path), "utf8")}\`\`\`\`\n`;
}
