// The service worker: keeps the client and the challenge at hand, and says clearly when the connection is gone.

const SHELF = "yearline-4";
/** Where a challenge can be begun without connection: the page as it was seen last. What one answers is sent later. */
const BEGUN = ["/", "/daily"];
const SHELL = [
  "/offline",
  "/static/sheets/base.css",
  "/static/sheets/pages.css",
  "/static/sheets/table.css",
  "/static/app/prefs.js",
  "/static/icons/icon.svg",
];

self.addEventListener("install", (event) =>
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(SHELL))
      .then(() => self.skipWaiting()),
  ),
);
self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, pathname));
  else if (pathname.startsWith("/static/") || pathname.startsWith("/pictures/")) event.respondWith(fresh(request));
});

/** A page, or without connection what there is instead. @param {Request} request @param {string} path */
async function page(request, path) {
  const shelf = await caches.open(SHELF);
  const begins = BEGUN.includes(path);
  try {
    const answer = await fetch(request);
    if (begins && answer.ok && !new URL(request.url).search) shelf.put(path, answer.clone());
    return answer;
  } catch {
    return (begins && (await shelf.match(path))) || shelf.match("/offline");
  }
}

/** From the network, kept for when it is gone. @param {Request} request */
async function fresh(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) shelf.put(request, answer.clone());
    return answer;
  } catch {
    return (await shelf.match(request)) ?? Response.error();
  }
}
