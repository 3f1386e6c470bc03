import type { Middleware } from 'koa';

/** Keeps personal data out of caches, including failures. */
export const noStore: Middleware = async (ctx, next) => {
  if (/^\/(api|storage)(\/|$)/.test(ctx.path)) ctx.set('Cache-Control', 'no-store');
  await next();
};
