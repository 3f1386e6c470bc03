import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compareRegimes, computeTax } from './index.ts';
import { onIncome, person, taxed } from './testing.ts';
import type { TaxInput } from './types.ts';

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

describe('whole returns', () => {
  /** A salaried person with a house loan and usual savings, both regimes worked by hand. */
  const salaried: TaxInput = person({
    salary: {
      employers: [
        {
          category: 'other',
          salary: 18_00_000,
          basicAndDa: 9_00_000,
          professionalTax: 2_400,
          hra: [
            { months: 12, basicAndDa: 9_00_000, hraReceived: 3_60_000, rentPaid: 3_00_000, metro: false },
          ],
        },
      ],
    },
    houseProperty: { properties: [{ use: 'self-occupied', interest: 2_40_000 }] },
    otherSources: { savingsInterest: 12_000, depositInterest: 40_000 },
    deductions: {
      '80C': 1_60_000,
      '80CCD(1B)': 50_000,
      '80CCD(2)': 90_000,
      '80D': { self: { premium: 22_000, preventive: 5_000 } },
      '80TTA': 12_000,
    },
    taxesPaid: { tds: 1_50_000 },
  });

  test('old regime', () => {
    const result = computeTax({ ...salaried, regime: 'old' });
    // HRA 3,00,000 - 90,000 = 2,10,000; salary 18,00,000 - 2,10,000 - 50,000 - 2,400
    expect(result.salary.income).toBe(15_37_600);
    expect(result.houseProperty.income).toBe(-2_00_000);
    expect(result.grossTotalIncome).toBe(13_89_600);
    // 1,50,000 + 50,000 + 90,000 + 25,000 + 10,000
    expect(result.totalDeductions).toBe(3_25_000);
    expect(result.totalIncome).toBe(10_64_600);
    // 1,12,500 + 30% of 64,600 = 1,31,880; cess 5,275.20
    expect(result.tax).toMatchObject({ total: 1_31_880, cess: 5_275, net: 1_37_155 });
    expect(result).toMatchObject({ balancePayable: 0, refund: 12_850 }); // 12,845 to the nearest ten (s.288B)
  });

  test('new regime', () => {
    const result = computeTax(salaried);
    expect(result.salary.income).toBe(17_25_000);
    expect(result.grossTotalIncome).toBe(17_77_000);
    expect(result.totalDeductions).toBe(90_000);
    expect(result.totalIncome).toBe(16_87_000);
    // 1,20,000 + 20% of 87,000
    expect(result.tax).toMatchObject({ total: 1_37_400, cess: 5_496, net: 1_42_896 });
    expect(result.refund).toBe(7_100);
  });

  test('side by side: the old regime is cheaper by 5,741', () => {
    const { difference, better } = compareRegimes(salaried);
    expect({ difference, better }).toEqual({ difference: 1_37_155 - 1_42_896, better: 'old' });
  });

  test('a tie goes to the new regime, the default', () => {
    expect(compareRegimes(person())).toMatchObject({ difference: 0, better: 'new' });
  });

  test('an investor: salary, equity of both halves of FY 2024-25, dividend, brought-forward loss', () => {
    const result = taxed({
      assessmentYear: '2025-26',
      salary: { employers: [{ salary: 20_75_000 }] },
      otherSources: { dividends: { amount: 50_000 } },
      capitalGains: {
        rows: [
          {
            id: 'a',
            asset: 'listed-equity',
            acquiredOn: '2024-01-10',
            soldOn: '2024-06-10',
            saleValue: 3_00_000,
            cost: 2_00_000,
          },
          {
            id: 'b',
            asset: 'listed-equity',
            acquiredOn: '2024-01-10',
            soldOn: '2024-09-10',
            saleValue: 2_00_000,
            cost: 2_60_000,
          },
          {
            id: 'c',
            asset: 'equity-fund',
            acquiredOn: '2017-05-01',
            soldOn: '2024-05-10',
            saleValue: 5_00_000,
            cost: 1_00_000,
            fmv2018: 2_00_000,
          },
          {
            id: 'd',
            asset: 'equity-fund',
            acquiredOn: '2019-05-01',
            soldOn: '2024-12-10',
            saleValue: 4_00_000,
            cost: 2_00_000,
          },
        ],
      },
      broughtForward: [{ assessmentYear: '2022-23', kind: 'long-term', amount: 1_00_000 }],
      taxesPaid: { tds: 3_50_000 },
    });
    // 111A: loss 60,000 of the later half against the 1,00,000 of the earlier: 40,000 at 15%
    // 112A: 3,00,000 at 10%, 2,00,000 at 12.5% less the old loss 1,00,000: 1,00,000, exempt; 25,000 more exempt of the 10% part
    expect(
      result.tax.specialRates.map(({ code, income, taxable, tax }) => [code, income, taxable, tax]),
    ).toEqual([
      ['111A-15', 40_000, 40_000, 6_000],
      ['112A-10', 3_00_000, 2_75_000, 27_500],
      ['112A-12.5', 1_00_000, 0, 0],
    ]);
    expect(result.totalIncome).toBe(24_90_000);
    // slab: 20,50,000: 1,40,000 + 30% of 5,50,000
    expect(result.tax).toMatchObject({
      atNormalRates: 3_05_000,
      total: 3_38_500,
      cess: 13_540,
      net: 3_52_040,
    });
    expect(result.interest).toMatchObject({ s234A: 0, s234B: 0, s234C: 0 });
    expect(result.balancePayable).toBe(2_040);
  });

  test('a doctor under 44ADA in the old regime', () => {
    const result = taxed({
      regime: 'old',
      form: 'ITR-4',
      business: { presumptive44ADA: [{ bank: 48_00_000, cash: 1_00_000 }] },
      otherSources: { savingsInterest: 8_000 },
      deductions: { '80C': 1_50_000, '80TTA': 8_000, '80CCD(1)': 50_000 },
      taxesPaid: { tds: 4_80_000 },
    });
    expect(result.grossTotalIncome).toBe(24_58_000);
    expect(result.totalIncome).toBe(23_00_000);
    // 1,12,500 + 3,90,000 = 5,02,500; cess 20,100; 5,22,600 - 4,80,000 = 42,600
    expect(result.tax.net).toBe(5_22_600);
    // 234C: 42,600 at 1% for March; 234B April to August
    expect(result.interest).toMatchObject({ s234A: 0, s234B: 2_130, s234C: 426 });
    expect(result.balancePayable).toBe(45_160); // 45,156 to the nearest ten
  });

  test('a partnership firm with a long-term gain', () => {
    const result = taxed({
      assessee: { type: 'firm' },
      business: { books: [{ label: 'Trade', netProfit: 20_00_000 }], partners: { remuneration: 6_00_000 } },
      capitalGains: { totals: [{ bucket: '112-12.5', gain: 4_00_000 }] },
    });
    expect(result.business.income).toBe(20_00_000);
    expect(result.tax).toMatchObject({
      atNormalRates: 6_00_000,
      atSpecialRates: 50_000,
      total: 6_50_000,
      gross: 6_76_000,
    });
  });
});
