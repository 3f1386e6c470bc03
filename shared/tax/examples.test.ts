import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compareRegimes, computeTax } from './index.ts';
import type { TaxInput } from './model/types.ts';
import { onIncome, person, taxed } from './testing.ts';

const sampleFolder = fileURLToPath(new URL('../../../shared/samples/itr/', import.meta.url));

describe('returns of the sample folder compute to their own figures', () => {
  test.each([
    ['dummy_ITR1_AY2025-26_newregime.json', '2025-26'],
    ['dummy_ITR1_AY2026-27_newregime_marginal-relief.json', '2026-27'],
  ] as const)('%s', (file, assessmentYear) => {
    const path = sampleFolder + file;
    if (!existsSync(path)) {
      console.log(`skipped: ${file} is not in ../shared/samples/itr`);
      return;
    }
    const { ITR1 } = JSON.parse(readFileSync(path, 'utf8')).ITR;
    const income = ITR1.ITR1_IncomeDeductions;
    const result = computeTax({
      assessmentYear,
      regime: ITR1.FilingStatus.OptOutNewTaxRegime === 'Y' ? 'old' : 'new',
      form: 'ITR-1',
      assessee: { type: 'individual', dateOfBirth: ITR1.PersonalInfo.DOB },
      filing: { dueDate: ITR1.FilingStatus.ItrFilingDueDate, filedOn: ITR1.CreationInfo.JSONCreationDate },
      salary: {
        employers: [{ category: 'other', salary: income.Salary, perquisites: income.PerquisitesValue }],
      },
      taxesPaid: { tds: ITR1.TaxPaid.TaxesPaid.TDS },
    });
    const tax = ITR1.ITR1_TaxComputation;
    expect({
      GrossSalary: result.salary.gross,
      DeductionUs16: result.salary.totalDeductions,
      IncomeFromSal: result.salary.income,
      GrossTotIncome: result.grossTotalIncome,
      TotalIncome: result.totalIncome,
    }).toEqual({
      GrossSalary: income.GrossSalary,
      DeductionUs16: income.DeductionUs16,
      IncomeFromSal: income.IncomeFromSal,
      GrossTotIncome: income.GrossTotIncome,
      TotalIncome: income.TotalIncome,
    });
    expect({
      TotalTaxPayable: result.tax.total,
      Rebate87A: result.tax.rebate87A,
      TaxPayableOnRebate: result.tax.afterRebate,
      EducationCess: result.tax.cess,
      GrossTaxLiability: result.tax.gross,
      NetTaxLiability: result.tax.net,
      TotalIntrstPay:
        result.interest.s234A + result.interest.s234B + result.interest.s234C + result.fees.s234F,
      TotTaxPlusIntrstPay: result.totalLiability,
      BalTaxPayable: result.balancePayable,
      RefundDue: result.refund,
    }).toEqual({
      TotalTaxPayable: tax.TotalTaxPayable,
      Rebate87A: tax.Rebate87A,
      TaxPayableOnRebate: tax.TaxPayableOnRebate,
      EducationCess: tax.EducationCess,
      GrossTaxLiability: tax.GrossTaxLiability,
      NetTaxLiability: tax.NetTaxLiability,
      TotalIntrstPay: tax.TotalIntrstPay,
      TotTaxPlusIntrstPay: tax.TotTaxPlusIntrstPay,
      BalTaxPayable: ITR1.TaxPaid.BalTaxPayable,
      RefundDue: ITR1.Refund.RefundDue,
    });
  });
});

describe('published worked examples', () => {
  test('department’s FAQ on the Finance Bill 2025: 12,10,000 bears 61,500, with marginal relief 10,000', () => {
    const { tax } = onIncome(12_10_000);
    expect(tax).toMatchObject({ total: 61_500, afterRebate: 10_000 });
  });

  test.each([
    // Budget speech of 1 February 2025, annexure: tax by the rates then in force and by those proposed
    [8_00_000, 30_000, 20_000],
    [9_00_000, 40_000, 30_000],
    [10_00_000, 50_000, 40_000],
    [11_00_000, 65_000, 50_000],
    [12_00_000, 80_000, 60_000],
    [16_00_000, 1_70_000, 1_20_000],
    [20_00_000, 2_90_000, 2_00_000],
    [24_00_000, 4_10_000, 3_00_000],
    [50_00_000, 11_90_000, 10_80_000],
  ])('Budget speech 2025: %i bore %i, bears %i before rebate', (income, before, now) => {
    expect(onIncome(income, '2025-26').tax.total).toBe(before);
    expect(onIncome(income, '2026-27').tax.total).toBe(now);
  });

  test('marginal relief at 51 lakh, old regime: 14,76,750 less 64,250 (gstguntur.com, livemint.com)', () => {
    const { tax } = onIncome(51_00_000, '2025-26', 'old');
    expect(tax).toMatchObject({ total: 13_42_500, surchargeBeforeRelief: 1_34_250, marginalRelief: 64_250 });
  });

  test('marginal relief at 1.01 crore, old regime: 32,68,875 less 75,125 (gstguntur.com)', () => {
    const { tax } = onIncome(1_01_00_000, '2025-26', 'old');
    expect(tax.total + tax.surchargeBeforeRelief).toBe(32_68_875);
    expect(tax.marginalRelief).toBe(75_125);
  });

  test('marginal relief at 2,02,61,550, old regime: 58,90,965 and 14,72,741 against 58,12,500 and 8,71,875 (support.kdksoftware.com)', () => {
    const { tax } = onIncome(2_02_61_550, '2025-26', 'old');
    expect(tax).toMatchObject({ total: 58_90_965, surchargeBeforeRelief: 14_72_741 });
    expect(tax.afterRebate + tax.surcharge).toBe(58_12_500 + 8_71_875 + 2_61_550);
  });

  test('agricultural income 1,85,000 beside 4,22,700: 34,040 less 9,250, rebate 12,500, payable 12,290 (support.kdksoftware.com)', () => {
    const { tax } = onIncome(4_22_700, '2025-26', 'old', { agriculturalIncome: 1_85_000 });
    expect(tax).toMatchObject({
      atNormalRates: 34_040,
      agriculturalRebate: 9_250,
      rebate87A: 12_500,
      afterRebate: 12_290,
    });
  });

  test('ITR-1 rule A-200: no new-regime rebate above 7,22,230 in AY 2025-26', () => {
    for (let income = 7_22_230; income < 7_30_000; income += 10) {
      expect(onIncome(income, '2025-26').tax.rebate87A).toBe(0);
    }
    expect(onIncome(7_22_220, '2025-26').tax.rebate87A).toBe(2);
  });

  test('12,50,000 in AY 2026-27 with 45,000 deducted: 52,000, below the advance-tax threshold', () => {
    const result = onIncome(12_50_000, '2026-27', 'new', { taxesPaid: { tds: 45_000 } });
    expect(result).toMatchObject({ balancePayable: 7_000, tax: { gross: 52_000 } });
  });
});

describe('published answer keys (Institute’s study material for AY 2026-27, figures as quoted by anivar/india-tax-guru)', () => {
  const toTen = (amount: number) => Math.round(amount / 10) * 10;

  test('basic 9,60,000 with rent in Delhi, house loan, savings and health: 44,410 old, 78,780 new', () => {
    const { old, new: fresh } = compareRegimes(
      person({
        salary: {
          employers: [
            {
              salary: 13_80_000,
              basicAndDa: 9_60_000,
              hra: [
                { months: 12, basicAndDa: 9_60_000, hraReceived: 2_40_000, rentPaid: 3_00_000, metro: true },
              ],
            },
          ],
        },
        houseProperty: { properties: [{ use: 'self-occupied', interest: 2_10_000 }] },
        deductions: {
          '80C': 1_50_000,
          '80CCD(1B)': 50_000,
          '80D': { self: { premium: 32_000 }, parents: { premium: 55_000, senior: true } },
        },
      }),
    );
    expect([old.totalIncome, toTen(old.tax.net)]).toEqual([6_51_000, 44_410]);
    expect([fresh.totalIncome, toTen(fresh.tax.net)]).toEqual([13_05_000, 78_780]);
  });

  test('basic 4,92,000 with 6,000 rent a month: 13,670', () => {
    const result = taxed({
      regime: 'old',
      salary: {
        employers: [
          {
            salary: 5_76_000,
            basicAndDa: 4_92_000,
            hra: [{ months: 12, basicAndDa: 4_92_000, hraReceived: 84_000, rentPaid: 72_000, metro: true }],
          },
        ],
      },
    });
    expect([result.totalIncome, toTen(result.tax.net)]).toEqual([5_03_200, 13_670]);
  });

  test('total income 1,01,50,000: surcharge 3,63,000 after relief, 31,07,520', () => {
    const { tax } = taxed({ salary: { employers: [{ salary: 1_02_25_000 }] } });
    expect(tax).toMatchObject({ total: 26_25_000, surcharge: 3_63_000, net: 31_07_520 });
  });

  test.each([
    ['old', '1980-01-01', 'non-resident', 2_40_000, 85_000, 11_050],
    ['new', '1980-01-01', 'non-resident', 2_40_000, 85_000, 11_050],
    ['old', '1963-06-01', 'non-resident', 4_10_000, 0, 8_320],
    ['new', '1963-06-01', 'non-resident', 4_10_000, 0, 520],
    ['old', '1944-06-01', 'resident', 5_90_000, 0, 18_720],
    ['new', '1944-06-01', 'resident', 5_90_000, 0, 0],
    ['old', '1943-06-01', 'non-resident', 4_80_000, 0, 11_960],
    ['new', '1943-06-01', 'non-resident', 4_80_000, 0, 4_160],
  ] as const)(
    '%s regime, born %s, %s, other income %i, gain on a site %i: %i',
    (regime, dateOfBirth, residency, income, gain, tax) => {
      const result = taxed({
        regime,
        assessee: { type: 'individual', dateOfBirth, residency },
        otherSources: { otherInterest: income },
        capitalGains: { totals: [{ bucket: '112-12.5', gain }] },
      });
      expect(toTen(result.tax.net)).toBe(tax);
    },
  );

  test('300 shares of A Ltd. bought at 400, sold on 31.5.2024 at 1,200, quoted at 700 on 31.1.2018: gain 1,50,000, 25,000 of it taxed at 10%', () => {
    const result = taxed({
      assessmentYear: '2025-26',
      otherSources: { otherInterest: 10_00_000 },
      capitalGains: {
        rows: [
          {
            asset: 'listed-equity',
            acquiredOn: '2017-05-20',
            soldOn: '2024-05-31',
            saleValue: 3_60_000,
            cost: 1_20_000,
            fmv2018: 2_10_000,
          },
        ],
      },
    });
    expect(result.tax.specialRates).toMatchObject([{ income: 1_50_000, taxable: 25_000, tax: 2_500 }]);
  });
});

describe('scenarios computed by others (anivar/india-tax-guru, eight cases agreed by independent passes)', () => {
  const toTen = (amount: number) => Math.round(amount / 10) * 10;
  const cases: [string, Partial<TaxInput>, number, number][] = [
    [
      'salary 20,00,000 with 2,00,000 of interest on an own house',
      {
        salary: { employers: [{ salary: 20_00_000 }] },
        houseProperty: { properties: [{ use: 'self-occupied', interest: 2_00_000 }] },
      },
      3_51_000,
      1_92_400,
    ],
    ['salary 52,00,000', { salary: { employers: [{ salary: 52_00_000 }] } }, 15_21_000, 12_53_200],
    ['salary 12,85,000', { salary: { employers: [{ salary: 12_85_000 }] } }, 1_90_320, 10_400],
    [
      'salary 15,00,000 with rent, professional tax, savings and health',
      {
        salary: {
          employers: [
            {
              salary: 15_00_000,
              basicAndDa: 6_00_000,
              professionalTax: 2_500,
              hra: [
                { months: 12, basicAndDa: 6_00_000, hraReceived: 3_00_000, rentPaid: 3_00_000, metro: true },
              ],
            },
          ],
        },
        deductions: { '80C': 1_50_000, '80D': { self: { premium: 25_000 } } },
      },
      1_27_140,
      97_500,
    ],
    [
      'salary 10,00,000, a 112A gain of 3,00,000 and a 111A gain of 1,00,000',
      {
        salary: { employers: [{ salary: 10_00_000 }] },
        capitalGains: {
          totals: [
            { bucket: '112A-12.5', gain: 3_00_000 },
            { bucket: '111A-20', gain: 1_00_000 },
          ],
        },
      },
      1_50_150,
      77_350,
    ],
    [
      'salary 60,00,000 and a 112A gain of 20,00,000',
      {
        salary: { employers: [{ salary: 60_00_000 }] },
        capitalGains: { totals: [{ bucket: '112A-12.5', gain: 20_00_000 }] },
      },
      20_95_670,
      18_21_110,
    ],
    [
      'salary 2,00,000 and a 112A gain of 5,00,000',
      {
        salary: { employers: [{ salary: 2_00_000 }] },
        capitalGains: { totals: [{ bucket: '112A-12.5', gain: 5_00_000 }] },
      },
      35_750,
      13_000,
    ],
    [
      'salary 18,00,000 and a let-out loss',
      {
        salary: { employers: [{ salary: 18_00_000 }] },
        houseProperty: {
          properties: [
            { use: 'let-out', annualLettableValue: 3_00_000, municipalTaxes: 20_000, interest: 6_00_000 },
          ],
        },
      },
      2_88_600,
      1_50_800,
    ],
  ];
  test.each(cases)('%s', (_, given, old, fresh) => {
    const both = compareRegimes(person(given));
    expect([toTen(both.old.tax.net), toTen(both.new.tax.net)]).toEqual([old, fresh]);
  });
});
