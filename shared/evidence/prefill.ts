import { financialYearOn } from '../dates.ts';
import { type LooseReader, looseReader } from '../itr/json/loose.ts';
import { amountOf } from './cells.ts';
import { say } from './messages.ts';
import { type Draft, finish, type Paper, type Refused } from './pieces.ts';

/** Rupees of the file in paise. */
const paise = (row: LooseReader, path: string): number => Math.round(row.number(path) * 100);

/** Challans and deductions of the department's prefill data, which the portal enters automatically. */
export function readPrefill(json: unknown, year: string): Paper | Refused {
  const r = looseReader(json);
  const pan = r.text('personalInfo.pan').toUpperCase();
  if (pan === '') return { refused: say('anotherKind'), id: 'other_kind' };
  const drafts: Draft[] = [];
  const list = Array.isArray(r.get('form26as.taxPayments'))
    ? 'form26as.taxPayments'
    : 'form26as.taxPayments.taxPayment';
  r.rows(list).forEach((row, i) => {
    const date = row.text('dateDep');
    drafts.push({
      source: 'prefill',
      code: date !== '' && financialYearOn(date) === year ? 'Advance Tax' : 'Self Assessment',
      category: 'Payment of taxes',
      payer_id: row.text('bsrCode'),
      date,
      period: date,
      gross: amountOf(row.number('amt')) ?? 0,
      role: 'challan',
      figure: date !== '' && financialYearOn(date) === year ? 'advance_tax' : 'self_assessment',
      place: `${list}[${i}]`,
      detail: { serial: row.text('srlNoOfChaln') || String(row.number('srlNoOfChaln')), year },
    });
  });
  r.rows('form26as.tdsOnSalaries.tdSonSalary').forEach((row, i) => {
    drafts.push({
      source: 'prefill',
      code: '192',
      category: 'Salary',
      payer: row.text('employerOrDeductorOrCollectDetl.employerOrDeductorOrCollecterName'),
      payer_id: row.text('employerOrDeductorOrCollectDetl.tan'),
      period: year,
      gross: paise(row, 'incChrgSal'),
      tax: paise(row, 'totalTDSSal'),
      role: 'summary',
      place: `form26as.tdsOnSalaries[${i}]`,
    });
  });
  r.rows('form26as.tdsOnOthThanSals.tdSonOthThanSal').forEach((row, i) => {
    drafts.push({
      source: 'prefill',
      code: row.text('sectionCode'),
      payer: row.text('employerOrDeductorOrCollectDetl.employerOrDeductorOrCollecterName'),
      payer_id: row.text('employerOrDeductorOrCollectDetl.tan'),
      period: year,
      gross: paise(row, 'grossAmount'),
      tax: paise(row, 'taxDeductCreditDtls.taxDeductedOwnHands'),
      role: 'summary',
      place: `form26as.tdsOnOthThanSals[${i}]`,
    });
  });
  return { source: 'prefill', pan, year: '', pieces: finish(drafts), set_aside: [], warnings: [] };
}
