// SPDX-License-Identifier: BSL-1.0
// A service worker: what has been fetched once can be read without the network.
const pages = "ctqueens-pages";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The network first, so that nothing stale is shown; the compiler keeps its own files.
async function answer({ request }) {
  try {
    const response = await fetch(request);
    if (response.ok && !request.url.endsWith(".packed")) {
      keep(request, response.clone());
    }
    return response;
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept) {
      return kept;
    }
    throw error;
  }
}

async function keep(request, response) {
  try {
    await (await caches.open(pages)).put(request, response);
  } catch {
    // The disk is full.
  }
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) {
    event.respondWith(answer(event));
  }
});
