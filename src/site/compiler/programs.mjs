// SPDX-License-Identifier: BSL-1.0
// The programs that the editor can open.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

// The openings that openings/README.md describes, in its order: { name, size, title, question }. Only English separates
// words, and so lines, by spaces.
export async function openingsOf(project) {
  const text = await readFile(join(project, "src/site/openings/README.md"), "utf8");
  return text
    .split("\n## ")
    .slice(1)
    .map((section) => {
      const parts = /^(\w+)(?: \((\d) .*?)?\n- \*\*(.*?)\*\*: (.*)\n- \*\*(.*?)\*\*：(.*)/s.exec(section.trim());
      const [, name, size, title, question, titleZh, questionZh] = parts;
      return {
        name,
        size: size && Number(size),
        title: { en: title, zh: titleZh },
        question: { en: question.replaceAll("\n  ", " "), zh: questionZh.replaceAll("\n  ", "") },
      };
    });
}

// By name: openings, the tutorial's programs, which are in the folder TUTORIAL, as tutorial/FILE, its deliberate
// mistakes as mistakes/FILE and its exercises as exercises/FILE, without those that need Boost.
export async function programsOf(project, tutorial) {
  const programs = {};
  for (const { name, ...opening } of await openingsOf(project)) {
    programs[name] = { ...opening, text: await readFile(join(project, `src/site/openings/${name}.cpp`), "utf8") };
  }
  const folders = {
    tutorial,
    mistakes: join(tutorial, "mistakes"),
    exercises: join(project, "docs/tutorial/exercises"),
  };
  const chapters = (await readdir(join(project, "docs/tutorial"))).map((file) => file.replace(".md", ""));
  for (const [kind, path] of Object.entries(folders)) {
    for (const file of (await readdir(path)).filter((each) => each.endsWith(".cpp")).sort()) {
      const text = await readFile(join(path, file), "utf8");
      if (!text.includes("#include <boost/")) {
        const [, size] = /passes<([4-8])/.exec(text) ?? [];
        const page = kind === "exercises" ? chapters.find((each) => each.startsWith(file.slice(0, 3))) : undefined;
        programs[`${kind}/${file}`] = { text, size: size && Number(size), page };
      }
    }
  }
  return programs;
}
