// SPDX-License-Identifier: BSL-1.0
// A service worker: what has been fetched once can be read without the network.
const cacheName = "ctqueens-pages"; // the server may have other sites, with caches of their own
const most = 500; // files that are kept; a new version of the site has files with other names

// The network first, so that nothing stale is shown; the compiler keeps its own files.
async function answer({ request }) {
  try {
    const response = await fetch(request);
    if (response.ok && !request.url.endsWith(".packed")) {
      keep(request, response.clone()).catch(() => {}); // the disk may be full
    }
    return response;
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(request, { ignoreSearch: true });
    if (kept) {
      return kept;
    }
    throw error;
  }
}

async function keep(request, response) {
  const cache = await caches.open(cacheName);
  await cache.put(request, response);
  const kept = await cache.keys(); // what was put there last is at the end
  await Promise.all(kept.slice(0, -most).map((old) => cache.delete(old)));
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) {
    event.respondWith(answer(event));
  }
});
