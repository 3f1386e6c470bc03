import type { Context, Middleware } from 'koa';
import type { Pace, Paces } from '../base/limits.ts';

/** Monitors the transfer rate of a request's body. */
interface BodyClock {
  /** The minimum rate; routes for long bodies set their own. */
  pace: Pace;
  /** Excludes time the server itself waits before reading on. */
  hold: () => void;
  go: () => void;
  /** Called before the connection is cut, so that a response can be sent. */
  onLate: (() => void) | undefined;
}

/** The clock of a request; undefined if it has no body. */
export const clockOf = (ctx: Context): BodyClock | undefined =>
  ctx.state['bodyClock'] as BodyClock | undefined;

/** Closes connections whose body arrives too slowly, or continues long after the response. */
export function bodyClock(paces: Paces): Middleware {
  return async (ctx, next) => {
    const { req, res } = ctx;
    if (!Number(ctx.get('Content-Length')) && !ctx.get('Transfer-Encoding')) return next();
    const first = req.socket.bytesRead;
    const started = performance.now();
    let held = 0;
    let since: number | undefined;
    const clock: BodyClock = {
      pace: paces.body,
      hold: () => {
        since ??= performance.now();
      },
      go: () => {
        if (since !== undefined) held += performance.now() - since;
        since = undefined;
      },
      onLate: undefined,
    };
    ctx.state['bodyClock'] = clock;
    const cut = (after: number) => setTimeout(() => req.complete || req.socket.destroy(), after).unref();
    const timer = setInterval(() => {
      if (req.complete) return clearInterval(timer);
      if (since !== undefined) return undefined;
      const late = performance.now() - started - held - clock.pace.graceMs;
      if (req.socket.bytesRead - first >= (late / 1000) * clock.pace.bytesPerSecond) return undefined;
      clearInterval(timer);
      if (clock.onLate && !res.headersSent) {
        clock.onLate();
        return cut(paces.drainMs);
      }
      return req.socket.destroy();
    }, paces.everyMs);
    req.once('close', () => clearInterval(timer));
    res.once('finish', () => {
      if (req.complete) return;
      // A refused body is drained for a moment, so that the sender gets the response and not a reset.
      req.resume();
      cut(paces.drainMs);
    });
    await next();
    // Closing with unread bytes would discard the response, even if the sender asked to close.
    if (!req.complete) ctx.set('Connection', 'keep-alive');
  };
}
