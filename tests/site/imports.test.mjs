// Which file of src/site/elements imports which. The README of src/site has the layers, in order.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

const site = new URL("../../src/site/", import.meta.url);

test("no file imports from a layer above its own, and no element from the workbench", async () => {
  const readme = await readFile(new URL("README.md", site), "utf8");
  const layers = [...readme.matchAll(/^\| `(elements\/\w+)` \|/gm)].map(([, layer]) => `${layer}/`);
  assert.equal(layers.at(-1), "elements/workbench/");
  const folders = [...layers, "elements/"].map((folder) => new URL(folder, site));
  const folderOf = (file) => folders.findIndex(({ href }) => file.href.startsWith(href));
  const found = [];
  for (const folder of folders) {
    for (const name of (await readdir(folder)).filter((each) => each.endsWith(".js"))) {
      const file = new URL(name, folder);
      const text = await readFile(file, "utf8");
      for (const [, path] of text.matchAll(/^(?:import|export|\}).* "(\..*)";$/gm)) {
        const [own, other] = [folderOf(file), folderOf(new URL(path, file))];
        const isElement = own === layers.length;
        found.push({ name, path, isWrong: other > own || (isElement && other === own - 1) });
      }
    }
  }
  assert(found.length > 120, `${found.length}`);
  const wrong = found.filter(({ isWrong }) => isWrong);
  assert.deepEqual(wrong, []);
});
