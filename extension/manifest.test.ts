import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { buildStale } from '../scripts/build.ts';
import { unpacked } from '../scripts/build-extension.ts';
import { extensionId } from '../shared/messages.ts';
import { contentSecurityPolicy, hosts, manifestFor, permissions, webOrigins } from './manifest.ts';
import { gstMatches, itrMatches } from './portals/matches.ts';

let manifest: Record<string, unknown>;
const files = new Map<string, string>();

beforeAll(async () => {
  await buildStale(() => undefined, ['extension']);
  manifest = JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8')) as Record<string, unknown>;
  for (const entry of readdirSync(unpacked, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && /\.(js|html|css)$/.test(entry.name)) {
      const path = join(entry.parentPath, entry.name);
      files.set(path.slice(unpacked.length + 1), readFileSync(path, 'utf8'));
    }
});

test('the built manifest is the policy file and nothing more', () => {
  const origins = webOrigins(process.env);
  expect(manifest).toEqual({
    manifest_version: 3,
    ...manifestFor(String(manifest['version']), origins),
    background: { service_worker: 'background.js' },
    side_panel: { default_path: 'sidepanel.html' },
    content_scripts: [
      { matches: [...gstMatches].sort(), run_at: 'document_idle', js: ['content-scripts/gst.js'] },
      { matches: itrMatches, run_at: 'document_idle', js: ['content-scripts/itr.js'] },
    ],
  });
  expect(manifest['permissions']).toEqual(['storage', 'sidePanel', 'scripting']);
  expect(manifest['host_permissions']).toEqual([
    'https://eportal.incometax.gov.in/*',
    'https://return.gst.gov.in/*',
    'https://gstr2b.gst.gov.in/*',
    'https://payment.gst.gov.in/*',
  ]);
  for (const reason of [...Object.values(permissions), ...Object.values(hosts)])
    expect(reason.length).toBeGreaterThan(20);
});

test('the sheet for the store names every permission with its reason and no other', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../docs/extension/store/permissions.md'), 'utf8');
  const rows = [...sheet.matchAll(/^\| `(.+)` \| (.+) \|$/gm)].map((m) => [m[1], m[2]]);
  expect(Object.fromEntries(rows)).toEqual({ ...permissions, ...hosts });
});

const store = (name: string) =>
  readFileSync(join(import.meta.dirname, '../docs/extension/store', name), 'utf8');

test('the zip holds all that its manifest, its page and its scripts name', () => {
  const zip = unzipSync(readFileSync(join(import.meta.dirname, '../dist/downloads/karsetu-extension.zip')));
  const text = (name: string) => new TextDecoder().decode(zip[name]);
  const inZip = JSON.parse(text('manifest.json')) as typeof manifest;
  expect(inZip).toEqual(manifest);
  const named = [
    ...JSON.stringify(inZip).matchAll(/"([\w/-]+\.(?:js|html|png))"/g),
    ...text('sidepanel.html').matchAll(/(?:src|href)="\/?([\w./-]+)"/g),
  ].map((m) => m[1]!);
  for (const name of Object.keys(zip).filter((n) => n.startsWith('chunks/')))
    for (const [, file] of text(name).matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      named.push(`chunks/${file}`);
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !zip[name]?.length)).toEqual([]);
});

test('the listing has the summary of the package, and each page of the store’s sheet is there', () => {
  expect(store('listing.md')).toContain(`**Summary** ${manifest['description']}`);
  for (const part of ['Single purpose', 'Description', 'Category', 'Languages', 'Data use'])
    expect(store('listing.md')).toContain(`**${part}**`);
  const links = [...store('README.md').matchAll(/\]\(([^)]+)\)/g)].map((m) => m[1]!);
  expect(links.length).toBeGreaterThanOrEqual(6);
  for (const link of links)
    expect([link, existsSync(join(import.meta.dirname, '../docs/extension/store', link))]).toEqual([
      link,
      true,
    ]);
});

test('the store’s pictures have its size', () => {
  const folder = join(import.meta.dirname, '../docs/extension/store/pictures');
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  for (const name of pictures) {
    // width and height are bytes 16 to 23 of a PNG
    const head = readFileSync(join(folder, name)).subarray(16, 24);
    expect([head.readUInt32BE(0), head.readUInt32BE(4)], name).toEqual([1280, 800]);
  }
});

// Chrome's documented limits: https://developer.chrome.com/docs/extensions/reference/manifest
test('name and description are within what the store takes', () => {
  expect(String(manifest['name']).length).toBeLessThanOrEqual(75);
  expect(String(manifest['short_name']).length).toBeLessThanOrEqual(12);
  expect(String(manifest['description']).length).toBeLessThanOrEqual(132);
});

test('it is built for browsers with a side panel alone, and no other is promised', async () => {
  const { default: config } = await import('../wxt.config.ts');
  expect(config.targetBrowsers).toEqual(['chrome']);
  const promised = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
  for (const path of ['README.md', 'web/site/ExtensionPage.tsx', 'web/site/LandingPage.tsx', 'package.json'])
    expect(promised(path), path).not.toMatch(/firefox|safari/i);
});

test('the id follows from the key', () => {
  const hash = createHash('sha256')
    .update(Buffer.from(String(manifest['key']), 'base64'))
    .digest('hex')
    .slice(0, 32);
  expect([...hash].map((c) => String.fromCharCode(97 + Number.parseInt(c, 16))).join('')).toBe(extensionId);
});

test('exact origins of the web app are baked in, and a wrong address stops the build', () => {
  expect(webOrigins({ PUBLIC_URL: 'https://tax.example.in/app', PORT: '8080' })).toEqual([
    'https://tax.example.in',
    'http://localhost:8080',
    'http://127.0.0.1:8080',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
  ]);
  expect(() => webOrigins({ PUBLIC_URL: 'no address' })).toThrow();
});

test('no code or style comes from elsewhere, and pages may not call out', () => {
  expect(contentSecurityPolicy).toContain("connect-src 'none'");
  expect(contentSecurityPolicy).not.toMatch(/unsafe|https?:|\*/);
  for (const [name, text] of files) {
    expect(text, name).not.toMatch(/\beval\(|new Function\(|importScripts\(|sourceMappingURL/);
    expect(text, name).not.toMatch(
      /<script[^>]+src="?https?:|@import\s+url\(["']?https?:|import\(["']https?:/,
    );
  }
});

test('only the GST reader asks for anything, and the portal scripts write to no console', () => {
  for (const [name, text] of files) {
    if (!name.endsWith('content-scripts/gst.js') && !name.startsWith('chunks'))
      expect(text, name).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon/);
    if (name.startsWith('content-scripts'))
      expect(text, name).not.toMatch(/localStorage|indexedDB|document\.cookie/);
  }
});
