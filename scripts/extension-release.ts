import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { hosts, permissions } from '../extension/manifest.ts';
import { root } from './build.ts';
import { buildExtension } from './build-extension.ts';

/** The section of a version, without its heading; throws if there is none. */
function notesOf(text: string, version: string): string {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${version}\n`));
  const notes = section?.slice(version.length).trim();
  if (!notes) throw new Error(`docs/extension/release-notes.md has no section ${version}`);
  return notes;
}

/**
 * Makes the package for the Chrome Web Store in dist/release: the zip, its SHA-256 and a sheet with what is in it and the
 * reasons the store's form asks for. The store gives the id itself, so the key is left out of its manifest.
 */
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const notes = notesOf(readFileSync(join(root, 'docs/extension/release-notes.md'), 'utf8'), version);
await buildExtension();
const built = unzipSync(readFileSync(join(root, 'dist/downloads/karsetu-extension.zip')));
const manifest = JSON.parse(new TextDecoder().decode(built['manifest.json'])) as Record<string, unknown>;
const { key: _, ...forStore } = manifest;
built['manifest.json'] = new TextEncoder().encode(JSON.stringify(forStore));
const zip = zipSync(
  Object.fromEntries(
    Object.entries(built).map(([name, data]) => [name, [data, { mtime: '2026-01-01T00:00:00' }]]),
  ),
);
const folder = join(root, 'dist/release');
mkdirSync(folder, { recursive: true });
const name = `karsetu-extension-${String(manifest['version'])}.zip`;
const sum = createHash('sha256').update(zip).digest('hex');
const reasons = [...Object.entries(permissions), ...Object.entries(hosts)].map(
  ([what, why]) => `- ${what}: ${why}`,
);
writeFileSync(join(folder, name), zip);
writeFileSync(join(folder, `${name}.sha256`), `${sum}  ${name}\n`);
writeFileSync(
  join(folder, `${name}.md`),
  [
    `# ${name}`,
    '',
    `SHA-256 ${sum}, ${zip.length} bytes`,
    '',
    '## What is in it',
    notes,
    '',
    '## Permissions and reasons',
    ...reasons,
    '',
  ].join('\n'),
);
console.log(`dist/release/${name}  ${zip.length} bytes\nSHA-256 ${sum}`);
if (!process.env['PUBLIC_URL'])
  console.warn('PUBLIC_URL is not set: this package takes returns from the web app on this machine only');
process.exit(0);
