/* Keeps the scanner of partners working without a network: its page and files come from here when nothing else answers. */
const store = 'nv-scanner-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {};
  if (!Array.isArray(keep)) return;
  event.waitUntil(
    caches
      .open(store)
      .then((cache) => Promise.all(keep.map((address) => cache.add(address).catch(() => {})))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || pathname.startsWith('/api/')) return;
  // Scripts, styles and fonts may have a host of their own.
  if (origin !== self.location.origin && !pathname.startsWith('/assets/')) return;
  event.respondWith(answer(request));
});

/** The network first; what is kept when there is none, the scanner for every page below it. */
async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true, ignoreSearch: request.mode === 'navigate' });
    if (kept) return kept;
    throw error;
  }
}
