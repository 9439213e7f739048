// The module of the site, for tests without a browser. The environment says where things are: in WORK, the folder
// in which the site is put together.
import { readFile } from "node:fs/promises";
import { loadModule } from "../../src/site/elements/library/module.js";

export async function load() {
  const sources = JSON.parse(await readFile(`${process.env.WORK}/generated/sources.json`, "utf8"));
  return loadModule(await readFile(`${process.env.WORK}/generated/ctqueens.wasm`), (name) => sources[name]);
}

// All that a situation says, as text.
export const describe = (shown) => JSON.stringify([shown, shown.hook, shown.at, shown.attack]);

// A line of a search's source as text, by its number.
export function lineOf({ source }, number) {
  const parts = source.lines[number - source.first] ?? [];
  return parts.map((part) => (Array.isArray(part) ? part[1] : part)).join("");
}
