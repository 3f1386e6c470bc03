import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Middleware } from 'koa';

interface Entry {
  path: string;
  size: number;
  br?: number;
  gz?: number;
}

const hidden = /(^|\/)\.|\.map$/;

/** Files of the built page by URL path: an allow-list, so that request paths never reach the disk. */
function scan(dir: string): Map<string, Entry> {
  const found = new Map<string, Entry>();
  let names: string[];
  try {
    names = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((e) => e.isFile())
      .map((e) => relative(dir, join(e.parentPath, e.name)).split(sep).join('/'));
  } catch {
    return found;
  }
  const sizes = new Map(names.map((name) => [name, statSync(join(dir, name)).size]));
  for (const [name, size] of sizes) {
    if (hidden.test(name) || /\.(br|gz)$/.test(name)) continue;
    const br = sizes.get(`${name}.br`);
    const gz = sizes.get(`${name}.gz`);
    found.set(`/${name}`, {
      path: join(dir, name),
      size,
      ...(br === undefined ? {} : { br }),
      ...(gz === undefined ? {} : { gz }),
    });
  }
  return found;
}

/**
 * Serves the built page: hashed assets cached for a year, precompressed if available, and index.html with the
 * response's nonce.
 */
export function staticFiles(dir: string): Middleware {
  let files = new Map<string, Entry>();
  let page = '';
  let stamp = -1;
  const refresh = () => {
    const index = join(dir, 'index.html');
    const built = statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (built === stamp) return;
    stamp = built;
    files = scan(dir);
    page = built ? readFileSync(index, 'utf8') : '';
  };
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || /^\/(api|storage|downloads)(\/|$)/.test(ctx.path))
      return next();
    refresh();
    const entry = files.get(ctx.path);
    if (entry && ctx.path !== '/index.html') {
      ctx.type = ctx.path.split('.').at(-1) ?? '';
      ctx.set(
        'Cache-Control',
        ctx.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      ctx.vary('Accept-Encoding');
      const br = entry.br !== undefined && ctx.acceptsEncodings('br', 'identity') === 'br';
      const gz = !br && entry.gz !== undefined && ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
      if (br || gz) ctx.set('Content-Encoding', br ? 'br' : 'gzip');
      ctx.length = br ? entry.br! : gz ? entry.gz! : entry.size;
      ctx.body = createReadStream(entry.path + (br ? '.br' : gz ? '.gz' : ''));
      return;
    }
    // Every app address serves the single page; an unknown file name does not.
    if (!page || /\.[^/]*$/.test(ctx.path) || ctx.path.startsWith('/assets') || hidden.test(ctx.path))
      return next();
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.body = page.replaceAll('__CSP_NONCE__', ctx.state['nonce']);
  };
}
