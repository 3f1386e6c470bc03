import { join, resolve } from 'node:path';
import { loadKeys } from '../api/base/keys.ts';
import { createVault } from '../api/base/vault.ts';
import { connectDatabase } from '../api/database/connect.ts';
import { verifyDrive } from '../api/drive/base/verify.ts';
import { keySource } from './keys.ts';

/** `npm run drive:verify [-- --repair]`: reads every file of the drive and compares it with the records. The program must not be running on the embedded store. */
const dataDir = resolve(process.env['DATA_DIR'] ?? './data');
const root = resolve(process.env['STORAGE_DIR'] || join(dataDir, 'drive'));
const repair = process.argv.includes('--repair');
try {
  const database = await connectDatabase({ mongodbUri: process.env['MONGODB_URI'], dataDir });
  try {
    const vault = createVault((await loadKeys(keySource())).keys);
    const { files, bytes, items, findings } = await verifyDrive({ root, vault }, { repair });
    for (const { kind, what, mendable } of findings)
      console.log(`${kind}: ${what}${repair && mendable ? ' (mended)' : ''}`);
    console.log(`${items} items, ${files} files (${bytes} bytes) read, ${findings.length} findings`);
    if (findings.some((f) => !repair || !f.mendable)) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(`The drive was not looked through: ${(error as Error).message}`);
  process.exit(2);
}
