// SPDX-License-Identifier: BSL-1.0
// pack.mjs PACKAGE TO: copies Clang from the npm package @yowasp/clang to the folder TO/VERSION: compressed, so that
// the server need not do it, and with a memory limit. TO/compiler.json says which version it is, how many parts it has,
// and how large they are.
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, mkdir, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

const [from, to] = process.argv.slice(2);
const memoryLimit = 1 << 30; // bytes

// Lowers the limit that a WebAssembly module declares for its memory. The new number takes as many bytes
// as the old one.
function limitMemory(module) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) {
        return value;
      }
    }
  };
  while (at < module.length) {
    const [section, length] = [module[at++], number()];
    const next = at + length;
    if (section === 5) {
      const [, flags] = [number(), number(), number()]; // count of memories, flags, least number of pages
      if (flags !== 1) {
        throw new Error("the memory has no limit that could be lowered");
      }
      for (let pages = memoryLimit / 65536; at < next; pages >>= 7) {
        module[at] = (pages & 127) | (at + 1 < next ? 128 : 0);
        ++at;
      }
      return module;
    }
    at = next;
  }
  throw new Error("the module has no memory");
}

const { version } = JSON.parse(await readFile(join(from, "package.json"), "utf8"));
const folder = join(to, version);
await mkdir(folder, { recursive: true });
await copyFile(join(from, "gen/bundle.js"), join(folder, "clang.js"));
const names = (await readdir(join(from, "gen"))).filter((name) => /\.(wasm|tar)$/.test(name));
const sizes = { parts: names.length, packed: 0 };
for (const name of names) {
  const path = join(from, "gen", name);
  const source =
    name === "llvm.core.wasm" ? Readable.from([limitMemory(await readFile(path))]) : createReadStream(path);
  await pipeline(source, createGzip({ level: 9 }), createWriteStream(join(folder, `${name}.packed`)));
  sizes.packed += (await stat(join(folder, `${name}.packed`))).size;
}
await writeFile(join(to, "compiler.json"), JSON.stringify({ version, ...sizes }));
