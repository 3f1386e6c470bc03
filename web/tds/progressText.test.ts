import { expect, it } from 'vitest';
import { certificatesDone, fileReceived } from './progressText.ts';

it('tells how many certificates are there, and nothing before their number is known', () => {
  expect(certificatesDone()).toBe('Preparing the certificates …');
  expect(certificatesDone({ done: 0, total: 1 })).toBe('0 of 1 certificates');
  expect(certificatesDone({ done: 3, total: 1200 })).toBe('3 of 1,200 certificates');
});

it('tells what is written, then what has come of how much', () => {
  expect([fileReceived(1, {}), fileReceived(2, {})]).toEqual([
    'Checking and writing 1 row …',
    'Checking and writing 2 rows …',
  ]);
  expect(fileReceived(2, { received: 0, total: 2048 })).toBe('0 Bytes of 2 KB received');
  // compressed on the way, its size is not known
  expect(fileReceived(2, { received: 1024 })).toBe('1 KB of 1 KB received');
});
