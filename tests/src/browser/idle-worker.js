// A service worker that is ready at once, because it caches nothing.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
