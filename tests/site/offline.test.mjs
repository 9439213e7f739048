// The service worker (frame/pages/public/offline.js): what it keeps, and which files it forgets.
import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf } from "./sources.mjs";

const script = await textOf("src/site/frame/pages/public/offline.js");
const urlOf = (name) => `https://ctqueens.example/${name}`;

// Runs the worker. request(name) is its answer when everything has been kept; `files` are those in its cache, by URL.
function worker(fetch) {
  const files = new Map();
  const cache = {
    put: async ({ url }, response) => {
      files.delete(url);
      files.set(url, response); // at the end
    },
    match: async ({ url }) => files.get(url),
    keys: async () => [...files.keys()].map((url) => ({ url })),
    delete: async ({ url }) => files.delete(url),
  };
  const caches = { open: async (name) => (name === "ctqueens-pages" ? cache : assert.fail(name)) };
  let respond;
  const addEventListener = (name, act) => (respond = name === "fetch" ? act : respond);
  const self = { addEventListener, registration: { scope: urlOf("") } };
  new Function("self", "caches", "fetch", script)(self, caches, fetch);
  const request = async (name) => {
    let answer;
    respond({ request: { method: "GET", url: urlOf(name) }, respondWith: (each) => (answer = each) });
    await answer.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve));
    return answer;
  };
  return { files, request };
}

test("without the network, only what is in the site's own cache is answered", async () => {
  const { files, request } = worker(() => Promise.reject(new Error("offline")));
  await assert.rejects(request("page.html"), /offline/);
  files.set(urlOf("page.html"), "own");
  assert.equal(await request("page.html"), "own");
});

test("what was fetched long ago is forgotten, and neither errors nor the compiler's files are kept", async () => {
  const { files, request } = worker(async ({ url }) => ({ ok: !url.includes("missing"), clone: () => "kept" }));
  for (let index = 0; index < 520; ++index) {
    await request(`${index}.js`);
  }
  await request("30.js"); // again
  await request("missing.js");
  await request("compiler/clang.wasm.packed");
  assert.equal(files.size, 500);
  assert(!files.has(urlOf("0.js")) && files.has(urlOf("30.js")) && files.has(urlOf("519.js")));
  assert(!files.has(urlOf("missing.js")));
});
