import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { build } from 'wxt';
import { renameOver } from '../api/base/system.ts';
import { id, minimumChrome } from '../extension/manifest.ts';
import { root } from './build.ts';

/** Directory of the unpacked production build. */
export const unpacked = join(root, '.output/chrome-mv3');

/** All files under a folder as zip entries; a fixed time makes equal sources give an equal zip. */
function entriesOf(folder: string, prefix = ''): Zippable {
  const out: Zippable = {};
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    const name = prefix + entry.name;
    if (entry.isDirectory()) Object.assign(out, entriesOf(path, `${name}/`));
    else out[name] = [readFileSync(path), { mtime: '2026-01-01T00:00:00', level: 9 }];
  }
  return out;
}

/** Builds the extension, zips it and writes its description. */
export async function buildExtension(): Promise<void> {
  rmSync(unpacked, { recursive: true, force: true });
  await build({ root, browser: 'chrome', mode: 'production' });
  const folder = join(root, 'dist/downloads');
  mkdirSync(folder, { recursive: true });
  const zip = zipSync(entriesOf(unpacked));
  const { version } = JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8')) as {
    version: string;
  };
  const about = {
    version,
    size: zip.length,
    sha256: createHash('sha256').update(zip).digest('hex'),
    built_at: new Date().toISOString(),
    min_chrome: minimumChrome,
    id,
  };
  // Replaced atomically: the server may be running.
  for (const [name, content] of [
    ['karsetu-extension.zip', zip],
    ['extension.json', `${JSON.stringify(about, null, 2)}\n`],
  ] as const) {
    writeFileSync(join(folder, `.${name}`), content);
    await renameOver(join(folder, `.${name}`), join(folder, name));
  }
}

if (import.meta.main) {
  await buildExtension();
  process.exit(0);
}
