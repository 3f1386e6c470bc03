import { expect, it } from 'vitest';
import { unitOf } from './units.ts';

const table = (...rows: (string | number)[][]) => [{ name: 'Sheet1', rows }];
const heading = ['GSTIN', 'Taxable value'];
const line = ['27AAPFU0939F1ZV', '5.50'];

it('finds the unit of figures in the title, the headings or a note below, not in a party’s name', () => {
  expect(unitOf(table(['Sales in lakhs'], heading, line))).toBe('Sales in lakhs');
  expect(unitOf(table(['Sales'], ['(Rs. in thousands)'], heading, line))).toBe('(Rs. in thousands)');
  expect(unitOf(table(['Sales'], ['GSTIN', 'Value (₹ crore)'], line))).toBe('Value (₹ crore)');
  expect(unitOf(table(heading, line, ['All amounts in lakhs']))).toBe('All amounts in lakhs');
  expect(unitOf(table(heading, line, ['Traders in lakhs']))).toBeUndefined();
  expect(unitOf(table(heading, line))).toBeUndefined();
  expect(unitOf(table(['Sales in rupees'], heading, line))).toBeUndefined();
});
