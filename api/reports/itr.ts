import { formatDate, todayInIst } from '../../shared/dates.ts';
import type { ItrComputation } from '../../shared/itr/common/types.ts';
import type { Report } from '../../shared/reports/report.ts';
import type { Deps } from '../base/deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { sheetOf, summaryRows } from '../itr/computation.ts';
import { computationSheet, money } from '../itr/computation-pdf.ts';
import { formOf } from '../itr/forms.ts';
import type { ItrReturnDoc } from '../itr/model.ts';
import { formDataOf } from '../itr/present.ts';
import { linesOf } from '../itr/tax.ts';

const states = { draft: 'Draft', validated: 'Validated', filed: 'Filed' } as const;

/** The computation of a return as of its filing or today; undefined while its draft cannot be computed. */
async function computationOf(deps: Deps, record: ItrReturnDoc): Promise<ItrComputation | undefined> {
  const form = await formOf(record.itr_type, record.assessment_year);
  try {
    return form.compute(formDataOf(deps, record), record.filed_on || todayInIst(deps.now()));
  } catch {
    return undefined;
  }
}

const tablesOf = ({ regime, comparison, chosen, oneRegime }: ItrComputation): Report['tables'] => [
  {
    // firms, societies and companies have one way to be taxed
    title: oneRegime ? 'Summary' : 'Comparison of regimes',
    columns: oneRegime
      ? [{ label: 'Particulars' }, { label: 'Rupees', right: true }]
      : [{ label: 'Rupees' }, { label: 'Old', right: true }, { label: 'New', right: true }],
    rows: summaryRows(comparison).map((row) => ({
      cells: [row.label, money(row.old), ...(oneRegime ? [] : [money(row.new)])],
      strong: row.total ?? false,
    })),
    empty: '',
  },
  {
    title: oneRegime ? 'Computation' : `Figures under the ${regime} regime`,
    columns: [{ label: 'Details' }, { label: 'Section' }, { label: 'Rupees', right: true }],
    rows: linesOf(chosen.breakdown)
      .slice(0, 400)
      .map((line) => ({
        cells: [line.label, line.section, money(line.amount)],
        depth: line.depth,
        strong: line.depth === 0,
      })),
    empty: '',
  },
];

/** An income-tax return: its computation, both regimes side by side. `sheet` is the computation sheet for the PDF where there is a computation. */
export async function itrReport(
  deps: Deps,
  record: ItrReturnDoc,
  entity: EntityDoc,
): Promise<{ report: Report; sheet?: object }> {
  const pan = String(entityData(deps, entity)['pan']);
  const computed = await computationOf(deps, record);
  const printed = formatDate(todayInIst(deps.now()));
  const report: Report = {
    title: `Computation of income, ${record.itr_type}`,
    name: entity.name,
    facts: [
      ['PAN', pan],
      ['Assessment year', record.assessment_year],
      ['Type', entity.status],
      ['Status', states[record.status]],
      ...(record.filed_on ? [['Filed on', formatDate(record.filed_on)] as const] : []),
      ...(record.acknowledgement ? [['Acknowledgement', record.acknowledgement] as const] : []),
      ['Printed on', printed],
    ],
    tables: computed ? tablesOf(computed) : [],
    notes: computed ? [] : ['The tax cannot be computed from this draft yet.'],
    file: `${pan}_${record.itr_type.replace('-', '')}_AY${record.assessment_year}`,
  };
  if (!computed) return { report };
  return { report, sheet: computationSheet(await sheetOf(deps, record, entity, computed)) };
}
