import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route } from './base/route.ts';
import { buildEntity, buildUser } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const script = 'console.log("app")'.repeat(200);
const page =
  '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script><div id="root"></div>';

let distDir: string;
let server: TestServer;
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'karsetu-dist-'));
  await mkdir(join(distDir, 'web', 'assets'), { recursive: true });
  await mkdir(join(distDir, 'downloads'));
  await writeFile(join(distDir, 'web', 'index.html'), page);
  await writeFile(join(distDir, 'web', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(distDir, 'web', '.hidden'), 'secret');
  const asset = join(distDir, 'web', 'assets', 'app-1a2b.js');
  await writeFile(asset, script);
  await writeFile(`${asset}.br`, brotliCompressSync(script));
  await writeFile(`${asset}.gz`, gzipSync(script));
  await writeFile(`${asset}.map`, '{}');
  await writeFile(join(distDir, 'downloads', 'karsetu-extension.zip'), 'PK zip');
  await writeFile(
    join(distDir, 'downloads', 'extension.json'),
    JSON.stringify({ version: '1.0.0', sha256: 'ab'.repeat(32), size: 6, min_chrome: 116 }),
  );
  server = await startTestServer({ config: { distDir } });
});
afterAll(async () => {
  await server?.stop();
  await rm(distDir, { recursive: true });
});

const fetchRaw = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers });

describe('the page', () => {
  it('is served at every address of the app with this answer’s nonce', async () => {
    for (const path of ['/', '/login', '/app/itr/itr1/0123456789abcdef01234567', '/shared/abc']) {
      const answer = await server.get(path);
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
      expect(answer.status, path).toBe(200);
      expect(answer.text).toBe(page.replaceAll('__CSP_NONCE__', nonce!));
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-type')).toContain('text/html');
    }
  });

  it('has assets that stay a year, precompressed where the browser takes it', async () => {
    const plain = await fetchRaw('/assets/app-1a2b.js', { 'Accept-Encoding': 'identity' });
    expect(await plain.text()).toBe(script);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toContain('javascript');
    expect(plain.headers.get('vary')).toContain('Accept-Encoding');
    for (const [accept, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const packed = await fetchRaw('/assets/app-1a2b.js', { 'Accept-Encoding': accept });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(await packed.text()).toBe(script);
    }
  });

  it('keeps other files fresh and hidden ones hidden', async () => {
    expect((await fetchRaw('/logo.svg')).headers.get('cache-control')).toBe('no-cache');
    for (const path of [
      '/.hidden',
      '/assets/app-1a2b.js.map',
      '/assets/app-1a2b.js.br',
      '/assets/other.js',
      '/assets/',
      '/index.html',
    ])
      expect((await fetchRaw(path)).status, path).toBe(404);
  });

  it('is the new one after a build without a restart', async () => {
    await new Promise((done) => setTimeout(done, 20));
    await writeFile(join(distDir, 'web', 'index.html'), page.replace('root', 'fresh'));
    expect((await server.get('/')).text).toContain('id="fresh"');
  });
});

describe('the extension', () => {
  it('is downloaded as a zip, and its version and checksum are told', async () => {
    const zip = await server.get('/downloads/karsetu-extension.zip');
    expect(zip.text).toBe('PK zip');
    expect(zip.headers.get('content-type')).toBe('application/zip');
    expect(zip.headers.get('content-disposition')).toContain('karsetu-extension.zip');
    expect((await server.get('/downloads/extension.json')).status).toBe(404);
    expect((await server.get('/api/client-config')).body).toMatchObject({
      success: true,
      extension: { version: '1.0.0', checksum: 'ab'.repeat(32), size: 6 },
      itd_software_id_set: false,
      demo: false,
    });
  });
});

describe('answers', () => {
  it('are compressed when they are long', async () => {
    const { owner } = await buildEntity(server);
    for (let i = 0; i < 12; i++) await buildEntity(server, { owner });
    const answer = await fetch(`${server.url}/api/companies/list`, {
      headers: { Authorization: `Bearer ${owner.token}`, 'Accept-Encoding': 'br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect((await answer.json()).companies).toHaveLength(13);
    const short = await fetchRaw('/api/health', { 'Accept-Encoding': 'br' });
    expect(short.headers.get('content-encoding')).toBeNull();
  });
});

describe('health', () => {
  it('says alive and which store', async () => {
    const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
    expect((await server.get('/api/health')).body).toEqual({
      success: true,
      version,
      database: server.deps.database,
    });
    expect((await server.get('/api/ready')).body).toEqual({ success: true, ready: true });
  });
  it('says not ready when the store does not answer', async () => {
    const ping = server.deps.ping;
    server.deps.ping = () => Promise.reject(new Error('gone'));
    try {
      expect((await server.get('/api/ready')).status).toBe(503);
      expect((await server.get('/api/health')).status).toBe(200);
    } finally {
      server.deps.ping = ping;
    }
  });
});

describe('starting and stopping', () => {
  it('lets a request under way finish, keeps everything, and makes no second admin', async () => {
    await server.stop();
    const dataDir = await mkdtemp(join(tmpdir(), 'karsetu-restart-'));
    let arrived = () => {};
    const inside = new Promise<void>((done) => {
      arrived = done;
    });
    const slow = route({
      method: 'GET',
      path: '/test/slow',
      access: 'public',
      limit: 'open',
      handle: async () => {
        arrived();
        await new Promise((done) => setTimeout(done, 300));
        return { finished: true };
      },
    });
    const first = await startTestServer({ dataDir, routes: [slow] });
    const person = await buildUser(first);
    const { id } = await buildEntity(first, { owner: person });
    const underway = first.get('/api/test/slow');
    await inside;
    const stopped = first.stop();
    expect((await underway).body).toMatchObject({ finished: true });
    await stopped;
    await expect(first.get('/api/health')).rejects.toThrow();

    const second = await startTestServer({ dataDir, config: { adminPassword: 'another password' } });
    try {
      expect((await second.get(`/api/companies/${id}`, person.token)).body.company.id).toBe(id);
      const login = await second.post('/api/auth/login', {
        email: 'admin@localhost',
        password: 'another password',
      });
      expect(login.status).toBe(401);
    } finally {
      await second.stop();
      await rm(dataDir, { recursive: true });
    }
  });

  it('leaves nothing open when the port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as AddressInfo;
    const dataDir = await mkdtemp(join(tmpdir(), 'karsetu-taken-'));
    await expect(startTestServer({ dataDir, config: { port } })).rejects.toThrow('EADDRINUSE');
    taken.close();
    const after = await startTestServer({ dataDir, config: { port } });
    expect((await after.get('/api/health')).status).toBe(200);
    await after.stop();
    await rm(dataDir, { recursive: true });
  });
});
