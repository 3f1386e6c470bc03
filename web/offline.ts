/**
 * Opens the page without a connection: registers the worker of `public/sw.js` and passes it the files already
 * loaded. It stores no user data.
 */
export async function keepPageForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const files = performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name))
      .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
      .map((url) => url.pathname);
    active?.postMessage({ type: 'keep', files });
  } catch {
    // A browser that refuses workers has no offline page.
  }
}
