import { isAadhaar } from '../../../identifiers.ts';
import { percentOf } from '../../../money.ts';
import { inNew, inOld, ruleA, when } from '../../itr1/rules/build.ts';
import { donees, tables } from '../../itr1/rules/donations.ts';
import { NO_AADHAAR } from '../../itr1/rules/identifiers.ts';
import { ONCE } from '../../itr1/rules/other-sources.ts';
import type { Reader, Row, Rule } from '../../itr1/rules/reader.ts';

const I = 'IncomeDeductions';
const D = `${I}.DeductUndChapVIA`;
const U = `${I}.UsrDeductUndChapVIA`;
const T = 'TaxComputation';
const TDS2 = 'TDSonOthThanSals.TDSonOthThanSalDtls';
const TDS3 = 'ScheduleTDS3Dtls.TDS3Details';
const HEALTH = 'Schedule80D.Sec80DSelfFamSrCtznHealth';

const status = (r: Reader) => r.s('PersonalInfo.Status');
/** The National Relief Fund: the one donee that may be in several tables. */
const ANY_TABLE = 'AAAAR1077P';

/** Deductions with the key each has in the file. */
const keys = {
  '80C': 'Section80C',
  '80CCC': 'Section80CCC',
  '80CCD(1)': 'Section80CCDEmployeeOrSE',
  '80CCD(1B)': 'Section80CCD1B',
  '80CCD(2)': 'Section80CCDEmployer',
  '80D': 'Section80D',
  '80DD': 'Section80DD',
  '80DDB': 'Section80DDB',
  '80E': 'Section80E',
  '80EE': 'Section80EE',
  '80EEA': 'Section80EEA',
  '80EEB': 'Section80EEB',
  '80G': 'Section80G',
  '80GG': 'Section80GG',
  '80GGC': 'Section80GGC',
  '80TTA': 'Section80TTA',
  '80TTB': 'Section80TTB',
  '80U': 'Section80U',
  '80CCH': 'AnyOthSec80CCH',
} as const;
type Section = keyof typeof keys;

const who = {
  H: 'Deduction u/s {section} is not available to an HUF',
  F: 'Deduction u/s {section} is not for a firm',
  HF: 'Deduction u/s {section} is not available to an HUF or a firm',
} as const;

const barred = (no: number, of: keyof typeof who, ...sections: readonly Section[]): Rule =>
  ruleA(no, who[of], (r) =>
    of.includes(status(r)) && status(r) !== ''
      ? sections.map((section) =>
          when(r.n(`${D}.${keys[section]}`) + r.n(`${U}.${keys[section]}`) > 0, `${D}.${keys[section]}`, {
            section,
          }),
        )
      : undefined,
  );
const onlyFor = (no: number, of: keyof typeof who, ...open: readonly Section[]): Rule =>
  barred(no, of, ...(Object.keys(keys) as Section[]).filter((section) => !open.includes(section)));

const empty = (no: number, of: keyof typeof who, message: string, ...places: readonly string[]): Rule =>
  ruleA(no, message, (r) =>
    of.includes(status(r)) && status(r) !== '' ? places.map((at) => when(r.has(at), at)) : undefined,
  );

const loans = ['Schedule80E', 'Schedule80EE', 'Schedule80EEA', 'Schedule80EEB'];

/** Gross total income with gains u/s 112A; `house` is the house property income included. */
const heads = (r: Reader, house: number): number =>
  r.n(`${I}.IncomeFromBusinessProf`) + r.n(`${I}.IncomeFromSal`) + house + r.n(`${I}.IncomeOthSrc`);
const houseAt = (r: Reader) =>
  r.n(`${I}.${r.year.propertyRows ? 'TotalIncomeChargeableUnHP' : 'TotalIncomeOfHP'}`);
const GTI = `${I}.GrossTotIncomeIncLTCG112A`;
const gti = (r: Reader): string => (r.has(GTI) ? GTI : `${I}.GrossTotIncome`);

/** Gross total income as the sum of the heads; a negative sum is read as itself, as nil before gains, or as nil. */
const sumOfHeads = (no: number, applies: (r: Reader) => boolean, house: (r: Reader) => number): Rule =>
  ruleA(no, 'Gross total income ({found}) must be the sum of the heads and gains u/s 112A ({value})', (r) => {
    const gains = r.n('LTCG112A.LongCap112A');
    const sum = heads(r, house(r));
    const found = r.n(gti(r));
    const agrees = [sum + gains, Math.max(0, sum) + gains, Math.max(0, sum + gains)].includes(found);
    return when(applies(r) && !agrees, gti(r), { found, value: sum + gains });
  });

const taxed = (r: Reader) => r.n('TaxPaid.TaxesPaid.TotalTaxesPaid') > 0;

const credits = (r: Reader): Row[] => [...r.rows(TDS2), ...r.rows(TDS3)];
/** Whether the return has receipts under a head, by the codes of the file. */
const offered: Readonly<Record<string, (r: Reader) => boolean>> = {
  BP: (r) => r.n(`${I}.IncomeFromBusinessProf`) > 0,
  HP: (r) =>
    r.n(`${I}.GrossRentReceived`) + r.n(`${I}.ArrearsUnrealizedRentRcvd`) > 0 ||
    r
      .rows(`${I}.PropertyDetails`)
      .some((h) =>
        ['AnnualLetableValue', 'ArrearsUnrealizedRentRcvd'].some((key) => h.n(`Rentdetails.${key}`) > 0),
      ),
  OS: (r) => r.rows(`${I}.OthersInc.OthersIncDtlsOthSrc`).some((row) => row.n('OthSrcOthAmount') > 0),
};

const claimedWithin = (no: number, list: string): Rule =>
  ruleA(no, 'TDS claimed ({found}) cannot be more than the gross amount ({value})', (r) =>
    r.rows(list).map((row) => {
      const found = row.n('TDSClaimed');
      const value = row.n('GrossAmount');
      // without a gross amount rules 121 and 122 require it
      return when(value > 0 && found > value, `${row.at}.TDSClaimed`, { found, value });
    }),
  );

const interest = [
  'IntrstPayUs234A',
  'IntrstPayUs234B',
  'IntrstPayUs234C',
  'LateFilingFee234F',
  'FeeFurnish234I',
];
const allowance = (r: Reader, natures: readonly string[]) =>
  r
    .rows(`${I}.AllwncExemptUs10.AllwncExemptUs10Dtls`)
    .filter((row) => natures.includes(row.s('SalNatureDesc')));
const LIST = `${I}.AllwncExemptUs10.AllwncExemptUs10Dtls`;

/**
 * Differences of ITR-4 from ITR-1: eligible claimants, totals including business, credits of TDS; numbers of
 * AY 2026-27.
 */
export const itr4StatusRules: readonly Rule[] = [
  barred(20, 'F', '80C', '80CCC', '80CCD(1)'),
  barred(23, 'HF', '80CCD(1)'),
  barred(24, 'HF', '80CCD(1B)'),
  barred(26, 'HF', '80CCD(2)'),
  barred(27, 'F', '80D'),
  barred(28, 'F', '80DD'),
  barred(31, 'F', '80DDB'),
  // printed twice; the second is in the place of section 80E
  barred(32, 'HF', '80EE'),
  { ...barred(33, 'HF', '80EE', '80E'), years: ['2026-27'] },
  barred(43, 'HF', '80U'),
  barred(163, 'HF', '80EEA'),
  barred(164, 'HF', '80EEB'),
  onlyFor(230, 'F', '80G', '80GGC'),
  onlyFor(231, 'H', '80G', '80GGC', '80D', '80C', '80DD', '80DDB', '80TTA'),
  barred(236, 'F', '80D'),
  ...(
    [
      [29, '80DD'],
      [44, '80U'],
    ] as const
  ).map(([no, section]) =>
    ruleA(
      no,
      'The nature of the disability is needed to claim section {section}',
      inOld((r) =>
        when(
          r.n(`${D}.${keys[section]}`) > 0 && r.s(`Schedule${section}.NatureOfDisability`) === '',
          `Schedule${section}.NatureOfDisability`,
          { section },
        ),
      ),
    ),
  ),
  ruleA(22, 'Deduction u/s 80CCD(1) ({found}) cannot exceed 20% of gross total income ({value})', (r) => {
    const pensioner = ['PE', 'PESG', 'PEPS', 'PEO', 'NA', ''].includes(r.employer);
    const found = r.n(`${D}.Section80CCDEmployeeOrSE`);
    const value = percentOf(Math.max(0, r.n(`${I}.GrossTotIncome`)), r.law.deductions.ccd1Others, 'up');
    return when(r.old && pensioner && found > value, `${D}.Section80CCDEmployeeOrSE`, { found, value });
  }),
  ruleA(45, 'Enter the name of the representative who verifies', (r) =>
    when(
      r.s('Verification.Capacity') === 'R' && r.s('FilingStatus.AssesseeRep.RepName') === '',
      'FilingStatus.AssesseeRep.RepName',
    ),
  ),
  sumOfHeads(
    49,
    (r) => r.old,
    (r) => Math.max(houseAt(r), -r.law.houseProperty.lossAgainstOthers),
  ),
  sumOfHeads(196, (r) => !r.old && houseAt(r) >= 0, houseAt),
  sumOfHeads(
    197,
    (r) => !r.old && houseAt(r) < 0,
    () => 0,
  ),
  ruleA(
    54,
    'Total tax, fee and interest ({found}) must be tax after relief with interest and fee ({value})',
    (r) => {
      const found = r.n(`${T}.TotTaxPlusIntrstPay`);
      const value =
        r.n(`${T}.NetTaxLiability`) + interest.reduce((t, key) => t + r.n(`${T}.IntrstPay.${key}`), 0);
      return when(found !== value, `${T}.TotTaxPlusIntrstPay`, { found, value });
    },
  ),
  ruleA(56, 'Tax after relief ({found}) must be tax and cess less relief u/s 89 ({value})', (r) => {
    const found = r.n(`${T}.NetTaxLiability`);
    const value = Math.max(0, r.n(`${T}.GrossTaxLiability`) - r.n(`${T}.Section89`));
    return when(found !== value, `${T}.NetTaxLiability`, { found, value });
  }),
  ruleA(68, 'Entertainment allowance is only for employees of Central and State Government and PSU', (r) =>
    when(
      !['CGOV', 'SGOV', 'PSU'].includes(r.employer) && r.n(`${I}.EntertainmntalwncUs16ii`) > 0,
      `${I}.EntertainmntalwncUs16ii`,
    ),
  ),
  ...[77, 214].map((no) =>
    ruleA(no, 'Only one of 10(10B)(i), 10(10B)(ii) and 10(10C) can be claimed', (r) => {
      const rows = allowance(r, ['10(10B)(i)', '10(10B)(ii)', '10(10C)']).filter(
        (row) => row.n('SalOthAmount') > 0,
      );
      return when(
        new Set(rows.map((row) => row.s('SalNatureDesc'))).size > 1,
        `${rows[0]?.at}.SalNatureDesc`,
      );
    }),
  ),
  ruleA(
    79,
    'House rent allowance ({found}) cannot be more than half of salary u/s 17(1) ({value})',
    inOld((r) => {
      const rows = allowance(r, ['10(13A)']);
      const found = rows.reduce((t, row) => t + row.n('SalOthAmount'), 0);
      const value = Math.floor(r.n(`${I}.Salary`) / 2);
      return when(found > value, rows[0] ? `${rows[0].at}.SalOthAmount` : LIST, { found, value });
    }),
  ),
  ruleA(109, 'Enter each donee only once; in table D again only with a different ARN', (r) => {
    const first = new Map<string, string>();
    return tables.flatMap((table) =>
      r.rows(`Schedule80G.${table.node}.DoneeWithPan`).map((row) => {
        const pan = row.s('DoneePAN');
        if (pan === '' || pan === ANY_TABLE) return undefined;
        const before = first.get(pan);
        const here = `${table.letter} ${table.letter === 'D' ? row.s('ArnNbr') : ''}`;
        first.set(pan, here);
        const anotherArn = before?.startsWith('D') && here.startsWith('D') && before !== here;
        return when(before !== undefined && !anotherArn, `${row.at}.DoneePAN`);
      }),
    );
  }),
  ruleA(114, 'The year of the tax brought forward is needed', (r) =>
    credits(r).map((row) =>
      when(row.n('BroughtFwdTDSAmt') > 0 && ['', '0'].includes(row.s('DeductedYr')), `${row.at}.DeductedYr`),
    ),
  ),
  ruleA(115, 'Enter tax brought forward and tax of the year in separate rows', (r) =>
    credits(r).map((row) =>
      when(row.n('BroughtFwdTDSAmt') > 0 && row.n('TDSDeducted') > 0, `${row.at}.BroughtFwdTDSAmt`),
    ),
  ),
  claimedWithin(116, TDS3),
  claimedWithin(117, TDS2),
  ruleA(124, 'Gross total income must be more than zero where tax has been computed', (r) =>
    when(r.n(`${T}.TotalTaxPayable`) > 0 && r.n(gti(r)) <= 0, gti(r)),
  ),
  ruleA(125, 'Income must be disclosed where taxes paid are disclosed', (r) =>
    when(
      taxed(r) &&
        [
          `${I}.IncomeFromBusinessProf`,
          `${I}.GrossSalary`,
          `${I}.IncomeOthSrc`,
          'LTCG112A.TotSaleCnsdrn',
        ].every((at) => r.n(at) === 0) &&
        houseAt(r) === 0,
      `${I}.GrossTotIncome`,
    ),
  ),
  ruleA(142, 'TDS is claimed but the income it was deducted from is not offered', (r) => [
    when(
      r.n('TDSonSalaries.TotalTDSonSalaries') > 0 && r.n(`${I}.GrossSalary`) === 0,
      'TDSonSalaries.TotalTDSonSalaries',
    ),
    ...credits(r)
      .filter((row) => row.n('TDSClaimed') > 0)
      .map((row) => when(offered[row.s('HeadOfIncome')]?.(r) === false, `${row.at}.HeadOfIncome`)),
  ]),
  ruleA(
    151,
    'Deduction u/s 80GG ({found}) cannot exceed {value} when a house rent exemption is claimed',
    (r) => {
      const found = r.n(`${D}.Section80GG`);
      // eleven months of the limit: rent paid in the twelfth may be another house
      const value = 11 * r.law.deductions.gg.month;
      return when(
        allowance(r, ['10(13A)']).some((row) => row.n('SalOthAmount') > 0) && found > value,
        `${D}.Section80GG`,
        {
          found,
          value,
        },
      );
    },
  ),
  ruleA(
    155,
    'Deduction u/s 80CCD(1) ({found}) cannot exceed 10% of salary ({value})',
    inOld((r) => {
      const found = r.n(`${D}.Section80CCDEmployeeOrSE`);
      const value = percentOf(r.n(`${I}.Salary`), r.law.deductions.ccd1Salary, 'up');
      const employed = !['PE', 'PESG', 'PEPS', 'PEO', 'NA', ''].includes(r.employer);
      return when(employed && found > value, `${D}.Section80CCDEmployeeOrSE`, { found, value });
    }),
  ),
  ruleA(165, 'An HUF or firm has no TDS on salary', (r) =>
    when(
      ['H', 'F'].includes(status(r)) && r.n('TDSonSalaries.TotalTDSonSalaries') > 0,
      'TDSonSalaries.TotalTDSonSalaries',
    ),
  ),
  ruleA(180, 'An HUF or firm has no family pension', (r) =>
    ['H', 'F'].includes(status(r))
      ? r
          .rows(`${I}.OthersInc.OthersIncDtlsOthSrc`)
          .map((row) => when(row.s('OthSrcNatureDesc') === 'FAP', `${row.at}.OthSrcNatureDesc`))
      : undefined,
  ),
  ruleA(
    191,
    'Section 80GG and its form are not available in the new regime',
    inNew((r) => [
      when(r.n(`${D}.Section80GG`) + r.n(`${U}.Section80GG`) > 0, `${D}.Section80GG`),
      when(r.s(`${U}.Form10BAAckNum`) !== '', `${U}.Form10BAAckNum`),
    ]),
  ),
  ruleA(
    208,
    'Deduction u/s 80CCD(1) is not available in the new regime',
    inNew((r) =>
      when(
        r.n(`${D}.Section80CCDEmployeeOrSE`) + r.n(`${U}.Section80CCDEmployeeOrSE`) > 0,
        `${D}.Section80CCDEmployeeOrSE`,
      ),
    ),
  ),
  ruleA(232, 'An HUF cannot claim section 80D for parents', (r) =>
    status(r) === 'H'
      ? [
          ...['Sec80DParentsHIDtls', 'Sec80DParentsSrCtznHIDtls'].map((key) =>
            when(r.has(`${HEALTH}.${key}`), `${HEALTH}.${key}`),
          ),
          ...['Parents', 'ParentsSeniorCitizen'].map((key) =>
            when(r.n(`${HEALTH}.${key}`) > 0, `${HEALTH}.${key}`),
          ),
        ]
      : undefined,
  ),
  ruleA(254, 'An HUF’s dependant u/s 80DD must be a member', (r) =>
    when(
      status(r) === 'H' && r.has('Schedule80DD') && r.s('Schedule80DD.DependentType') !== '8',
      'Schedule80DD.DependentType',
    ),
  ),
  ...(
    [
      [379, '10(23EA)'],
      [383, '10(25A)'],
    ] as const
  ).map(([no, nature]) =>
    ruleA(
      no,
      // not among the natures of the file, so that it cannot be there at all
      ONCE,
      (r) =>
        r
          .rows('TaxExmpIntIncDtls.OthersInc.OthersIncDtls')
          .map((row) => when(row.s('SubCategory') === nature, `${row.at}.SubCategory`)),
      ['2026-27'],
    ),
  ),
  // the same sentence as 257, which ITR-1 has too
  ruleA(258, NO_AADHAAR, (r) => {
    const at = 'PersonalInfo.AadhaarCardNo';
    return when(r.s(at) !== '' && !isAadhaar(r.s(at)), at);
  }),
  ruleA(259, 'A mobile number in India has ten digits and begins with 6, 7, 8 or 9', (r) => {
    const at = 'PersonalInfo.Address.MobileNo';
    const indian = ['', '91'].includes(r.s('PersonalInfo.Address.CountryCodeMobile'));
    return when(indian && r.has(at) && !/^[6-9]\d{9}$/.test(r.s(at)), at);
  }),
  ruleA(274, 'Details in Schedule 80E are needed to claim the deduction', (r) =>
    when(
      r.year.detailed && r.n(`${D}.Section80E`) > 0 && r.rows('Schedule80E.Schedule80EDtls').length === 0,
      'Schedule80E.Schedule80EDtls',
    ),
  ),
  empty(303, 'F', 'This schedule is not for a firm', 'Schedule80C', 'ScheduleEA10_13A', ...loans),
  empty(
    304,
    'H',
    'This schedule does not apply to an HUF',
    `${U}.PensionContribution80CCC`,
    'ScheduleEA10_13A',
    ...loans,
  ),
  ruleA(
    312,
    'Exempt house rent allowance ({found}) cannot be more than half of basic salary and DA ({value})',
    (r) => {
      const at = 'ScheduleEA10_13A.EligbleExmpAllwncUs13A';
      const found = r.n(at);
      const value = Math.ceil(
        (r.n('ScheduleEA10_13A.BasicSalary') + r.n('ScheduleEA10_13A.DearnessAllwnc')) / 2,
      );
      return when(found > value, at, { found, value });
    },
  ),
  ...(['10(30)', '10(31)'] as const).map(
    (nature, i): Rule => ({
      ...ruleA(384 + i, 'This exempt income can be chosen only once', (r) =>
        r
          .rows('TaxExmpIntIncDtls.OthersInc.OthersIncDtls')
          .filter((row) => row.s('SubCategory') === nature)
          .slice(1)
          .map((row) => ({ at: `${row.at}.OthAmount` })),
      ),
      years: ['2026-27'],
    }),
  ),
  {
    ...ruleA(352, 'Unrealised rent needs rent', (r) =>
      r
        .rows(`${I}.PropertyDetails`)
        .map((house) =>
          when(
            house.n('Rentdetails.RentNotRealized') > 0 && house.n('Rentdetails.AnnualLetableValue') === 0,
            `${house.at}.Rentdetails.AnnualLetableValue`,
          ),
        ),
    ),
    years: ['2026-27'],
  },
  {
    ...ruleA(395, 'The PAN of the donee is needed', (r) =>
      donees(r).map((row) =>
        when(row.n('DonationAmt') > 0 && row.s('DoneePAN') === '', `${row.at}.DoneePAN`),
      ),
    ),
    years: ['2026-27'],
  },
  {
    category: 'B',
    no: 5,
    message: 'A nil return: compare AIS and 26AS before filing',
    check: (r) => when(r.n(gti(r)) <= 0, gti(r)),
    years: ['2026-27'],
  },
  {
    category: 'B',
    no: 11,
    message: 'Form 10-IEA must be filed by the due date of the return, {value}',
    check: (r) =>
      ['F10IEADateCurrAYOldTax', 'F10IEADateCurrAYNewTax'].map((key) => {
        const value = r.s('FilingStatus.ItrFilingDueDate') || r.year.dueDate || '';
        return when(r.s(`FilingStatus.${key}`) > value && value !== '', `FilingStatus.${key}`, { value });
      }),
    years: ['2026-27'],
  },
  {
    category: 'D',
    no: 2,
    message: 'Section 80GG is for the months rent was paid, 5,000 a month',
    check: (r) => when(r.n(`${D}.Section80GG`) > 0, `${D}.Section80GG`),
    years: ['2026-27'],
  },
];
