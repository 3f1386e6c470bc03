import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadKeys } from '../api/base/keys.ts';
import { sealedMail } from '../api/base/reseal-files.ts';
import { readSealed } from '../api/base/sealed-file.ts';
import { createVault } from '../api/base/vault.ts';
import { keySource } from './keys.ts';

/** `npm run outbox [-- COUNT]`: shows the newest mails that were written to DATA_DIR/outbox, sealed ones too. */
const source = keySource();
const folder = join(source.dataDir, 'outbox');
const count = Number(process.argv[2] ?? 5);
try {
  const vault = createVault((await loadKeys(source)).keys);
  const names = (await readdir(folder)).filter((name) => /\.eml(\.sealed)?$/.test(name)).sort();
  for (const name of names.slice(-count)) {
    const path = join(folder, name);
    const chunks: Buffer[] = [];
    if (name.endsWith(sealedMail))
      for await (const chunk of readSealed(await open(path), vault)) chunks.push(chunk);
    else chunks.push(await readFile(path));
    console.log(`=== ${name}\n${Buffer.concat(chunks).toString('utf8')}`);
  }
} catch (error) {
  console.error(`The outbox could not be read: ${(error as Error).message}`);
  process.exit(1);
}
