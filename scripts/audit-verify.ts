import { verifyTrail } from '../api/access/verify-store.ts';
import { loadKeys } from '../api/base/keys.ts';
import { keySource } from './keys.ts';

/**
 * `npm run audit:verify`: verifies the hash chains of the audit trail and of the access log, also while the
 * program runs. Exits with 1 if a row does not match.
 */
try {
  const source = keySource();
  const { trail, access } = await verifyTrail({
    dataDir: source.dataDir,
    mongodbUri: process.env['MONGODB_URI'],
    keys: (await loadKeys(source)).keys,
  });
  if (trail.broken === undefined)
    console.log(`The audit trail is whole: ${trail.rows} rows, the last with hash ${trail.head}`);
  else console.error(`The audit trail does not fit from row ${trail.broken} on.`);
  if (access.broken === undefined)
    console.log(
      `The access log is whole: ${access.rows} rows in ${access.batches} batches, the last with hash ${access.head}`,
    );
  else console.error(`The access log does not fit from batch ${access.broken} on.`);
  if (trail.broken !== undefined || access.broken !== undefined) process.exitCode = 1;
} catch (error) {
  console.error(`The chains could not be read: ${(error as Error).message}`);
  process.exitCode = 1;
}
