import { lastDueDay } from '../../../tax/filing.ts';
import { oldRegimeClosed } from '../../common/filing.ts';
import { carriedYears } from '../parts/losses.ts';
import { type Reader, type Rule, when } from './reader.ts';

const G = 'PartA_GEN1';
const F = `${G}.FilingStatus`;

const conditions: Record<string, readonly string[]> = {
  RES: ['1', '2', '8', '9'],
  NOR: ['3', '4', '6', '7'],
  NRI: ['5'],
};

const needsRows = (id: string, flag: string, list: string, message: string): Rule => ({
  id,
  message,
  check: (r) => when(r.s(`${F}.${flag}`) === 'Y' && r.rows(`${F}.${list}`).length === 0, `${F}.${list}`),
});

const foreignTables = [
  'DetailsForiegnBank',
  'DtlsForeignCustodialAcc',
  'DtlsForeignEquityDebtInterest',
  'DtlsForeignCashValueInsurance',
  'DetailsFinancialInterest',
  'DetailsImmovableProperty',
  'DetailsOthAssets',
  'DetailsOfAccntsHvngSigningAuth',
  'DetailsOfTrustOutIndiaTrustee',
  'DetailsOfOthSourcesIncOutsideIndia',
];

const nil = (r: Reader, ...paths: readonly string[]) => paths.every((path) => r.n(path) === 0);

/** By head of Schedule SPI: whether the schedule of the head has nothing (s.64 includes the income in the total income). */
const clubbedHeads: Readonly<Record<string, (r: Reader) => boolean>> = {
  SA: (r) => nil(r, 'ScheduleS.TotalGrossSalary'),
  HP: (r) => r.rows('ScheduleHP.PropertyDetails').length === 0,
  CG: (r) =>
    nil(
      r,
      'ScheduleCGFor23.ShortTermCapGainFor23.TotalSTCG',
      'ScheduleCGFor23.LongTermCapGain23.TotalLTCG',
      'ScheduleVDA.TotIncCapGain',
    ),
  OS: (r) => nil(r, 'ScheduleOS.IncChargeable', 'ScheduleOS.TotOthSrcNoRaceHorse'),
};

const gainsByRate = [
  'InStcg15Per',
  'InStcg20Per',
  'InStcg30Per',
  'InStcgAppRate',
  'InStcgDTAARate',
  'InLtcg10Per',
  'InLtcg12_5Per',
  'InLtcg20Per',
  'InLtcgDTAARate',
];

/**
 * Income in the schedule of a head in Schedule SPI, in rupees before deductions and losses: includes clubbed
 * income (s.64).
 */
const incomeOfHead: Readonly<Record<string, (r: Reader) => number>> = {
  SA: (r) => r.n('ScheduleS.TotalGrossSalary'),
  HP: (r) =>
    r
      .rows('ScheduleHP.PropertyDetails')
      .map((row) => row.n('Rentdetails.AnnualOfPropOwned') + row.n('Rentdetails.ArrearsUnrealizedRentRcvd'))
      .reduce((total, rent) => total + Math.max(0, rent), 0),
  CG: (r) =>
    gainsByRate
      .map((rate) => r.n(`ScheduleCGFor23.CurrYrLosses.${rate}.CurrYearIncome`))
      .reduce((total, gain) => total + Math.max(0, gain), Math.max(0, r.n('ScheduleVDA.TotIncCapGain'))),
  OS: (r) =>
    r.n('ScheduleOS.IncOthThanOwnRaceHorse.GrossIncChrgblTaxAtAppRate') +
    r.n('ScheduleOS.IncOthThanOwnRaceHorse.IncChargeableSpecialRates') +
    r.n('ScheduleOS.IncFromOwnHorse.Receipts'),
};

/** Filer, residence, and the schedules required by answers in Part A. */
export const filingRules: readonly Rule[] = [
  {
    id: 'GEN-1',
    message: 'The old regime can be chosen only in a return filed by the due date',
    check: (r) =>
      when(
        r.old && oldRegimeClosed(r.year.assessmentYear, r.huf ? 'huf' : 'individual', r, F),
        `${F}.OptOutNewTaxRegime`,
      ),
  },
  {
    id: 'GEN-2',
    message: 'This condition does not fit the residential status',
    check: (r) => {
      const condition = r.s(`${F}.ConditionsResStatus`);
      const fitting = conditions[r.s(`${F}.ResidentialStatus`)];
      return when(
        condition !== '' && fitting !== undefined && !fitting.includes(condition),
        `${F}.ConditionsResStatus`,
      );
    },
  },
  {
    id: 'GEN-3',
    message: 'An HUF has no salary',
    check: (r) => when(r.huf && r.rows('ScheduleS.Salaries').length > 0, 'ScheduleS'),
  },
  {
    id: 'GEN-4',
    message: 'The return of a Hindu undivided family is verified by its karta or another authorised person',
    check: (r) => when(r.huf && r.s('Verification.Capacity') === 'S', 'Verification.Capacity'),
  },
  {
    id: 'GEN-5',
    message: 'Only a Hindu undivided family has a karta',
    check: (r) => when(!r.huf && r.s('Verification.Capacity') === 'K', 'Verification.Capacity'),
  },
  {
    id: 'GEN-6',
    message: 'A person verifying their own return must enter the PAN of the return',
    check: (r) =>
      when(
        r.s('Verification.Capacity') === 'S' &&
          r.s('Verification.Declaration.AssesseeVerPAN') !== r.s(`${G}.PersonalInfo.PAN`),
        'Verification.Declaration.AssesseeVerPAN',
      ),
  },
  {
    id: 'GEN-7',
    message: 'The fourth letter of the PAN must be {expected} for this status',
    check: (r) => {
      const letter = r.s(`${G}.PersonalInfo.PAN`)[3];
      const expected = r.huf ? 'H' : 'P';
      return when(letter !== undefined && letter !== expected, `${G}.PersonalInfo.PAN`, { expected });
    },
  },
  needsRows(
    'GEN-8',
    'CompDirectorPrvYrFlg',
    'CompDirectorPrvYr.CompDirectorPrvYrDtls',
    'Enter the companies in which the person is a director',
  ),
  needsRows(
    'GEN-9',
    'HeldUnlistedEqShrPrYrFlg',
    'HeldUnlistedEqShrPrYr.HeldUnlistedEqShrPrYrDtls',
    'Enter the unlisted shares held',
  ),
  {
    id: 'GEN-10',
    message: 'Opening balance and shares acquired, less those transferred, must give the closing balance',
    check: (r) =>
      r
        .rows(`${F}.HeldUnlistedEqShrPrYr.HeldUnlistedEqShrPrYrDtls`)
        .map((row) =>
          when(
            row.n('OpngBalNumberOfShares') +
              row.n('ShrAcqDurYrNumberOfShares') -
              row.n('ShrTrnfNumberOfShares') !==
              row.n('ClsngBalNumberOfShares'),
            row.to('ClsngBalNumberOfShares'),
          ),
        ),
  },
  {
    id: 'GEN-11',
    message: 'Schedule 5A is needed under the Portuguese Civil Code',
    check: (r) => when(r.s(`${F}.PortugeseCC5A`) === 'Y' && !r.has('Schedule5A2014'), 'Schedule5A2014'),
  },
  {
    id: 'GEN-12',
    message: 'At least one account in India is needed; a non-resident may give a foreign account instead',
    check: (r) => {
      const B = 'PartB_TTI.Refund.BankAccountDtls';
      const some = r.rows(`${B}.AddtnlBankDetails`).length > 0;
      const abroad = !r.resident && r.rows(`${B}.ForeignBankDetails`).length > 0;
      return when(!some && !abroad, `${B}.AddtnlBankDetails`);
    },
  },
  {
    id: 'GEN-13',
    message: 'Choose one account for the refund',
    check: (r) => {
      const rows = r.rows('PartB_TTI.Refund.BankAccountDtls.AddtnlBankDetails');
      const chosen = rows.filter((row) => row.s('UseForRefund') === 'true').length;
      return when(
        r.year.detailed && rows.length > 0 && chosen !== 1,
        'PartB_TTI.Refund.BankAccountDtls.AddtnlBankDetails',
      );
    },
  },
  {
    id: 'AL-1',
    message: 'Enter assets and liabilities: total income exceeds {limit}',
    check: (r) =>
      when(r.n('PartB-TI.TotalIncome') > r.law.schedules.assets && !r.has('ScheduleAL'), 'ScheduleAL', {
        limit: r.law.schedules.assets,
      }),
  },
  {
    id: 'FA-1',
    message: 'A resident must report assets or accounts outside India in Schedule FA',
    check: (r) =>
      when(
        r.s('PartB_TTI.AssetOutIndiaFlag') === 'YES' &&
          r.s(`${F}.ResidentialStatus`) === 'RES' &&
          foreignTables.every((t) => r.rows(`ScheduleFA.${t}`).length === 0),
        'PartB_TTI.AssetOutIndiaFlag',
      ),
  },
  {
    id: 'FA-2',
    message: 'Schedule FA is filled: answer Yes to assets outside India',
    check: (r) =>
      when(
        r.s('PartB_TTI.AssetOutIndiaFlag') !== 'YES' &&
          foreignTables.some((t) => r.rows(`ScheduleFA.${t}`).length > 0),
        'PartB_TTI.AssetOutIndiaFlag',
      ),
  },
  {
    id: 'TR-1',
    message: 'Relief for tax paid abroad is not available to a non-resident',
    check: (r) => when(!r.resident && r.rows('ScheduleFSI.ScheduleFSIDtls').length > 0, 'ScheduleFSI'),
  },
  {
    id: 'EI-1',
    message: 'Land details are needed: net agricultural income is above 5,00,000',
    check: (r) =>
      when(
        r.n('ScheduleEI.NetAgriIncOrOthrIncRule7') > r.law.schedules.agriculturalLand &&
          r.rows('ScheduleEI.ExcNetAgriInc.ExcNetAgriIncDtls').length === 0,
        'ScheduleEI.ExcNetAgriInc.ExcNetAgriIncDtls',
      ),
  },
  {
    id: 'SPI-1',
    message:
      'Income of {value} is included here (section 64), but the schedule of its head has {found}: enter it there too, gains in the item of their section (111A, 112A and so on)',
    severity: 'warning',
    check: (r) => {
      const rows = r.rows('ScheduleSPI.SpecifiedPerson');
      return rows.map((row) => {
        const head = row.s('HeadIncIncluded');
        const value = rows
          .filter((other) => other.s('HeadIncIncluded') === head)
          .reduce((total, other) => total + other.n('AmtIncluded'), 0);
        const empty = clubbedHeads[head]?.(r) === true;
        const found = empty ? 0 : (incomeOfHead[head]?.(r) ?? value);
        return when(row.n('AmtIncluded') !== 0 && (empty || value > found), row.to('AmtIncluded'), {
          value,
          found,
        });
      });
    },
  },
  {
    id: 'CFL-1',
    message: 'A loss in a late return is not carried forward, except a house property loss',
    severity: 'warning',
    check: (r) =>
      carriedYears(r.year).map(({ assessmentYear, node }) => {
        const at = `ScheduleCFL.${node}.CarryFwdLossDetail`;
        const lapsing = ['TotalSTCGPTILossCF', 'TotalLTCGPTILossCF', 'OthSrcLossRaceHorseCF'];
        return when(
          lapsing.some((key) => r.n(`${at}.${key}`) > 0) &&
            r.s(`${at}.DateOfFiling`) > lastDueDay(assessmentYear),
          `${at}.DateOfFiling`,
        );
      }),
  },
];
