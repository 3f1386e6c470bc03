import { rotate } from '../api/database/rotate.ts';

/** `npm run rotate-keys`: a new key for personal data at rest; with DATA_KEY set, its first key is the new one. */
try {
  const { changed, documents, keyId } = await rotate({
    dataDir: process.env['DATA_DIR'] ?? './data',
    mongodbUri: process.env['MONGODB_URI'],
    dataKeys: (process.env['DATA_KEY'] ?? '')
      .split(',')
      .map((k) => k.trim())
      .filter(Boolean),
  });
  console.log(
    `${changed} values in ${documents} records are now sealed with key ${keyId}. Old keys stay: backups need them.`,
  );
} catch (error) {
  console.error(`The keys were not changed completely: ${(error as Error).message}`);
  process.exit(1);
}
