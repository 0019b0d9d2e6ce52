// Keeps the page itself, so that it opens without the server and can say that it is away. Nothing of a table is kept.
const CACHE = "spila-1";
const page = new URL("./", self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(page))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const others = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(page, response.clone());
    return response;
  } catch (error) {
    const known = await cache.match(page);
    if (known) return known;
    throw error;
  }
}

/** Names of built files change with their content: what is known is right. */
async function lasting(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(page)) return;
  const path = request.url.slice(page.length);
  if (request.mode === "navigate") event.respondWith(fresh(request));
  else if (path.startsWith("assets/")) event.respondWith(lasting(request));
});

// "Your turn!": back to the table that waits.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = new URL(`t/${event.notification.tag}`, page).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((client) => client.url.startsWith(table));
      return there ? there.focus() : self.clients.openWindow(table);
    }),
  );
});
