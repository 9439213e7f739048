// SPDX-License-Identifier: BSL-1.0
// The programs that the editor can open.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { openings } from "../openings/openings.js";

// By name: openings, the tutorial's programs, which are in the folder TUTORIAL, as tutorial/FILE, and its exercises as
// exercises/FILE, without those that need Boost.
export async function programsOf(project, tutorial) {
  const programs = {};
  for (const { name, kind, size, en, zh } of openings) {
    programs[name] = {
      kind,
      size,
      title: { en: en.title, zh: zh.title },
      question: { en: en.question, zh: zh.question },
      text: await readFile(join(project, `docs/site/openings/${name}.cpp`), "utf8"),
    };
  }
  for (const [kind, path] of [["tutorial", tutorial], ["exercises", join(project, "docs/tutorial/exercises")]]) {
    for (const file of (await readdir(path)).filter((each) => each.endsWith(".cpp")).sort()) {
      const text = await readFile(join(path, file), "utf8");
      if (!text.includes("#include <boost/")) {
        programs[`${kind}/${file}`] = { text };
      }
    }
  }
  return programs;
}
