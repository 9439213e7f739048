// The page's library, for tests without a browser: the module that the target site has made, read by
// the page's own script. The environment says where: SITE.
import { readFile } from "node:fs/promises";

export const siteFolder = process.env.SITE;

// A data: URL, because Node would not load these .js files as modules.
export async function importScript(name) {
  const text = await readFile(`${siteFolder}/scripts/${name}`, "utf8");
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}

export async function load() {
  const { loadLibrary } = await importScript("library.js");
  return loadLibrary(await readFile(`${siteFolder}/ctqueens.wasm`));
}
