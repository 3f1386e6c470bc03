import { expect, it } from 'vitest';
import { getAt } from '../../forms/paths.ts';
import { kept } from '../../testing/kept.ts';
import { itr3Years } from './data/years.ts';
import * as allDocumented from './documented.ts';

const { fromDocumented } = kept(allDocumented);

const of = (members: object) => fromDocumented(itr3Years['2026-27'], members as never);

it('a profit before depreciation becomes income of the accounts, a loss an expense', () => {
  const gain = of({ business: { net_profit_as_per_pl: 400_000, add_depreciation_pl: 100_000 } });
  // 4,00,000 after and 5,00,000 before depreciation of 1,00,000
  expect(gain.data['profit_loss']).toEqual({
    other_incomes: [{ nature: 'As per profit and loss account', amount: 500_000 }],
    depreciation: 100_000,
  });
  const loss = of({ business: { net_profit_as_per_pl: -250_000 } });
  expect(loss.data['profit_loss']).toEqual({
    other_expenses: [{ nature: 'As per profit and loss account', amount: 250_000 }],
  });
  expect(gain.warnings.map((w) => w.path)).toEqual(['business.net_profit_as_per_pl']);
});

it('what is nil, empty or absent leaves no answer', () => {
  const { data, warnings } = of({
    business: { net_profit_as_per_pl: 0, add_inadmissible_expenses: '0', less_depreciation_allowed: 0 },
    profession: { gross_receipts: '', expenses: 0 },
    tds_paid: 0,
    advance_tax_paid: '',
    interest_234a: 0,
  });
  for (const part of ['profit_loss', 'schedule_bp', 'profession', 'taxes_paid', 'exempt_income'])
    expect(data[part], part).toBeUndefined();
  expect(warnings).toEqual([]);
});

it('each amount goes to its place, once', () => {
  const { data, warnings } = of({
    business: {
      add_inadmissible_expenses: 11_000,
      add_income_not_included: 12_000,
      less_deductible_expenses: 13_000,
      less_income_to_exclude: 14_000,
      less_depreciation_allowed: 15_000,
    },
    profession: { gross_receipts: 900_000, expenses: 300_000, adjustments: -5000, net_profit_as_per_pl: 1 },
    agricultural_income: 20_000,
    tds_paid: 7000,
    advance_tax_paid: 8000,
  });
  const at = (path: string) => getAt(data, path);
  expect(at('schedule_bp.business')).toEqual({
    add_other: 11_000,
    other_income: 12_000,
    less_other: 13_000,
    credited: { other_sources: 14_000 },
    depreciation_32_1_i: 15_000,
  });
  expect(at('profession')).toEqual({ other_receipts: 900_000, expenses: 300_000, adjustments: -5000 });
  expect(at('exempt_income.agricultural_receipts')).toBe(20_000);
  expect(at('taxes_paid.tds_other.0')).toEqual({ deducted: 7000, tds_claimed: 7000 });
  expect(at('taxes_paid.payments.0.amount')).toBe(8000);
  expect(warnings.map((w) => w.path)).toEqual([
    'business.less_depreciation_allowed',
    'tds_paid',
    'advance_tax_paid',
  ]);
});

it('a profit alone of a profession becomes receipts that leave it', () => {
  // receipts of 6,00,000 less expenses of 2,00,000 leave 4,00,000
  const { data } = of({ profession: { net_profit_as_per_pl: 400_000, expenses: 200_000 } });
  expect(data['profession']).toEqual({ other_receipts: 600_000, expenses: 200_000 });
});

it.each([
  ['Old', 'Y'],
  ['New', 'N'],
])('the %s regime is an answer on Form 10-IEA', (taxRegime, now) => {
  expect(of({ taxRegime }).data['filing']).toMatchObject({ opted_out_earlier: 'N', opt_out_now: now });
  expect(fromDocumented(itr3Years['2025-26'], { taxRegime }).data['filing']).toMatchObject({
    opted_out_2024: 'N',
    opt_out_now: now,
  });
});
