import { join } from 'node:path';
import type { Deps } from './base/deps.ts';
import { resealDrive, resealOutbox } from './base/reseal-files.ts';

/**
 * Seals what earlier versions, or another key, left on disk: files of the drive and, where the keys lie elsewhere, mails of the outbox. One
 * file after the other behind the running server, each readable at every moment; a restart goes on. Returns how to stop.
 */
export function startSealing(deps: Deps): () => Promise<void> {
  const { config, log, vault, secrets } = deps;
  let isStopped = false;
  const work = async () => {
    const outbox = await resealOutbox(vault, join(config.dataDir, 'outbox'), !secrets.keysInDataDir);
    const drive = await resealDrive(vault, config.storageDir, () => isStopped);
    if (drive.changed + outbox.changed + drive.failed + outbox.failed > 0)
      log.info({ drive, outbox }, 'files sealed with the newest key');
  };
  const running = work().catch((error: Error) =>
    log.error({ kind: error.name }, 'files could not be sealed'),
  );
  return async () => {
    isStopped = true;
    await running;
  };
}
