// The service worker (frame/offline.js): which cache it searches, and how many files it keeps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf } from "./sources.mjs";

const script = await textOf("src/site/frame/offline.js");

// A cache as browsers have them: what is put there last is at the end.
class Cache {
  files = new Map();
  async put({ url }, response) {
    this.files.delete(url);
    this.files.set(url, response);
  }
  async match({ url }) {
    return this.files.get(url);
  }
  async keys() {
    return [...this.files.keys()].map((url) => ({ url }));
  }
  async delete({ url }) {
    return this.files.delete(url);
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

// Runs the worker; request(url) is its answer.
function worker(fetch) {
  const all = { "ctqueens-pages": new Cache(), other: new Cache() };
  const caches = { open: async (name) => all[name], match: assert.fail };
  const listeners = {};
  const self = {
    addEventListener: (name, act) => (listeners[name] = act),
    registration: { scope: "https://ctqueens.example/" },
    clients: {},
  };
  new Function("self", "caches", "fetch", script)(self, caches, fetch);
  const request = (url) => {
    let answer;
    listeners.fetch({ request: { method: "GET", url }, respondWith: (each) => (answer = each) });
    return answer;
  };
  return { all, request };
}

test("without the network, only the site's own cache is searched", async () => {
  const { all, request } = worker(() => Promise.reject(new Error("offline")));
  const url = "https://ctqueens.example/page.html";
  await all.other.put({ url }, "of another site");
  await assert.rejects(request(url), /offline/);
  await all["ctqueens-pages"].put({ url }, "own");
  assert.equal(await request(url), "own");
});

test("what was fetched long ago is forgotten", async () => {
  const { all, request } = worker(async () => ({ ok: true, clone: () => "kept" }));
  const { files } = all["ctqueens-pages"];
  const urlOf = (index) => `https://ctqueens.example/${index}.js`;
  for (let index = 0; index < 520; ++index) {
    await request(urlOf(index));
    await pause();
  }
  await request(urlOf(30)); // again
  await pause();
  assert.equal(files.size, 500);
  assert(!files.has(urlOf(0)) && files.has(urlOf(30)) && files.has(urlOf(519)));
  await request("https://ctqueens.example/compiler/clang.wasm.packed");
  await pause();
  assert.equal(files.size, 500);
});

test("an error of the server is not kept in the place of a page", async () => {
  const { all, request } = worker(async () => ({ ok: false, clone: () => "an error" }));
  const url = "https://ctqueens.example/page.html";
  await all["ctqueens-pages"].put({ url }, "a page");
  await request(url);
  await pause();
  assert.equal(await all["ctqueens-pages"].match({ url }), "a page");
});
