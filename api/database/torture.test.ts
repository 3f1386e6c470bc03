import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { torture } from './testing/torture.ts';

it.skipIf(process.env['TEST_MONGODB_URI'])(
  'loses no acknowledged write when it is killed at random moments',
  { timeout: 120_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'karsetu-torture-'));
    try {
      const rounds = await torture(dataDir, 3, 700);
      expect(rounds.reduce((n, r) => n + r.acknowledged, 0)).toBeGreaterThan(10);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
