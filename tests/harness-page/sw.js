addEventListener("install", event => event.waitUntil(caches.open("all").then(all => all.addAll(["./"]))));
addEventListener("activate", event => event.waitUntil(clients.claim()));
addEventListener("fetch", event => event.respondWith(caches.match(event.request).then(hit => hit || fetch(event.request))));
