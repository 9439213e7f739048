// SPDX-License-Identifier: BSL-1.0
// record.mjs CLANG COMPILER KEPT: looks into the programs of the front page, as the workbench does, with the package
// CLANG, and adds the recordings to the programs in the folder COMPILER, which library.mjs fills, so that the page can
// draw them before a compiler is downloaded. KEPT is a file with what was recorded before; a recording takes about ten
// seconds.
import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CompilerDriver } from "../elements/workbench/compiler_driver.js";
import { recordingOf } from "../elements/workbench/recording.js";
import { clangIn } from "./clang_in_node.mjs";

const actions = { your_own: "profile", queue: "watch" }; // what is recorded

const [clang, folder, kept] = process.argv.slice(2);
const run = await clangIn(clang);

const text = (place) => readFile(place, "utf8");
const read = (name) => text(join(folder, name));
const compiler = {
  files: { read: async (name) => JSON.parse(await read(name)) },
  run: ([command], files, _seconds, wanted) => run(command, files, wanted),
};

async function record(program, action) {
  const evaluations = await new CompilerDriver(compiler).evaluations({ size: 6, ...program });
  const [first] = await evaluations.list();
  const watch = await evaluations.open(first);
  if (action === "watch") {
    const step = watch.steps - 1; // the failure
    const locals = await watch.locals(await watch.at(step));
    return recordingOf(watch, { step, locals });
  }
  let last;
  for await (const profile of watch.profile()) {
    last = profile;
  }
  return recordingOf(watch, { profile: last });
}

const before = await readFile(kept, "utf8").then(JSON.parse, () => ({}));
const now = {};
const list = JSON.parse(await read("programs.json"));
const library = await read("library.json");
const { version } = await compiler.files.read("compiler.json");
const engine = new URL("../elements/constexpr/", import.meta.url);
const names = (await readdir(engine)).map((name) => new URL(name, engine));
const sources = await Promise.all([...names, new URL("../elements/workbench/recording.js", import.meta.url)].map(text));
for (const [name, action] of Object.entries(actions)) {
  const program = await compiler.files.read(`programs/${name}.json`);
  const key = createHash("sha256")
    .update(JSON.stringify([version, sources, library, program, action]))
    .digest("hex");
  now[key] = program.recording = before[key] ?? { action, ...(await record(program, action)) };
  list[name].recorded = action;
  await writeFile(join(folder, `programs/${name}.json`), JSON.stringify(program));
}
await writeFile(kept, JSON.stringify(now));
await writeFile(join(folder, "programs.json"), JSON.stringify(list));
