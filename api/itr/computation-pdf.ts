import { english } from '../../shared/forms/messages.ts';
import type { ItrComputation } from '../../shared/itr/common/types.ts';
import { groupIndian } from '../../shared/money.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { renderPdf } from '../pdf/render.ts';
import {
  type ComputationHeading,
  computationOf,
  computationRows,
  type ListedDocument,
  summaryRows,
} from './computation.ts';

const MOST_LINES = 400;

/** Whole rupees, negative ones in brackets. */
export const money = (amount: number) => (amount < 0 ? `(${groupIndian(-amount)})` : groupIndian(amount));
const strong = (cell: string | object) => ({
  ...(typeof cell === 'string' ? { text: cell } : cell),
  bold: true,
});
const right = (text: string, more: object = {}) => ({ text, alignment: 'right', ...more });

/** The computation sheet: who, the explained lines of the chosen regime, both regimes side by side. A4. */
export function computationSheet(
  heading: ComputationHeading,
  computed: ItrComputation,
  documents: readonly ListedDocument[],
): object {
  const { regime, comparison, chosen, oneRegime } = computed;
  const rows = computationRows(chosen.breakdown);
  // A return with thousands of gains prints its heads; the workbook has every line.
  const lines = rows.length <= MOST_LINES ? rows : rows.filter((r) => r.indent < 2).slice(0, MOST_LINES);
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
          widths: ['*', 70, 75, 80],
          body: [
            [
              { text: oneRegime ? 'Particulars' : `Figures under the ${regime} regime`, bold: true },
              { text: 'Section', bold: true },
              right('Details', { bold: true }),
              right('Rupees', { bold: true }),
            ],
            ...lines.map((line) => [
              { text: line.label, margin: [line.indent * 10, 0, 0, 0], bold: line.outer !== undefined },
              line.section,
              right(line.inner === undefined ? '' : money(line.inner)),
              right(line.outer === undefined ? '' : money(line.outer), {
                bold: true,
                ...(line.total ? { decoration: 'underline' } : {}),
              }),
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
          widths: ['*', ...(oneRegime ? [80] : [80, 80, 80])],
          body: [
            [
              { text: oneRegime ? 'Summary' : 'Comparison of regimes', bold: true },
              ...(oneRegime ? ['Rupees'] : ['Old', 'New', 'Old less new']).map((h) =>
                right(h, { bold: true }),
              ),
            ],
            ...summaryRows(comparison).map((row) =>
              [
                row.label,
                ...(oneRegime ? [row.old] : [row.old, row.new, row.old - row.new]).map((amount) =>
                  right(money(amount)),
                ),
              ].map((cell) => (row.total ? strong(cell) : cell)),
            ),
          ],
        },
      },
      ...remarksOf(computed),
      ...checklist(documents),
    ],
  };
}

/** What the computation says of itself: claims cut, readings followed. */
const remarksOf = ({ notes }: ItrComputation): object[] => {
  const of = notes.filter(({ path }) => path === 'tax').map(({ message }) => english(message));
  return of.length === 0
    ? []
    : [{ text: 'Notes on this computation', bold: true, margin: [0, 14, 0, 4] }, { ul: [...new Set(of)] }];
};

/** The papers the return rests on, those missing marked. */
const checklist = (documents: readonly ListedDocument[]): object[] =>
  documents.length === 0
    ? []
    : [
        {
          layout: 'lightHorizontalLines',
          margin: [0, 14, 0, 0],
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: ['*', 80, 60],
            body: [
              [
                { text: 'Documents behind this return', bold: true },
                { text: 'Section', bold: true },
                { text: 'At hand', bold: true },
              ],
              ...documents.map((d) => [
                d.label,
                d.section,
                d.atHand ? 'Yes' : { text: 'Missing', bold: true },
              ]),
            ],
          },
        },
      ];

/** `GET /itr/{id}/computation.pdf`. */
export const computationPdf = route({
  method: 'GET',
  path: '/itr/:id/computation.pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'itr.exported',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { heading, computed, documents } = await computationOf(deps, user, params.id);
    const body = await renderPdf(computationSheet(heading, computed, documents));
    return {
      file: {
        name: `${heading.pan}_computation_AY${heading.year}.pdf`,
        type: 'application/pdf',
        body,
        size: body.length,
      },
    };
  },
});
