import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { writeYearList } from './scripts/years.ts';

writeYearList();

// What Node compiled is kept for the next process: workers, and the servers that tests start and kill.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('./node_modules/.cache/karsetu', import.meta.url),
);

/** One project a room, so that each can be run alone: `npx vitest run --project api`. */
const room = (name: string, include: string[], timeout = 30_000, more = {}) => ({
  test: {
    name,
    include,
    testTimeout: timeout,
    hookTimeout: Math.max(timeout, 60_000),
    environment: 'node' as const,
    // What is waited for comes late on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    ...more,
  },
});

/** Random data from one seed; in the web room the few files that use it import it. */
const seeded = { isolate: false, setupFiles: ['shared/testing/seed.ts'] };

export default defineConfig({
  test: {
    // One more than the processors of a small machine: journeys wait for pages half of their time.
    maxWorkers: 3,
    // Of the tests of a file that wait for a page or a clock side by side.
    maxConcurrency: 3,
    projects: [
      // Pure functions and data: files of a worker share their modules, loaded and warmed up once.
      room('shared', ['shared/**/*.test.ts'], 30_000, seeded),
      // Each file starts a server of its own; the modules of the program are loaded and warmed up once a worker.
      room('api', ['api/**/*.test.ts', 'scripts/**/*.test.ts'], 30_000, {
        isolate: false,
        setupFiles: ['shared/testing/seed.ts', 'api/testing/hooks.ts'],
      }),
      room('web', ['web/**/*.test.ts', 'web/**/*.test.tsx'], 30_000, {
        isolate: false,
        setupFiles: ['web/testing/unit.ts'],
      }),
      // Pages of the app without a browser, before one real server (scripts/pages/server.ts).
      {
        ...room('pages', ['web/**/*.screen.ts'], 240_000, {
          // Every press redraws whole pages; with a larger young generation that garbage is collected less often.
          execArgv: ['--max-semi-space-size=64'],
          environment: 'happy-dom',
          // As built: React without its checks of development takes a third less.
          env: { NODE_ENV: 'production' },
          isolate: false,
          setupFiles: ['web/testing/pending.ts', 'web/testing/pageHooks.ts'],
          globalSetup: 'scripts/pages/server.ts',
          // An answer that comes when a page seemed at rest is in another place of its outline.
          retry: 2,
        }),
        oxc: { jsx: { development: false } },
      },
      room('extension', ['extension/**/*.test.ts'], 120_000),
      // Files of a worker share their modules, and by them one server and one browser (scripts/journeys/stage.ts).
      room('journeys', ['scripts/journeys/**/*.journey.ts'], 180_000, {
        isolate: false,
        globalSetup: 'scripts/journeys/folder.ts',
      }),
    ],
  },
});
