// SPDX-License-Identifier: BSL-1.0
// Clang, in a worker. It gets one question at a time, { commands, files, made }: each command is a list of arguments,
// as for clang++ or wasm-ld, and works on the files that the one before it leaves. It answers with { output, isDone,
// files, milliseconds }: what the compiler has said, at least the beginning of it, whether all commands have
// succeeded, and the files whose names are in `made`; or with { reason, detail } if there is no answer. While it
// fetches the compiler, it posts { fetched }, in bytes. The command ["run", MODULE, SIZE] runs the search of a
// debugger module to its end, here because the page could not interrupt a search that never ends; { isRunning }
// announces it. Its URL names the version of the compiler, and the browser's cache for it.

const keeping = []; // promises: parts that are being put into the cache
let isFetching = true; // not all parts of the compiler are there
let isInterrupted = false; // a part did not come, or not to its end

const { searchParams } = new URL(import.meta.url);
const version = searchParams.get("version");
const folder = new URL(`${version}/`, import.meta.url).href;
const openCache = async () => globalThis.caches?.open(searchParams.get("cache")).catch(() => undefined);

// The compiler's folder is named after its version, so cached parts never have to be checked for changes.
async function fetchOnce(address) {
  const cache = await openCache();
  const kept = await cache?.match(address);
  if (kept) {
    return kept;
  }
  const interrupt = (error) => {
    isInterrupted = true;
    throw error;
  };
  const response = await fetchFromServer(address).catch(interrupt);
  if (!response.ok) {
    interrupt(new Error(`${response.status} ${response.statusText}`));
  }
  const [one, other] = [response.clone(), response];
  // The answer does not wait for the disk, which may be full.
  keeping.push(cache?.put(address, one).catch(interrupt));
  return other;
}

// Deletes parts from the cache: other versions, or all parts if this version turns out to be damaged.
async function forget(isForgotten) {
  await Promise.allSettled(keeping);
  const cache = await openCache();
  const kept = (await cache?.keys()) ?? [];
  await Promise.all(kept.filter(({ url }) => isForgotten(url)).map((request) => cache.delete(request)));
}
const isOtherVersion = (url) => url.startsWith(new URL("./", import.meta.url).href) && !url.startsWith(folder);

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

async function load() {
  const clang = await import(`${folder}clang.js`);
  await clang.runLLVM(null, {}, { fetchProgress: () => {} }); // only fetches; without this, it writes to the console
  isFetching = false;
  forget(isOtherVersion);
  return clang;
}
let loading;

// Limits what the compiler writes, such as thousands of errors. The stacks of many moments can take millions.
const longest = 20_000_000; // characters
function transcript() {
  const decoder = new TextDecoder();
  let text = "";
  return {
    write: (bytes) => {
      text += bytes && text.length < longest ? decoder.decode(bytes, { stream: true }) : "";
    },
    read: () => text,
  };
}

async function run({ commands, files, made }) {
  loading ??= load();
  const { runClang, runLLVM, Exit } = await loading;
  const { write, read } = transcript();
  const start = performance.now();
  const answer = (isDone) => ({
    output: read(),
    isDone,
    files: Object.fromEntries(made.filter((name) => isDone && files[name]).map((name) => [name, files[name]])),
    milliseconds: performance.now() - start,
  });
  try {
    for (const command of commands) {
      if (command[0] === "run") {
        postMessage({ isRunning: true });
        await runToEnd(files[command[1]], command[2]);
        continue;
      }
      const tool = command[0] === "clang++" ? runClang : runLLVM;
      files = await tool(command, files, { stdout: write, stderr: write, decodeASCII: false });
    }
    return answer(true);
  } catch (error) {
    if (error instanceof Exit) {
      return answer(false);
    }
    throw error;
  }
}

async function runToEnd(bytes, size) {
  try {
    const page = { readLog: () => true };
    const { instance } = /** @type {any} */ (await WebAssembly.instantiate(bytes, { page }));
    for (let shard = 0; shard < size; ++shard) {
      instance.exports.run_shard(0, size, shard);
    }
  } catch (error) {
    throw Object.assign(error, { reason: "endless" });
  }
}

self.onmessage = async ({ data }) => {
  try {
    postMessage(await run(data));
  } catch (error) {
    if (isFetching) {
      await Promise.allSettled(keeping);
      await forget((url) => isOtherVersion(url) || !isInterrupted); // a part that has come is damaged
    }
    // What the compiler throws is a trap.
    const reason = isFetching ? "network" : /stack|recursion/i.test(error.message) ? "stack" : "memory";
    postMessage({ reason: error.reason ?? reason, detail: error.message });
  }
};
