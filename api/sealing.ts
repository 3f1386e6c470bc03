import { join } from 'node:path';
import type { Deps } from './base/deps.ts';
import { resealDrive, resealOutbox } from './base/reseal-files.ts';

/**
 * Encrypts files left unencrypted or under an older key: files of the drive and, if the keys are stored
 * elsewhere, mails of the outbox. In sequence while the server runs, each file readable at all times; resumes
 * after a restart. Returns a stop function.
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
