// SPDX-License-Identifier: BSL-1.0
// Packs and unpacks text in URLs, which is compressed and has only characters that URLs allow, and unpacks files.

// Decodes Base64 and decompresses the bytes.
export const unpackBytes = async (text, format) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Uint8Array(await through(bytes, new DecompressionStream(format)));
};

const through = (bytes, stream) => new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

export async function pack(text) {
  const bytes = new Uint8Array(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
  const letters = bytes.reduce((all, byte) => all + String.fromCharCode(byte), "");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const longest = 1 << 20; // bytes of unpacked text: half a megabyte in a URL could become four hundred

// Undefined if it cannot be read, or is too long.
export async function unpack(packed) {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let [text, size] = ["", 0];
    for (const reader = bytes.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(); ; ) {
      const { value, done } = await reader.read();
      if (done) {
        return text + decoder.decode();
      }
      size += value.length;
      if (size > longest) {
        await reader.cancel();
        return undefined;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return undefined;
  }
}
