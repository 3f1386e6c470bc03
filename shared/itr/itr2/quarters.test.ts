import { expect, it } from 'vitest';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { itr2Form } from './form.ts';
import { fullReturn } from './testing/returns.ts';

const form = itr2Form('2026-27');
const context = { createdOn: '2026-07-20', softwareId: 'SW12345678', version: '0.1.0' };
const file = (data: FormValues) => form.exportJson(data, context).json as FormValues;

it('a file whose periods of accrual differ from the days of sale comes back as it was', () => {
  const at = 'ITR.ITR2.ScheduleCGFor23.AccruOrRecOfCG.ShortTermUnderAppRate.DateRange';
  const made = file(fullReturn('2026-27'));
  expect(getAt(made, at)).toMatchObject({ Upto15Of6: 69_500, Upto15Of9: 0 });
  // 1,000 of the 69,500 by 15 June accrued by 15 September.
  const split = setAt(setAt(made, `${at}.Upto15Of6`, 68_500), `${at}.Upto15Of9`, 1000);
  const again = file(form.importJson(split).data);
  expect(getAt(again, at)).toEqual(getAt(split, at));
});
