import type { Middleware } from 'koa';
import { formatFailure } from '../base/errors.ts';
import type { Logger } from '../base/log.ts';

/** Converts every error to the failure format and writes one access-log line per request. */
export function errors(log: Logger): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    try {
      await next();
    } catch (error) {
      const answer = formatFailure(error, ctx.state['requestId']);
      ctx.status = answer.status;
      ctx.set(answer.headers);
      ctx.body = answer.body;
      ctx.state['failure'] = answer.body.error.id;
      if (answer.unexpected) {
        const e = error as Error;
        // The message may quote data or an address with a password, so only type and location are logged.
        const place = (e.stack ?? '')
          .split('\n')
          .filter((line) => line.trim().startsWith('at '))
          .slice(0, 8);
        log.error(
          { request_id: ctx.state['requestId'], kind: e.name, code: (e as { code?: unknown }).code, place },
          'failed',
        );
      }
    }
    log.info(
      {
        request_id: ctx.state['requestId'],
        method: ctx.method,
        route: ctx.state['route'] ?? 'static',
        status: ctx.status,
        ms: Math.round(performance.now() - started),
        ...(ctx.state['failure'] ? { failure: ctx.state['failure'] } : {}),
      },
      'request',
    );
  };
}
