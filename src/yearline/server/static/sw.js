// The service worker: keeps the shell of the client at hand, and says clearly when the connection is gone.

const SHELF = "yearline-3";
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
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/offline")));
  else if (pathname.startsWith("/static/") || pathname.startsWith("/pictures/")) event.respondWith(fresh(request));
});

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
