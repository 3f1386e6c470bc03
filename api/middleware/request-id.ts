import { randomBytes } from 'node:crypto';
import type { Middleware } from 'koa';

/**
 * Assigns each request an id, used in the log, in failures and in the `X-Request-Id` header: the caller's own
 * if well-formed, so that a request can be traced from the page through a proxy to the log.
 */
export const requestId: Middleware = async (ctx, next) => {
  const own = ctx.get('X-Request-Id');
  ctx.state['requestId'] = /^[\w-]{8,64}$/.test(own) ? own : randomBytes(9).toString('base64url');
  ctx.set('X-Request-Id', ctx.state['requestId']);
  await next();
};
