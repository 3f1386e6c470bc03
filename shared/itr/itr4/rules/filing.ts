import { lateRevision } from '../../itr1/rules/added.ts';
import { ruleA, when } from '../../itr1/rules/build.ts';
import type { Rule } from '../../itr1/rules/reader.ts';

const I = 'IncomeDeductions';
/** Contacts of a representative with those of the assessee they may not repeat. */
const contacts = [
  ['RepEmailID', 'EmailAddress', 'EmailAddressSec'],
  ['RepMobileNo', 'MobileNo', 'MobileNoSec'],
] as const;
const ADDRESS = [
  'ResidenceNo',
  'ResidenceName',
  'RoadOrStreet',
  'LocalityOrArea',
  'CityOrTownOrDistrict',
  'PinCode',
];

const FS = 'FilingStatus';

/** A particular of Form 10-IEA required by an answer. */
const needed = (
  no: number,
  message: string,
  answers: Readonly<Record<string, string>>,
  ...paths: readonly string[]
) =>
  ruleA(no, message, (r) =>
    Object.entries(answers).every(([key, value]) => r.s(`${FS}.${key}`) === value)
      ? paths.map((path) => when(!r.has(`${FS}.${path}`), `${FS}.${path}`))
      : undefined,
  );

const leftEarlier = { Form10IEAEarlierAYOldRegime: 'Y' };
const stillOut = { ...leftEarlier, F10IEAEarlierAYNewRegime: 'N' };
const neverOut = { Form10IEAEarlierAYOldRegime: 'N' };

const EARLIER_OUT = 'Form10IEAEarlierAYOldRegime';
const EARLIER_BACK = 'F10IEAEarlierAYNewRegime';
const NOW_BACK = 'F10IEACurrAYNewRegime';
const NOW_OUT = 'F10IEACurrAYOldRegime';
const OUT_DETAILS = ['Form10IEAAssYear', 'Form10IEAEarlierAYAckOldRegime'];
const BACK_DETAILS = ['AssYrF10IEANewTaxReg', 'Form10IEAEarlierAYAckNewRegime'];
const NOW_BACK_DETAILS = ['F10IEADateCurrAYNewTax', 'F10IEAAckNoCurrAYNewTax'];
const NOW_OUT_DETAILS = ['F10IEADateCurrAYOldTax', 'F10IEAAckNoCurrAYOldTax'];
const BRANCH_A = [EARLIER_BACK, ...BACK_DETAILS, NOW_BACK, ...NOW_BACK_DETAILS];

/** Particulars that do not fit an answer. */
const notWith = (
  no: number,
  message: string,
  answer: Readonly<Record<string, string>>,
  keys: readonly string[],
) =>
  ruleA(no, message, (r) =>
    Object.entries(answer).every(([key, value]) => r.s(`${FS}.${key}`) === value)
      ? keys.map((key) => when(r.has(`${FS}.${key}`), `${FS}.${key}`))
      : undefined,
  );

/** Particulars that need the answer they belong to; `yes` where only that answer will do. */
const needAnswer = (no: number, message: string, keys: readonly string[], answer: string, yes = false) =>
  ruleA(no, message, (r) =>
    when(
      keys.some((key) => r.has(`${FS}.${key}`)) &&
        (yes ? r.s(`${FS}.${answer}`) !== 'Y' : r.s(`${FS}.${answer}`) === ''),
      `${FS}.${answer}`,
    ),
  );

/** Particulars of Form 10-IEA required by each answer (s.115BAC(6), rule 21AGA). */
const form10IeaRules: readonly Rule[] = [
  needed(
    228,
    'Year and acknowledgement number of the earlier Form 10-IEA are needed',
    leftEarlier,
    ...OUT_DETAILS,
  ),
  needed(
    353,
    'Enter the earlier Form 10-IEA, and whether you have returned to the new regime',
    leftEarlier,
    ...OUT_DETAILS,
    EARLIER_BACK,
  ),
  needed(354, 'Answer whether you opt out of the new regime this year', neverOut, NOW_OUT),
  needed(
    355,
    'Enter the year and acknowledgement number of the return to the new regime',
    { ...leftEarlier, [EARLIER_BACK]: 'Y' },
    ...BACK_DETAILS,
  ),
  needed(356, 'Answer whether you are returning to the new regime this year', stillOut, NOW_BACK),
  needed(
    357,
    'Date and acknowledgement number of Form 10-IEA are needed',
    { ...stillOut, [NOW_BACK]: 'Y' },
    ...NOW_BACK_DETAILS,
  ),
  notWith(
    358,
    'Form 10-IEA is entered, but you are not returning to the new regime this year',
    { [NOW_BACK]: 'N' },
    NOW_BACK_DETAILS,
  ),
  needed(
    359,
    'Date and acknowledgement number of Form 10-IEA are needed',
    { ...neverOut, [NOW_OUT]: 'Y' },
    ...NOW_OUT_DETAILS,
  ),
  notWith(
    360,
    'Form 10-IEA is entered, but you are not opting out of the new regime this year',
    { [NOW_OUT]: 'N' },
    NOW_OUT_DETAILS,
  ),
  needAnswer(
    361,
    'Answer whether you opt out of the new regime this year: Form 10-IEA is entered',
    NOW_OUT_DETAILS,
    NOW_OUT,
  ),
  needAnswer(
    362,
    'Answer whether you are returning to the new regime this year: Form 10-IEA is entered',
    NOW_BACK_DETAILS,
    NOW_BACK,
  ),
  needAnswer(
    363,
    'Answer whether you returned to the new regime in an earlier year',
    [...BACK_DETAILS, NOW_BACK, ...NOW_BACK_DETAILS],
    EARLIER_BACK,
  ),
  needAnswer(
    364,
    'Particulars of an earlier Form 10-IEA need the answer that you opted out in an earlier year',
    [...OUT_DETAILS, ...BRANCH_A],
    EARLIER_OUT,
    true,
  ),
  ruleA(321, 'Answer only one: an earlier Form 10-IEA, or opting out of the new regime this year', (r) =>
    when(
      [...OUT_DETAILS, ...BRANCH_A].some((key) => r.has(`${FS}.${key}`)) && r.has(`${FS}.${NOW_OUT}`),
      `${FS}.${NOW_OUT}`,
    ),
  ),
  ruleA(264, 'A firm does not answer the questions on Form 10-IEA', (r) =>
    r.s('PersonalInfo.Status') === 'F'
      ? [...OUT_DETAILS, ...BRANCH_A, NOW_OUT, ...NOW_OUT_DETAILS].map((key) =>
          when(r.has(`${FS}.${key}`), `${FS}.${key}`),
        )
      : undefined,
  ),
  ruleA(235, 'For a firm the question on Form 10-IEA is not applicable', (r) =>
    when(
      r.s('PersonalInfo.Status') === 'F' && r.s(`${FS}.Form10IEAEarlierAYOldRegime`) !== 'NA',
      `${FS}.Form10IEAEarlierAYOldRegime`,
    ),
  ),
  ruleA(260, 'Answer Yes or No to the question on Form 10-IEA', (r) =>
    when(
      r.s('PersonalInfo.Status') !== 'F' && !['Y', 'N'].includes(r.s(`${FS}.Form10IEAEarlierAYOldRegime`)),
      `${FS}.Form10IEAEarlierAYOldRegime`,
    ),
  ),
];

const feeAt = { fee: 'TaxComputation.IntrstPay.FeeFurnish234I', income: `${I}.TotalIncome` };

/** Tax claimed needs the receipt it belongs to, and its head. */
const claimedCredit = (no: number, list: string): Rule =>
  ruleA(no, 'Tax is claimed: enter the corresponding receipt and its head', (r) =>
    r
      .rows(list)
      .filter((row) => row.n('TDSClaimed') > 0)
      .flatMap((row) => [
        when(row.n('GrossAmount') === 0, `${row.at}.GrossAmount`),
        when(row.s('HeadOfIncome') === '', `${row.at}.HeadOfIncome`),
      ]),
  );

/** Rules on questions the file has only from AY 2026-27. */
const withTheNewQuestions = ['2026-27'] as const;

/** Filing status and personal information. */
export const itr4FilingRules: readonly Rule[] = [
  ruleA(234, 'The due date in the file must be {value}', (r) => {
    const found = r.s('FilingStatus.ItrFilingDueDate');
    return when(found !== r.year.dueDate, 'FilingStatus.ItrFilingDueDate', { value: r.year.dueDate });
  }),
  ruleA(318, 'An HUF or firm formed on or after {from} cannot file a return for this year', (r) => {
    const from = `${r.year.fileYear}-04-01`;
    return when(r.s('PersonalInfo.Status') !== 'I' && r.s('PersonalInfo.DOB') >= from, 'PersonalInfo.DOB', {
      from,
    });
  }),
  ruleA(319, 'An individual born on or after {from} is a minor and cannot file ITR-4 for this year', (r) => {
    const from = `${Number(r.year.fileYear) - 18}-04-01`;
    return when(r.s('PersonalInfo.Status') === 'I' && r.s('PersonalInfo.DOB') >= from, 'PersonalInfo.DOB', {
      from,
    });
  }),
  claimedCredit(121, 'TDSonOthThanSals.TDSonOthThanSalDtls'),
  claimedCredit(122, 'ScheduleTDS3Dtls.TDS3Details'),
  ruleA(166, 'An HUF or firm has no salary income', (r) =>
    when(r.s('PersonalInfo.Status') !== 'I' && r.n(`${I}.GrossSalary`) > 0, `${I}.GrossSalary`),
  ),
  ruleA(393, 'The year of returning to the new regime must be later than the year of opting out', (r) => {
    const back = r.s('FilingStatus.AssYrF10IEANewTaxReg');
    return when(
      back !== '' && back <= r.s('FilingStatus.Form10IEAAssYear'),
      'FilingStatus.AssYrF10IEANewTaxReg',
    );
  }),
  ruleA(403, 'E-mail and mobile of the representative must differ from those of the assessee', (r) =>
    contacts.map(([key, ...own]) => {
      const at = `FilingStatus.AssesseeRep.${key}`;
      const given = r.s(at).toLowerCase();
      return when(
        given !== '' && own.some((k) => r.s(`PersonalInfo.Address.${k}`).toLowerCase() === given),
        at,
      );
    }),
  ),
  ruleA(410, 'Enter the secondary address if it differs from the primary one', (r) =>
    when(
      r.s('PersonalInfo.SecondaryAdd') === 'N' && !r.has('PersonalInfo.AlternateAddress'),
      'PersonalInfo.AlternateAddress',
    ),
  ),
  ruleA(411, 'The secondary address must differ from the primary one', (r) =>
    when(
      r.has('PersonalInfo.AlternateAddress') &&
        ADDRESS.every(
          (key) => r.s(`PersonalInfo.AlternateAddress.${key}`) === r.s(`PersonalInfo.Address.${key}`),
        ),
      'PersonalInfo.AlternateAddress',
    ),
  ),
  ...form10IeaRules,
  lateRevision(
    392,
    'The fee for this revised return is {value} where total income is up to 5 lakh; it is {found}',
    'low',
    feeAt,
  ),
  lateRevision(
    397,
    'The fee for this revised return is {value} where total income is above 5 lakh; it is {found}',
    'high',
    feeAt,
  ),
].map((rule) =>
  [393, 403, 410, 411, ...form10IeaRules.map((r) => r.no)].includes(rule.no)
    ? { ...rule, years: withTheNewQuestions }
    : rule,
);
