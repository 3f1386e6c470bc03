import { expect, test } from 'vitest';
import { markupOf, textsOf } from '../testing/markup.tsx';
import type { SheetColumns } from './asking.ts';
import { MappingTable } from './MappingTable.tsx';

const sheet = {
  sheet: 'Sales',
  line: 3,
  columns: [
    { heading: 'Bill', field: 'number' },
    { heading: 'Amt', field: '' },
  ],
  rows: [
    ['P/1', '1180'],
    ['P/2', 'x'.repeat(50)],
  ],
} as unknown as SheetColumns;
const table = (fields: { value: string; label: string }[], mapping: Record<string, string> = {}) => (
  <MappingTable sheet={sheet} fields={fields} choices={{ mapping } as never} onChoices={() => undefined} />
);
const number = { value: 'number', label: 'Document number' };
const taxable = { value: 'taxable', label: 'Taxable value' };
const chosen = (markup: string) =>
  [...markup.matchAll(/<option value="([^"]*)" selected=""/g)].map(([, v]) => v);

test('shows headings, the first rows, and how far a long cell goes', () => {
  const texts = textsOf(table([number, taxable]));
  expect(texts).toEqual(expect.arrayContaining(['Columns of Sales', 'Bill', 'Amt', 'P/1', '1180', 'P/2']));
  expect(texts).toContain('x'.repeat(40));
  expect(texts).toContain('Headings were found in line 3.');
});

test('each column is read as found, or as a person has said', () => {
  expect(chosen(markupOf(table([number, taxable])))).toEqual(['number', '']);
  expect(chosen(markupOf(table([number, taxable], { Amt: 'taxable', Bill: '' })))).toEqual(['', 'taxable']);
  expect(markupOf(table([number, taxable]))).toContain('aria-label="Bill is read as"');
});

test('a file of one kind of column is asked about too, one of none is only shown', () => {
  expect(markupOf(table([number]))).toContain('aria-label="Amt is read as"');
  const none = markupOf(table([]));
  expect(none).not.toContain('<select');
  expect(none).not.toContain('Headings were found');
});
