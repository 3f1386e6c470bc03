import { describe, expect, it } from 'vitest';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { itr3Years } from './data/years.ts';
import { itr3Form } from './form.ts';
import { fullReturn } from './testing/returns.ts';

const form = itr3Form('2026-27');
const context = { createdOn: '2026-07-20', softwareId: 'SW12345678' };
const SHORT = 'ScheduleCGFor23.ShortTermCapGainFor23.SaleofLandBuild.SaleofLandBuildDtls.0';
const LONG = 'ScheduleCGFor23.LongTermCapGain23';

/** Everything whose name in the file changed, typed. */
const data = (): FormValues => {
  const typed: [string, unknown][] = [
    ['trading.intraday_turnover', 40_000],
    ['trading.intraday_income', -3000],
    ['trading.other_direct', [{ name: 'Hamali', amount: 12_000 }]],
    [
      'capital_gains.short.land',
      [
        {
          bought_on: '2025-05-05',
          sold_on: '2025-12-12',
          sale_value: 900_000,
          stamp_value: 900_000,
          cost: 700_000,
          exempt_54b: 50_000,
        },
      ],
    ],
    ['capital_gains.claims.s54b', [{ transferred_on: '2025-12-12', new_asset: 50_000, amount: 50_000 }]],
    ['other_sources.lottery', 10_000],
    ['other_sources.lottery_quarters', { upto_15_sep: 10_000 }],
    ['carried_losses.year_8', { filed_on: '2018-07-31', business: 60_000 }],
    [
      'taxes_paid.tcs',
      [
        {
          credit_of: '2',
          other_pan: 'ABCPE1234F',
          tan: 'DELA12345B',
          other_collected: 900,
          claimed_other: 900,
          claimed_pan: 'ABCPE1234F',
        },
      ],
    ],
  ];
  return typed.reduce((out, [path, value]) => setAt(out, path, value), fullReturn('2026-27'));
};

const bodyOf = (json: unknown) => getAt(json as FormValues, 'ITR.ITR3') as FormValues;

/** The places by today's name and the one before (names as this program wrote them until November 2026). */
const moved: [now: string, before: string][] = [
  ['TradingAccount.TurnoverIntradayTrd', 'TradingAccount.IntradayTradingTurnOver'],
  ['TradingAccount.IncomeIntradayTrd', 'TradingAccount.IntradayTradingIncome'],
  [
    'TradingAccount.OtherIncDtls.0.NatureOfIncome',
    'TradingAccount.OtherDirectExpenses.0.NatureOfDirectExpense',
  ],
  ['TradingAccount.OtherIncDtls.0.Amount', 'TradingAccount.OtherDirectExpenses.0.Amount'],
  [`${SHORT}.ExemptionOrDednUs54.ExemptionOrDednUs54Dtls.0.ExemptionAmount`, `${SHORT}.DeductionUs54B`],
  [`${SHORT}.CapgainonAssets`, `${SHORT}.STCGonImmvblPrprty`],
  [
    `${LONG}.SaleofLandBuild.SaleofLandBuildDtls.0.CapgainonAssets`,
    `${LONG}.SaleofLandBuild.SaleofLandBuildDtls.0.LTCGonImmvblPrprty`,
  ],
  [
    'Schedule112A.Schedule112ADtls.0.LTCGBeforelower6and11',
    'Schedule112A.Schedule112ADtls.0.LTCGBeforelowerB1B2',
  ],
  [
    'Schedule112A.Schedule112ADtls.1.LTCGBeforelower6and11',
    'Schedule112A.Schedule112ADtls.1.LTCGBeforelowerB1B2',
  ],
  ['ScheduleOS.IncFrmLottery.DateRange.Up16Of6To15Of9', 'ScheduleOS.IncFrmLottery.DateRange.Upto15Of9'],
  ['ScheduleCFL.LossCFFromPrevYrToAY', 'ScheduleCFL.LossCFPrevYrToAY'],
  ['ScheduleVIA.UsrDeductUndChapVIA.TotPartBchapterVIA', 'UsrDeductUndChapVIA.TotPartBchapterVIA'],
  [
    'ScheduleTCS.TCS.0.TCSClaimedThisYearDtls.TCSAmtCollOthrHands.TCSAmtCollSpouseOrOthrHand',
    'ScheduleTCS.TCS.0.TCSClaimedThisYearDtls.TCSAmtCollSpouseOrOthrHand',
  ],
  [
    'ScheduleTCS.TCS.0.TCSClaimedThisYearDtls.TCSAmtCollOthrHands.PANOfSpouseOrOthrPrsn',
    'ScheduleTCS.TCS.0.TCSClaimedThisYearDtls.PANOfSpouseOrOthrPrsn',
  ],
];

describe('names ITR-3 has of its own', () => {
  const json = form.exportJson(data(), context).json as FormValues;

  it.each(moved)('%s is written, no longer %s', (now, before) => {
    expect(getAt(bodyOf(json), now)).toBeDefined();
    expect(getAt(bodyOf(json), before)).toBeUndefined();
  });

  it('are still read under the names files of this program had, into the same return', () => {
    const old = moved.reduce((file, [now, before]) => {
      const value = getAt(file, `ITR.ITR3.${now}`);
      const without = setAt(file, `ITR.ITR3.${now}`, undefined);
      return before.includes('OtherDirectExpenses')
        ? setAt(
            setAt(without, 'ITR.ITR3.TradingAccount.OtherIncDtls', undefined),
            'ITR.ITR3.TradingAccount.OtherDirectExpenses',
            [{ NatureOfDirectExpense: 'Hamali', Amount: 12_000 }],
          )
        : setAt(without, `ITR.ITR3.${before}`, value);
    }, json);
    const emptied = [
      `ITR.ITR3.${SHORT}.ExemptionOrDednUs54`,
      'ITR.ITR3.ScheduleTCS.TCS.0.TCSClaimedThisYearDtls.TCSAmtCollOthrHands',
    ].reduce((file, path) => setAt(file, path, undefined), old);
    // nothing but numbers that were text, too
    const asText = setAt(
      emptied,
      'ITR.ITR3.PartA_GEN1.FilingStatus.F10IEAAckNoCurrAYOldTax',
      '123456789012345',
    );
    const now = form.importJson(json);
    const before = form.importJson(asText);
    expect(before.data).toEqual(now.data);
    expect(before.warnings).toEqual(now.warnings);
    expect(now.warnings.filter(({ rule }) => !rule)).toEqual([]);
    expect(form.exportJson(before.data, context).json).toEqual(json);
  });

  it('a day of verification is in every file, that of the file where none is typed', () => {
    for (const ay of Object.keys(itr3Years) as (keyof typeof itr3Years)[]) {
      const createdOn = `${ay.slice(0, 4)}-07-15`;
      const file = itr3Form(ay).exportJson(fullReturn(ay), { ...context, createdOn }).json as FormValues;
      expect(getAt(bodyOf(file), 'Verification.Date')).toBe(createdOn);
      expect(Object.keys(bodyOf(file))).not.toContain('UsrDeductUndChapVIA');
      expect(getAt(itr3Form(ay).importJson(file).data, 'verification.date')).toBeUndefined();
    }
    const dated = form.exportJson(setAt(fullReturn('2026-27'), 'verification.date', '2026-07-18'), context);
    expect(getAt(bodyOf(dated.json), 'Verification.Date')).toBe('2026-07-18');
    expect(getAt(form.importJson(dated.json).data, 'verification.date')).toBe('2026-07-18');
  });

  it('cash up to 5% is spelt as the file of the year spells it', () => {
    const cash = setAt(
      setAt(fullReturn('2026-27'), 'audit.turnover_band', 'Upto10CR'),
      'audit.cash_received',
      'UpTo5Per',
    );
    const file = form.exportJson(setAt(cash, 'audit.cash_paid', 'MoreThan5Per'), context).json as FormValues;
    expect(getAt(bodyOf(file), 'PartA_GEN2.AuditInfo.AgrOFAllAmtsRcvd')).toBe('Upto5Per');
    const back = form.importJson(file).data;
    expect(getAt(back, 'audit.cash_received')).toBe('UpTo5Per');
    expect(getAt(back, 'audit.cash_paid')).toBe('MoreThan5Per');
  });
});

describe('land sold after two years (rules A-467 to A-471)', () => {
  // bought 2010-11 (CII 167), sold 2025-26 (CII 376): 20,00,000 x 376 / 167 = 45,02,994
  const sale = {
    bought_on: '2010-06-01',
    sold_on: '2025-06-01',
    sale_value: 6_000_000,
    stamp_value: 6_000_000,
    cost: 2_000_000,
  };
  const row = (changes: object, resident = 'RES') => {
    const typed = setAt(
      setAt(fullReturn('2026-27'), 'capital_gains.long.land', [{ ...sale, ...changes }]),
      'filing.resident_status',
      resident,
    );
    return getAt(bodyOf(form.exportJson(typed, context).json), `${LONG}.SaleofLandBuild`) as FormValues;
  };

  it('shows both taxes and what of the dearer is ignored', () => {
    // plain gain 40,00,000 at 12.5% = 5,00,000; indexed 14,97,006 at 20% = 2,99,401; ignored 2,00,599
    const node = row({});
    expect(getAt(node, 'SaleofLandBuildDtls.0')).toMatchObject({
      TotalDedn: 2_000_000,
      Balance: 4_000_000,
      CapgainonAssets: 4_000_000,
      TotalDednForEiB: 4_502_994,
      BalanceForEiB: 1_497_006,
      CapgainonAssets_1ea: 1_497_006,
      TaxSec1121aiiB: 500_000,
      TaxSec1121a: 299_401,
      ExcessAmtSec1121a: 200_599,
    });
    expect(node).toMatchObject({ TotalLTCGImmblPrprty: 4_000_000, TotalExcessTax: 200_599 });
  });

  it('has no choice for land bought from 23 July 2024 or of a non-resident', () => {
    for (const node of [row({ bought_on: '2024-07-23' }), row({}, 'NRI')])
      expect(getAt(node, 'SaleofLandBuildDtls.0')).toMatchObject({ TaxSec1121a: 0, ExcessAmtSec1121a: 0 });
    expect(getAt(row({ bought_on: '2024-07-22', sold_on: '2025-06-01' }), 'TotalExcessTax')).toBeDefined();
  });
});

describe('an exemption of ITR-3 without its particulars', () => {
  it.each([
    [
      'short.land',
      '54B',
      {
        ...{ bought_on: '2025-05-05', sold_on: '2025-12-12' },
        sale_value: 900_000,
        cost: 700_000,
        exempt_54b: 50_000,
      },
    ],
  ])(
    'under %s, section %s, is told (rule 423), and one above the balance is (CG-2)',
    (part, section, row) => {
      const at = `capital_gains.${part}`;
      const claimedOf = (changes: object) =>
        form
          .exportJson(setAt(fullReturn('2026-27'), at, [{ ...row, ...changes }]), context)
          .issues.filter(({ rule }) => rule === 'A-423' || rule === 'CG-2')
          .map(({ rule, path }) => `${rule} ${path}`);
      expect(claimedOf({})).toEqual([`A-423 capital_gains.claims.s${section.toLowerCase()}`]);
      expect(claimedOf({ exempt_54b: 300_000 })).toContain(`CG-2 ${at}.0.exempt_54b`);
    },
  );

  it('on other assets, section 54F, is told too', () => {
    const at = 'capital_gains.long.assets.sale';
    const data = [
      [`${at}.other_value`, 900_000],
      [`${at}.exempt_54f`, 950_000],
    ].reduce((out, [path, value]) => setAt(out, String(path), value), fullReturn('2026-27'));
    const found = form
      .exportJson(data, context)
      .issues.filter(({ rule }) => rule === 'A-423' || rule === 'CG-2')
      .map(({ rule, path }) => `${rule} ${path}`);
    expect(found).toEqual(
      expect.arrayContaining(['A-423 capital_gains.claims.s54f', `CG-2 ${at}.exempt_54f`]),
    );
  });
});
