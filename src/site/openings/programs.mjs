// SPDX-License-Identifier: BSL-1.0
// The programs that the workbench can open.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { openings } from "./openings.js";

// The size of the board on which an exercise is graded.
const sizeIn = (text) => /passes<([4-8])/.exec(text)?.[1];

// By name: openings; the tutorial's programs, which are in the folder TUTORIAL, as tutorial/FILE, and its deliberate
// mistakes as mistakes/FILE; its exercises as exercises/FILE. Programs that need Boost are left out. Each has `text`
// and, if known, `size`; an opening, its title and question; another program, the `chapter` that it is from.
export async function programsOf(project, tutorial) {
  const programs = {};
  for (const { name, ...opening } of openings) {
    programs[name] = { ...opening, text: await readFile(join(project, `src/site/openings/${name}.cpp`), "utf8") };
  }
  const folders = {
    tutorial,
    mistakes: join(tutorial, "mistakes"),
    exercises: join(project, "docs/tutorial/exercises"),
  };
  const chapters = (await readdir(join(project, "docs/tutorial"))).map((file) => file.replace(".md", ""));
  for (const [kind, folder] of Object.entries(folders)) {
    for (const file of (await readdir(folder)).filter((each) => each.endsWith(".cpp")).sort()) {
      const text = await readFile(join(folder, file), "utf8");
      if (!text.includes("#include <boost/")) {
        const size = sizeIn(text);
        const chapter = chapters.find((each) => each.startsWith(file.slice(0, 3)));
        programs[`${kind}/${file}`] = { text, size: size && Number(size), chapter };
      }
    }
  }
  return programs;
}
