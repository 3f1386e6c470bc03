import { type Reader, type Rule, when } from '../../itr2/rules/reader.ts';
import { societies } from '../data/codes.ts';

const O = 'PartA_GEN1.OrgFirmInfo';
const F = 'PartA_GEN1.FilingStatus';
const G = 'PartA_GEN2';

export const rule = (no: number, message: string, check: Rule['check'], severity?: 'warning'): Rule => ({
  id: `A-${no}`,
  message,
  check,
  ...(severity ? { severity } : {}),
});

export const sub = (r: Reader) => r.s(`${O}.SubStatus`);
export const society = (r: Reader) => societies.includes(sub(r));
export const firm = (r: Reader) => r.s(`${O}.StatusOrCompanyType`) === '1';
const chosen115bad = (r: Reader) =>
  r.s(`${F}.ReturnFileSec.NewTaxRegime`) === 'Y' || r.s(`${F}.ReturnFileSec.OptingNewTaxRegime`) === '1';
const chosen115bae = (r: Reader) =>
  r.s(`${F}.OptingTaxation115BAEYes`) === 'Y' || r.s(`${F}.OptingTaxation115BAENo`) === 'Y';
/** A rate or regime that bars deductions. */
const barred = (r: Reader) => chosen115bad(r) || chosen115bae(r) || r.s(`${F}.OptOldRegimeCurrAY`) === 'N';
const needsPartners = (r: Reader) => firm(r) || ['11', '20', '21', '8'].includes(sub(r));
const partners = (r: Reader) => r.rows(`${G}.PartnerOrMemberInfo`);
const choosing = (r: Reader) => r.s(`${O}.StatusOrCompanyType`) === '9' || ['8', '11', '13'].includes(sub(r));

/** A choice of a list of days or numbers that must be there. */
const given = (no: number, message: string, asked: (r: Reader) => boolean, path: string): Rule =>
  rule(no, message, (r) => when(asked(r) && !r.has(path), path));

/** Rules 1 to 80: Part A, general. */
export const generalRules: readonly Rule[] = [
  rule(5, 'A representative verifies: enter the representative in the filing status', (r) =>
    when(
      r.s('Verification.Declaration.Capacity') === 'RA' && !r.has(`${F}.AssesseeRep.RepName`),
      `${F}.AsseseeRepFlg`,
    ),
  ),
  given(
    4,
    'Enter the unlisted shares held',
    (r) => r.s(`${F}.HeldUnlistedEqShrPrYrFlg`) === 'Y',
    `${F}.HeldUnlistedEqShrPrYr.HeldUnlistedEqShrPrYrDtls`,
  ),
  rule(11, 'Enter the nature of at least one business', (r) => {
    const inAccount =
      r.n('TradingAccount.TotRevenueFrmOperations') !== 0 || r.n('PARTA_PL.DebitsToPL.DebitPlAcnt.PBT') !== 0;
    const path = `${G}.NatOfBus.NatureOfBusiness`;
    return when(inAccount && r.rows(path).length === 0, path);
  }),
  rule(12, 'The PAN of the person verifying must be that of a listed partner or member', (r) => {
    const listed = partners(r);
    const pan = r.s('Verification.Declaration.AssesseeVerPAN');
    const asked = firm(r) || ['17', '4', '13', '8'].includes(sub(r));
    return when(
      asked && listed.length > 0 && pan !== '' && !listed.some((row) => row.s('PAN') === pan),
      'Verification.Declaration.AssesseeVerPAN',
    );
  }),
  rule(14, 'A firm is a partnership firm or a limited liability partnership', (r) =>
    when(firm(r) && !['10', '5'].includes(sub(r)), `${O}.SubStatus`),
  ),
  rule(15, 'This sub-status is not one of an association or body', (r) =>
    when(
      r.s(`${O}.StatusOrCompanyType`) === '14' &&
        !['15', '17', '16', '4', '11', '13', '20', '21', '8'].includes(sub(r)),
      `${O}.SubStatus`,
    ),
  ),
  rule(16, 'This sub-status is not one of an artificial juridical person', (r) =>
    when(r.s(`${O}.StatusOrCompanyType`) === '9' && !['12', '18', '19'].includes(sub(r)), `${O}.SubStatus`),
  ),
  rule(
    18,
    'With section 115BAC(1A), 115BAD or 115BAE, section 10AA and Part C other than 80JJAA and 80LA(1A) are not available',
    (r) =>
      when(
        barred(r) &&
          [
            'Section80IA',
            'Section80IAB',
            'Section80IAC',
            'Section80IB',
            'Section80IBA',
            'Section80IC',
            'Section80JJA',
            'Section80LA',
            'Section80P',
          ].some((key) => r.n(`ScheduleVIA.UsrDeductUndChapVIA.${key}`) > 0),
        'ScheduleVIA.UsrDeductUndChapVIA.TotPartCchapterVIA',
      ),
  ),
  rule(19, 'Sections 115BAD and 115BAE are for resident co-operative societies', (r) =>
    when((chosen115bad(r) || chosen115bae(r)) && (!society(r) || !r.resident), `${F}.ResidentialStatus`),
  ),
  rule(21, 'The shares of the beneficiaries must add up to 100%', (r) => {
    const rows = partners(r);
    const sum = Math.round(rows.reduce((t, row) => t + row.n('SharePercentage'), 0) * 100) / 100;
    return when(
      r.s(`${G}.PvtDiscretioneryTrust.PvtDiscTrustShareFlg`) === 'Y' && sum !== 100,
      `${G}.PartnerOrMemberInfo`,
      { sum },
    );
  }),
  rule(25, 'Schedule 115AD is for foreign institutional investors', (r) =>
    when(
      r.rows('Schedule115AD.Schedule115ADDtls').length > 0 && r.s(`${F}.FiiFpiFlag`) !== 'Y',
      `${F}.FiiFpiFlag`,
    ),
  ),
  given(
    27,
    'A co-operative society must state whether section 115BAD was chosen',
    society,
    `${F}.ReturnFileSec.NewTaxRegime`,
  ),
  rule(28, 'Business cannot commence before the date of formation', (r) => {
    const begun = r.s(`${O}.DateofBusCommencement`);
    return when(
      begun !== '' && (begun < r.s(`${O}.DateOFFormOrIncorp`) || begun > r.year.previousYear.to),
      `${O}.DateofBusCommencement`,
    );
  }),
  rule(29, 'Enter the partners', (r) =>
    when(firm(r) && partners(r).length === 0, `${G}.PartnerOrMemberInfo`),
  ),
  given(30, 'Answer the questions for a trust', (r) => sub(r) === '13', `${G}.PvtDiscretioneryTrust`),
  rule(32, 'Enter the members', (r) =>
    when(!firm(r) && needsPartners(r) && partners(r).length === 0, `${G}.PartnerOrMemberInfo`),
  ),
  rule(33, 'Enter the share of the foreign company', (r) =>
    partners(r).map((row) =>
      when(
        row.s('PartnerForeignCompFlg') === 'YES' && row.n('PercentageOfShareForeignComp') <= 0,
        row.to('PercentageOfShareForeignComp'),
      ),
    ),
  ),
  rule(36, 'Section 115BAE is for societies formed on or after 1 April 2023', (r) =>
    when(chosen115bae(r) && r.s(`${O}.DateOFFormOrIncorp`) < '2023-04-01', `${O}.DateOFFormOrIncorp`),
  ),
  rule(37, 'A society formed on or after 1 April 2023 must answer the question on section 115BAE', (r) =>
    when(
      society(r) &&
        r.s(`${O}.DateOFFormOrIncorp`) >= '2023-04-01' &&
        r.s(`${F}.115BAEReturnFiling_24_25`) === '',
      `${F}.115BAEReturnFiling_24_25`,
    ),
  ),
  rule(38, 'Section 115BAD and section 115BAE cannot both apply', (r) =>
    when(chosen115bad(r) && chosen115bae(r), `${F}.ReturnFileSec.OptingNewTaxRegime`),
  ),
  rule(45, 'With more than 5% of receipts in cash, the accounts must be audited', (r) =>
    when(
      r.s(`${G}.AgrOFAllAmtsRcvd`) === 'MoreThan5Per' && r.s(`${G}.LiableSec44ABflg`) !== 'Y',
      `${G}.LiableSec44ABflg`,
    ),
  ),
  rule(46, 'With more than 5% of payments in cash, the accounts must be audited', (r) =>
    when(
      r.s(`${G}.AgrOFAllPayMade`) === 'MoreThan5Per' && r.s(`${G}.LiableSec44ABflg`) !== 'Y',
      `${G}.LiableSec44ABflg`,
    ),
  ),
  rule(47, 'Section 115BAE is for societies whose business commenced on or after 1 April 2023', (r) =>
    when(chosen115bae(r) && r.s(`${O}.DateofBusCommencement`) < '2023-04-01', `${O}.DateofBusCommencement`),
  ),
  rule(52, 'There is business income: answer Yes to the question', (r) =>
    when(
      choosing(r) && r.n('CorpScheduleBP.IncChrgUnHdProftGain') !== 0 && r.s(`${F}.IncFrmBusOrProf`) === 'N',
      `${F}.IncFrmBusOrProf`,
    ),
  ),
  rule(58, 'The due date of 31 August is for income from business', (r) =>
    when(
      r.s(`${F}.ItrFilingDueDate`) === '2026-08-31' &&
        r.n('PARTA_PL.DebitsToPL.DebitPlAcnt.PBT') === 0 &&
        r.n('CorpScheduleBP.BusinessIncOthThanSpec.ProfBfrTaxPL') === 0 &&
        r.n('TradingAccount.TotRevenueFrmOperations') === 0,
      `${F}.ItrFilingDueDate`,
    ),
  ),
  rule(74, 'The secondary address is the same as the first', (r) => {
    const keys = ['ResidenceNo', 'LocalityOrArea', 'CityOrTownOrDistrict', 'StateCode', 'PinCode'];
    return when(
      r.has(`${O}.AlternateAddress`) &&
        keys.every((key) => r.s(`${O}.Address.${key}`) === r.s(`${O}.AlternateAddress.${key}`)),
      `${O}.AlternateAddress.ResidenceNo`,
    );
  }),
  rule(76, 'Enter the partners or members who joined or left', (r) =>
    when(
      r.s(`${G}.PrevYrMemPartChange`) === 'Y' && r.rows(`${G}.PrevYrMemPart.PrevYrMemPartDtls`).length === 0,
      `${G}.PrevYrMemPart.PrevYrMemPartDtls`,
    ),
  ),
  rule(55, 'A return after the due date is filed under section 139(4)', (r) => {
    const due = r.s(`${F}.ItrFilingDueDate`);
    return when(
      r.s(`${F}.ReturnFileSec.IncomeTaxSec`) === '11' &&
        due !== '' &&
        r.s('Verification.Declaration.Date') > due,
      `${F}.ReturnFileSec.IncomeTaxSec`,
    );
  }),
];
