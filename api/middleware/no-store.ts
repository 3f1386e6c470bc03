import type { Middleware } from 'koa';

/** Nothing of a person's data stays in a cache, failures included. */
export const noStore: Middleware = async (ctx, next) => {
  if (/^\/(api|storage)(\/|$)/.test(ctx.path)) ctx.set('Cache-Control', 'no-store');
  await next();
};
