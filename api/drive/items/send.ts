import type { Context } from 'koa';
import type { Deps } from '../../base/deps.ts';
import { failure } from '../../base/errors.ts';
import { disposition } from '../../base/route.ts';
import { diskOf, streamContent } from '../base/disk.ts';

/** Content types the browser may display; nothing else. */
const harmless =
  /^(application\/(pdf|zip|json|gzip|vnd\.openxmlformats-officedocument\.[\w.]+)|image\/(png|jpeg|gif|webp)|text\/(plain|csv))$/;

/** Headers of everything the drive sends: no script, framing, sniffing or caching by others. */
export function guard(ctx: Context, name: string, inline = false): void {
  const as = disposition(name);
  ctx.set({
    'Content-Disposition': inline ? as.replace(/^attachment/, 'inline') : as,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'X-Robots-Tag': 'noindex',
  });
}

/**
 * One range of a file: the range, none if the entire file is to be sent, or unsatisfiable. Several ranges get
 * the entire file.
 */
function rangeOf(header: string, size: number): { start: number; end: number } | 'outside' | undefined {
  const asked = /^bytes=(\d{0,16})-(\d{0,16})$/.exec(header.trim());
  if (!asked || (asked[1] === '' && asked[2] === '')) return undefined;
  const [, from = '', to = ''] = asked;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start >= size || (from === '' && Number(to) === 0) ? 'outside' : { start, end };
}

/** A file of the drive to send. */
export interface FileToSend {
  ownerId: string;
  file: string;
  name: string;
  mime: string;
  size: number;
  sha256: string;
  modified: Date;
}

/** Sends a file as an attachment, entirely or the requested range (RFC 9110). */
export async function sendFile(
  deps: Deps,
  ctx: Context,
  sent: FileToSend,
  inline = false,
): Promise<undefined> {
  guard(ctx, sent.name, inline);
  ctx.type = harmless.test(sent.mime) ? sent.mime : 'application/octet-stream';
  const tag = `"${sent.sha256}"`;
  ctx.set({ 'Accept-Ranges': 'bytes', ETag: tag, 'Last-Modified': sent.modified.toUTCString() });
  const fresh = ctx.get('If-Range') === '' || ctx.get('If-Range') === tag;
  const range = fresh ? rangeOf(ctx.get('Range'), sent.size) : undefined;
  if (range === 'outside')
    throw failure(416, 'range_outside', 'This part lies outside of the file.', {
      headers: { 'Content-Range': `bytes */${sent.size}` },
    });
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${sent.size}`);
  ctx.length = range ? range.end - range.start + 1 : sent.size;
  if (ctx.method === 'HEAD') ctx.body = Buffer.alloc(0);
  else ctx.body = await streamContent(diskOf(deps), sent.ownerId, sent.file, range);
  ctx.length = range ? range.end - range.start + 1 : sent.size;
  return undefined;
}
