/*
 * Ansa's service worker: after one visit the page works without a network.
 *
 * The build writes its id and the list of its files in here, so that every build has a worker and a cache of its own.
 * What a cache is filled with is of one build and is never changed: an old page never meets a new engine.
 *
 * The custom element, which is embedded in other pages, is not among these files: who only plays must not load it. Its
 * addresses are the same in every build, so the network is asked first; what has come is kept for when there is none.
 */
const BUILD = "__BUILD_ID__";
const FILES = __PRECACHE__;
// Several copies of the page may lie under one origin: each has caches of its own.
const OWN = `ansa ${self.registration.scope} `;
const CACHE = OWN + BUILD;
const PAGE = "./";
const ELEMENT = new URL("element/", self.registration.scope).href;

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
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.url.startsWith(ELEMENT) ? answerWithElement(event) : answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === "navigate" ? PAGE : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

async function answerWithElement(event) {
  const { request } = event;
  const cache = await caches.open(CACHE);
  // What is shown stands behind the # and is no part of the file.
  const [file] = request.url.split("#");
  try {
    const answer = await fetch(request);
    // Where there is no room for it the network is needed again.
    if (answer.ok) event.waitUntil(cache.put(file, answer.clone()).catch(() => {}));
    return answer;
  } catch (error) {
    const kept = await cache.match(file, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
