import { expect, it } from 'vitest';
import { loadItrForm } from '../../../shared/itr/registry.ts';
import { answersOf, byParent } from './answers.ts';

it('answers what is typed where the problem is listed: fields, empty tables, all columns of a split', async () => {
  const { model } = await loadItrForm('ITR-2', '2026-27');
  const answers = answersOf(model, [
    'salary.employers.1.city',
    'salary.employers.1.pincode',
    'other_sources.dividend_quarters.upto_15_jun',
    'bank_accounts',
    // The same again, a figure that follows from others, and a place of the file alone.
    'salary.employers.1.city',
    'salary.gross_salary',
    'ITR.ITR2.CreationInfo.SWCreatedBy',
  ]);
  expect(byParent(answers).map(([parent, list]) => [parent, list.map((a) => a.node.key)])).toEqual([
    ['salary.employers.1', ['city', 'pincode']],
    [
      'other_sources.dividend_quarters',
      ['upto_15_jun', 'upto_15_sep', 'upto_15_dec', 'upto_15_mar', 'upto_31_mar'],
    ],
    ['', ['bank_accounts']],
  ]);
  expect(answers.map((a) => a.node.node).at(-1)).toBe('rows');
  expect(new Set(answers.map((a) => a.step))).toEqual(new Set(['salary', 'other-sources', 'tax']));
});
