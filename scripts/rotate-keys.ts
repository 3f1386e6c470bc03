import { rotate } from '../api/database/rotate.ts';
import { askPassphrase, keySource } from './keys.ts';

/** `npm run rotate-keys`: a new key for personal data at rest, records and files; with DATA_KEY set, its first key is the new one. */
try {
  // Asked once: the same passphrase opens and locks the file.
  const source = keySource();
  let typed: Promise<string> | undefined;
  const done = await rotate({
    ...source,
    ask: () => {
      typed ??= askPassphrase();
      return typed;
    },
    storageDir: process.env['STORAGE_DIR'] || undefined,
    mongodbUri: process.env['MONGODB_URI'],
  });
  console.log(
    `${done.changed} values in ${done.documents} records and ${done.files} files are now sealed with key ${done.keyId}. Old keys stay: backups need them.`,
  );
  if (done.failed > 0) {
    console.error(
      `${done.failed} files could not be opened and are as they were; npm run drive:verify names them.`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`The keys were not changed completely: ${(error as Error).message}`);
  process.exit(1);
}
