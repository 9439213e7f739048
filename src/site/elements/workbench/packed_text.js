// SPDX-License-Identifier: BSL-1.0
// Packs and unpacks text in URLs, which is compressed and has only characters that URLs allow.

const through = (bytes, stream) => new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

export async function pack(text) {
  const bytes = new Uint8Array(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
  const letters = bytes.reduce((all, byte) => all + String.fromCharCode(byte), "");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const longest = 1 << 20; // bytes of unpacked text
const longestPacked = 1 << 18; // characters, which become at most 200 MB

// Undefined if it cannot be read, or is too long.
export async function unpack(packed) {
  if (packed.length > longestPacked) {
    return undefined;
  }
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const compressed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await through(compressed, new DecompressionStream("deflate-raw"));
    return bytes.byteLength > longest ? undefined : new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
