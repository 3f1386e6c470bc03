import { expect, it } from 'vitest';
import { itr6Form } from '../itr6/form.ts';
import { company } from '../itr6/testing/returns.ts';

const form = itr6Form('2026-27');
const context = { createdOn: '2026-07-20', softwareId: 'SW12345678' };
const told = (credited: number) =>
  form
    .exportJson(
      company({
        trading: { sale_of_goods: 10_20_00_000, purchases: 10_00_00_000 },
        profit_loss: { dividends: 10_00_000 },
        other_sources: { dividend_income: 8_00_000 },
        schedule_bp: { business: { credited: { dividend: credited } } },
      }),
      context,
    )
    .issues.filter(({ path }) => path === 'schedule_bp.business.credited.dividend')
    .map(({ severity, message }) => [severity, message.params]);

it('dividends in the account and under other sources are taken off once, or said', () => {
  expect(told(0)).toEqual([['warning', { amount: 8_00_000 }]]);
  expect(told(7_99_999)).toHaveLength(1);
  expect(told(8_00_000)).toEqual([]);
});
