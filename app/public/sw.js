/*
 * Ansa's service worker: after one visit the page works without a network.
 *
 * The build writes its id and the list of its files in here, so that every build has a worker and a cache of its own.
 * A cache belongs to one build and is never changed once it is filled: an old page never meets a new engine.
 */
const BUILD = "__BUILD_ID__";
const FILES = __PRECACHE__;
// Several copies of the page may lie under one origin: each has caches of its own.
const OWN = `ansa ${self.registration.scope} `;
const CACHE = OWN + BUILD;
const PAGE = "./";

self.addEventListener("install", (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(CACHE);
  // Asked for past the browser's own cache, which may still hold files of another build.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
}

// A new build waits until no page of the old one is open, or until a page that has just been opened asks for it.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OWN) && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(request));
  }
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === "navigate" ? PAGE : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}
