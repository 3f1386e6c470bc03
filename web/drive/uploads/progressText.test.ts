import { describe, expect, it } from 'vitest';
import { allEnded, inOrder, paceOf, progressOf, titleOf } from './progressText.ts';
import type { Upload } from './store.ts';

const upload = (state: Upload['state'], more: Partial<Upload> = {}): Upload => ({
  id: state,
  name: 'scan.pdf',
  folder: '',
  into: '',
  size: 2 * 1024 ** 2,
  sent: 512 * 1024,
  state,
  reason: '',
  bytesPerSecond: 0,
  batch: 'b',
  ...more,
});

describe('the line of an upload', () => {
  it.each([
    [upload('waiting'), 'Waiting · 2 MB'],
    [upload('done'), 'Uploaded · 2 MB'],
    [upload('skipped'), 'Left out: the name is taken'],
    [upload('failed', { reason: 'The drive is full' }), 'The drive is full'],
    [upload('paused', { reason: 'No connection' }), 'No connection'],
    [upload('needs-file', { reason: 'Another file' }), 'Another file'],
    [upload('needs-file'), 'Unfinished: 512 KB of 2 MB uploaded. Choose the file again to continue.'],
    [upload('sending'), '512 KB of 2 MB'],
    // 1.5 MB are left at 64 KB a second: 24 s
    [upload('sending', { bytesPerSecond: 64 * 1024 }), '512 KB of 2 MB · 64 KB/s · 24 s left'],
  ])('%#: %j', (one, line) => expect(progressOf(one)).toBe(line));

  it.each([
    [undefined, ''],
    [89, ' · 1 KB/s · 89 s left'],
    // a minute and a half is told in minutes, rounded
    [90, ' · 1 KB/s · 2 min left'],
    [149, ' · 1 KB/s · 2 min left'],
    [3569, ' · 1 KB/s · 59 min left'],
    [3600, ' · 1 KB/s · 1 h 0 min left'],
    [4800, ' · 1 KB/s · 1 h 20 min left'],
  ])('tells the time left of %s seconds', (seconds, told) => expect(paceOf(1024, seconds)).toBe(told));
});

describe('all uploads together', () => {
  it('have what goes on first and what is over last', () => {
    const states = ['done', 'skipped', 'waiting', 'needs-file', 'failed', 'paused', 'sending'] as const;
    expect(inOrder(states.map((state) => upload(state))).map((u) => u.state)).toEqual([
      'paused',
      'sending',
      'needs-file',
      'failed',
      'waiting',
      'skipped',
      'done',
    ]);
  });

  it('are headed by how many are done, then by what they need', () => {
    const counts = (open: number) => ({ open, done: 1, files: 3 });
    expect(titleOf([upload('failed')], counts(2))).toBe('Uploading: 1 of 3');
    expect(titleOf([upload('done'), upload('failed')], counts(0))).toBe('Uploads need your attention');
    expect(titleOf([upload('needs-file')], counts(0))).toBe('Uploads need your attention');
    expect(titleOf([upload('done'), upload('skipped')], counts(0))).toBe('Uploads finished');
  });

  it('are announced once, when the last one ends and something was uploaded', () => {
    expect(allEnded(1, { open: 0, done: 1 })).toBe(true);
    expect(allEnded(0, { open: 0, done: 1 })).toBe(false);
    expect(allEnded(1, { open: 1, done: 1 })).toBe(false);
    expect(allEnded(1, { open: 0, done: 0 })).toBe(false);
  });
});
