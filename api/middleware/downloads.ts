import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';

/** The extension's zip, the one file under /downloads. */
export function downloads(distDir: string): Middleware {
  const path = join(distDir, 'downloads', 'karsetu-extension.zip');
  return async (ctx, next) => {
    if (ctx.path !== '/downloads/karsetu-extension.zip' || !['GET', 'HEAD'].includes(ctx.method))
      return next();
    const found = await stat(path).catch(() => undefined);
    if (!found) return next();
    ctx.type = 'application/zip';
    ctx.set('Content-Disposition', 'attachment; filename="karsetu-extension.zip"');
    ctx.set('Cache-Control', 'no-cache');
    ctx.length = found.size;
    ctx.body = createReadStream(path);
  };
}
