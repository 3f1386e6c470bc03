import createCache, { type EmotionCache } from '@emotion/cache';

let cache: EmotionCache | undefined;

/** Where styles made at run time go: under the page's CSP nonce, which the server writes into index.html. */
export function styleCache(): EmotionCache {
  if (!cache) {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    cache = createCache({ key: 'ks', ...(nonce ? { nonce } : {}) });
  }
  return cache;
}
