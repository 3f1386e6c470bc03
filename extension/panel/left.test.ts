import { describe, expect, test } from 'vitest';
import { kept } from '../../shared/testing/kept.ts';
import type { Entry, Report, Step } from '../fill/plan.ts';
import * as allLeft from './left.ts';

const { leftAsText, leftOf } = kept(allLeft);

const step = (path: string, more: Partial<Step> = {}): [string, Step] => [
  path,
  {
    node: 'step',
    path,
    label: path,
    kind: 'amount',
    want: '1',
    json: path.split('.'),
    heading: [],
    rivals: [],
    byLabel: true,
    total: false,
    takes: 'unknown',
    verified: false,
    from: 'caption',
    ...more,
  },
];
const entry = (path: string, status: Entry['status'], more: Partial<Entry> = {}): Entry => ({
  path,
  label: path,
  status,
  want: '1',
  verified: false,
  ...more,
});
const reportOf = (entries: Entry[]): Report => ({
  mode: 'fill',
  section: 'tax_paid',
  entries,
  milliseconds: 1,
});

describe('what is left to the user', () => {
  test('is in the order of the page, row by row, without what is filled', () => {
    // the report comes in the order things were found
    const left = leftOf(
      reportOf([
        entry('R.1.Amt', 'not-found', { row: 'Employer 2: MUMB54321C' }),
        entry('Late', 'not-found'),
        entry('R.0.Amt', 'filled', { row: 'Employer 1: DELA12345B' }),
        entry('R.1.Tan', 'needs-you', { row: 'Employer 2: MUMB54321C', waiting: 'another' }),
        entry('First', 'needs-you'),
      ]),
      new Map([step('First'), step('R.0.Amt'), step('R.1.Tan'), step('R.1.Amt'), step('Late')]),
    );
    expect(left.type.map((g) => [g.row, g.waiting, g.lines.map((l) => l.entry.path)])).toEqual([
      [undefined, undefined, ['First']],
      ['Employer 2: MUMB54321C', 'another', ['R.1.Tan', 'R.1.Amt']],
      [undefined, undefined, ['Late']],
    ]);
    expect(left.offered).toBeUndefined();
  });

  test('goes by the page where its order is another than the return’s', () => {
    const left = leftOf(
      reportOf([
        entry('Top', 'needs-you', { place: 5 }),
        entry('R.0.Amt', 'not-found', { row: 'Employer 1', place: 2 }),
        entry('AfterTop', 'not-found'),
        entry('Foot', 'not-found', { place: 0 }),
      ]),
      new Map([step('Top'), step('AfterTop'), step('R.0.Amt'), step('Foot')]),
    );
    // Foot is first on the page, then the list; AfterTop is nowhere on it and stays behind the value before it.
    expect(left.type.flatMap((g) => g.lines.map((l) => l.entry.path))).toEqual([
      'Foot',
      'R.0.Amt',
      'Top',
      'AfterTop',
    ]);
  });

  test('keeps what the page works out apart, and names the row that waits for Add', () => {
    const left = leftOf(
      reportOf([
        entry('Total', 'needs-you', { computed: true }),
        entry('R.0.Tan', 'filled', { row: 'Employer 1', waiting: 'press-add' }),
      ]),
      new Map([step('R.0.Tan'), step('Total', { total: true })]),
    );
    expect(left.computed.map((l) => l.entry.path)).toEqual(['Total']);
    expect(left.type).toEqual([]);
    expect(left.offered).toBe('Employer 1');
  });

  test('is text as a person types it', () => {
    const left = leftOf(
      reportOf([
        entry('Day', 'not-found', { want: '2025-06-05', label: 'Date of deposit' }),
        entry('Kind', 'not-found', { want: 'SB', label: 'Type of account' }),
        entry('Amt', 'not-found', { want: '125000', label: 'Amount', row: 'Challan 1' }),
      ]),
      new Map([
        step('Day', { kind: 'date' }),
        step('Kind', { kind: 'choice', options: [{ value: 'SB', label: 'Savings' }] }),
        step('Amt'),
      ]),
    );
    expect(leftAsText(left, (label) => label)).toBe(
      'Date of deposit\t05/06/2025\nType of account\tSavings\n\nChallan 1\nAmount\t125000',
    );
  });

  test('says that little is known when most values found no place, five at least', () => {
    const many = (missing: number, all: number) =>
      leftOf(
        reportOf(Array.from({ length: all }, (_, i) => entry(`F${i}`, i < missing ? 'not-found' : 'filled'))),
        new Map(Array.from({ length: all }, (_, i) => step(`F${i}`))),
      ).littleKnown;
    expect([many(4, 4), many(5, 9), many(5, 10), many(6, 10)]).toEqual([false, true, false, true]);
  });
});
