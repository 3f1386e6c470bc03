import { defineConfig } from 'vitest/config';

/** One project a room, so that each can be run alone: `npx vitest run --project api`. */
const room = (name: string, include: string[], timeout = 30_000) => ({
  test: {
    name,
    include,
    testTimeout: timeout,
    hookTimeout: Math.max(timeout, 60_000),
    environment: 'node' as const,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      room('shared', ['shared/**/*.test.ts']),
      room('api', ['api/**/*.test.ts', 'scripts/**/*.test.ts']),
      room('web', ['web/**/*.test.ts', 'web/**/*.test.tsx']),
      room('extension', ['extension/**/*.test.ts'], 120_000),
      room('journeys', ['scripts/journeys/**/*.journey.ts'], 180_000),
    ],
  },
});
