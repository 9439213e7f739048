// SPDX-License-Identifier: BSL-1.0
// What the tutorial says about its exercises, for the workbench.

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
export function tasksIn(chapters) {
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

// By exercise on the path of an hour, whose steps have minutes in the tutorial's contents: the address of what to read
// before it.
export function stepsIn(contents) {
  const steps = /^\d\. \d+ (?:minutes: |分钟：)[^(]*\((\w+)\.md(#[^)]*)?\)[^]*?(\w+\.cpp)/gm;
  return Object.fromEntries(
    [...contents.matchAll(steps)].map(([, chapter, place = "", file]) => [file, `${chapter}.html${place}`]),
  );
}
