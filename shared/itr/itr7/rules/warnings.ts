import { type Reader, type Rule, when } from '../../itr2/rules/reader.ts';
import { applied, exemption, P, warning } from './of.ts';

const PP = 'SchedulePP';
const ET = 'ScheduleET';
const VC = `${ET}.VoluntaryContributionDtls`;
/** An exemption whose condition is answered with no. */
const refused = (
  no: number,
  section: string,
  schedule: string,
  key: string,
  message: string,
  bad = 'N',
): Rule =>
  warning(no, message, (r) =>
    when(exemption(r) === section && r.s(`${schedule}.${key}`) === bad, `${schedule}.${key}`),
  );
const receipts = (no: number, section: RegExp, message: string, offered: (r: Reader) => number): Rule =>
  warning(no, message, (r) => {
    const all = ['ScheduleTDS2.TDSOthThanSalaryDtls', 'ScheduleTDS3.TDS3onOthThanSalDtls']
      .flatMap((list) => r.rows(list))
      .filter((row) => section.test(row.s('TDSSection')))
      .reduce((t, row) => t + row.n('GrossAmount'), 0);
    return when(all > offered(r), 'ScheduleTDS2.TDSOthThanSalaryDtls');
  });
/** Credit from another person's tax, which only that person's return can pass on. */
const othersCredit = (no: number, lists: readonly string[], at: string): Rule =>
  warning(no, "Credit from another person is allowed only if that person's return transfers it", (r) =>
    lists.flatMap((list) => r.rows(list).map((row) => when(row.s(at) === 'O', row.to(at)))),
  );
const OS = 'ScheduleOS.IncOthThanOwnRaceHorse';
const U = `${P}.OtherDetailsUs2_15`;
/** Trade or services of a general public utility above a fifth of the receipts (proviso to s.2(15)), without Part B3. */
const tradesTooMuch = (no: number, sections: readonly string[]): Rule =>
  warning(no, 'Trade receipts exceed 20%: section 13(10) applies, and income is computed in Part B3', (r) =>
    when(
      sections.includes(exemption(r)) &&
        r.s(`${U}.CharitablePurposeOfGeneralPublic`) === 'Y' &&
        r.n(`${U}.PercntNatureOfTrade`) + r.n(`${U}.PercntAnyTrade`) > 20 &&
        r.s(`${P}.ProvisionsSec1310Applcbl`) !== 'Y',
      `${P}.ProvisionsSec1310Applcbl`,
    ),
  );
const T2 = 'PartB_TI2';
const partyHeads = (r: Reader) =>
  ['VoluntaryContributions', 'IncomeFromHP', 'CapGain.TotalCapGains', 'IncFromOS.TotIncFromOS'].reduce(
    (t, key) => t + Math.max(0, r.n(`${T2}.${key}`)),
    0,
  );
const BUSINESS = `${T2}.ProfBusGain.ProfGainNoSpecBus`;
/** Additions are charged whatever is applied or spent. */
const charged = (no: number, part: string, total: string, additions: string): Rule =>
  warning(no, 'Neither exemption nor expenditure is deducted from the additions', (r) =>
    when(r.has(part) && r.n(`${part}.${total}`) < r.n(`${part}.${additions}`), `${part}.${total}`),
  );

/** Category B rules that cannot be checked from a return alone, with the reason. */
export const notWarned7: Readonly<Record<number, string>> = {
  3: 'Whether Form 3CEB is filed is known to the portal only',
};

/** Category B: the return is accepted with a warning. */
export const warningRules: readonly Rule[] = [
  tradesTooMuch(1, ['11']),
  tradesTooMuch(25, ['23CIV', '23CV']),
  warning(17, 'Section 13A does not exempt income from business', (r) =>
    when(r.n(BUSINESS) > 0 && r.n(`${T2}.ExemptionUs13_A`) > partyHeads(r), `${T2}.ExemptionUs13_A`),
  ),
  warning(19, 'Section 13A exempts only contributions and the specified heads of income', (r) =>
    when(r.n(`${T2}.ExemptionUs13_A`) > partyHeads(r) + Math.max(0, r.n(BUSINESS)), `${T2}.ExemptionUs13_A`),
  ),
  charged(18, 'PartB_TI', 'TotalTI', 'TIAdditions.TotalAdditions'),
  charged(23, 'PartB_TI3.ComputationIncChargeable', 'SumTotal', 'Additions.TotAdditions'),
  warning(22, 'Expenses under section 57 can be claimed only against other income in item 1e', (r) =>
    when(
      r.n(`${OS}.Deductions.TotDeductions`) > 0 &&
        r.n(`${OS}.AnyOtherIncome`) > 0 &&
        r.n(`${OS}.GrossIncChrgblTaxAtAppRate`) === r.n(`${OS}.AnyOtherIncome`),
      `${OS}.Deductions.TotDeductions`,
    ),
  ),
  warning(24, 'Enter the date of the report under section 29C', (r) =>
    when(r.s(`${PP}.ReportUs29`) === 'Y' && !r.has(`${PP}.SubmissionDate`), `${PP}.SubmissionDate`),
  ),
  warning(29, 'A resident must claim relief in Schedules FSI and TR, not as a treaty rate', (r) => {
    const at = `${OS}.IncChargblSplRateOS.NRIOsDTAA.NRIDTAADtlsSchOS`;
    return when(r.s('PartA_GEN1.FilingStatus.ResidentialStatus') !== 'NRI' && r.rows(at).length > 0, at);
  }),
  warning(2, 'Objects changed without a fresh registration: exemption under section 11 is refused', (r) =>
    when(
      exemption(r) === '11' &&
        r.s(`${P}.ChangeInActivitiesDuringYr`) === 'Y' &&
        r.s(`${P}.FreshRegSec12A`) !== 'Y' &&
        r.s(`${P}.FreshRegGrantedUs12AA`) !== 'Y',
      `${P}.FreshRegSec12A`,
    ),
  ),
  refused(4, '13A', PP, 'BooksOfAccMaintained', 'Exemption under section 13A is refused: no books were kept'),
  refused(
    5,
    '13A',
    PP,
    'VoluntaryContribution',
    'Exemption under section 13A is refused: contributions above 20,000 were not recorded',
  ),
  refused(
    6,
    '13A',
    PP,
    'AccountsAudited',
    'Exemption under section 13A is refused: accounts were not audited',
  ),
  refused(
    7,
    '13A',
    PP,
    'DonExceElectoralBond',
    'Exemption under section 13A is refused: donations above 2,000 came in another mode',
    'Y',
  ),
  refused(
    8,
    '13A',
    PP,
    'ReportUs29',
    'Exemption under section 13A is refused: the report under section 29C was not submitted',
  ),
  refused(
    10,
    '13B',
    ET,
    'BooksOfAccMaintained',
    'Exemption under section 13B is refused: no books were kept',
  ),
  refused(
    11,
    '13B',
    ET,
    'RecordsMaintainedWithPAN',
    'Exemption under section 13B is refused: no record of the parties paid was kept',
  ),
  refused(
    12,
    '13B',
    ET,
    'AccountsAudited',
    'Exemption under section 13B is refused: accounts were not audited',
  ),
  refused(
    13,
    '13B',
    ET,
    'ReportAsPerRule17CA',
    'Exemption under section 13B is refused: the report under rule 17CA was not furnished',
  ),
  warning(14, 'Less than 95% is distributed: exemption under section 13B is denied', (r) =>
    when(
      r.has(VC) &&
        r.n(`${VC}.AmtDistToPoliticalParties`) * 10_000 <
          r.n(`${VC}.TotalAfterVoluntaryContribution`) * r.law.trusts.electoral.distributed,
      `${VC}.AmtDistToPoliticalParties`,
    ),
  ),
  warning(15, 'Management expenses exceed 5% of contributions or the limit of rule 17CA', (r) => {
    const { spent, first } = r.law.trusts.electoral;
    const most = Math.min((r.n(`${VC}.VoluntaryContributionDuringYr`) * spent) / 10_000, first);
    return when(
      r.has(VC) && r.n(`${VC}.AmtSpentOnManagingAffairs`) > most,
      `${VC}.AmtSpentOnManagingAffairs`,
    );
  }),
  refused(
    20,
    '13A',
    PP,
    'RegisterUS29A',
    'Exemption under section 13A is refused: the party is not registered under section 29A',
  ),
  warning(21, 'Enter number and date of the registration', (r) =>
    when(
      r.s(`${PP}.RegisterUS29A`) === 'Y' &&
        (!r.has(`${PP}.RegisterNum`) || !r.has(`${PP}.DateRegisterUS29A`)),
      `${PP}.RegisterNum`,
    ),
  ),
  warning(26, 'All income is nil', (r) => {
    const total = [
      'PartB_TI.TotalTI',
      'PartB_TI.GrossIncome',
      'PartB_TI2.GrossIncome',
      'PartB_TI2.TotExemptionUs10_21to29',
      'PartB_TI2.TotExemptionUs10_23Cto10_47',
      'PartB_TI3.ComputationIncChargeable.TotalInc',
      'ScheduleVC.TotalContribution',
      'ScheduleAI.TotalofAggregateIncomes',
      'Schedule115TD.AccretedIncomeSection115TD',
    ].reduce((t, path) => t + Math.abs(r.n(path)), 0);
    return when(total === 0, applied(r) ? 'ScheduleAI' : 'PartB_TI2');
  }),
  othersCredit(
    27,
    ['ScheduleTDS2.TDSOthThanSalaryDtls', 'ScheduleTDS3.TDS3onOthThanSalDtls'],
    'TDSCreditName',
  ),
  othersCredit(28, ['ScheduleTCS.TCSDetails'], 'EmployerOrDeductorOrCollectDetl.TCSCreditName'),
  receipts(30, /^94S/, 'Virtual digital asset receipts with tax deducted exceed those offered', (r) =>
    r.rows('ScheduleVDA.ScheduleVDADtls').reduce((t, row) => t + row.n('ConsidReceived'), 0),
  ),
  receipts(31, /^94B$|^94B-P$/, 'Winnings with tax deducted exceed those offered', (r) =>
    r.n(`${OS}.LtryPzzlChrgblUs115BB`),
  ),
  receipts(
    32,
    /^4BB$/,
    'Horse race winnings with tax deducted exceed those offered',
    (r) => r.n('ScheduleOS.IncFromOwnHorse.Receipts') + r.n(`${OS}.LtryPzzlChrgblUs115BB`),
  ),
  receipts(33, /^94BA/, 'Online game winnings with tax deducted exceed those offered', (r) =>
    r.n(`${OS}.IncChrgblUs115BBJ`),
  ),
];
