/* The part of the page that works while no tab is open: it shows notices, and without a line it brings
what was kept of the page. It is written by hand and small, so that it need not be built. */

const KEPT = "page";

self.addEventListener("install", (event) => {
  event.waitUntil(keep(["/"]).then(() => self.skipWaiting()));
});

// A notice that comes twice, or of the same table, takes the place of the one before.
self.addEventListener("push", (event) => {
  const { table, title, text } = event.data.json();
  event.waitUntil(show(table, title, text));
});

async function show(table, title, text) {
  const pages = await self.clients.matchAll({ type: "window" });
  const isSeen = pages.some(
    (page) => page.visibilityState === "visible" && page.url.endsWith(`#/table/${table}`),
  );
  if (isSeen) return;
  await self.registration.showNotification(title, {
    body: text,
    tag: table || "backroom",
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { table },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.table));
});

/** Go to a table, in a tab that is there already if there is one. */
async function open(table) {
  const [page] = await self.clients.matchAll({ type: "window" });
  if (!page) return self.clients.openWindow(table ? `/#/table/${table}` : "/");
  if (table) page.postMessage({ table });
  return page.focus();
}

// While there is a line the worker keeps out of the way of everything but the page itself.
let isCutOff = false;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && pathname === "/") event.respondWith(page(request));
  else if ((isCutOff || !navigator.onLine) && isPart(pathname)) event.respondWith(part(request));
});

const isPart = (path) => path.startsWith("/assets/") || path.startsWith("/icon");

async function page(request) {
  try {
    const answer = await fetch(request);
    isCutOff = false;
    if (answer.ok) await (await caches.open(KEPT)).put("/", answer.clone());
    return answer;
  } catch {
    isCutOff = true;
    return (await caches.match("/")) ?? Response.error();
  }
}

async function part(request) {
  return (await caches.match(request)) ?? fetch(request);
}

// A page says which of its parts it has loaded: they are what works without a line.
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.parts)) event.waitUntil(keep(event.data.parts.filter(isPart)));
});

async function keep(paths) {
  const kept = await caches.open(KEPT);
  const missing = [];
  for (const path of paths) if (path === "/" || !(await kept.match(path))) missing.push(path);
  await Promise.allSettled(missing.map((path) => kept.add(path)));
}
