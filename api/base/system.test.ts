import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { folderProblem, isWithin, renameOver, stopSignals, syncFolder } from './system.ts';

const refusal = (code: string) => Object.assign(new Error(code), { code });

describe('a folder is synced', () => {
  // EPERM: fsync of a folder's handle on Windows (FlushFileBuffers asks for GENERIC_WRITE); EISDIR: opening one with older libuv.
  it.each(['EPERM', 'EISDIR', 'EINVAL'])('or left to a system that answers %s', async (code) => {
    let closed = 0;
    const close = async () => {
      closed += 1;
    };
    const refusing = async () => ({ sync: () => Promise.reject(refusal(code)), close });
    await syncFolder('C:\\data', refusing);
    expect(closed).toBe(1);
    await syncFolder('C:\\data', () => Promise.reject(refusal(code)));
  });

  it('and a disk that fails is told', async () => {
    const failing = async () => ({ sync: () => Promise.reject(refusal('EIO')), close: async () => {} });
    await expect(syncFolder('/data', failing)).rejects.toThrow('EIO');
  });
});

describe('renaming over a file', () => {
  const holding = (times: number, code = 'EPERM') => {
    let calls = 0;
    return {
      move: async () => {
        calls += 1;
        if (calls <= times) throw refusal(code);
      },
      calls: () => calls,
    };
  };

  it.each(['EPERM', 'EACCES', 'EBUSY'])(
    'waits on Windows while another program has it open: %s',
    async (code) => {
      const held = holding(3, code);
      await renameOver('a', 'b', { platform: 'win32', move: held.move });
      expect(held.calls()).toBe(4);
    },
  );

  it('ends with the answer when the file stays open', async () => {
    const held = holding(1_000);
    await expect(renameOver('a', 'b', { platform: 'win32', move: held.move })).rejects.toThrow('EPERM');
    expect(held.calls()).toBeLessThan(20);
  });

  it('does not wait elsewhere, nor for what time does not change', async () => {
    const [linux, gone] = [holding(1), holding(1, 'ENOENT')];
    await expect(renameOver('a', 'b', { platform: 'linux', move: linux.move })).rejects.toThrow('EPERM');
    await expect(renameOver('a', 'b', { platform: 'win32', move: gone.move })).rejects.toThrow('ENOENT');
    expect([linux.calls(), gone.calls()]).toEqual([1, 1]);
  });

  it('replaces the file of that name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'karsetu-'));
    try {
      await writeFile(join(folder, 'a'), 'new');
      await writeFile(join(folder, 'b'), 'old');
      await renameOver(join(folder, 'a'), join(folder, 'b'), { platform: 'win32', move: rename });
      expect(await readFile(join(folder, 'b'), 'utf8')).toBe('new');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('an orderly stop', () => {
  it('comes by what each system sends; SIGHUP elsewhere is left to nohup', () => {
    expect(stopSignals('win32')).toEqual(['SIGINT', 'SIGBREAK', 'SIGHUP']);
    expect(stopSignals('linux')).toEqual(['SIGINT', 'SIGTERM']);
  });
});

describe('a path within a folder', () => {
  it.each([
    ['C:\\Karsetu\\data', 'c:\\karsetu\\DATA\\keys\\key', true],
    ['C:\\Karsetu\\data', 'C:\\Karsetu\\data-key', false],
    ['C:\\Karsetu\\data', 'D:\\data', false],
    ['C:\\Karsetu\\data', 'C:\\Karsetu\\data\\..\\key', false],
    ['D:\\', 'D:\\incoming\\a', true],
    ['\\\\office\\share', '\\\\office\\share\\a', true],
  ])('on Windows: %s holds %s: %s', (folder, path, inside) => {
    expect(isWithin(folder, path, win32)).toBe(inside);
  });

  it.each([
    ['/srv/data', '/srv/data/..key', true],
    ['/srv/data', '/srv/DATA/key', false],
    ['/', '/incoming/a', true],
    ['/srv/data', '/srv/data-key', false],
  ])('elsewhere: %s holds %s: %s', (folder, path, inside) => {
    expect(isWithin(folder, path, posix)).toBe(inside);
  });
});

describe('a folder for the store on Windows', () => {
  it('is one of this computer, short enough for SQLite', () => {
    expect(folderProblem('C:\\Karsetu\\data', 'win32')).toBeUndefined();
    expect(folderProblem('\\\\?\\C:\\Karsetu\\data', 'win32')).toBeUndefined();
    expect(folderProblem('\\\\office\\share\\karsetu', 'win32')).toContain('network drive');
    // 190 + \.restore-2026-11-24T01-05-56-123Z (34) + \store\store.sqlite-journal (27) = 251 < 260.
    expect(folderProblem(`C:\\${'d'.repeat(187)}`, 'win32')).toBeUndefined();
    expect(folderProblem(`C:\\${'d'.repeat(188)}`, 'win32')).toContain('it has 191');
    expect(folderProblem(`/${'d'.repeat(300)}`, 'linux')).toBeUndefined();
  });

  it('keeps the keys out of DATA_DIR, however deep', () => {
    const inside = readConfig({ DATA_KEY_FILE: 'data/keys/k' }, { rootDir: '/srv/karsetu' });
    expect(inside).toMatchObject({ ok: false, problems: [{ name: 'DATA_KEY_FILE' }] });
    const outside = readConfig({ DATA_KEY_FILE: 'data-key' }, { rootDir: '/srv/karsetu' });
    expect(outside.ok).toBe(true);
  });
});
