import createCache, { type EmotionCache } from '@emotion/cache';

let cache: EmotionCache | undefined;

/** Emotion's cache with the page's CSP nonce, which the server writes into index.html. */
export function styleCache(): EmotionCache {
  if (!cache) {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    cache = createCache({ key: 'ks', ...(nonce ? { nonce } : {}) });
  }
  return cache;
}
