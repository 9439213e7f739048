// SPDX-License-Identifier: BSL-1.0
// Clang, in a worker. It gets { id, tasks, files }: each task is a list of arguments, as for clang++ or wasm-ld, and
// works on the files that the one before it leaves. It answers with { id, output, isDone, files, milliseconds,
// bytes }: what the compiler has said, whether all tasks have succeeded, and its peak memory. While it
// fetches the compiler, it posts { fetched }, in bytes. The task ["run", MODULE, SIZE] runs the search of a debugger
// module to its end, here because the page could not interrupt a search that never ends; { isRunning } announces it.

const packages = "ctqueens-compiler"; // a cache of the browser

// The compiler's folder is named after its version, so what is in the cache never has to be looked for again.
async function fetchOnce(address) {
  const cache = await globalThis.caches?.open(packages);
  const kept = await cache?.match(address);
  if (kept) {
    return kept;
  }
  await forgetOthers(cache, address);
  const response = await fetchFromServer(address);
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}`);
  }
  const [one, other] = [response.clone(), response];
  // The answer does not wait for the disk, which may be full.
  cache?.put(address, one).catch(() => {});
  return other;
}

// Other versions.
async function forgetOthers(cache, address) {
  const folder = address.slice(0, address.lastIndexOf("/") + 1);
  const kept = (await cache?.keys()) ?? [];
  await Promise.all(kept.filter(({ url }) => !url.startsWith(folder)).map((request) => cache.delete(request)));
}

let fetched = 0;
const counting = () =>
  new TransformStream({
    transform(chunk, stream) {
      fetched += chunk.length;
      postMessage({ fetched });
      stream.enqueue(chunk);
    },
  });

// The compiler's script fetches its parts by their names.
const fetchFromServer = globalThis.fetch;
globalThis.fetch = async (address) => {
  const response = await fetchOnce(`${address}.packed`);
  const body = response.body.pipeThrough(counting()).pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "content-type": "application/wasm" } });
};

// The memory of the module that runs last, which is that of the compiler proper.
let memory;
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...all) => {
  const instance = await instantiate(...all);
  memory = instance.exports?.memory ?? memory; // instantiate(module) returns the instance; instantiate(bytes) does not
  return instance;
};

const version = new URL(import.meta.url).searchParams.get("version");
const loading = import(`./${version}/clang.js`).then(async (clang) => {
  await clang.runLLVM(null, {}, { fetchProgress: () => {} }); // only fetches; without this, it writes to the console
  return clang;
});

// Limits what the compiler writes: a page need not show ten thousand errors.
function transcript() {
  const decoder = new TextDecoder();
  const limit = 200_000;
  let text = "";
  return {
    write: (bytes) => {
      text += bytes && text.length < limit ? decoder.decode(bytes, { stream: true }) : "";
    },
    read: () => text,
  };
}

async function runToEnd(bytes, size) {
  const { instance } = await WebAssembly.instantiate(bytes);
  while (!instance.exports.extend_survey(0, size)) {}
}

async function run({ tasks, files }) {
  const { runClang, runLLVM, Exit } = await loading;
  const { write, read } = transcript();
  const start = performance.now();
  try {
    for (const task of tasks) {
      if (task[0] === "run") {
        postMessage({ isRunning: true });
        await runToEnd(files[task[1]], task[2]);
        continue;
      }
      const tool = task[0] === "clang++" ? runClang : runLLVM;
      files = await tool(task, files, { stdout: write, stderr: write, decodeASCII: false });
    }
    return { output: read(), isDone: true, files, milliseconds: performance.now() - start, bytes: memory.buffer.byteLength };
  } catch (error) {
    if (error instanceof Exit) {
      return { output: read(), isDone: false, files: {}, milliseconds: performance.now() - start, bytes: memory.buffer.byteLength };
    }
    throw error;
  }
}

onmessage = async ({ data }) => {
  try {
    postMessage({ id: data.id, ...(await run(data)) });
  } catch (error) {
    postMessage({ id: data.id, failure: error.message });
  }
};
