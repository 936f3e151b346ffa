/*
 * Ansa's service worker: after one visit the page works offline.
 *
 * The build inserts its id and the list of its files, so that every build has its own worker and its own cache. A cache
 * holds the files of one build and never changes, so an old page never gets a new engine.
 *
 * Of the texts, only those in the languages that the person has used are cached: the page names its language.
 *
 * The custom element, which is embedded in other pages, is not precached: players do not need it. Its addresses are the
 * same in every build, so the worker tries the network first and caches the response for offline use.
 *
 * The endgame tables are large and rarely used, so each is cached when it is first loaded.
 *
 * The documentation has pages of its own, which the worker leaves to the browser.
 */
const BUILD = "__BUILD_ID__";
const FILES = __PRECACHE__;
// Several copies of the page may share an origin; each has its own caches.
const OWN = `ansa ${self.registration.scope} `;
const CACHE = OWN + BUILD;
const PAGE = "./";
const ELEMENT = new URL("element/", self.registration.scope).href;
const TABLES = new URL("endgames/", self.registration.scope).href;
const DOCS = new URL("docs/", self.registration.scope).href;

self.addEventListener("install", (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(CACHE);
  const languages = await usedLanguages();
  const files = FILES.filter((file) => !languageOf(file) || languages.has(languageOf(file)));
  // The HTTP cache may still hold files of another build, but not under a name with this build's id. What the page has
  // just loaded need not be fetched twice.
  await cache.addAll(files.map((file) => (file.includes(BUILD) ? file : new Request(file, { cache: "reload" }))));
}

// The language of a file of texts.
function languageOf(address) {
  return address.match(/program-\w+\/texts\/([^/]+)\//)?.[1];
}

// The languages whose texts are in the caches of earlier builds; on a first visit that of the page, which is in the
// address of this worker.
async function usedLanguages() {
  const languages = new Set();
  for (const name of (await caches.keys()).filter((name) => name.startsWith(OWN))) {
    for (const { url } of await (await caches.open(name)).keys()) languages.add(languageOf(url));
  }
  languages.delete(undefined);
  return languages.size ? languages : languages.add(new URL(self.location).searchParams.get("lang") ?? "en");
}

// Caches the texts in a language.
async function keepTexts(language) {
  const cache = await caches.open(CACHE);
  const files = FILES.filter((file) => languageOf(file) === language);
  const isMissing = await Promise.all(files.map(async (file) => !(await cache.match(file))));
  await cache.addAll(files.filter((_, index) => isMissing[index]));
}

// A new build waits until no page of the old one is open, or until a page that has just loaded activates it.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  // The page waits for the answer; without room it needs the network in this language.
  const { keepTexts: language } = event.data;
  if (language) event.waitUntil(keepTexts(language).then(() => event.ports[0].postMessage("kept")).catch(() => {}));
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
  if (request.url.startsWith(DOCS)) return;
  event.respondWith(request.url.startsWith(ELEMENT) ? answerWithElement(event) : answer(event));
});

// Caches a file that has been fetched. If there is no room, the next use needs the network again.
function keep(event, cache, file, answer) {
  if (answer.ok) event.waitUntil(cache.put(file, answer.clone()).catch(() => {}));
}

async function answer(event) {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === "navigate" ? PAGE : request, { ignoreSearch: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (request.url.startsWith(TABLES)) keep(event, cache, request, answer);
  return answer;
}

async function answerWithElement(event) {
  const { request } = event;
  const cache = await caches.open(CACHE);
  // The fragment selects the content and is not part of the file's address.
  const [file] = request.url.split("#");
  try {
    const answer = await fetch(request);
    keep(event, cache, file, answer);
    return answer;
  } catch (error) {
    const kept = await cache.match(file, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
