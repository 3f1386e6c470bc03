import { describe, expect, it } from 'vitest';
import type { FormValues } from '../forms/paths.ts';
import { ofReturn } from './of-return.ts';

const figures = (type: string, draft: object, year = '2025-26') =>
  ofReturn(type, year, draft as FormValues).figures;

describe('gains of a return', () => {
  // Section 55(2)(ac): cost of shares bought before 1 February 2018 is the higher of what was paid and the lower of the fair value of
  // 31 January 2018 and the sale value.
  it.each([
    ['bought later', { acquired: 'AE', sale_value: 1000, purchase_cost: 300, units: 10, fmv_unit: 60 }, 700],
    [
      'bought before, worth more then',
      { acquired: 'BE', sale_value: 1000, purchase_cost: 300, units: 10, fmv_unit: 60.5 },
      395,
    ],
    [
      'bought before, worth less then',
      { acquired: 'BE', sale_value: 1000, purchase_cost: 300, units: 10, fmv_unit: 20 },
      700,
    ],
    [
      'fallen since: no loss',
      { acquired: 'BE', sale_value: 1000, purchase_cost: 300, units: 10, fmv_unit: 150 },
      0,
    ],
    [
      'sold below cost',
      { acquired: 'BE', sale_value: 1000, purchase_cost: 1200, units: 10, fmv_unit: 150 },
      -200,
    ],
    [
      'with expenses of the sale',
      { acquired: 'AE', sale_value: 1000, purchase_cost: 300, expenses: 25.5 },
      674.5,
    ],
    ['no units', { acquired: 'BE', sale_value: 1000, purchase_cost: 300, fmv_unit: 60 }, 700],
  ])('section 112A, %s', (_name, row, gain) => {
    expect(figures('ITR-2', { schedule_112a: { rows: [row, {}] } })['112A']).toBe(Math.round(gain * 100));
  });

  it('are consideration less cost, improvement and expenses, of both sides of 23 July 2024', () => {
    const less = { cost: 100, improvement: 20, expenses: 3 };
    const draft = {
      capital_gains: {
        short: {
          equity_111a: { sale: { full_value: 1000, ...less }, before: { full_value: 500, ...less } },
          other_assets: { unquoted_value: 400, other_value: 50, ...less },
          land: [{ sale_value: 70, full_value: 90, stamp_value: 95 }],
        },
        long: {
          assets: {
            sale: { other_value: 300, unquoted_value: 40, ...less },
            before: { other_value: 200, ...less },
          },
          listed_112: { sale: { full_value: 150, ...less }, before: { full_value: 160, ...less } },
          land: [{ full_value: 80, stamp_value: 60 }],
        },
      },
      schedule_vda: { rows: [{ sale_value: 11 }, { sale_value: 12 }] },
    };
    const found = ofReturn('ITR-2', '2025-26', draft as FormValues);
    // 1,000 + 500 - 2 × 123; 450 - 123; 340 + 200 + 150 + 160 - 4 × 123; 70 + 80; higher of each 95 + 80
    expect(found.figures).toMatchObject({
      '111A': 125_400,
      '50AA': 32_700,
      '112': 35_800,
      property_consideration: 15_000,
      vda_consideration: 2_300,
    });
    expect(found.property_taken).toBe(17_500);
    expect(found.figures).not.toHaveProperty('speculative');
    expect(figures('ITR-1', draft)).not.toHaveProperty('111A');
  });

  // ITR-1 and ITR-4 have the group LTCG112A from AY 2025-26 on: sale consideration, cost and gain.
  it.each([
    ['ITR-1', '2025-26', 20_000],
    ['ITR-4', '2026-27', 20_000],
    ['ITR-1', '2024-25', undefined],
    ['ITR-2', '2025-26', 0],
  ])('section 112A of %s, AY %s', (type, year, gain) => {
    const draft = { exempt_income: { ltcg_112a: { sale_consideration: 500, cost: 300 } } };
    expect(figures(type, draft, year)['112A']).toBe(gain);
  });

  it('of shares bought back are a dividend and a loss from AY 2026-27 on', () => {
    const draft = {
      other_sources: { dividend_income: 100, dividend_22f: 40 },
      capital_gains: { short: { buy_back_20: 1, buy_back_30: 2, buy_back_app: 4 }, long: { buy_back: 8 } },
    };
    expect(figures('ITR-3', draft, '2025-26')).toMatchObject({ dividend: 10_000 });
    expect(figures('ITR-3', draft, '2025-26').buyback).toBeUndefined();
    expect(figures('ITR-3', draft, '2026-27')).toMatchObject({ dividend: 14_000, buyback: 1_500 });
  });
});

describe('income and tax of a return', () => {
  const draft = {
    salary: {
      employers: [
        {
          employer_tan: 'mumb12345c',
          employer_name: 'Mills',
          salary_17_1: 500,
          perquisites: 60,
          profit_in_lieu_salary: 7,
          tds_deducted: 9,
        },
        { employer_tan: 'DELA12345B', salary_17_1: 1000, tds_deducted: 90 },
      ],
    },
    house_property: {
      gross_annual_value: 30,
      properties: [{ gross_annual_value: 200 }, { gross_annual_value: 100 }],
    },
    other_sources: {
      interest_from_savings: 1,
      interest_from_deposits: 2,
      interest_on_refund: 3,
      dividend_income: 4,
      other_interest: 5,
      plant_rent: 6,
      business_trust: 7,
      lottery: 8,
      online_games: 9,
      others: [
        { description: 'Interest on bonds', amount: 20 },
        { description: 'Gift', amount: 99 },
      ],
    },
    taxes_paid: {
      tds_salary: [
        { employer_tan: 'MUMB12345C', tds_deducted: 11 },
        { employer_tan: 'MUMB12345C', tds_deducted: 22 },
        { employer_tan: 'PNEX00001A', employer_name: 'Past', tds_deducted: 5 },
      ],
      tds_other: [
        { tan: 'dela12345b', section: '194A', gross_receipt: 100, tds_claimed: 8, tds_deducted: 10 },
        { tan: 'DELA12345B', tds_deducted: 10, deducted: 12 },
        { tan: 'DELA12345B', deducted: 12 },
      ],
      tds_tenant: [
        { tenant_pan: 'ABCPK1234L', section: '194IB', gross_receipt: 50, tds_claimed: 3, tds_deducted: 4 },
      ],
      tds_buyer_tenant: [{ deductor_pan: 'ABCPK1234L', gross_receipt: 50, deducted: 6 }],
      tcs: [
        { tan: 'DELA12345B', gross_payment: 70, tcs_claimed: 1, tcs_collected: 2 },
        { tcs_collected: 2, collected: 4 },
        { collected: 4 },
      ],
      payments: [
        { bsr_code: '0510308', date: '2025-03-31', challan_number: '12', amount: 100 },
        { bsr_code: '0510308', date: '2025-04-01', challan_number: 13, amount: 30 },
      ],
    },
    business44ad: { digital_receipts: 100, cash_receipts: 20, other_receipts: 3 },
    profession44ada: { digital_receipts: 1000, cash_receipts: 200, other_receipts: 30 },
    business_without_books: { bank_receipts: 4, other_receipts: 5 },
    profession: { bank_receipts: 6, other_receipts: 7 },
    trading: { intraday_income: 40, derivatives_income: 50 },
    speculation: { gross_profit: 5 },
  };

  it('are those of the fields of its form', () => {
    const two = {
      interest_others: 2_500,
      rent_machinery: 600,
      business_trust: 700,
      winnings_115BB: 800,
      winnings_115BBJ: 900,
      tds_salary: 3_800,
    };
    const every = {
      interest_savings: 100,
      interest_deposit: 200,
      interest_refund: 300,
      dividend: 400,
      salary_gross: 156_700,
      rent_received: 33_000,
      tds_other: 3_000,
      tds3: 900,
      tcs: 700,
      advance_tax: 10_000,
      self_assessment: 3_000,
    };
    const one = { interest_others: 2_000, tds_salary: 9_900, '112A': 0 };
    expect(figures('ITR-1', draft)).toEqual({ ...every, ...one });
    expect(figures('ITR-4', draft)).toEqual({ ...every, ...one, business_receipts: 135_300 });
    expect(figures('ITR-2', draft)).toMatchObject({ ...every, ...two });
    expect(figures('ITR-2', draft)).not.toHaveProperty('business_receipts');
    expect(figures('ITR-3', draft)).toMatchObject({
      ...every,
      ...two,
      business_receipts: 137_500,
      speculative: 4_500,
      fno: 5_000,
    });
    // With a profit and loss account the receipts are there.
    expect(figures('ITR-3', { ...draft, profit_loss: {} })).not.toHaveProperty('business_receipts');
  });

  it('name employers, deductors and challans', () => {
    const { employers, claims, challans } = ofReturn('ITR-2', '2025-26', draft as FormValues);
    expect(employers).toEqual([
      { tan: 'MUMB12345C', name: 'Mills', gross: 56_700, tax: 3_300 },
      { tan: 'DELA12345B', name: '', gross: 100_000, tax: 0 },
      { tan: 'PNEX00001A', name: 'Past', gross: 0, tax: 500 },
    ]);
    expect(claims.map((c) => [c.figure, c.id, c.section, c.gross, c.tax, c.path])).toEqual([
      ['tds_other', 'DELA12345B', '194A', 10_000, 800, 'taxes_paid.tds_other.0'],
      ['tds_other', 'DELA12345B', '', 0, 1_000, 'taxes_paid.tds_other.1'],
      ['tds_other', 'DELA12345B', '', 0, 1_200, 'taxes_paid.tds_other.2'],
      ['tds3', 'ABCPK1234L', '194IB', 5_000, 300, 'taxes_paid.tds_tenant.0'],
      ['tds3', 'ABCPK1234L', '', 5_000, 600, 'taxes_paid.tds_buyer_tenant.0'],
      ['tcs', 'DELA12345B', '', 7_000, 100, 'taxes_paid.tcs.0'],
      ['tcs', '', '', 0, 200, 'taxes_paid.tcs.1'],
      ['tcs', '', '', 0, 400, 'taxes_paid.tcs.2'],
    ]);
    expect(challans).toEqual([
      { bsr: '0510308', date: '2025-03-31', serial: 12, amount: 10_000 },
      { bsr: '0510308', date: '2025-04-01', serial: 13, amount: 3_000 },
    ]);
  });

  it('are nothing in a draft of other shapes', () => {
    const odd = { salary: { employers: 'x' }, taxes_paid: { tcs: [null, 'y'] }, schedule_112a: { rows: {} } };
    expect(Object.values(figures('ITR-2', odd)).every((n) => n === 0)).toBe(true);
  });
});
