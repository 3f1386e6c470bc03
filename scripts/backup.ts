import { backup } from '../api/database/backup.ts';
import { askHidden } from './keys.ts';

/**
 * `npm run backup -- FILE [--encrypt] [--damaged]`: everything into one file, also while the program runs. With BACKUP_PASSPHRASE, or one typed
 * for `--encrypt`, the file cannot be read without it.
 */
const [file] = process.argv.slice(2).filter((a) => !a.startsWith('--'));
if (!file) {
  console.error('Usage: npm run backup -- FILE [--encrypt] [--damaged]');
  process.exit(2);
}
/** Shorter ones are guessed by a machine that tries day and night. */
const shortest = 12;

async function passphraseOf(): Promise<string | undefined> {
  const set = process.env['BACKUP_PASSPHRASE'];
  const typed =
    set || (process.argv.includes('--encrypt') ? await askHidden('Passphrase of the backup: ') : '');
  if (!typed && !process.argv.includes('--encrypt')) return undefined;
  if (typed.length < shortest) throw new Error(`the passphrase must have at least ${shortest} characters`);
  if (!set && (await askHidden('Once more: ')) !== typed)
    throw new Error('the two passphrases are not the same');
  return typed;
}

try {
  const passphrase = await passphraseOf();
  const done = await backup(file, {
    dataDir: process.env['DATA_DIR'] ?? './data',
    storageDir: process.env['STORAGE_DIR'],
    mongodbUri: process.env['MONGODB_URI'],
    passphrase,
    ...(process.argv.includes('--damaged') ? { damaged: (message: string) => console.warn(message) } : {}),
  });
  const documents = Object.values(done.collections).reduce((n, c) => n + c.documents, 0);
  console.log(
    `${file}: ${documents} records of ${Object.keys(done.collections).length} collections and ${done.files} files (${done.bytes} bytes). ${
      passphrase
        ? 'Without the passphrase it cannot be restored: keep that elsewhere.'
        : 'It is not encrypted: whoever has it can read your data. Keep it safe.'
    }`,
  );
} catch (error) {
  console.error(`No backup was written: ${(error as Error).message}`);
  process.exit(1);
}
