/**
 * Caches the page itself (HTML and hashed files, no user data) so that it opens without a connection. Calls
 * to /api, /storage and /downloads are never intercepted or cached.
 */
const CACHE = 'karsetu-page-1';
const MAX_FILES = 300;
const calls = /^\/(api|storage|downloads)(\/|$)/;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // Calls go straight to the network without starting this worker, if the browser supports that.
  event.addRoutes?.(
    ['/api/*', '/storage/*', '/downloads/*'].map((pathname) => ({
      condition: { urlPattern: new URLPattern({ pathname }) },
      source: 'network',
    })),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

/** Caches a response; the oldest files are evicted when there are too many. */
async function keep(key, response) {
  const cache = await caches.open(CACHE);
  await cache.put(key, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MAX_FILES))) await cache.delete(old);
}

/** The newest page when online; otherwise the cached one, with its original policy. */
async function page(request) {
  try {
    const response = await fetch(request);
    if (response.ok && response.headers.get('content-type')?.includes('text/html'))
      await keep('/', response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
}

/** Hashed files never change, so the cached one is used. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await keep(request, response.clone());
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || calls.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** The first visit loaded its files before this worker ran, so the page sends their names once. */
self.addEventListener('message', (event) => {
  const { type, files } = event.data ?? {};
  if (type !== 'keep' || !Array.isArray(files)) return;
  event.waitUntil(
    (async () => {
      await page(new Request('/'));
      for (const path of files)
        if (typeof path === 'string' && path.startsWith('/assets/')) await file(new Request(path));
    })().catch(() => undefined),
  );
});
