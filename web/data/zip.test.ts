import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFile } from './http.ts';
import { fetchZip, fileCounter } from './zip.ts';

vi.mock('./http.ts', () => ({ callRaw: (_: string, path: string) => fetch(path), saveFile: vi.fn() }));

describe('progress of an export', () => {
  const zip = zipSync(
    Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`${i}.txt`, strToU8(`PPK${i}`)])),
  );

  test.each([1, 2, 3, 5, 1000])('counts the files of a ZIP cut every %i bytes', (size) => {
    const count = fileCounter();
    let seen = 0;
    for (let at = 0; at < zip.length; at += size) seen = count(zip.subarray(at, at + size));
    expect(seen).toBe(7);
  });

  test('counts a file when its beginning has come, not before', () => {
    const count = fileCounter();
    expect(count(zip.subarray(0, 3))).toBe(0);
    expect(count(zip.subarray(3, 4))).toBe(1);
  });
});

describe('an export as one file', () => {
  const zip = zipSync({ 'a.pdf': strToU8('A'), 'b.pdf': strToU8('B') });
  const saved: [string, number][] = [];
  const answer = (count: string | null, name?: string) => {
    vi.stubGlobal('fetch', async () => {
      const headers = new Headers();
      if (count !== null) headers.set('x-report-count', count);
      if (name) headers.set('content-disposition', `attachment; filename="${name}"`);
      return new Response(zip, { headers });
    });
  };
  const take = async () => {
    const seen: string[] = [];
    const total = await fetchZip('/api/reports', 'reports.zip', new AbortController().signal, (p) =>
      seen.push(`${p.done} of ${p.total}`),
    );
    return { total, seen };
  };
  beforeEach(() => {
    saved.length = 0;
    vi.mocked(saveFile).mockImplementation((blob, name) => void saved.push([name, blob.size]));
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is saved whole under the name the server gives, its files counted', async () => {
    answer('2', 'Reports 2026.zip');
    expect(await take()).toEqual({ total: 2, seen: ['0 of 2', '2 of 2'] });
    expect(saved).toEqual([['Reports 2026.zip', zip.length]]);
    answer('2');
    await take();
    expect(saved.at(-1)).toEqual(['reports.zip', zip.length]);
  });

  test('of nothing saves no file', async () => {
    for (const count of ['0', null]) {
      answer(count);
      expect((await take()).total).toBe(0);
    }
    expect(saved).toEqual([]);
  });
});
