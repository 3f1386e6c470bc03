import { percentOf } from '../../../money.ts';
import { type Node, type Rule, when } from './reader.ts';

const HP = 'ScheduleHP.PropertyDetails';
const TDS2 = 'ScheduleTDS2.TDSOthThanSalaryDtls';
const TDS3 = 'ScheduleTDS3.TDS3onOthThanSalDtls';
const N = 'TaxDeductCreditDtls';

const PTI = 'SchedulePTI.SchedulePTIDtls';
const CG = 'CapitalGainsPTI';
/** Lines of Schedule PTI that are typed; the others are their sums. */
const passedThrough: readonly string[] = [
  'IncFromHP',
  ...['STCG_Sec111A', 'STCG_Others', 'LTCG_Sec112A', 'LTCG_Others'].map((line) => `${CG}.${line}`),
  'OS_Dividend',
  'OS_Others',
  'IncClmdPTI.Sec23FBB',
  'IncClmdPTI.SecBIncExmptDtl.SecBCIncExmptDtl',
  'IncClmdPTI.SecCIncExmptDtl.SecBCIncExmptDtl',
];

/** Tax of pass-through income without a claim, of the lines a form has. */
const passThroughTax = (lines: readonly string[]): Rule => ({
  id: 'PTI-1',
  message: 'Tax of {found} deducted by the trust or fund must be claimed in Schedule TDS2, which has {value}',
  severity: 'warning',
  check: (r) => {
    const funds = r.rows(PTI);
    const taxOf = (row: Node) => lines.reduce((t, line) => t + row.n(`${line}.TDSAmount`), 0);
    const found = funds.reduce((t, row) => t + taxOf(row), 0);
    const value = r
      .rows(TDS2)
      .reduce(
        (t, row) =>
          t + row.n(`${N}.TaxDeductedOwnHands`) + row.n(`${N}.TaxDeductedTDS`) + row.n('BroughtFwdTDSAmt'),
        0,
      );
    return funds.flatMap((row) =>
      lines.map((line) =>
        when(found > value && row.n(`${line}.TDSAmount`) !== 0, row.to(`${line}.TDSAmount`), {
          found,
          value,
        }),
      ),
    );
  },
});
/** The same of a form without the lines of exempt pass-through income. */
export const taxedPassThrough = passThroughTax(
  passedThrough.filter((line) => !line.startsWith('IncClmdPTI')),
);

const credit = (row: Node): number =>
  row.n('BroughtFwdTDSAmt') + row.n(`${N}.TaxDeductedOwnHands`) + row.n(`${N}.TaxDeductedTDS`);
const claimed = (row: Node): number => row.n(`${N}.TaxClaimedOwnHands`) + row.n(`${N}.TaxClaimedTDS`);

// the second instalment has one of two names: the first in ITR-2, in ITR-3 either
const instalments = [
  'Upto15Of6',
  'Upto15Of9',
  'Up16Of6To15Of9',
  'Up16Of9To15Of12',
  'Up16Of12To15Of3',
  'Up16Of3To31Of3',
];
const quarters = (node: Node, at: string): number =>
  instalments.reduce((t, key) => t + node.n(`${at}.DateRange.${key}`), 0);
const OS = 'ScheduleOS.IncOthThanOwnRaceHorse';

const treaty = (node: Node, nature: string): number =>
  node
    .rows(`${OS}.IncChargblSplRateOS.NRIOsDTAA.NRIDTAADtlsSchOS`)
    .filter((row) => row.s('NatureOfIncome') === nature)
    .reduce((t, row) => t + row.n('DTAAamt'), 0);

/** Splits by instalment and the income concerned: dividends without treaty parts and interest paid on them. */
const splits: readonly (readonly [string, (node: Node) => number])[] = [
  ['IncFrmLottery', (r) => r.n(`${OS}.LtryPzzlChrgblUs115BB`) - treaty(r, '2ai')],
  ['IncFrmOnGames', (r) => r.n(`${OS}.IncChrgblUs115BBJ`) - treaty(r, '2aii')],
  [
    'DividendIncUs115BBDA',
    (r) => Math.max(0, r.n(`${OS}.DividendOthThan22e`) - treaty(r, '1ai') - r.n(`${OS}.Deductions.IntExp57`)),
  ],
];

const oldOnly = ['10(5)', '10(13A)', '10(14)(i)', '10(14)(ii)', '10(17)'];

/** Salary, house property, other sources, deductions and taxes paid. */
export const incomeRules: readonly Rule[] = [
  {
    id: 'S-1',
    message: 'An allowance not exempt in the new regime',
    check: (r) =>
      r
        .rows('ScheduleS.AllwncExemptUs10.AllwncExemptUs10Dtls')
        .map((row) => when(!r.old && oldOnly.includes(row.s('SalNatureDesc')), row.to('SalNatureDesc'))),
  },
  {
    id: 'S-2',
    message: 'The same allowance appears twice',
    check: (r) => {
      const rows = r.rows('ScheduleS.AllwncExemptUs10.AllwncExemptUs10Dtls');
      return rows.map((row, i) =>
        when(
          row.s('SalNatureDesc') !== 'OTH' &&
            rows.slice(0, i).some((other) => other.s('SalNatureDesc') === row.s('SalNatureDesc')),
          row.to('SalNatureDesc'),
        ),
      );
    },
  },
  {
    id: 'S-3',
    message: 'Professional tax and entertainment allowance are for the old regime only',
    check: (r) => [
      when(!r.old && r.n('ScheduleS.ProfessionalTaxUs16iii') > 0, 'ScheduleS.ProfessionalTaxUs16iii'),
      when(!r.old && r.n('ScheduleS.EntertainmntalwncUs16ii') > 0, 'ScheduleS.EntertainmntalwncUs16ii'),
    ],
  },
  {
    id: 'S-4',
    message: 'Exempt allowances cannot be more than gross salary',
    check: (r) =>
      when(
        r.n('ScheduleS.AllwncExtentExemptUs10') > r.n('ScheduleS.TotalGrossSalary'),
        'ScheduleS.AllwncExtentExemptUs10',
      ),
  },
  {
    id: 'S-5',
    message: 'Relief cannot be more than the income of retirement accounts',
    check: (r) =>
      when(
        r.n('ScheduleS.Increliefus89A') >
          r
            .rows('ScheduleS.Salaries')
            .reduce(
              (t, row) =>
                t +
                row.n('Salarys.IncomeNotified89A') +
                row.n('Salarys.IncomeNotifiedOther89A') +
                row.n('Salarys.IncomeNotifiedPrYr89A'),
              0,
            ),
        'ScheduleS.Increliefus89A',
      ),
  },
  {
    id: 'S-6',
    message: 'Entertainment allowance is for employees of Government and public sector undertakings only',
    check: (r) =>
      when(
        r.n('ScheduleS.EntertainmntalwncUs16ii') > 0 &&
          !r
            .rows('ScheduleS.Salaries')
            .some((row) => ['CGOV', 'SGOV', 'PSU'].includes(row.s('NatureOfEmployment'))),
        'ScheduleS.EntertainmntalwncUs16ii',
      ),
  },
  {
    id: 'HP-1',
    message: 'Your share and those of the co-owners must add up to 100%, not {found}',
    check: (r) =>
      r.rows(HP).map((row) => {
        const others = row.rows('CoOwners').reduce((t, o) => t + o.n('PercentShareProperty'), 0);
        const found = Math.round((row.n('AsseseeShareProperty') + others) * 100) / 100;
        return when(row.s('PropCoOwnedFlg') === 'YES' && found !== 100, row.to('AsseseeShareProperty'), {
          found,
        });
      }),
  },
  {
    id: 'HP-2',
    message: 'Enter the co-owners',
    check: (r) =>
      r
        .rows(HP)
        .map((row) =>
          when(row.s('PropCoOwnedFlg') === 'YES' && row.rows('CoOwners').length === 0, row.to('CoOwners')),
        ),
  },
  {
    id: 'HP-3',
    message: 'Enter the tenant of the let-out property',
    check: (r) =>
      r
        .rows(HP)
        .map((row) =>
          when(row.s('ifLetOut') === 'L' && row.rows('TenantDetails').length === 0, row.to('TenantDetails')),
        ),
  },
  {
    id: 'HP-4',
    message: 'At most two houses can be self-occupied',
    check: (r) =>
      r
        .rows(HP)
        .filter((row) => row.s('ifLetOut') === 'S')
        .slice(2)
        .map((row) => when(true, row.to('ifLetOut'))),
  },
  {
    id: 'HP-5',
    message: 'Interest on a self-occupied house is limited to 2,00,000 in all, and nil in the new regime',
    check: (r) => {
      const own = r.rows(HP).filter((row) => row.s('ifLetOut') === 'S');
      const sum = own.reduce((t, row) => t + row.n('Rentdetails.IntOnBorwCap'), 0);
      return when(
        sum > (r.old ? r.law.houseProperty.selfOccupiedInterest : 0),
        own[0]?.to('Rentdetails.IntOnBorwCap') ?? HP,
      );
    },
  },
  {
    id: 'HP-6',
    message: 'Taxes and unrealised rent cannot be more than the rent',
    check: (r) =>
      r
        .rows(HP)
        .map((row) =>
          when(
            row.n('Rentdetails.TotalUnrealizedAndTax') > row.n('Rentdetails.AnnualLetableValue'),
            row.to('Rentdetails.TotalUnrealizedAndTax'),
          ),
        ),
  },
  {
    id: 'OS-1',
    message: 'The split by instalment must add up to {value}, not {found}',
    check: (r) =>
      splits.map(([node, income]) => {
        const found = quarters(r, `ScheduleOS.${node}`);
        const value = income(r);
        return when(found > 0 && found !== value, `ScheduleOS.${node}.DateRange.Upto15Of6`, { found, value });
      }),
  },
  {
    id: 'OS-2',
    message: 'A resident must claim treaty relief in Schedules FSI and TR, not as a rate',
    check: (r) =>
      [
        `${OS}.IncChargblSplRateOS.NRIOsDTAA.NRIDTAADtlsSchOS`,
        'ScheduleCGFor23.ShortTermCapGainFor23.NRICgDTAA.NRIDTAADtls',
        'ScheduleCGFor23.LongTermCapGain23.NRICgDTAA.NRIDTAADtls',
      ].map((list) => when(r.resident && r.rows(list).length > 0, list)),
  },
  {
    id: 'OS-3',
    message: 'Interest on borrowed money cannot exceed one-fifth of the dividends',
    severity: 'warning',
    check: (r) =>
      when(
        r.n(`${OS}.Deductions.UsrIntExp57`) >
          percentOf(
            r.n(`${OS}.DividendGross`) - r.n(`${OS}.Dividend22f`),
            r.law.otherSources.dividendInterestShare,
            'down',
          ),
        `${OS}.Deductions.UsrIntExp57`,
      ),
  },
  {
    id: 'OS-4',
    message: 'Relief cannot be more than the income of retirement accounts',
    check: (r) =>
      when(
        r.n(`${OS}.Increliefus89AOS`) >
          r.n(`${OS}.IncomeNotified89AOS`) +
            r.n(`${OS}.IncomeNotifiedOther89AOS`) +
            r.n(`${OS}.IncomeNotifiedPrYr89AOS`),
        `${OS}.Increliefus89AOS`,
      ),
  },
  {
    id: 'VIA-1',
    message: 'This deduction is for individuals only',
    check: (r) =>
      [
        'Section80CCC',
        'Section80CCDEmployeeOrSE',
        'Section80CCD1B',
        'Section80CCDEmployer',
        'Section80E',
        'Section80EE',
        'Section80EEA',
        'Section80EEB',
        'Section80QQB',
        'Section80RRB',
        'Section80TTB',
        'Section80U',
      ].map((key) =>
        when(
          r.huf && r.n(`ScheduleVIA.UsrDeductUndChapVIA.${key}`) > 0,
          `ScheduleVIA.UsrDeductUndChapVIA.${key}`,
        ),
      ),
  },
  {
    id: 'VIA-2',
    message: 'Section 80TTA is for persons below 60, 80TTB for residents of 60 or more: claim only one',
    check: (r) =>
      when(
        r.n('ScheduleVIA.UsrDeductUndChapVIA.Section80TTA') > 0 &&
          r.n('ScheduleVIA.UsrDeductUndChapVIA.Section80TTB') > 0,
        'ScheduleVIA.UsrDeductUndChapVIA.Section80TTB',
      ),
  },
  {
    id: 'VIA-3',
    message: 'The PAN of the donee cannot be the PAN of the return',
    check: (r) =>
      ['Don100Percent', 'Don50PercentNoApprReqd', 'Don100PercentApprReqd', 'Don50PercentApprReqd']
        .flatMap((kind) => r.rows(`Schedule80G.${kind}.DoneeWithPan`))
        .concat(r.rows('Schedule80GGA.DonationDtlsSciRsrchRuralDev'))
        .map((row) => when(row.s('DoneePAN') === r.s('PartA_GEN1.PersonalInfo.PAN'), row.to('DoneePAN'))),
  },
  {
    id: 'TDS-1',
    message: 'More tax is claimed than was deducted or brought forward',
    check: (r) =>
      [...r.rows(TDS2), ...r.rows(TDS3)].map((row) =>
        when(claimed(row) > credit(row), row.to(`${N}.TaxClaimedOwnHands`)),
      ),
  },
  {
    id: 'TDS-2',
    message: 'More tax is claimed than was collected or brought forward',
    check: (r) =>
      r
        .rows('ScheduleTCS.TCS')
        .map((row) =>
          when(
            row.n('TCSClaimedThisYearDtls.TCSAmtCollOwnHand') +
              row.n('TCSClaimedThisYearDtls.TCSAmtCollSpouseOrOthrHand') +
              row.n('TCSClaimedThisYearDtls.TCSAmtCollOthrHands.TCSAmtCollSpouseOrOthrHand') >
              row.n('BroughtFwdTDSAmt') +
                row.n('TCSCurrFYDtls.TCSAmtCollOwnHand') +
                row.n('TCSCurrFYDtls.TCSAmtCollSpouseOrOthrHand'),
            row.to('TCSClaimedThisYearDtls.TCSAmtCollOwnHand'),
          ),
        ),
  },
  {
    id: 'TDS-3',
    message: 'Tax is claimed: enter the gross amount and head of income',
    check: (r) =>
      [...r.rows(TDS2), ...r.rows(TDS3)].map((row) =>
        when(
          row.n(`${N}.TaxClaimedOwnHands`) > 0 &&
            row.s('HeadOfIncome') !== 'NA' &&
            (row.n('GrossAmount') === 0 || row.s('HeadOfIncome') === ''),
          row.to('GrossAmount'),
        ),
      ),
  },
  passThroughTax(passedThrough),
  {
    id: 'TDS-4',
    message: 'TDS on salary is claimed, but Schedule S is not filled',
    check: (r) =>
      when(
        r.n('ScheduleTDS1.TotalTDSonSalaries') > 0 && r.n('ScheduleS.TotalGrossSalary') === 0,
        'ScheduleTDS1.TotalTDSonSalaries',
      ),
  },
  {
    id: 'TDS-5',
    message: 'Credit of another person needs the PAN of that person',
    check: (r) =>
      [...r.rows(TDS2), ...r.rows(TDS3)].map((row) =>
        when(row.s('TDSCreditName') === 'O' && row.s('PANofOtherPerson') === '', row.to('PANofOtherPerson')),
      ),
  },
  {
    id: 'AMT-1',
    message: 'Credit set off in earlier years cannot be more than the gross credit',
    check: (r) =>
      r
        .rows('ScheduleAMTC.ScheduleAMTCDtls')
        // ITR-3 calls the gross credit AmtCreditFwd
        .map((row) =>
          when(
            row.n('AmtCreditSetOfEy') > row.n(row.has('AmtCreditFwd') ? 'AmtCreditFwd' : 'Gross'),
            row.to('AmtCreditSetOfEy'),
          ),
        ),
  },
  {
    id: 'ESOP-1',
    message: 'Enter PAN and registration number of the start-up whose tax is deferred',
    check: (r) =>
      when(
        r.n('PartB_TTI.ComputationOfTaxLiability.GrossTaxPay.TaxDeferred17') > 0 && !r.has('ScheduleESOP'),
        'ScheduleESOP',
      ),
  },
];
