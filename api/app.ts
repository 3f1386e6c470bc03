import Koa from 'koa';
import type { Deps } from './base/deps.ts';
import type { Route } from './base/route.ts';
import { bodyClock } from './middleware/body-clock.ts';
import { compress } from './middleware/compress.ts';
import { downloads } from './middleware/downloads.ts';
import { errors } from './middleware/errors.ts';
import { headers } from './middleware/headers.ts';
import { metrics } from './middleware/metrics.ts';
import { noStore } from './middleware/no-store.ts';
import { notFoundAnswer } from './middleware/not-found.ts';
import { requestId } from './middleware/request-id.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { staticFiles } from './middleware/static.ts';
import { mount } from './mount.ts';
import { routes } from './routes.ts';

/** The server as one Koa application, with its middleware in order. `more` adds routes in tests. */
export function createApp(deps: Deps, more: readonly Route[] = []): Koa {
  const app = new Koa({ proxy: deps.config.trustedProxies > 0, maxIpsCount: deps.config.trustedProxies });
  app.use(requestId);
  app.use(bodyClock(deps.paces));
  app.use(metrics(deps.config.metricsToken));
  app.use(headers(deps.config.publicUrl));
  app.use(noStore);
  app.use(compress);
  app.use(errors(deps.log));
  app.use(sameOrigin(deps.config.publicUrl));
  app.use(mount([...routes, ...more], deps));
  app.use(downloads(deps.config.distDir));
  app.use(staticFiles(`${deps.config.distDir}/web`));
  app.use(notFoundAnswer);
  app.on('error', (error: NodeJS.ErrnoException) => {
    // Aborted requests are not errors.
    if (!['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(error.code ?? ''))
      deps.log.error({ kind: error.name, code: error.code }, 'answer failed');
  });
  return app;
}
