import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Prefers speed over size. */
export const brotliParams = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Encodes text as the caller accepts it; blocking, so for worker threads. */
export const encode = (text: string, encoding: 'br' | 'gzip' | false): Uint8Array =>
  encoding === 'br'
    ? brotliCompressSync(text, brotliParams)
    : encoding === 'gzip'
      ? gzipSync(text, { level: 6 })
      : Buffer.from(text);
