import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { loadSecrets } from './secrets.ts';
import { createVault } from './vault.ts';

const good = randomBytes(32).toString('hex');

describe('the settings', () => {
  it('have working defaults', () => {
    const read = readConfig({}, { rootDir: '/srv/karsetu' });
    expect(read).toMatchObject({
      ok: true,
      config: {
        port: 3000,
        host: '127.0.0.1',
        publicUrl: 'http://localhost:3000',
        dataDir: '/srv/karsetu/data',
        storageDir: '/srv/karsetu/data/drive',
        adminEmail: 'admin@localhost',
        trustedProxies: 0,
      },
    });
  });

  it.each([
    ['TOKEN_SECRET', 'short'],
    ['TOKEN_SECRET', 'changeme-changeme-changeme-changeme'],
    ['TOKEN_SECRET', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['TOKEN_SECRET_OLD', `${good},short`],
    ['DATA_KEY', 'zz'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'ftp://x'],
    ['MONGODB_URI', 'postgres://user:hunter2@db'],
    ['ITD_SOFTWARE_ID', 'SW123'],
    ['SMTP_URL', 'http://mail'],
    ['ADMIN_PASSWORD', 'abc'],
    ['ADMIN_EMAIL', 'nobody'],
    ['TRUSTED_PROXIES', '99'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s by name and reason, without the value', (name, value) => {
    const read = readConfig({ [name]: value });
    if (read.ok) throw new Error('accepted');
    expect(read.problems.map((p) => p.name)).toContain(name);
    expect(JSON.stringify(read.problems)).not.toContain(value);
    expect(JSON.stringify(read.problems)).not.toContain('hunter2');
  });

  it('name everything that is wrong at once, and take an empty variable for unset', () => {
    const read = readConfig({ PORT: 'x', SMTP_URL: 'x', HOST: '' });
    if (read.ok) throw new Error('accepted');
    expect(read.problems.map((p) => p.name)).toEqual(['PORT', 'SMTP_URL']);
  });
});

describe('generated secrets', () => {
  it('are made once, readable by the owner alone', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'karsetu-secrets-'));
    const read = readConfig({ DATA_DIR: dataDir });
    if (!read.ok) throw new Error('refused');
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(read.config)));
    const again = await loadSecrets(read.config);
    for (const one of atOnce) expect(one).toEqual(again);
    expect(again.tokenSecrets[0]).toHaveLength(64);
    expect((await readdir(dataDir)).sort()).toEqual(['data-key', 'token-secret']);
    for (const name of ['token-secret', 'data-key']) {
      expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
      expect((await readFile(join(dataDir, name), 'utf8')).trim()).toMatch(/^[0-9a-f]{64}$/);
    }
    await rm(dataDir, { recursive: true });
  });
});

describe('the vault', () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)];
  it('opens what an earlier key sealed, and finds it by the same fingerprint', () => {
    const before = createVault([old]);
    const after = createVault([fresh, old]);
    const sealed = before.seal({ pan: 'ABCPK1234L', list: [1, 'दो'] });
    expect(sealed).not.toContain('ABCPK');
    expect(after.open(sealed)).toEqual({ pan: 'ABCPK1234L', list: [1, 'दो'] });
    expect(after.seal('x').split('.')[1]).not.toBe(sealed.split('.')[1]);
    expect(after.fingerprint('pan', 'ABCPK1234L')).toBe(before.fingerprint('pan', 'ABCPK1234L'));
    expect(() => createVault([fresh]).open(sealed)).toThrow();
  });
  it('refuses altered text and never seals alike twice', () => {
    const vault = createVault([old]);
    const sealed = vault.seal('secret');
    expect(vault.seal('secret')).not.toBe(sealed);
    const flipped = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(() => vault.open(flipped)).toThrow();
    expect(vault.fingerprint('pan', 'A')).not.toBe(vault.fingerprint('other', 'A'));
  });
});
