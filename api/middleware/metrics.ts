import { createHash, timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'koa';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * `GET /api/metrics` in Prometheus text format for a bearer of METRICS_TOKEN; 404 for everyone else and
 * without that setting. Labels are method, route pattern and status, never addresses, ids or names.
 */
export function metrics(token: string | undefined): Middleware {
  if (token === undefined) return (_ctx, next) => next();
  const registry = new Registry();
  // Memory, processor, event-loop delay, garbage collection.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'karsetu_requests_total',
    help: 'Answered requests',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'karsetu_request_seconds',
    help: 'Time from the first byte of a request to its answer',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const wanted = digest(`Bearer ${token}`);
  return async (ctx, next) => {
    if (ctx.path === '/api/metrics' && timingSafeEqual(digest(ctx.get('Authorization')), wanted)) {
      ctx.type = registry.contentType;
      ctx.body = await registry.metrics();
      return;
    }
    const started = performance.now();
    await next();
    const pattern = (ctx.state['route'] as string | undefined)?.replace(/^\w+ /, '') ?? 'static';
    const method = ctx.state['route'] ? ctx.method : 'ANY';
    requests.inc({ method, route: pattern, status: ctx.status });
    seconds.observe({ method, route: pattern }, (performance.now() - started) / 1000);
  };
}
