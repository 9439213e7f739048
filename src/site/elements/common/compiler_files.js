// SPDX-License-Identifier: BSL-1.0
// The files of the compiler, as the browser fetches and keeps them.

export async function readJson(address) {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(String(response.status));
  }
  return response.json();
}

// The browser's cache in which worker.js keeps the parts of the compiler.
export const cacheName = "ctqueens-compiler";

// The URLs of the parts in it.
export const keptParts = async () => (await (await caches.open(cacheName)).keys()).map(({ url }) => url);
