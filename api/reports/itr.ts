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
import { type PaperLanguage, type Say, sayIn } from '../pdf/languages.ts';

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

const tablesOf = ({ regime, comparison, chosen, oneRegime }: ItrComputation, say: Say): Report['tables'] => [
  {
    // firms, societies and companies have a single regime
    title: oneRegime ? 'Summary' : 'Comparison of regimes',
    columns: oneRegime
      ? [{ label: 'Particulars' }, { label: 'Rupees', right: true }]
      : [{ label: 'Rupees' }, { label: 'Old', right: true }, { label: 'New', right: true }],
    rows: summaryRows(comparison).map((row) => ({
      cells: [say(row.label), money(row.old), ...(oneRegime ? [] : [money(row.new)])],
      strong: row.total ?? false,
    })),
    empty: '',
  },
  {
    title: oneRegime
      ? 'Computation'
      : regime === 'new'
        ? 'Figures under the new regime'
        : 'Figures under the old regime',
    columns: [{ label: 'Details' }, { label: 'Section' }, { label: 'Rupees', right: true }],
    rows: linesOf(chosen.breakdown).map((line) => ({
      cells: [say(line.label), line.section, money(line.amount)],
      depth: line.depth,
      strong: line.depth === 0,
    })),
    empty: '',
  },
];

/**
 * An income-tax return: its computation, both regimes side by side. `sheet` is the computation sheet if there
 * is a computation.
 */
export async function itrReport(
  deps: Deps,
  record: ItrReturnDoc,
  entity: EntityDoc,
  language: PaperLanguage,
): Promise<{ report: Report; sheet?: () => Promise<object> }> {
  const say = sayIn(language);
  const pan = String(entityData(deps, entity)['pan']);
  const computed = await computationOf(deps, record);
  const report: Report = {
    title: say('Computation of income, {form}', { form: record.itr_type }),
    name: entity.name,
    facts: [
      ['PAN', pan],
      ['Assessment year', record.assessment_year],
      ['Type', say(entity.status)],
      ['Status', say(states[record.status])],
      ...(record.filed_on ? [['Filed on', formatDate(record.filed_on)] as const] : []),
      ...(record.acknowledgement ? [['Acknowledgement', record.acknowledgement] as const] : []),
      ['Printed on', formatDate(todayInIst(deps.now()))],
    ],
    tables: computed ? tablesOf(computed, say) : [],
    notes: computed ? [] : ['The tax cannot be computed from this draft yet.'],
    file: `${pan}_${record.itr_type.replace('-', '')}_AY${record.assessment_year}`,
  };
  if (!computed) return { report };
  return {
    report,
    sheet: async () => computationSheet(await sheetOf(deps, record, entity, computed), language),
  };
}
