import { isTan } from '../../../identifiers.ts';
import { tanCities } from '../../codes/tan-cities.ts';
import { type Rule, when } from '../../itr2/rules/reader.ts';
import { otherRules } from '../../itr5/rules/others.ts';
import { dueUnder, receiptSchedules } from '../data/codes.ts';
import { applied, claims, each, exemption, F, FILED, needs, O, P, rule } from './of.ts';

const REGISTERED = 'PartA_GEN1.RegApprUnderITADtls';
const OTHER = 'PartA_GEN1.RegApprUnderOthITADtls';

/** Registrations and their section of exemption: rule numbers from the registration and from the section. */
const pairs: readonly (readonly [code: string, sections: readonly string[], from: number, to: number])[] = [
  ['VI', ['11'], 6, 7],
  ['II', ['23CIV'], 8, 9],
  ['III', ['23CV'], 10, 11],
  ['IV', ['23CVI'], 12, 13],
  ['V', ['23CVIA'], 14, 15],
  ['I', ['23AAA'], 16, 17],
  ['VIII', ['13B'], 18, 19],
  ['IX', ['21', '2135I'], 21, 20],
];
const ofReturn: Readonly<Record<string, number>> = { '139-4A': 24, '139-4B': 25, '139-4C': 26, '139-4D': 27 };
const schedules = [
  [34, 'ScheduleIE_I', receiptSchedules[1]],
  [35, 'ScheduleIE_II', receiptSchedules[2]],
  [36, 'ScheduleIE_III', receiptSchedules[3]],
  [37, 'ScheduleIE_IV', receiptSchedules[4]],
] as const;
const early = (no: number, list: string, key: string): Rule =>
  each(
    no,
    'A registration cannot precede the date of formation',
    list,
    (row, r) => row.has(key) && row.s(key) < r.s(`${O}.DateOFFormOrIncorp`),
    key,
  );
const future = (no: number, list: string, key: string): Rule =>
  each(
    no,
    'The registration date must be before the filing date',
    list,
    (row, r) => row.has(key) && r.s(FILED) !== '' && row.s(key) > r.s(FILED),
    key,
  );
const utility = (r: Parameters<Rule['check']>[0]) =>
  r.s(`${P}.OtherDetailsUs2_15.CharitablePurposeOfGeneralPublic`) === 'Y';
const trade = (r: Parameters<Rule['check']>[0]) =>
  r.n(`${P}.OtherDetailsUs2_15.PercntNatureOfTrade`) + r.n(`${P}.OtherDetailsUs2_15.PercntAnyTrade`);
const U = `${P}.OtherDetailsUs2_15`;

const shared5: Readonly<Record<string, number>> = { 'A-837': 631, 'A-838': 632 };
const PTI = 'SchedulePTI.SchedulePTIDtls';
const known = (tan: string) => isTan(tan) && tanCities.includes(tan.slice(0, 3));
const PARTS = ['PartB_TI', 'PartB_TI2', 'PartB_TI3'];

/** Rules of the list a line of text cannot say, of several schedules. */
export const acrossRules: readonly Rule[] = [
  ...otherRules.flatMap((found) =>
    shared5[found.id] === undefined ? [] : [{ ...found, id: `A-${shared5[found.id]}` }],
  ),
  rule(187, 'The first three letters of this TAN are not a city code of the department', (r) => [
    ...r
      .rows('ScheduleTDS2.TDSOthThanSalaryDtls')
      .map((row) =>
        when(row.has('TANOfDeductor') && !known(row.s('TANOfDeductor')), row.to('TANOfDeductor')),
      ),
    ...r.rows('ScheduleTCS.TCSDetails').map((row) => {
      const at = 'EmployerOrDeductorOrCollectDetl.TAN';
      return when(row.has(at) && !known(row.s(at)), row.to(at));
    }),
  ]),
  rule(383, 'Pass-through income of {value} must be entered under its heads, which have {found}', (r) => {
    const of = (path: string) => r.rows(PTI).reduce((t, row) => t + Math.max(0, row.n(path)), 0);
    const value =
      of('IncFromHP.NetIncomeLoss') +
      of('CapitalGainsPTI.ShortTermCG.NetIncomeLoss') +
      of('CapitalGainsPTI.LongTermCG.NetIncomeLoss') +
      of('IncOthSrc.NetIncomeLoss');
    const found =
      r.n('ScheduleAI.PassThroughIncome') +
      Math.max(0, r.n('ScheduleHP.PassThroghIncome')) +
      Math.max(0, r.n('ScheduleCG.ShortTermCapGain.PassThrIncNatureSTCG')) +
      Math.max(0, r.n('ScheduleCG.LongTermCapGain.PassThrIncNatureLTCG')) +
      r.n('ScheduleOS.IncOthThanOwnRaceHorse.PassThrIncOSChrgblSplRate') +
      Math.max(0, r.n('ScheduleOS.IncOthThanOwnRaceHorse.NatofPassThrghIncome'));
    const [first] = r.rows(PTI);
    return when(found < value, first ? first.to('IncOthSrc.NetIncomeLoss') : PTI, { found, value });
  }),
  rule(576, 'Fill one of Parts B1, B2 and B3', (r) =>
    when(!PARTS.some((part) => r.has(part)), 'PartB_TI.TotalIncome'),
  ),
];

/** Rules 1 to 64: Part A. */
export const generalRules: readonly Rule[] = [
  rule(2, 'A mobile number of India has ten digits', (r) =>
    when(
      r.s(`${O}.Address.CountryCode`) === '91' &&
        r.has(`${O}.Address.MobileNo`) &&
        !/^\d{10}$/.test(r.s(`${O}.Address.MobileNo`)),
      `${O}.Address.MobileNo`,
    ),
  ),
  rule(3, 'This sub-status is not one of an association or body', (r) =>
    when(
      r.s(`${O}.StatusOrCompanyType`) === '5' && !['5i', '5v', '5vii'].includes(r.s(`${O}.SubStatus`)),
      `${O}.SubStatus`,
    ),
  ),
  future(4, REGISTERED, 'RegApprovalDate'),
  early(5, REGISTERED, 'RegApprovalDate'),
  ...pairs.flatMap(([code, sections, from, to]): Rule[] => [
    rule(from, 'This registration belongs to another exemption section', (r) =>
      r
        .rows(REGISTERED)
        .map((row) =>
          when(
            row.s('SectionRegistered') === code &&
              row.s('RegSecExmpClaimed') === 'true' &&
              !sections.includes(exemption(r)),
            row.to('SectionRegistered'),
          ),
        ),
    ),
    rule(to, 'Enter the registration or approval of the section of exemption', (r) =>
      when(
        sections.includes(exemption(r)) &&
          !r.rows(REGISTERED).some((row) => row.s('SectionRegistered') === code),
        REGISTERED,
      ),
    ),
  ]),
  future(22, OTHER, 'RegApprDate'),
  early(23, OTHER, 'RegApprDate'),
  ...Object.entries(ofReturn).map(([section, no]) =>
    rule(no, 'The exemption section does not match the section of the return', (r) =>
      when(
        r.s(`${O}.ReturnFurnishedSec`) === section &&
          exemption(r) !== '' &&
          dueUnder[exemption(r)] !== section,
        `${O}.SecExemptionClaimed`,
      ),
    ),
  ),
  rule(28, 'Enter the receipts of the activity in percent', (r) =>
    when(
      utility(r) && r.s(`${U}.ActivityNature2_15`) === 'Y' && !r.has(`${U}.PercntNatureOfTrade`),
      `${U}.PercntNatureOfTrade`,
    ),
  ),
  rule(29, 'Enter the receipts of such activities by project or institution', (r) =>
    when(utility(r) && r.rows(`${U}.AggAnnualRecptsofInst`).length === 0, `${U}.AggAnnualRecptsofInst`),
  ),
  needs(
    30,
    'Answer the questions on the change of activities',
    (r) => r.s(`${P}.ChangeInActivitiesDuringYr`) === 'Y',
    `${P}.DateOfChange`,
  ),
  rule(31, 'The change of activities must be within the year and not before the date of formation', (r) => {
    const day = r.s(`${P}.DateOfChange`);
    return when(
      day !== '' && (day < '2025-04-01' || day > '2026-03-31' || day < r.s(`${O}.DateOFFormOrIncorp`)),
      `${P}.DateOfChange`,
    );
  }),
  rule(32, 'The fresh registration must be on or after the change and not after the filing date', (r) => {
    const day = r.s(`${P}.DateOfFreshReg`);
    return when(
      day !== '' && (day < r.s(`${P}.DateOfChange`) || (r.s(FILED) !== '' && day > r.s(FILED))),
      `${P}.DateOfFreshReg`,
    );
  }),
  rule(
    33,
    'A registered or approved trust or institution must be a society or a public charitable trust',
    (r) => when(applied(r) && r.s(`${O}.SubStatus`) === '5vii', `${O}.SubStatus`),
  ),
  ...schedules.map(([no, place, sections]) =>
    needs(no, 'Fill in the schedule of receipts for this exemption section', claims(...sections), place),
  ),
  rule(38, 'A political party is not a public charitable trust', (r) =>
    when(exemption(r) === '13A' && r.s(`${O}.SubStatus`) === '5v', `${O}.SubStatus`),
  ),
  rule(39, 'An electoral trust is not a public charitable trust', (r) =>
    when(exemption(r) === '13B' && r.s(`${O}.SubStatus`) === '5v', `${O}.SubStatus`),
  ),
  rule(40, 'A domestic company must be a resident', (r) =>
    when(r.s(`${O}.SubStatus`) === '7i' && r.s(`${F}.ResidentialStatus`) === 'NRI', `${F}.ResidentialStatus`),
  ),
  rule(42, 'Enter the approval under section 35', (r) =>
    when(exemption(r) === '2135I' && r.rows(REGISTERED).length === 0, REGISTERED),
  ),
  rule(43, 'Trade receipts exceed 20%: the exemption is lost for the year', (r) =>
    when(
      applied(r) &&
        utility(r) &&
        trade(r) > 20 &&
        (r.s(`${P}.ProvisionsSec1310Applcbl`) !== 'Y' || r.s(`${P}.Clause15Sec2ProvisioFlag`) !== 'Y'),
      `${P}.ProvisionsSec1310Applcbl`,
    ),
  ),
  rule(45, 'For a refund of ₹50 crore or more, enter the legal entity identifier', (r) =>
    when(
      r.n('PartB_TTI.Refund.RefundDue') >= 50_00_00_000 && !r.has(`${F}.LEIDtls.LEINumber`),
      `${F}.LEIDtls.LEINumber`,
    ),
  ),
  future(46, REGISTERED, 'EffectiveDate'),
  early(47, REGISTERED, 'EffectiveDate'),
  future(48, OTHER, 'EffectiveDate'),
  early(49, OTHER, 'EffectiveDate'),
  rule(51, 'Exemption by application of income requires a return under section 139(1), (4) or (5)', (r) =>
    when(
      applied(r) && ['13', '14', '16'].includes(r.s(`${F}.ReturnFileSec.IncomeTaxSec`)),
      `${F}.ReturnFileSec.IncomeTaxSec`,
    ),
  ),
  rule(52, 'Trade receipts do not exceed 20%', (r) =>
    when(r.s(`${P}.Clause15Sec2ProvisioFlag`) === 'Y' && trade(r) <= 20, `${P}.Clause15Sec2ProvisioFlag`),
  ),
  needs(53, 'Fill the schedule of the electoral trust', claims('13B'), 'ScheduleET'),
  rule(55, 'The year’s audit report must be dated on or after 1 April 2026', (r) => [
    ...r
      .rows('PartA_GEN2.AuditDetails')
      .map((row) =>
        when(
          row.has('AuditReportFurnishDate') && row.s('AuditReportFurnishDate') < '2026-04-01',
          row.to('AuditReportFurnishDate'),
        ),
      ),
    ...r
      .rows('PartA_GEN2.LiableAnyOthThnINTActDetails')
      .map((row) =>
        when(row.has('DateOfAudit') && row.s('DateOfAudit') < '2026-04-01', row.to('DateOfAudit')),
      ),
  ]),
  rule(56, 'Choose domestic or foreign company', (r) =>
    when(
      r.s(`${O}.StatusOrCompanyType`) === '7' && !['7i', '7ii'].includes(r.s(`${O}.SubStatus`)),
      `${O}.SubStatus`,
    ),
  ),
  needs(
    57,
    'Answer whether objects or activities changed in the year',
    () => true,
    `${P}.ChangeInActivitiesDuringYr`,
  ),
  rule(58, 'Answer that the exemption is lost, or answer No to its grounds', (r) =>
    when(
      [
        'Clause15Sec2ProvisioFlag',
        'SubClauseiSec12AViolateFlag',
        'SubClauseiiSec12AViolateFlag',
        'SubSec1Sec12AViolateFlag',
      ].some((key) => r.s(`${P}.${key}`) === 'Y') && r.s(`${P}.ProvisionsSec1310Applcbl`) !== 'Y',
      `${P}.ProvisionsSec1310Applcbl`,
    ),
  ),
  rule(60, 'The representative must have a separate e-mail and mobile number', (r) =>
    when(
      r.s(`${F}.AsseseeRepFlg`) === 'Y' &&
        r.has(`${F}.AssesseeRep.RepEmailID`) &&
        (r.s(`${F}.AssesseeRep.RepEmailID`) === r.s(`${O}.Address.EmailAddress`) ||
          r.s(`${F}.AssesseeRep.RepMobileNo`) === r.s(`${O}.Address.MobileNo`)),
      `${F}.AssesseeRep.RepEmailID`,
    ),
  ),
  rule(62, 'A representative verifies: enter the representative in the filing status', (r) =>
    when(
      r.s('Verification.Declaration.Capacity') === 'RE' && !r.has(`${F}.AssesseeRep.RepName`),
      `${F}.AsseseeRepFlg`,
    ),
  ),
  rule(64, 'The secondary address is the same as the first', (r) => {
    const keys = ['ResidenceNo', 'LocalityOrArea', 'CityOrTownOrDistrict', 'StateCode', 'PinCode'];
    return when(
      r.s(`${O}.SecondaryAdd`) === 'N' &&
        r.has(`${O}.AlternateAddress.ResidenceNo`) &&
        keys.every((key) => r.s(`${O}.Address.${key}`) === r.s(`${O}.AlternateAddress.${key}`)),
      `${O}.AlternateAddress.ResidenceNo`,
    );
  }),
  needs(
    468,
    'Enter the unlisted shares held',
    (r) => r.s(`${F}.HeldUnlistedEqShrPrYrFlg`) === 'Y',
    `${F}.HeldUnlistedEqShrPrYr.HeldUnlistedEqShrPrYrDtls`,
  ),
];
