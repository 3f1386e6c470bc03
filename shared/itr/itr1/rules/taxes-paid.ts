import { roundPayable } from '../../../money.ts';
import { atMost, column, equal, ruleA, when } from './build.ts';
import { houses, I, T } from './paths.ts';
import type { Reader, Rule } from './reader.ts';

const P = 'TaxPaid.TaxesPaid';
const lists = {
  tds1: 'TDSonSalaries.TDSonSalary',
  tds2: 'TDSonOthThanSals.TDSonOthThanSal',
  tds3: 'ScheduleTDS3Dtls.TDS3Details',
  tcs: 'ScheduleTCS.TCS',
  it: 'TaxPayments.TaxPayment',
} as const;

const totalOf = (r: Reader, list: keyof typeof lists, key: string) => column(r.rows(lists[list]), key);

const paidBetween = (r: Reader, from: string, to: string) =>
  r
    .rows(lists.it)
    .filter((row) => row.s('DateDep') >= from && row.s('DateDep') <= to)
    .reduce((t, row) => t + row.n('Amt'), 0);

/** TDS, TCS, challans, refund: validation rules 95 to 111, 113. */
export const taxesPaidRules: readonly Rule[] = [
  ruleA(95, 'Total of challans ({found}) must be the sum of the rows ({value})', (r) =>
    equal(r, 'TaxPayments.TotalTaxPayments', totalOf(r, 'it', 'Amt')),
  ),
  ruleA(96, 'TCS claimed ({found}) cannot be more than tax collected ({value})', (r) =>
    r.rows(lists.tcs).map((row) => atMost(row, 'AmtTCSClaimedThisYear', row.n('TotalTCS'))),
  ),
  ruleA(97, 'Total TCS ({found}) must be the sum of the rows ({value})', (r) =>
    equal(r, 'ScheduleTCS.TotalSchTCS', totalOf(r, 'tcs', 'AmtTCSClaimedThisYear')),
  ),
  ruleA(98, 'TDS claimed ({found}) cannot be more than tax deducted ({value})', (r) => [
    ...r.rows(lists.tds2).map((row) => atMost(row, 'ClaimOutOfTotTDSOnAmtPaid', row.n('TotTDSOnAmtPaid'))),
    ...r.rows(lists.tds3).map((row) => atMost(row, 'TDSClaimed', row.n('TDSDeducted'))),
  ]),
  ruleA(99, 'The year of deduction or collection is needed', (r) =>
    (
      [
        ['tds2', 'ClaimOutOfTotTDSOnAmtPaid', 'DeductedYr'],
        ['tds3', 'TDSClaimed', 'DeductedYr'],
        ['tcs', 'AmtTCSClaimedThisYear', 'CollectedYr'],
      ] as const
    ).flatMap(([list, claim, year]) =>
      r
        .rows(lists[list])
        .map((row) => when(row.n(claim) > 0 && ['', '0'].includes(row.s(year)), `${row.at}.${year}`)),
    ),
  ),
  ruleA(100, 'Total TDS on salary ({found}) must be the sum of the rows ({value})', (r) =>
    equal(r, 'TDSonSalaries.TotalTDSonSalaries', totalOf(r, 'tds1', 'TotalTDSSal')),
  ),
  ruleA(101, 'Total TDS on other income ({found}) must be the sum claimed in the rows ({value})', (r) =>
    equal(r, 'TDSonOthThanSals.TotalTDSonOthThanSals', totalOf(r, 'tds2', 'ClaimOutOfTotTDSOnAmtPaid')),
  ),
  ruleA(102, 'Total TDS by tenants ({found}) must be the sum claimed in the rows ({value})', (r) =>
    equal(r, 'ScheduleTDS3Dtls.TotalTDS3Details', totalOf(r, 'tds3', 'TDSClaimed')),
  ),
  ruleA(103, 'Taxes paid ({found}) must be those of the schedules ({value})', (r) => {
    const found = r.n(`${P}.TDS`) + r.n(`${P}.TCS`) + r.n(`${P}.AdvanceTax`) + r.n(`${P}.SelfAssessmentTax`);
    const value =
      totalOf(r, 'tds1', 'TotalTDSSal') +
      totalOf(r, 'tds2', 'ClaimOutOfTotTDSOnAmtPaid') +
      totalOf(r, 'tds3', 'TDSClaimed') +
      totalOf(r, 'tcs', 'AmtTCSClaimedThisYear') +
      totalOf(r, 'it', 'Amt');
    return when(found !== value, `${P}.TotalTaxesPaid`, { found, value });
  }),
  ruleA(
    104,
    'Total taxes paid ({found}) must be the sum of TDS, TCS, advance and self-assessment tax ({value})',
    (r) =>
      equal(
        r,
        `${P}.TotalTaxesPaid`,
        r.n(`${P}.TDS`) + r.n(`${P}.TCS`) + r.n(`${P}.AdvanceTax`) + r.n(`${P}.SelfAssessmentTax`),
      ),
  ),
  ruleA(105, 'Refund ({found}) must be taxes paid less total tax and interest ({value})', (r) => {
    const exact = Math.max(0, r.n(`${P}.TotalTaxesPaid`) - r.n(`${T}.TotTaxPlusIntrstPay`));
    const found = r.n('Refund.RefundDue');
    return when(found !== exact && found !== roundPayable(exact), 'Refund.RefundDue', {
      found,
      value: roundPayable(exact),
    });
  }),
  ruleA(106, 'Tax payable ({found}) must be total tax and interest less taxes paid ({value})', (r) => {
    const exact = Math.max(0, r.n(`${T}.TotTaxPlusIntrstPay`) - r.n(`${P}.TotalTaxesPaid`));
    const found = r.n('TaxPaid.BalTaxPayable');
    return when(found !== exact && found !== roundPayable(exact), 'TaxPaid.BalTaxPayable', {
      found,
      value: roundPayable(exact),
    });
  }),
  ruleA(108, 'TDS ({found}) must be the sum of Schedules TDS1, TDS2 and TDS3 ({value})', (r) =>
    equal(
      r,
      `${P}.TDS`,
      r.n('TDSonSalaries.TotalTDSonSalaries') +
        r.n('TDSonOthThanSals.TotalTDSonOthThanSals') +
        r.n('ScheduleTDS3Dtls.TotalTDS3Details'),
    ),
  ),
  ruleA(109, 'TCS ({found}) must be the total of Schedule TCS ({value})', (r) =>
    equal(r, `${P}.TCS`, r.n('ScheduleTCS.TotalSchTCS')),
  ),
  ruleA(110, 'Advance tax ({found}) must equal the tax paid within the year ({value})', (r) =>
    equal(r, `${P}.AdvanceTax`, paidBetween(r, r.year.previousYear.from, r.year.previousYear.to)),
  ),
  ruleA(111, 'Self-assessment tax ({found}) must equal the tax paid after the year ({value})', (r) =>
    equal(r, `${P}.SelfAssessmentTax`, paidBetween(r, `${r.year.fileYear}-04-01`, '9999-12-31')),
  ),
  ruleA(113, 'TDS is claimed but the income it was deducted from is not offered', (r) => [
    when(r.rows(lists.tds1).length > 0 && r.n(`${I}.GrossSalary`) === 0, lists.tds1),
    when(
      totalOf(r, 'tds2', 'ClaimOutOfTotTDSOnAmtPaid') + totalOf(r, 'tds3', 'TDSClaimed') > 0 &&
        r.rows(`${I}.OthersInc.OthersIncDtlsOthSrc`).every((row) => row.n('OthSrcOthAmount') === 0) &&
        houses(r).every((h) => h.gross.value === 0) &&
        r.n(`${I}.GrossSalary`) === 0 &&
        r.n('LTCG112A.TotSaleCnsdrn') === 0,
      lists.tds2,
    ),
  ]),
];
