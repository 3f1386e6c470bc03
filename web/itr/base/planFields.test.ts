import { expect, test } from 'vitest';
import { itr1Form } from '../../../shared/itr/itr1/form.ts';
import { planFields } from './planFields.ts';

test('amounts a person types, one for each row there is; none that follows from others', () => {
  const paths = planFields(itr1Form('2026-27'), { salary: { employers: [{}, {}] } }).map(({ path }) => path);
  expect(paths).toContain('salary.employers.0.salary_17_1');
  expect(paths).toContain('salary.employers.1.salary_17_1');
  expect(paths).toContain('deductions.schedule_80c.0.amount');
  expect(paths).not.toContain('salary.income');
});
