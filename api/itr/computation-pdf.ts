import { formatDate } from '../../shared/dates.ts';
import type { ItrComputation } from '../../shared/itr/types.ts';
import { groupIndian } from '../../shared/money.ts';
import { entityData } from '../entities/present.ts';
import { invalid } from '../errors.ts';
import { renderPdf } from '../pdf/render.ts';
import { route } from '../route.ts';
import { idParams } from '../schemas.ts';
import { formOf } from './forms.ts';
import { formDataOf } from './present.ts';
import { figuresDay, reachItr } from './store.ts';
import { linesOf } from './tax.ts';

/** The lines in which both regimes are set side by side. */
export const summaryRows = [
  ['Total income', 'total_income'],
  ['Tax before cess', 'tax_before_cess'],
  ['Health and education cess', 'cess'],
  ['Total tax, interest and fee', 'total_tax'],
  ['Taxes paid', 'tds_paid'],
  ['Balance payable (refund in brackets)', 'balance_tax'],
] as const;

/** Whole rupees, negative ones in brackets. */
export const money = (amount: number) => (amount < 0 ? `(${groupIndian(-amount)})` : groupIndian(amount));
const right = (text: string, more: object = {}) => ({ text, alignment: 'right', ...more });

interface Heading {
  name: string;
  pan: string;
  form: string;
  year: string;
  status: string;
  printed: string;
}

/** The computation sheet: who, the explained lines of the chosen regime, both regimes side by side. A4. */
export function computationSheet(heading: Heading, computed: ItrComputation): object {
  const { regime, summary, chosen } = computed;
  const lines = linesOf(chosen.breakdown).slice(0, 400);
  return {
    pageSize: 'A4',
    pageMargins: [40, 50, 40, 50],
    defaultStyle: { font: 'Roboto', fontSize: 9 },
    info: { title: `Computation of income ${heading.form} AY ${heading.year}` },
    footer: (page: number, pages: number) => ({
      columns: [{ text: `${heading.name} · ${heading.pan}` }, right(`Page ${page} of ${pages}`)],
      margin: [40, 20, 40, 0],
      fontSize: 8,
      color: '#555555',
    }),
    content: [
      { text: 'Computation of income', fontSize: 16, bold: true, margin: [0, 0, 0, 8] },
      {
        layout: 'noBorders',
        table: {
          widths: ['auto', '*', 'auto', '*'],
          body: [
            ['Name', { text: heading.name, bold: true }, 'PAN', { text: heading.pan, bold: true }],
            ['Form', heading.form, 'Assessment year', heading.year],
            ['Status', heading.status, 'Printed on', heading.printed],
          ],
        },
        margin: [0, 0, 0, 12],
      },
      {
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: ['*', 70, 90],
          body: [
            [
              { text: `Figures under the ${regime} regime`, bold: true },
              { text: 'Section', bold: true },
              right('Rupees', { bold: true }),
            ],
            ...lines.map((line) => [
              { text: line.label, margin: [line.depth * 10, 0, 0, 0], bold: line.depth === 0 },
              line.section,
              right(money(line.amount), { bold: line.depth === 0 }),
            ]),
          ],
        },
        margin: [0, 0, 0, 14],
      },
      {
        unbreakable: true,
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: ['*', 90, 90],
          body: [
            [
              { text: 'Comparison of regimes', bold: true },
              right('Old', { bold: true }),
              right('New', { bold: true }),
            ],
            ...summaryRows.map(([label, key]) => [
              label,
              right(money(summary.old[key])),
              right(money(summary.new[key])),
            ]),
          ],
        },
      },
    ],
  };
}

/** `GET /itr/{id}/computation.pdf`. */
export const computationPdf = route({
  method: 'GET',
  path: '/itr/:id/computation.pdf',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachItr(user, params.id);
    const form = await formOf(record.itr_type, record.assessment_year);
    let computed: ItrComputation;
    try {
      computed = form.compute(formDataOf(deps, record), figuresDay(record, deps.now()));
    } catch {
      throw invalid('The tax cannot be computed from this draft yet.');
    }
    const pan = String(entityData(deps, entity)['pan']);
    const heading = {
      name: entity.name,
      pan,
      form: record.itr_type,
      year: record.assessment_year,
      status: entity.status,
      printed: formatDate(figuresDay(record, deps.now())),
    };
    const body = await renderPdf(computationSheet(heading, computed));
    return {
      file: {
        name: `${pan}_computation_AY${record.assessment_year}.pdf`,
        type: 'application/pdf',
        body,
        size: body.length,
      },
    };
  },
});
