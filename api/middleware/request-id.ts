import { randomBytes } from 'node:crypto';
import type { Middleware } from 'koa';

/** Gives each request a short id that stands in the log, in failures and in the answer's `X-Request-Id`. */
export const requestId: Middleware = async (ctx, next) => {
  ctx.state['requestId'] = randomBytes(9).toString('base64url');
  ctx.set('X-Request-Id', ctx.state['requestId']);
  await next();
};
