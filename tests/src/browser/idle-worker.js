// A service worker that is ready at once, because it caches nothing.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// The page waits until its texts are kept.
addEventListener("message", (event) => event.ports[0]?.postMessage("kept"));
