import { ruleA, when } from '../../itr1/rules/build.ts';
import type { Rule } from '../../itr1/rules/reader.ts';

const I = 'IncomeDeductions';
const OWN_CONTACTS = ['PersonalInfo.Address.EmailAddress', 'PersonalInfo.Address.MobileNo'] as const;
const REP_CONTACTS = ['RepEmailID', 'RepMobileNo'] as const;
const ADDRESS = [
  'ResidenceNo',
  'ResidenceName',
  'RoadOrStreet',
  'LocalityOrArea',
  'CityOrTownOrDistrict',
  'PinCode',
];

const FS = 'FilingStatus';

/** A particular of Form 10-IEA that an answer asks for. */
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

/** Which particulars of Form 10-IEA each answer asks for (s.115BAC(6), rule 21AGA). */
const form10IeaRules: readonly Rule[] = [
  needed(228, 'The year in which Form 10-IEA was filed is needed', leftEarlier, 'Form10IEAAssYear'),
  needed(
    353,
    'The acknowledgement number of the earlier Form 10-IEA is needed',
    leftEarlier,
    'Form10IEAEarlierAYAckOldRegime',
  ),
  needed(
    363,
    'Answer whether the new regime was returned to in an earlier year',
    leftEarlier,
    'F10IEAEarlierAYNewRegime',
  ),
  needed(
    393,
    'Year and acknowledgement number of the return to the new regime are needed',
    { ...leftEarlier, F10IEAEarlierAYNewRegime: 'Y' },
    'AssYrF10IEANewTaxReg',
    'Form10IEAEarlierAYAckNewRegime',
  ),
  needed(356, 'Answer whether the new regime is returned to this year', stillOut, 'F10IEACurrAYNewRegime'),
  needed(
    357,
    'The date of Form 10-IEA is needed',
    { ...stillOut, F10IEACurrAYNewRegime: 'Y' },
    'F10IEADateCurrAYNewTax',
  ),
  needed(
    358,
    'The acknowledgement number of Form 10-IEA is needed',
    { ...stillOut, F10IEACurrAYNewRegime: 'Y' },
    'F10IEAAckNoCurrAYNewTax',
  ),
  needed(354, 'Answer whether the new regime is left this year', neverOut, 'F10IEACurrAYOldRegime'),
  needed(
    359,
    'The date of Form 10-IEA is needed',
    { ...neverOut, F10IEACurrAYOldRegime: 'Y' },
    'F10IEADateCurrAYOldTax',
  ),
  needed(
    360,
    'The acknowledgement number of Form 10-IEA is needed',
    { ...neverOut, F10IEACurrAYOldRegime: 'Y' },
    'F10IEAAckNoCurrAYOldTax',
  ),
  ruleA(235, 'For a firm the question on Form 10-IEA is not applicable', (r) =>
    when(
      r.s('PersonalInfo.Status') === 'F' && r.s(`${FS}.Form10IEAEarlierAYOldRegime`) !== 'NA',
      `${FS}.Form10IEAEarlierAYOldRegime`,
    ),
  ),
  ruleA(260, 'Answer the question on Form 10-IEA with yes or no', (r) =>
    when(
      r.s('PersonalInfo.Status') !== 'F' && !['Y', 'N'].includes(r.s(`${FS}.Form10IEAEarlierAYOldRegime`)),
      `${FS}.Form10IEAEarlierAYOldRegime`,
    ),
  ),
];

/** Fee on a revised return after 31 December 2026 by total income (s.234-I). */
const revisedLate = (no: number, message: string, size: 'low' | 'high'): Rule =>
  ruleA(no, message, (r) => {
    const fees = r.law.fees.i;
    if (!fees) return undefined;
    const at = 'TaxComputation.IntrstPay.FeeFurnish234I';
    const late =
      r.s(`${FS}.ReturnFileSec`) === '17' &&
      r.s('CreationInfo.JSONCreationDate') > fees.after &&
      r.n('IncomeDeductions.TotalIncome') > fees.limit === (size === 'high');
    return when(late && r.n(at) !== fees[size], at, { found: r.n(at), value: fees[size] });
  });

/** Tax claimed needs the receipt it belongs to, and its head. */
const claimedCredit = (no: number, list: string): Rule =>
  ruleA(no, 'Tax is claimed: the corresponding receipt and its head are needed', (r) =>
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
  ruleA(318, 'A family or firm formed on or after {from} cannot file for this year', (r) => {
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
  ruleA(166, 'A family or firm has no income from salary', (r) =>
    when(r.s('PersonalInfo.Status') !== 'I' && r.n(`${I}.GrossSalary`) > 0, `${I}.GrossSalary`),
  ),
  ruleA(355, 'The return to the new regime must be of a later year than leaving it', (r) => {
    const back = r.s('FilingStatus.AssYrF10IEANewTaxReg');
    return when(
      back !== '' && back <= r.s('FilingStatus.Form10IEAAssYear'),
      'FilingStatus.AssYrF10IEANewTaxReg',
    );
  }),
  ruleA(403, 'E-mail and mobile of the representative must differ from those of the assessee', (r) =>
    REP_CONTACTS.map((key, i) => {
      const at = `FilingStatus.AssesseeRep.${key}`;
      const given = r.s(at).toLowerCase();
      return when(given !== '' && given === r.s(OWN_CONTACTS[i]!).toLowerCase(), at);
    }),
  ),
  ruleA(410, 'The secondary address is needed when it is not the primary one', (r) =>
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
  revisedLate(
    392,
    'The fee for this revised return is {value} where total income is up to 5 lakh; it is {found}',
    'low',
  ),
  revisedLate(
    397,
    'The fee for this revised return is {value} where total income is above 5 lakh; it is {found}',
    'high',
  ),
].map((rule) =>
  [355, 403, 410, 411, 392, 397, ...form10IeaRules.map((r) => r.no)].includes(rule.no)
    ? { ...rule, years: withTheNewQuestions }
    : rule,
);
