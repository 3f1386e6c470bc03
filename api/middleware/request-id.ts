import { randomBytes } from 'node:crypto';
import type { Middleware } from 'koa';

/**
 * Gives each request an id that is in the log, in failures and in the answer's `X-Request-Id`: the caller's own
 * where it is a plain one, so that a request can be followed from the page through a proxy to the log.
 */
export const requestId: Middleware = async (ctx, next) => {
  const own = ctx.get('X-Request-Id');
  ctx.state['requestId'] = /^[\w-]{8,64}$/.test(own) ? own : randomBytes(9).toString('base64url');
  ctx.set('X-Request-Id', ctx.state['requestId']);
  await next();
};
