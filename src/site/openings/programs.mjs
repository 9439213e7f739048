// SPDX-License-Identifier: BSL-1.0
// The programs that the workbench can open.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { openings } from "./openings.js";

// The size of the board on which an exercise is graded.
const sizeIn = (text) => /passes<([4-8])/.exec(text)?.[1];

// By name: openings; the tutorial's programs, which are in the folder TUTORIAL, as tutorial/FILE, and its deliberate
// mistakes as mistakes/FILE; its exercises as exercises/FILE. Solutions, and programs that need Boost, are left out.
// Each has `text` and, if known, `size`; an opening, its title and question; another program, the `chapter` that it is
// from, and `headers`, those of this chapter, which are in its text: so readers can change them. An exercise has its
// question and `hints` in each language, and `sources`: the texts of the headers that it includes.
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
  const sources = await sourcesIn(tutorial);
  const pages = (await readdir(join(project, "docs/tutorial"))).filter((file) => file.endsWith(".md")).sort();
  const chapters = pages.map((file) => file.replace(".md", ""));
  // The exercises are in the order of the chapters.
  const texts = await Promise.all(pages.map((page) => readFile(join(project, "docs/tutorial", page), "utf8")));
  const mentioned = texts.join("").match(/(?<=\(exercises\/)\w+\.cpp/g);
  const placeOf = (kind, file) => (kind === "exercises" ? mentioned.indexOf(file) : 0);
  const chinese = await Promise.all(pages.map((page) => readFile(join(project, "docs/tutorial/zh-CN", page), "utf8")));
  const tasks = { en: tasksIn(texts.join("\n")), zh: tasksIn(chinese.join("\n")) };
  for (const [kind, folder] of Object.entries(folders)) {
    const files = (await readdir(folder)).filter((each) => /^\w+\.cpp$/.test(each)).sort();
    for (const file of files.sort((one, other) => placeOf(kind, one) - placeOf(kind, other))) {
      const number = file.slice(0, 3);
      const own = (await readFile(join(folder, file), "utf8")).replace(/^\/\/ SPDX.*\n/, "");
      const isExercise = kind === "exercises";
      const { text, headers } = isExercise ? { text: own } : included(own, sources, number);
      if (!text.includes("#include <boost/")) {
        const size = sizeIn(text);
        const chapter = chapters.find((each) => each.startsWith(number));
        const more = isExercise ? exercise(file, text, { tasks, sources }) : { headers };
        programs[`${kind}/${file}`] = { text, size: size && Number(size), chapter, ...more };
      }
    }
  }
  return programs;
}

function exercise(file, text, { tasks, sources }) {
  const each = (part) =>
    Object.fromEntries(Object.entries(tasks).map(([language, ofFiles]) => [language, ofFiles[file][part]]));
  const included = [...text.matchAll(/^#include "(\w+\.hpp)"/gm)].map(([, header]) => [header, sources[header]]);
  return { question: each("question"), hints: each("hints"), sources: Object.fromEntries(included) };
}

async function sourcesIn(folder) {
  const names = (await readdir(folder)).filter((file) => /\.[ch]pp$/.test(file));
  return Object.fromEntries(
    await Promise.all(names.map(async (file) => [file, await readFile(join(folder, file), "utf8")])),
  );
}

// A program with the sources of the tutorial that it includes in place of their #include lines, except for headers of
// other chapters: the page has these as files.
function included(text, sources, number, headers = []) {
  const whole = text.replaceAll(/^#include ["<](?:\.\.\/)?(\w+\.[ch]pp)[">]\n\n?/gm, (line, file) => {
    const isHeader = file.endsWith(".hpp");
    if (!sources[file]) {
      return line;
    }
    if (isHeader && !file.startsWith(number)) {
      return `#include "${file}"\n\n`;
    }
    if (headers.includes(file)) {
      return "";
    }
    headers.push(...(isHeader ? [file] : []));
    const own = sources[file].replace(/^\/\/ From .*\n+/, "").replace("#pragma once\n\n", "");
    return `${included(own, sources, number, headers).text.trimEnd()}\n\n`;
  });
  return { text: whole, headers };
}

// What the tutorial says about its exercises.

// Text with code between backticks.
function plain(html) {
  const signs = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };
  return html
    .replaceAll(/<\/?code>/g, "`")
    .replaceAll(/&\w+;/g, (name) => signs[name] ?? name)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*\*[^*]+\*\*/g, "") // which exercise to choose
    .replaceAll(/\*([^*`]+)\*/g, "$1")
    .replaceAll(/(\p{Script=Han}|[，。；：、）])\n\s*/gu, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();
}

// By exercise: { question, hints }, from the items with hints in the numbered lists of chapters.
function tasksIn(chapters) {
  const tasks = {};
  const exercise = /[:：]?\s*\[(\w+\.cpp)\]\([^)]*exercises\/\1\)[:：]?/;
  for (const [, item] of `${chapters}\n\n`.matchAll(/^\d+\.( [^]*?)(?=^\d+\. |^\s*$)/gm)) {
    const [, file] = exercise.exec(item) ?? [];
    if (file && item.includes("<details>")) {
      const hints = [...item.matchAll(/<\/summary>([^]*?)<\/details>/g)].map(([, hint]) => plain(hint));
      const question = plain(item.replace(/<(details|a )[^]*/, "").replace(exercise, ""));
      tasks[file] = { question: question[0].toUpperCase() + question.slice(1), hints };
    }
  }
  return tasks;
}
