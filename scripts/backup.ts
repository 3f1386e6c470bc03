import { backup } from '../api/database/backup.ts';

/** `npm run backup -- FILE [--damaged]`: everything into one file, also while the program runs. */
const [file] = process.argv.slice(2).filter((a) => !a.startsWith('--'));
if (!file) {
  console.error('Usage: npm run backup -- FILE [--damaged]');
  process.exit(2);
}
try {
  const done = await backup(file, {
    dataDir: process.env['DATA_DIR'] ?? './data',
    storageDir: process.env['STORAGE_DIR'],
    mongodbUri: process.env['MONGODB_URI'],
    ...(process.argv.includes('--damaged') ? { damaged: (message: string) => console.warn(message) } : {}),
  });
  const documents = Object.values(done.collections).reduce((n, c) => n + c.documents, 0);
  console.log(
    `${file}: ${documents} records of ${Object.keys(done.collections).length} collections and ${done.files} files (${done.bytes} bytes). It holds the keys of your data: keep it safe.`,
  );
} catch (error) {
  console.error(`No backup was written: ${(error as Error).message}`);
  process.exit(1);
}
