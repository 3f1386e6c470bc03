import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Middleware } from 'koa';
import { brotliParams } from './encode.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthwhile = 4096;

/** Compresses larger JSON responses: a list of 200 entities or a full return shrinks about twentyfold. */
export const compress: Middleware = async (ctx, next) => {
  await next();
  const body: unknown = ctx.body;
  if (
    ctx.method === 'HEAD' ||
    body === null ||
    typeof body !== 'object' ||
    Buffer.isBuffer(body) ||
    'pipe' in body
  )
    return;
  ctx.vary('Accept-Encoding');
  const text = JSON.stringify(body);
  const encoding = text.length < worthwhile ? false : ctx.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') return;
  const packed = encoding === 'br' ? await brotli(text, brotliParams) : await zip(text, { level: 6 });
  ctx.type = 'application/json; charset=utf-8';
  ctx.set('Content-Encoding', encoding);
  ctx.body = packed;
};
