import { expect, it } from 'vitest';
import { salesHeadings } from '../../shared/intake/headings.ts';
import { columnsOf } from '../../shared/tds/sheets.ts';
import { fieldsOf, kindNames, purposeNames, sumNames, tableNames } from './fields.ts';
import type { Purpose } from './importing.ts';

const purposes = Object.keys(purposeNames()) as Purpose[];

it.each(purposes)('the fields of %s are told apart by value and by name', (purpose) => {
  const fields = fieldsOf(purpose);
  expect(new Set(fields.map(({ value }) => value)).size).toBe(fields.length);
  expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
});

it('a column of sales may only be what the reader knows', () =>
  expect(
    fieldsOf('sales')
      .map(({ value }) => value)
      .filter((value) => !Object.hasOwn(salesHeadings, value)),
  ).toEqual([]));

it('a purchase has a supplier, a voucher and credit, no operator', () => {
  const values = fieldsOf('purchases').map(({ value }) => value);
  expect(values.slice(0, 4)).toEqual(['party', 'gstin', 'voucher', 'eligible']);
  expect(values).toContain('original');
  expect(values).not.toContain('operator');
  expect(values).not.toContain('exemption');
  expect(fieldsOf('purchases')[0]?.label).toBe('Name of the supplier');
});

it('a column of TDS is one of the statement or of the challan’s number', () => {
  const known: string[] = (['deductees', 'challans'] as const).flatMap((table) =>
    columnsOf('26Q', table).map(({ key }) => key),
  );
  const own = fieldsOf('tds').map(({ value }) => value);
  expect(own.filter((value) => !known.includes(value))).toEqual([]);
});

it('names of kinds, tables and sums differ from each other', () => {
  for (const names of [kindNames(), tableNames(), sumNames(), purposeNames()])
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  expect(kindNames()['sales']).toBe('Sales register');
  expect(purposeNames().sales).toBe('Sales (GSTR-1)');
});
