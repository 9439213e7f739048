// SPDX-License-Identifier: BSL-1.0
// library.mjs PROJECT TUTORIAL TO: writes the files that a user's program is compiled with, as TO/library.json: the
// headers of the library and of the tutorial, whose programs are in the folder TUTORIAL, the debugger, and the units of
// src/site/user_program. Writes each program to start from as TO/programs/NAME.json, and what lists of them need as
// TO/programs.json.
import { mkdir, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { programsOf } from "../openings/programs.mjs";

const [project, tutorial, to] = process.argv.slice(2);

async function tree(folder, pattern) {
  const files = {};
  for (const name of (await readdir(folder)).sort()) {
    const path = join(folder, name);
    if ((await stat(path)).isDirectory()) {
      files[name] = await tree(path, pattern);
    } else if (pattern.test(name)) {
      files[name] = await readFile(path, "utf8");
    }
  }
  return files;
}

const files = {
  include: await tree(join(project, "include"), /\.hpp$/),
  ...(await tree(join(project, "src/site/module"), /^debugger/)),
  ...(await tree(join(project, "src/site/user_program"), /\.(cpp|hpp)$/)),
  ...(await tree(tutorial, /\.hpp$/)),
};
await writeFile(join(to, "library.json"), JSON.stringify({ files }));

const list = {};
for (const [name, program] of Object.entries(await programsOf(project, tutorial))) {
  const { title, size, chapter } = program;
  list[name] = { title, size, chapter };
  const file = join(to, `programs/${name}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(program));
}
await writeFile(join(to, "programs.json"), JSON.stringify(list));
