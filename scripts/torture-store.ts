import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { torture } from '../api/database/testing/torture.ts';

/** `node scripts/torture-store.ts [ROUNDS]`: concurrent writers killed with SIGKILL, default 20 rounds. */
const rounds = Number(process.argv[2] ?? 20);
const dataDir = mkdtempSync(join(tmpdir(), 'karsetu-torture-'));
try {
  const done = await torture(dataDir, rounds, 1500, (r) =>
    console.log(
      `round ${r.round}: killed after ${r.aliveMs} ms, ${r.acknowledged} writes acknowledged, open again in ${r.reopenMs} ms, all there`,
    ),
  );
  console.log(
    `${done.length} rounds, ${done.reduce((n, r) => n + r.acknowledged, 0)} acknowledged writes: none lost, no half transaction, unique indexes unique`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
