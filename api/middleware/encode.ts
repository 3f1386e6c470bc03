import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How quickly rather than how small. */
export const brotliParams = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Text as bytes in the encoding a caller takes; for threads, since it waits. */
export const encode = (text: string, encoding: 'br' | 'gzip' | false): Uint8Array =>
  encoding === 'br'
    ? brotliCompressSync(text, brotliParams)
    : encoding === 'gzip'
      ? gzipSync(text, { level: 6 })
      : Buffer.from(text);
