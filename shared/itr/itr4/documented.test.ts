import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../forms/form.ts';
import { getAt } from '../../forms/paths.ts';
import { itr4Form } from './form.ts';

const members = {
  pan_number: 'abcpe1234f',
  assessee_name: 'Asha Ravi Example',
  salary: {
    employer_name: 'Example Limited',
    gross_salary: 600_000,
    standard_deduction: 50_000,
    tds_deducted: '10,000',
  },
  houseProperty: {
    property_type: 'Let-Out',
    gav: 240_000,
    municipal_taxes: 10_000,
    nav: 230_000,
    standard_deduction_30: 69_000,
    interest_on_loan: 50_000,
    arrears: 0,
    unrealized_rent: 0,
  },
  business44ad: {
    use_presumptive: true,
    gross_turnover: 1_500_000,
    digital_receipts: 1_000_000,
    cash_receipts: 500_000,
    presumptive_income_8: 40_000,
    presumptive_income_6: 60_000,
    total_presumptive_income: 100_000,
  },
  profession44ada: { use_presumptive: true, gross_receipts: 400_000, presumptive_income_50: 200_000 },
  specialBusiness: {
    opted_out: false,
    firm_income: 0,
    speculation_income: 0,
    section_44ae_income: 5,
    other_business_income: 0,
  },
  detailedPL: { revenue: 0, expenses: 0, net_profit: 0 },
  otherSources: {
    interest_from_savings: 5000,
    interest_from_deposits: 20_000,
    dividend_income: 0,
    other: 1000,
  },
  deductions: { sec_80c: 100_000, sec_80d: 20_000, sec_80e: 0, sec_80g: 0, sec_80tta: 5000 },
  taxRegime: 'Old',
  tds_paid: 15_000,
  advance_tax_paid: 0,
};

describe.each(['2026-27', '2025-26'] as const)('the documented shape of ITR-4, AY %s', (ay) => {
  const form = itr4Form(ay);

  it('becomes the form, with the documented figures', () => {
    const { data, warnings } = form.fromDocumented!(members);
    expect(checkDraft(form.model, data)).toEqual([]);
    const { regime, chosen } = form.compute(data);
    expect(regime).toBe('old');
    // 6% of 10,00,000 and 8% of 5,00,000; half of 4,00,000; 5 of a goods carriage
    expect(chosen.heads.business).toBe(300_005);
    // 2,40,000 less 10,000, less 30%, less 50,000
    expect(chosen.heads.houseProperty).toBe(111_000);
    expect(chosen.heads.salary).toBe(550_000);
    expect(chosen.heads.otherSources).toBe(26_000);
    expect(chosen.totalDeductions).toBe(125_000);
    // 10,000 of the employer, 15,000 of others: no one is named, so both are told of
    expect(chosen.taxesPaid.tds).toBe(25_000);
    expect(warnings.map((w) => w.path)).toEqual([
      'salary.tds_deducted',
      'specialBusiness.section_44ae_income',
      'tds_paid',
    ]);
    const named = { ...members, salary: { ...members.salary, employer_tan: 'dela12345b' } };
    const again = form.fromDocumented!(named);
    expect(again.warnings.map((w) => w.path)).not.toContain('salary.tds_deducted');
    expect(getAt(again.data, 'salary.employers.0.employer_tan')).toBe('DELA12345B');
  });

  it('takes income declared above the least, and tells of amounts it has no place for', () => {
    const { data, warnings } = form.fromDocumented!({
      business44ad: { digital_receipts: 1_000_000, cash_receipts: 500_000, presumptive_income_6: 90_000 },
      profession44ada: { gross_receipts: 400_000, presumptive_income_50: 250_000 },
      specialBusiness: { firm_income: 70_000 },
      otherSources: { dividend_income: 'rubbish', interest_from_savings: -5 },
      deductions: { sec_80c: '1,20,000' },
    });
    // 90,000 and 8% of 5,00,000; 2,50,000
    expect(form.compute(data).chosen.heads.business).toBe(380_000);
    expect(getAt(data, 'deductions.schedule_80c.0.amount')).toBe(120_000);
    expect(warnings.map((w) => w.path)).toEqual([
      'specialBusiness.firm_income',
      'otherSources.interest_from_savings',
      'otherSources.dividend_income',
    ]);
  });

  it('leaves the form’s own members as they are, and reads text and rubbish as amounts', () => {
    const own = { personal: { pan_number: 'ABCPE1234F' }, business44ad: { digital_receipts: 7 } };
    expect(form.fromDocumented!(own).data).toEqual(own);
    expect(
      form.fromDocumented!({ salary: { gross_salary: 'x' }, otherSources: 5, taxRegime: 7 }).data,
    ).toEqual({ salary: {} });
  });

  it('takes a turnover or gross receipts whole only where nothing tells how they were received', () => {
    for (const [part, whole] of [
      ['business44ad', 'gross_turnover'],
      ['profession44ada', 'gross_receipts'],
    ] as const) {
      const other = (given: object) =>
        getAt(form.fromDocumented!({ [part]: { [whole]: 900, ...given } }).data, `${part}.other_receipts`);
      expect(other({})).toBe(900);
      for (const told of [
        { digital_receipts: 400 },
        { cash_receipts: 400 },
        { digital_receipts: 400, cash_receipts: 400 },
      ])
        expect(other(told)).toBeUndefined();
    }
  });
});

const house = 'house_property.properties.0';
it.each([
  ['salary', 'gross_salary', 'salary.employers.0.salary_17_1'],
  ['salary', 'tds_deducted', 'salary.employers.0.tds_deducted'],
  ['houseProperty', 'gav', `${house}.gross_annual_value`],
  ['houseProperty', 'municipal_taxes', `${house}.municipal_taxes_paid`],
  ['houseProperty', 'unrealized_rent', `${house}.unrealized_rent`],
  ['houseProperty', 'interest_on_loan', `${house}.loans.0.interest`],
  ['houseProperty', 'arrears', `${house}.arrears`],
  ['business44ad', 'gross_turnover', 'business44ad.other_receipts'],
  ['profession44ada', 'gross_receipts', 'profession44ada.other_receipts'],
  ['profession44ada', 'presumptive_income_50', 'profession44ada.declared_income'],
  ['specialBusiness', 'section_44ae_income', 'business_other.goods_carriages.0.declared_income'],
  ['otherSources', 'interest_from_savings', 'other_sources.interest_from_savings'],
  ['otherSources', 'interest_from_deposits', 'other_sources.interest_from_deposits'],
  ['otherSources', 'dividend_income', 'other_sources.dividend_income'],
  ['otherSources', 'other', 'other_sources.others.0.amount'],
  ['deductions', 'sec_80c', 'deductions.schedule_80c.0.amount'],
  ['deductions', 'sec_80d', 'deductions.schedule_80d.self_policies.0.premium'],
  ['deductions', 'sec_80e', 'deductions.loans_80e.0.interest'],
] as const)('a rupee of %s.%s alone comes to %s', (part, name, place) => {
  const { data } = itr4Form('2026-27').fromDocumented!({ [part]: { [name]: 1 } });
  expect(getAt(data, place)).toBe(1);
});

it.each([
  ['specialBusiness', 'firm_income', 'specialBusiness.firm_income'],
  ['specialBusiness', 'speculation_income', 'specialBusiness.speculation_income'],
  ['specialBusiness', 'other_business_income', 'specialBusiness.other_business_income'],
  ['detailedPL', 'revenue', 'detailedPL'],
  ['detailedPL', 'expenses', 'detailedPL'],
  ['detailedPL', 'net_profit', 'detailedPL'],
  ['deductions', 'sec_80g', 'deductions.sec_80g'],
] as const)('a rupee of %s.%s has no place, which is told', (part, name, path) => {
  const { warnings } = itr4Form('2026-27').fromDocumented!({ [part]: { [name]: 1 } });
  expect(warnings.map((w) => w.path)).toEqual([path]);
});
