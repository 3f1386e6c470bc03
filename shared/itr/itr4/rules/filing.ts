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
  ruleA(319, 'One born after {to} cannot file for this year', (r) => {
    const { to } = r.year.previousYear;
    return when(r.s('PersonalInfo.Status') === 'I' && r.s('PersonalInfo.DOB') > to, 'PersonalInfo.DOB', {
      to,
    });
  }),
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
].map((rule) => ([355, 403, 410, 411].includes(rule.no) ? { ...rule, years: withTheNewQuestions } : rule));
