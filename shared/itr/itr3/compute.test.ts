import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../forms/paths.ts';
import { kept } from '../../testing/kept.ts';
import { amountAt } from '../common/read.ts';
import { itr5Form } from '../itr5/form.ts';
import { type Itr3AssessmentYear, itr3Years } from './data/years.ts';
import * as allForm from './form.ts';
import { fullReturn } from './testing/returns.ts';

const { itr3Form } = kept(allForm);

const years = Object.keys(itr3Years) as Itr3AssessmentYear[];
const form = itr3Form('2026-27');
const person = { status: 'I', date_of_birth: '1980-06-15', pan_number: 'ABCPE1234F' };
const filed = (old: boolean, on = '2026-07-15') => ({
  section_filed: '11',
  resident_status: 'RES',
  filing_date: on,
  opted_out_earlier: 'N',
  opt_out_now: old ? 'Y' : 'N',
});
const compute = (old: boolean, data: FormValues) =>
  form.compute({ personal: person, filing: filed(old), ...data });
const at = (data: FormValues, path: string) => amountAt(data, path);

/** Books of a trader: gross profit 16,00,000, net profit 9,90,000. */
const trader: FormValues = {
  trading: {
    sale_of_goods: 5_000_000,
    closing_stock: 300_000,
    opening_stock: 200_000,
    purchases: 3_500_000,
  },
  profit_loss: {
    salaries: 300_000,
    rent_paid: 120_000,
    interest_others: 60_000,
    depreciation: 80_000,
    other_expenses: [{ nature: 'Office', amount: 50_000 }],
  },
  depreciation: { plant_15: { opening: 400_000, additions: 100_000, additions_half: 50_000 } },
  other_information: {
    disallowed_37: { personal_expenses: 20_000 },
    disallowed_40: { tds_resident: 36_000 },
    disallowed_40a: { cash_payments: 35_000 },
  },
};

describe('a proprietor with regular books', () => {
  it('adds back ss.37, 40(a)(ia), 40A(3) and takes depreciation of the block for that of the books (ss.28, 29, 32)', () => {
    const { derived, comparison } = compute(true, trader);
    expect(at(derived, 'trading.gross_profit')).toBe(1_600_000);
    expect(at(derived, 'profit_loss.net_profit')).toBe(990_000);
    // 15% of 4,00,000 + 1,00,000; 7.5% of 50,000 used for less than 180 days
    expect(at(derived, 'depreciation.plant_15.at_full_rate')).toBe(75_000);
    expect(at(derived, 'depreciation.plant_15.at_half_rate')).toBe(3_750);
    expect(at(derived, 'depreciation.plant_15.closing')).toBe(471_250);
    // 9,90,000 + 80,000 - 78,750 + 20,000 + 36,000 + 35,000
    expect(at(derived, 'business_totals.income')).toBe(1_082_250);
    expect(comparison.old.heads.business).toBe(1_082_250);
    // 12,500 + 1,00,000 + 30% of 82,250 = 1,37,175; cess 5,487
    expect(comparison.old.tax.net).toBe(142_662);
    // new regime: 48,225 of slabs, all of it rebated up to 12,00,000 (s.87A)
    expect(comparison.new.tax.net).toBe(0);
  });

  it('fills the adjusted business profit of the documented tab', () => {
    const { derived } = compute(true, trader);
    expect(derived['business']).toMatchObject({
      net_profit_as_per_pl: 990_000,
      add_depreciation_pl: 80_000,
      less_depreciation_allowed: 78_750,
      adjusted_profit: 1_082_250,
    });
  });

  it('gives additional depreciation only in the old regime, half of it for late use (ss.32(1)(iia), 115BAC(2))', () => {
    const machines = {
      trading: { sale_of_goods: 5_000_000 },
      depreciation: {
        plant_15: {
          additions: 1_000_000,
          eligible_full: 1_000_000,
          additions_half: 400_000,
          eligible_half: 400_000,
        },
      },
    };
    const { comparison } = compute(true, machines);
    // 1,50,000 + 30,000; and 2,00,000 + 40,000
    expect(comparison.old.heads.business).toBe(5_000_000 - 180_000 - 240_000);
    expect(comparison.new.heads.business).toBe(5_000_000 - 180_000);
  });

  it.each([
    ['ITR-3', itr3Form('2026-27')],
    ['ITR-5', itr5Form('2026-27')],
  ])(
    '%s: plant eligible for additional depreciation is part of the additions of its own half year',
    (_, form) => {
      const told = (row: FormValues) =>
        form
          .exportJson(
            { depreciation: { plant_15: row } },
            { createdOn: '2026-07-15', softwareId: 'SW12345678' },
          )
          .issues.filter(({ path, severity }) => path.includes('eligible') && severity === 'error')
          .map(({ path, severity, message }) => [path, severity, message.params]);
      const row = { additions: 1000, additions_half: 400 };
      expect(told({ ...row, eligible_full: 1000, eligible_half: 400 })).toEqual([]);
      expect(told({ ...row, eligible_full: 1001 })).toContainEqual([
        'depreciation.plant_15.eligible_full',
        'error',
        { value: 1001, found: 1000 },
      ]);
      expect(told({ ...row, eligible_half: 401 })).toContainEqual([
        'depreciation.plant_15.eligible_half',
        'error',
        { value: 401, found: 400 },
      ]);
    },
  );

  // a fifth of 1,003 is 200.60, written as 201, and five times that is more than there was; a tenth of 404 is 40.40, written as 40
  it('reads back eligible plant of a file as no more than the additions', () => {
    const row = { additions: 1003, eligible_full: 1003, additions_half: 404, eligible_half: 404 };
    const data = { personal: person, filing: filed(true), depreciation: { plant_15: row } };
    const { json } = form.exportJson(data, { createdOn: '2026-07-15' });
    expect(form.importJson(json).data['depreciation']).toEqual({ plant_15: row });
    const part = { depreciation: { plant_15: { ...row, eligible_full: 500, eligible_half: 0 } } };
    const back = form.importJson(form.exportJson({ ...data, ...part }, { createdOn: '2026-07-15' }).json);
    expect(amountAt(back.data, 'depreciation.plant_15.eligible_full')).toBe(500);
    expect(amountAt(back.data, 'depreciation.plant_15.eligible_half')).toBe(0);
  });

  it('takes the gain when consideration is more than the block (s.50)', () => {
    const { derived, comparison } = compute(true, {
      trading: { sale_of_services: 1_000_000 },
      depreciation: { plant_15: { opening: 100_000, realised: 150_000 } },
    });
    expect(comparison.old.heads.business).toBe(1_000_000);
    expect(at(derived, 'depreciation.plant_15.gain')).toBe(50_000);
    expect(comparison.old.totalIncome).toBe(1_050_000);
  });
});

describe('a professional with depreciation', () => {
  it('in the new regime: computers at 40%, furniture at 10%', () => {
    const { derived, chosen } = compute(false, {
      trading: { professional_receipts: 3_000_000 },
      profit_loss: { salaries: 500_000, rent_paid: 300_000, depreciation: 60_000 },
      depreciation: {
        plant_40: { additions: 200_000, additions_half: 50_000 },
        furniture: { opening: 100_000 },
      },
    });
    // 21,40,000 + 60,000 - 80,000 - 10,000 - 10,000
    expect(at(derived, 'business_totals.income')).toBe(2_100_000);
    // 20,000 + 40,000 + 60,000 + 80,000 + 25% of 1,00,000; cess 9,000
    expect(chosen.tax.net).toBe(234_000);
  });
});

describe('a partner in a firm', () => {
  const firms = {
    partner_firms: {
      rows: [
        {
          name: 'Example & Co',
          pan: 'AAAFE1234G',
          share: 40,
          profit: 400_000,
          interest: 60_000,
          remuneration: 300_000,
          capital: 500_000,
        },
      ],
    },
  };
  it.each(years)(
    'of AY %s is taxed on interest and remuneration, not on the share (ss.28(v), 10(2A))',
    (ay) => {
      const { derived, chosen } = itr3Form(ay).compute({ personal: person, ...firms });
      expect(at(derived, 'business_totals.income')).toBe(360_000);
      expect(chosen.heads.business).toBe(360_000);
      expect(chosen.totalIncome).toBe(360_000);
    },
  );
});

describe('derivatives and speculation', () => {
  const interest = { other_sources: { interest_from_deposits: 100_000 } };
  it('sets a loss of futures and options off against speculation and other sources, never salary (ss.43(5)(d), 70, 71(2A), 72)', () => {
    const { derived, chosen } = compute(true, {
      salary: { employers: [{ salary_17_1: 1_250_000 }] },
      trading: { derivatives_income: -500_000, intraday_income: 80_000, intraday_turnover: 80_000 },
      ...interest,
    });
    // 12,50,000 less 50,000 stays whole
    expect(chosen.heads.salary).toBe(1_200_000);
    expect(chosen.totalIncome).toBe(1_200_000);
    expect(at(derived, 'business_totals.speculative.set_off')).toBe(80_000);
    expect(at(derived, 'current_losses.other_sources.business_loss')).toBe(100_000);
    expect(at(derived, 'current_losses.business_left')).toBe(320_000);
    expect(at(derived, 'carried_losses.carried.business')).toBe(320_000);
  });

  it('keeps a loss of speculation to speculation, carried for four years (s.73)', () => {
    const { derived, chosen } = compute(true, {
      trading: { sale_of_services: 600_000, intraday_income: -50_000 },
      ...interest,
    });
    expect(chosen.totalIncome).toBe(700_000);
    expect(at(derived, 'carried_losses.carried.speculative')).toBe(50_000);
  });

  it('sets brought-forward loss off against business only (s.72)', () => {
    const { derived, chosen } = compute(true, {
      trading: { sale_of_services: 600_000 },
      ...interest,
      carried_losses: { year_3: { filed_on: '2023-07-20', business: 750_000 } },
    });
    expect(chosen.totalIncome).toBe(100_000);
    expect(at(derived, 'brought_losses.business.brought')).toBe(600_000);
    expect(at(derived, 'carried_losses.carried.business')).toBe(150_000);
  });
});

describe('a person of section 44AD with capital gains', () => {
  const data = {
    business44ad: { digital_receipts: 3_000_000, cash_receipts: 500_000 },
    schedule_112a: { rows: [{ acquired: 'AE', sale_value: 500_000, purchase_cost: 200_000 }] },
  };
  it('declares 6% and 8%, and fills the unused slab from the gain before 12.5% of it (ss.44AD, 112A)', () => {
    const { derived, comparison } = compute(true, data);
    // 1,80,000 and 40,000
    expect(at(derived, 'business_totals.income')).toBe(220_000);
    expect(comparison.old.totalIncome).toBe(520_000);
    // gain 3,00,000 less 30,000 of the slab less 1,25,000 = 1,45,000 at 12.5% = 18,125; cess 725
    expect(comparison.old.tax.net).toBe(18_850);
    // slab of 4,00,000: nothing is left of the gain
    expect(comparison.new.tax.net).toBe(0);
  });
});

describe('unabsorbed depreciation', () => {
  it('goes against other heads before it is carried on without limit of years (s.32(2))', () => {
    const { derived, chosen } = compute(true, {
      trading: { professional_receipts: 50_000 },
      depreciation: { plant_15: { opening: 1_000_000 } },
      other_sources: { interest_from_deposits: 200_000 },
      unabsorbed: { rows: [{ year: '2012-13', depreciation: 150_000 }] },
    });
    // 50,000 - 1,50,000 = 1,00,000 against interest; 1,00,000 of AY 2012-13 against the rest
    expect(chosen.totalIncome).toBe(0);
    expect(at(derived, 'unabsorbed.total_used')).toBe(100_000);
    expect(at(derived, 'unabsorbed.total_left')).toBe(50_000);
  });

  it('is set off of a year that is named, and there is none of an empty row', () => {
    const income = (row: FormValues) =>
      compute(true, {
        other_sources: { interest_from_deposits: 200_000 },
        unabsorbed: { rows: [row] },
      }).chosen;
    expect(income({ year: '2012-13', allowance: 10 }).totalIncome).toBe(199_990);
    for (const row of [{ depreciation: 150_000 }, { year: '', depreciation: 150_000 }, { year: '2012-13' }]) {
      const { totalIncome, setOff } = income(row);
      expect([totalIncome, setOff.filter((l) => l.loss === 'depreciation')]).toEqual([200_000, []]);
    }
  });
});

describe('losses and limits around the forms', () => {
  it('counts a no-account case at what is typed, a loss as nil', () => {
    const profit = compute(false, {
      business_without_books: { other_receipts: 900_000, gross_profit: 300_000, expenses: 100_000 },
    });
    expect(at(profit.derived, 'business_totals.income')).toBe(200_000);
    const loss = compute(false, {
      business_without_books: { other_receipts: 900_000, gross_profit: 100_000, expenses: 300_000 },
    });
    expect(at(loss.derived, 'business_totals.income')).toBe(0);
  });

  it('keeps section 35AD to the old regime and its loss to specified business (ss.35AD, 73A)', () => {
    const { comparison } = compute(true, {
      trading: { sale_of_services: 500_000 },
      schedule_bp: { specified: { additions: 100_000, deduction_35ad: 400_000 } },
    });
    expect(comparison.old.heads.specifiedBusiness).toBe(-300_000);
    expect(comparison.old.totalIncome).toBe(500_000);
    expect(comparison.new.heads.specifiedBusiness).toBe(100_000);
    expect(comparison.new.totalIncome).toBe(600_000);
  });

  it.each(years)('of a full return of AY %s agree between Schedule BP and the head', (ay) => {
    const { derived, chosen } = itr3Form(ay).compute(fullReturn(ay));
    const heads = chosen.heads;
    expect(at(derived, 'business_totals.income')).toBe(
      heads.business + heads.speculative + heads.specifiedBusiness,
    );
    expect(at(derived, 'balance_sheet.total_sources')).toBe(at(derived, 'balance_sheet.total_application'));
  });
});
