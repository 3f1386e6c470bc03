import { expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import * as allForm from '../itr6/form.ts';
import { company } from '../itr6/testing/returns.ts';
import { creditedTwice } from './credited.ts';

const { itr6Form } = kept(allForm);

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

it('rent and interest likewise: each by its own line, and only what is in both places', () => {
  const parts = (credited: object) => ({
    profit_loss: { rent: 3_00_000, interest_income: 50_000 },
    house_property: { properties: [{ gross_annual_value: 1_80_000 }, { gross_annual_value: 60_000 }] },
    other_sources: { interest: 70_000 },
    schedule_bp: { business: { credited } },
  });
  const at = (credited: object) =>
    creditedTwice(parts(credited)).map(({ path, message }) => [
      path.split('.').at(-1),
      message.params?.['amount'],
    ]);
  // the smaller of 3,00,000 and 1,80,000 + 60,000; the smaller of 50,000 and 70,000
  expect(at({})).toEqual([
    ['house_property', 2_40_000],
    ['other_sources', 50_000],
  ]);
  expect(at({ house_property: 2_40_000, other_sources: 49_999 })).toEqual([['other_sources', 50_000]]);
  expect(creditedTwice({ profit_loss: { rent: 1, interest_income: 1 } })).toEqual([]);
});
