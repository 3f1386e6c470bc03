import { addMonths, isIsoDate } from '../../../dates.ts';
import { isAadhaar, isIfsc } from '../../../identifiers.ts';
import { percentOf } from '../../../money.ts';
import { gainDates, isAtNewRates } from '../../../tax/years/gain-dates.ts';
import { tanCities } from '../../codes/tan-cities.ts';
import { NO_AADHAAR, NO_IFSC } from '../../itr1/rules/identifiers.ts';
import { landRate } from '../gains/land.ts';
import { filingRules } from './filing.ts';
import { gainRules } from './gains.ts';
import { type Finding, type Node, type Reader, type Rule, when } from './reader.ts';

type Check = Rule['check'];
/** A rule under each of its numbers in ITR-2's list for AY 2026-27. */
const numbered = (nos: readonly number[], message: string, check: Check): Rule[] =>
  nos.map((no) => ({ id: `A-${no}`, message, check }));

/** One of our own rules, under the department's numbers. */
const known = (nos: readonly number[], rules: readonly Rule[], id: string): Rule[] => {
  const { message, check } = rules.find((r) => r.id === id)!;
  return numbered(nos, message, check);
};

const CG = 'ScheduleCGFor23';
const LONG = `${CG}.LongTermCapGain23.SaleofLandBuild.SaleofLandBuildDtls`;
const SHORT = `${CG}.ShortTermCapGainFor23.SaleofLandBuild.SaleofLandBuildDtls`;
const tables80g = [
  'Don100Percent',
  'Don50PercentNoApprReqd',
  'Don100PercentApprReqd',
  'Don50PercentApprReqd',
];
/** The National Relief Fund: the one donee that may be in several tables. */
const ANY_TABLE = 'AAAAR1077P';
/** Tables with an IFSC. */
const banks: readonly string[] = [
  'PartB_TTI.Refund.BankAccountDtls.AddtnlBankDetails',
  ...tables80g.map((table) => `Schedule80G.${table}.DoneeWithPan`),
  'Schedule80GGC.Schedule80GGCDetails',
];
const COMPARED = 'The tax must be {value}, the rate of this line on its gain; it is {found}';

const tans: readonly (readonly [list: string, key: string])[] = [
  ['ScheduleTDS1.TDSonSalary', 'EmployerOrDeductorOrCollectDetl.TAN'],
  ['ScheduleTDS2.TDSOthThanSalaryDtls', 'TANOfDeductor'],
  ['ScheduleTCS.TCS', 'EmployerOrDeductorOrCollectTAN'],
];

const paidBetween = (r: Reader, from: string, to: string): number =>
  r
    .rows('ScheduleIT.TaxPayment')
    .filter((row) => row.s('DateDep') >= from && row.s('DateDep') <= to)
    .reduce((t, row) => t + row.n('Amt'), 0);
const paidIn = (no: number, key: string, of: (r: Reader) => number, message: string): Rule[] =>
  numbered([no], message, (r) => {
    const at = `PartB_TTI.TaxPaid.TaxesPaid.${key}`;
    const found = r.n(at);
    const value = of(r);
    return when(found !== value, at, { found, value });
  });

/** A country's column of Schedule TR against that of Schedule FSI. */
const country = (no: number, column: string, of: string): Rule[] =>
  numbered([no], 'The figure must be {value}, the total of its components; it is {found}', (r) => {
    const key = (row: Node) => `${row.s('CountryCodeExcludingIndia')} ${row.s('TaxIdentificationNo')}`;
    const fsi = new Map<string, number>();
    for (const row of r.rows('ScheduleFSI.ScheduleFSIDtls'))
      fsi.set(key(row), (fsi.get(key(row)) ?? 0) + row.n(`TotalCountryWise.${of}`));
    const tr = new Map<string, { at: string; found: number }>();
    for (const row of r.rows('ScheduleTR1.ScheduleTR')) {
      const before = tr.get(key(row));
      tr.set(key(row), { at: before?.at ?? row.to(column), found: (before?.found ?? 0) + row.n(column) });
    }
    return [...tr].map(([k, { at, found }]) =>
      when(found !== (fsi.get(k) ?? 0), at, { found, value: fsi.get(k) ?? 0 }),
    );
  });

/** A loan of 80EE or 80EEA must be one of those of section 24(b). */
const alsoIn24b = (no: number, list: string): Rule[] =>
  numbered([no], 'Enter this loan in Schedule 24(b) too', (r) => {
    const accounts = new Set(
      r
        .rows('ScheduleHP.PropertyDetails')
        .flatMap((house) => house.rows('Rentdetails.Section24B.Section24BDtls'))
        .map((row) => row.s('LoanAccNoOfBankOrInstnRefNo')),
    );
    return r
      .rows(list)
      .map((row) =>
        when(!accounts.has(row.s('LoanAccNoOfBankOrInstnRefNo')), row.to('LoanAccNoOfBankOrInstnRefNo')),
      );
  });

/**
 * Deductions of a sale of land: the list uses the cost with indexation, the printed form the cost as paid.
 * Either sum is accepted.
 */
export const sumsOfCost = (row: Node, at: 'TotalDedn' | 'TotalDednForEiB'): Finding[] => {
  const improved = (key: string) =>
    row.rows('CostOfImprovements.CostOfImprovementsDtls').reduce((t, part) => t + part.n(key), 0);
  const paid = row.n('AquisitCost') + improved('ImproveCost') + row.n('ExpOnTrans');
  const indexed = row.n('AquisitCostIndex') + improved('CostOfImpIndex') + row.n('ExpOnTrans');
  const found = row.n(at);
  return found === paid || found === indexed
    ? []
    : [{ at: row.to(at), params: { found, value: at === 'TotalDedn' ? paid : indexed } }];
};

/** Gain of a sale, named as ITR-2 or as ITR-3 names it. */
const gainAt = (row: Node, itr2: string, itr3: string): number => row.n(row.has(itr3) ? itr3 : itr2);

/** Paths with a sale's tax at 20% on the gain with indexation, or the saving. */
const indexedBenefit = (row: Node): string | undefined =>
  ['ExcessAmtSec1121a', 'TaxSec1121a'].find((key) => row.n(key) > 0);

const dated = (row: Node, key: string): string | undefined =>
  isIsoDate(row.s(key)) ? row.s(key) : undefined;

/** Rules of the list for AY 2026-27 that a line of text cannot express, by ITR-2's numbers. */
export const numberedRules: readonly Rule[] = [
  ...known([18, 19, 21, 550], filingRules, 'GEN-1'),
  ...numbered([11], 'A TAN starts with a three-letter city code of the department', (r) =>
    tans.flatMap(([list, key]) =>
      r
        .rows(list)
        .map((row) => when(row.s(key) !== '' && !tanCities.includes(row.s(key).slice(0, 3)), row.to(key))),
    ),
  ),
  ...known([167], gainRules, 'CG-1'),
  ...known([184], gainRules, 'CG-5'),
  ...numbered([185], 'Held for more than 24 months: this sale is long-term', (r) =>
    r.rows(SHORT).map((row) => {
      const bought = dated(row, 'DateofPurchase');
      const sold = dated(row, 'DateofSale');
      return when(
        bought !== undefined && sold !== undefined && sold > addMonths(bought, 24),
        row.to('DateofPurchase'),
      );
    }),
  ),
  ...numbered([290], 'Enter a donee in only one table of Schedule 80G', (r) => {
    const first = new Map<string, string>();
    return tables80g.flatMap((table) =>
      r.rows(`Schedule80G.${table}.DoneeWithPan`).map((row): Finding | undefined => {
        const pan = row.s('DoneePAN');
        const before = first.get(pan) ?? table;
        first.set(pan, before);
        return when(pan !== '' && pan !== ANY_TABLE && before !== table, row.to('DoneePAN'));
      }),
    );
  }),
  ...country(454, 'TaxPaidOutsideIndia', 'TaxPaidOutsideInd'),
  ...country(455, 'TaxReliefOutsideIndia', 'TaxReliefinInd'),
  ...paidIn(
    520,
    'SelfAssessmentTax',
    (r) => paidBetween(r, `${r.year.fileYear}-04-01`, '9999-12-31'),
    'Self-assessment tax ({found}) must equal the tax paid after the year ({value})',
  ),
  ...paidIn(
    521,
    'AdvanceTax',
    (r) => paidBetween(r, r.year.previousYear.from, r.year.previousYear.to),
    'Advance tax ({found}) must equal the tax paid within the year ({value})',
  ),
  ...numbered([128], 'The deductions must be {value}, the total of their components; they are {found}', (r) =>
    r.rows(LONG).flatMap((row) => sumsOfCost(row, 'TotalDedn')),
  ),
  ...numbered([569], 'Cost with indexation is only for property bought before 23 July 2024', (r) =>
    r
      .rows(LONG)
      .map((row) =>
        when(
          isAtNewRates(dated(row, 'DateofPurchase') ?? '') && indexedBenefit(row) !== undefined,
          row.to(indexedBenefit(row) ?? ''),
        ),
      ),
  ),
  ...numbered([570], 'Indexation is not available to a non-resident', (r) =>
    r
      .rows(LONG)
      .map((row) =>
        when(!r.resident && indexedBenefit(row) !== undefined, row.to(indexedBenefit(row) ?? '')),
      ),
  ),
  ...numbered([571], 'The figure must be {value}, the total of its components; it is {found}', (r) =>
    r.rows(LONG).map((row) => {
      const found = row.n('ExcessAmtSec1121a');
      // a non-resident has no cost with indexation to compare with (rule 570)
      const compared = r.resident && !isAtNewRates(dated(row, 'DateofPurchase') ?? '');
      const value = compared ? Math.max(0, row.n('TaxSec1121aiiB') - row.n('TaxSec1121a')) : 0;
      return when(found !== value, row.to('ExcessAmtSec1121a'), { found, value });
    }),
  ),
  ...numbered([572], COMPARED, (r) =>
    r.rows(LONG).flatMap((row) => {
      if (!r.resident || isAtNewRates(dated(row, 'DateofPurchase') ?? gainDates.newRates)) return [];
      return (
        [
          ['TaxSec1121aiiB', gainAt(row, 'LTCGonImmvblPrprty', 'CapgainonAssets'), landRate],
          [
            'TaxSec1121a',
            gainAt(row, 'LTCGonImmvblPrprtyBE', 'CapgainonAssets_1ea'),
            r.law.capitalGains.indexedRate,
          ],
        ] as const
      ).map(([key, gain, rate]) => {
        const found = row.n(key);
        const value = percentOf(Math.max(0, gain), rate);
        return when(Math.abs(found - value) > 1, row.to(key), { found, value });
      });
    }),
  ),
  ...numbered(
    [100],
    'The sum of gains must be {value}, short-term and long-term after losses; it is {found}',
    (r) => {
      const at = `${CG}.SumOfCGIncm`;
      const short = r.n(`${CG}.ShortTermCapGainFor23.TotalSTCG`);
      const long = r.n(`${CG}.LongTermCapGain23.TotalLTCG`);
      // a long-term loss is not set off against short-term gains (s.70(3))
      const value = Math.max(0, long < 0 ? short : short + long);
      return when(r.n(at) !== value, at, { found: r.n(at), value });
    },
  ),
  ...known([17], filingRules, 'GEN-7'),
  ...numbered([532], NO_IFSC, (r) =>
    banks
      .flatMap((list) => r.rows(list))
      .map((row) => when(row.s('IFSCCode') !== '' && !isIfsc(row.s('IFSCCode')), row.to('IFSCCode'))),
  ),
  ...numbered([664, 665], NO_AADHAAR, (r) => {
    const at = 'PartA_GEN1.PersonalInfo.AadhaarCardNo';
    return when(r.s(at) !== '' && !isAadhaar(r.s(at)), at);
  }),
  ...alsoIn24b(621, 'Schedule80EE.Schedule80EEDtls'),
  ...alsoIn24b(622, 'Schedule80EEA.Schedule80EEADtls'),
  ...numbered(
    [662],
    'This account must be among the bank accounts, as one of the capital gains scheme',
    (r) => {
      const accounts = new Set(
        r
          .rows('PartB_TTI.Refund.BankAccountDtls.AddtnlBankDetails')
          .filter((row) => row.s('AccountType') === 'CGAS')
          .map((row) => row.s('BankAccountNo')),
      );
      return ['54', '54B', '54F'].flatMap((section) =>
        r
          .rows(`${CG}.DeducClaimInfo.DeducClaimDtlsUs${section}`)
          .map((row) =>
            when(row.s('AccountNo') !== '' && !accounts.has(row.s('AccountNo')), row.to('AccountNo')),
          ),
      );
    },
  ),
  ...numbered([754], 'The investment must be made within six months of the transfer', (r) =>
    r.rows(`${CG}.DeducClaimInfo.DeducClaimDtlsUs115F`).map((row) => {
      const sold = dated(row, 'DateofTransfer');
      const on = dated(row, 'DateofInvestment');
      return when(
        sold !== undefined && on !== undefined && (on < sold || on > addMonths(sold, 6)),
        row.to('DateofInvestment'),
      );
    }),
  ),
];
