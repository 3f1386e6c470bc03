import { expect, it } from 'vitest';
import * as z from 'zod';
import { amount, text } from '../../forms/fields.ts';
import { walk } from '../../forms/walk.ts';
import { encodeForm } from './encode.ts';

// Objects of one file whose names differ in a letter each.
const nodes = walk(
  z.strictObject({
    name: text('Name', { json: 'A.Name' }).optional(),
    first: amount('First', { json: 'A.Total', jsonDefault: 0 }).optional(),
    second: amount('Second', { json: 'B.Total', jsonDefault: 0 }).optional(),
    third: amount('Third', { json: 'BA.Total', jsonDefault: 0 }).optional(),
    fourth: amount('Fourth', { json: 'CA.Total', jsonDefault: 0 }).optional(),
  }),
);

it('a default is written into its own object where that is in the file, and nowhere else', () => {
  expect(encodeForm(nodes, {}, [])).toEqual({});
  expect(encodeForm(nodes, { name: 'x' }, [])).toEqual({ A: { Name: 'x', Total: 0 } });
  expect(encodeForm(nodes, { second: 5 }, ['A'])).toEqual({ A: { Total: 0 }, B: { Total: 5 } });
  expect(encodeForm(nodes, {}, ['A', 'B', 'BA', 'CA'])).toEqual({
    A: { Total: 0 },
    B: { Total: 0 },
    BA: { Total: 0 },
    CA: { Total: 0 },
  });
});
