import { changePassphrase } from '../api/base/keys.ts';
import { storeDirectory } from '../api/database/embedded/server/start.ts';
import { isOwned } from '../api/database/embedded/storage/owner.ts';
import { askHidden, keySource } from './keys.ts';

/**
 * `npm run passphrase [-- --remove]`: sets, changes or removes the passphrase of the key file. The program
 * must not be running.
 */
try {
  const source = keySource();
  if (source.dataKeys.length > 0) throw new Error('DATA_KEY is set: there is no file with keys to lock');
  if (isOwned(storeDirectory(source.dataDir)))
    throw new Error('Karsetu is running on this data; stop it first');
  const remove = process.argv.includes('--remove');
  const next = remove ? '' : process.env['DATA_PASSPHRASE_NEW'] || (await askHidden('New passphrase: '));
  if (!remove && next.length < 12) throw new Error('the passphrase must have at least 12 characters');
  await changePassphrase(source, next);
  console.log(
    remove
      ? 'The keys are open now: who has the folder with them reads the data.'
      : 'The keys are locked. If they lay open before, run npm run rotate-keys too: an open key may still be on the disk or in a backup.',
  );
} catch (error) {
  console.error(`Nothing was changed: ${(error as Error).message}`);
  process.exit(1);
}
