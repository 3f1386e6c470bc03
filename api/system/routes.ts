import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { inWords } from '../../shared/forms/messages.ts';
import { unavailable } from '../base/errors.ts';
import { progressOf } from '../base/progress.ts';
import { type Route, route } from '../base/route.ts';

/** `GET /api/health`: liveness, and the kind of store. */
const health = route({
  method: 'GET',
  path: '/health',
  access: 'public',
  limit: 'open',
  handle: async ({ deps }) => ({ version: deps.version, database: deps.database }),
});

/** `GET /api/ready`: 503 until the store responds. */
const ready = route({
  method: 'GET',
  path: '/ready',
  access: 'public',
  limit: 'open',
  handle: async ({ deps }) => {
    try {
      await deps.ping();
    } catch {
      throw unavailable('The database is not responding.');
    }
    return { ready: true };
  },
});

const extensionFile = z.object({
  version: z.string(),
  sha256: z.string(),
  size: z.number(),
});

/** `GET /api/client-config`: settings the page needs before sign-in. */
const clientConfig = route({
  method: 'GET',
  path: '/client-config',
  access: 'public',
  limit: 'open',
  handle: async ({ deps }) => {
    const path = join(deps.config.distDir, 'downloads', 'extension.json');
    const meta = await readFile(path, 'utf8')
      .then((text) => extensionFile.parse(JSON.parse(text)))
      .catch(() => null);
    return {
      version: deps.version,
      extension: meta
        ? {
            version: meta.version,
            checksum: meta.sha256,
            size: meta.size,
            url: '/downloads/karsetu-extension.zip',
          }
        : null,
      contact_email: deps.config.contactEmail ?? null,
      itd_software_id_set: deps.config.itdSoftwareId !== undefined,
      demo: deps.config.demo,
    };
  },
});

/**
 * `GET /api/progress?request=`: progress of one of the caller's calls, by the `X-Request-Id` it was sent
 * with; null if it reports none.
 */
const progress = route({
  method: 'GET',
  path: '/progress',
  access: 'signed-in',
  limit: 'work',
  query: z.strictObject({ request: z.string().regex(/^[\w-]{8,64}$/, inWords('wrongForm')) }),
  handle: async ({ user, query }) => ({ progress: progressOf(user.id, query.request) ?? null }),
});

/** Calls about the server itself. */
export const systemRoutes: readonly Route[] = [health, ready, clientConfig, progress];
