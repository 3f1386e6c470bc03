import type { Context, Middleware } from 'koa';
import type { Pace, Paces } from '../base/limits.ts';

/** Watches how fast the body of a request arrives. */
interface BodyClock {
  /** How slowly it may; a route that takes long bodies sets its own. */
  pace: Pace;
  /** The server itself waits before it reads on; this time is not the sender's. */
  hold: () => void;
  go: () => void;
  /** Whoever reads the body takes the chance to answer before the connection is cut. */
  onLate: (() => void) | undefined;
}

/** The clock of a request; undefined when it has no body. */
export const clockOf = (ctx: Context): BodyClock | undefined =>
  ctx.state['bodyClock'] as BodyClock | undefined;

/** Closes connections on which a body drips, or goes on arriving long after the answer is out. */
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
    timer.unref();
    req.once('close', () => clearInterval(timer));
    res.once('finish', () => {
      if (req.complete) return;
      // What was refused is let run out for a moment, so that the sender sees the answer and not a broken connection.
      req.resume();
      cut(paces.drainMs);
    });
    await next();
    // Closing with bytes unread would take the answer from the sender, even if they asked for closing.
    if (!req.complete) ctx.set('Connection', 'keep-alive');
  };
}
