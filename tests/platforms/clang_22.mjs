#!/usr/bin/env node
// clang_22.mjs ARGUMENT…: the page's Clang 22 as a command. It sees the files and folders that the arguments name by
// their whole paths, `-`, the standard input, and of a folder after -isystem what Boost.Hana needs.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { isAbsolute, join } from "node:path";

import { run } from "../site/clang.mjs";

const read = (path) =>
  statSync(path).isDirectory()
    ? Object.fromEntries(readdirSync(path).map((name) => [name, read(join(path, name))]))
    : readFileSync(path);

const files = {};
function give(path) {
  const folders = path.split("/").slice(1);
  const name = folders.pop();
  let folder = files;
  for (const each of folders) {
    folder = folder[each] ??= {};
  }
  folder[name] ??= read(path);
}

const boost = ["hana", "hana.hpp", "version.hpp"]; // of all that is in its folder

const args = process.argv.slice(2).map((each, index, all) => {
  const path = each.replace(/^-I/, "");
  if (path === "-") {
    files["standard_input.cpp"] = readFileSync(0);
    return "standard_input.cpp";
  }
  if (all[index - 1] === "-isystem") {
    // Not where it is: the page's own system headers are in /usr/include.
    files.system = { boost: Object.fromEntries(boost.map((name) => [name, read(join(path, "boost", name))])) };
    return "system";
  }
  if (isAbsolute(path)) {
    give(path);
  }
  return each;
});

const { code, output } = await run(args, files);
process.exitCode = code; // the exit of the process must not cut the output off
process.stderr.write(output);
