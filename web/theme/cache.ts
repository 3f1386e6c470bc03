import createCache, { type EmotionCache } from '@emotion/cache';

let cache: EmotionCache | undefined;

/**
 * Rules in one style sheet. With a rule added to a sheet the browser styles every element again that any rule of that sheet is
 * about: with all rules in one (Emotion's way) that is the whole page, whenever a part is shown for the first time.
 */
const perSheet = 50;

/** Emotion's cache with the page's CSP nonce, which the server writes into index.html. */
export function styleCache(): EmotionCache {
  if (!cache) {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    cache = createCache({ key: 'ks', ...(nonce ? { nonce } : {}) });
    const { sheet } = cache;
    const insert = sheet.insert.bind(sheet);
    // The sheet counts its rules, and begins another one at none.
    sheet.insert = (rule) => {
      if (sheet.ctr >= perSheet) sheet.ctr = 0;
      insert(rule);
    };
  }
  return cache;
}
