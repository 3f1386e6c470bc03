import { beforeEach, expect, it } from 'vitest';
import { kept } from '../../shared/testing/kept.ts';
import * as allMemory from './memory.ts';
import type { RowSet, Step } from './plan.ts';

const {
  enteredBefore,
  fingerprint,
  forgetEntered,
  forgetPlaces,
  isFoldedUp,
  noteEntered,
  notePlace,
  unkeep,
} = kept(allMemory);

const step = (row: number, name: string, want: string) =>
  ({ node: 'step', path: `banks.${row}.${name}`, json: ['Banks', name], want }) as unknown as Step;
const set = {
  node: 'rows',
  path: 'banks',
  rows: [
    [step(0, 'ifsc', 'SBIN0001234'), step(0, 'number', '1')],
    [step(1, 'ifsc', 'SBIN0001234'), step(1, 'number', '2')],
    [step(2, 'ifsc', 'SBIN0001234'), step(2, 'number', '1')],
  ],
} as unknown as RowSet;
const run = (statuses: Record<string, string> = {}, pan = 'ABCPE1234F') => ({
  expect: { form: 'ITR-1', year: '2026-27', pan, section: 'banks' },
  entries: new Map(Object.entries(statuses).map(([path, status]) => [path, { status }])),
});
const prints = set.rows.map((_, i) => fingerprint(set, i));
beforeEach(forgetEntered);

it('records are told apart by their values, the same values by their order', () => {
  expect(new Set(prints).size).toBe(3);
  const other = { ...set, rows: [set.rows[2]!, set.rows[1]!] };
  expect(fingerprint(other, 0)).toBe(prints[0]);
  expect(fingerprint(other, 1)).toBe(prints[1]);
});

it('remembers what was filled and read back, for the same return, section and list', () => {
  const filled = run({ 'banks.0.ifsc': 'filled', 'banks.0.number': 'different' });
  noteEntered(filled, set, 0, 2, true, true);
  expect(enteredBefore(filled, set, prints[0]!)).toMatchObject({
    count: 2,
    readable: true,
    kept: new Set(['banks.0.ifsc']),
    times: 1,
  });
  expect(enteredBefore(filled, set, prints[1]!)).toBeUndefined();
  expect(enteredBefore(run({}, 'ABCPE1234G'), set, prints[0]!)).toBeUndefined();
  expect(enteredBefore(filled, { ...set, path: 'others' }, prints[0]!)).toBeUndefined();
});

it('counts the fillings of an empty form only', () => {
  noteEntered(run(), set, 0, 0, true, true);
  noteEntered(run({ 'banks.0.ifsc': 'right' }), set, 0, 1, false, false);
  expect(enteredBefore(run(), set, prints[0]!)).toMatchObject({ count: 1, readable: false, times: 1 });
  noteEntered(run(), set, 0, 1, true, true);
  expect(enteredBefore(run(), set, prints[0]!)?.times).toBe(2);
});

it('a value the page has changed since is no longer kept', () => {
  noteEntered(run({ 'banks.0.ifsc': 'filled', 'banks.0.number': 'right' }), set, 0, 0, true, true);
  unkeep('banks.0.ifsc');
  expect(enteredBefore(run(), set, prints[0]!)?.kept).toEqual(new Set(['banks.0.number']));
});

it('a record is folded up where its box is gone and its list is not', () => {
  const box = { isConnected: true };
  const around = { isConnected: true };
  notePlace(run(), set, 0, box as Element, around as Element);
  expect(isFoldedUp(run(), set, 0)).toBe(false);
  box.isConnected = false;
  expect(isFoldedUp(run(), set, 0)).toBe(true);
  expect(isFoldedUp(run(), set, 1)).toBe(false);
  around.isConnected = false;
  expect(isFoldedUp(run(), set, 0)).toBe(false);
});

it('forgets places without what was filled into an entry form', () => {
  const here = { isConnected: true } as Element;
  notePlace(run(), set, 0, here, here);
  noteEntered(run(), set, 1, 0, true, true);
  forgetPlaces();
  expect(enteredBefore(run(), set, prints[0]!)).toBeUndefined();
  expect(enteredBefore(run(), set, prints[1]!)).toBeDefined();
});
