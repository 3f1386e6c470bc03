import { expect, it } from 'vitest';
import * as z from 'zod';
import { amount, group, rows, text } from '../../../shared/forms/fields.ts';
import type { Issue } from '../../../shared/forms/messages.ts';
import { nextProblem } from './order.ts';

const model = {
  schema: z.strictObject({
    b: rows({ label: 'B', rowLabel: 'B' }, { x: amount('X'), y: amount('Y') }),
    a: group({ label: 'A' }, { name: text('Name', {}), mail: text('Mail', {}) }),
  }),
  // The steps are in another order than the schema.
  steps: [
    { id: 'first', title: 'First', parts: ['a'] },
    { id: 'second', title: 'Second', parts: ['b'] },
  ],
};
const error = (path: string): Issue => ({ path, message: { text: 'Required' }, severity: 'error' });
const issues = [
  error('b.10.x'),
  error('b.2.y'),
  error('a.mail'),
  { ...error('a.name'), severity: 'warning' as const },
  error('elsewhere'),
];
const after = (path: string) => nextProblem(model, issues, { path });

it('goes through what must be filled in the order of the page, rows by number, and round again', () => {
  expect(nextProblem(model, issues, { step: 'first' })).toBe('a.mail');
  expect(after('a.mail')).toBe('b.2.y');
  expect(after('b.2.y')).toBe('b.10.x');
  expect(after('b.3.x')).toBe('b.10.x');
  expect(after('b.10.x')).toBe('a.mail');
  expect(nextProblem(model, issues, { step: 'second' })).toBe('b.2.y');
  expect(nextProblem(model, [error('elsewhere')], { step: 'first' })).toBeUndefined();
});
