import { restore } from '../api/database/restore.ts';
import { askHidden } from './keys.ts';

/** `npm run restore -- FILE [--replace]`: restores a backup before the program starts. */
const [file] = process.argv.slice(2).filter((a) => !a.startsWith('--'));
if (!file) {
  console.error('Usage: npm run restore -- FILE [--replace]');
  process.exit(2);
}
try {
  const done = await restore(file, {
    dataDir: process.env['DATA_DIR'] ?? './data',
    storageDir: process.env['STORAGE_DIR'],
    mongodbUri: process.env['MONGODB_URI'],
    replace: process.argv.includes('--replace'),
    passphrase: async () => process.env['BACKUP_PASSPHRASE'] || askHidden('Passphrase of the backup: '),
  });
  const documents = Object.values(done.collections).reduce((n, c) => n + c.documents, 0);
  console.log(
    `Restored ${documents} records of ${Object.keys(done.collections).length} collections and ${done.files} files.`,
  );
  for (const old of done.setAside) console.log(`What was there before is in ${old}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
