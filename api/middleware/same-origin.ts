import type { Middleware } from 'koa';
import { forbidden } from '../base/errors.ts';

const originOf = (text: string) => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

/** Refuses changing calls from pages of other sites. Calls without an Origin do not come from a page. */
export function sameOrigin(publicUrl: string): Middleware {
  const own = new URL(publicUrl).origin;
  return async (ctx, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(ctx.method)) {
      const origin = ctx.get('Origin');
      const page = originOf(origin);
      const foreign = origin !== '' && page?.origin !== own && page?.host !== ctx.get('Host');
      if (foreign || ctx.get('Sec-Fetch-Site') === 'cross-site')
        throw forbidden('This call must come from Karsetu itself.', 'foreign_origin');
    }
    await next();
  };
}
