import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fileCounter } from './zip.ts';

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
