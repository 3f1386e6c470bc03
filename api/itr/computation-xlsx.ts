import writeXlsxFile from 'write-excel-file/node';
import { english } from '../../shared/forms/messages.ts';
import { linesBoth } from '../../shared/itr/both-regimes.ts';
import type { ItrComputation } from '../../shared/itr/common/types.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { xlsxType } from '../files/workbook.ts';
import {
  type ComputationHeading,
  computationOf,
  computationRows,
  type ListedDocument,
  summaryRows,
} from './computation.ts';

/** Whole rupees with Indian grouping, which spreadsheets lack. */
const indian = (amount: number): string =>
  amount < 0
    ? '[<=-10000000]-##\\,##\\,##\\,##0;[<=-100000]-##\\,##\\,##0;##,##0'
    : '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0';

interface Cell {
  value?: string | number;
  type?: StringConstructor | NumberConstructor;
  fontWeight?: 'bold';
  indent?: number;
  align?: 'right';
  format?: string;
  wrap?: boolean;
  topBorderStyle?: 'thin';
  bottomBorderStyle?: 'thin' | 'double';
  backgroundColor?: string;
  columnSpan?: number;
}

// Written as text cells, so that a spreadsheet never runs names as formulas.
const text = (value: string, more: Cell = {}): Cell => ({ value, type: String, ...more });
const amount = (value: number | undefined, more: Cell = {}): Cell | null =>
  value === undefined ? null : { value, type: Number, format: indian(value), align: 'right', ...more };
const head = (value: string, more: Cell = {}): Cell =>
  text(value, { fontWeight: 'bold', backgroundColor: '#e8eef4', bottomBorderStyle: 'thin', ...more });
const bold = { fontWeight: 'bold' } as const;
const total = { ...bold, topBorderStyle: 'thin', bottomBorderStyle: 'double' } as const;

const headingRows = (h: ComputationHeading): (Cell | null)[][] => [
  [text('Computation of income', { ...bold })],
  [text('Name'), text(h.name, bold)],
  [text('PAN'), text(h.pan, bold)],
  [text('Form'), text(`${h.form}, assessment year ${h.year}`)],
  [text('Status'), text(h.status)],
  [text('Figures as on'), text(h.printed)],
  [],
];

/** The sheets: computation, both regimes line by line, supporting papers. */
function computationWorkbook(
  heading: ComputationHeading,
  computed: ItrComputation,
  documents: readonly ListedDocument[],
): Promise<Buffer> {
  const { chosen, comparison, regime, oneRegime } = computed;
  const sheet = [
    ...headingRows(heading),
    [
      head(oneRegime ? 'Particulars' : `Particulars (${regime} regime)`),
      head('Section'),
      head('Details, rupees', { align: 'right' }),
      head('Rupees', { align: 'right' }),
    ],
    ...computationRows(chosen.breakdown).map((row) => {
      const style = row.total ? total : row.outer !== undefined ? bold : {};
      return [
        text(row.label, { ...style, indent: row.indent, wrap: true }),
        text(row.section, row.total ? total : {}),
        amount(row.inner) ?? (row.total ? text('', total) : null),
        amount(row.outer, style),
      ];
    }),
    [],
    ...computed.notes.map((n) => [text(english(n.message), { wrap: true })]),
  ];
  const both = [
    [
      head('Particulars'),
      head('Section'),
      ...['Old regime', 'New regime', 'Old less new'].map((h) => head(h, { align: 'right' })),
    ],
    ...linesBoth(comparison.old.breakdown, comparison.new.breakdown).map((row) => [
      text(row.label, { indent: row.depth, wrap: true, ...(row.depth < 2 ? bold : {}) }),
      text(row.section),
      amount(row.old, row.depth < 2 ? bold : {}),
      amount(row.new, row.depth < 2 ? bold : {}),
      amount((row.old ?? 0) - (row.new ?? 0)),
    ]),
    [],
    ...summaryRows(comparison).map((row) => {
      const style = row.total ? bold : {};
      return [
        text(row.label, style),
        null,
        amount(row.old, style),
        amount(row.new, style),
        amount(row.old - row.new, style),
      ];
    }),
  ];
  const papers = [
    [head('Document'), head('Section'), head('At hand')],
    ...documents.map((d) => [
      text(english(d.label), { wrap: true }),
      text(d.section),
      text(d.atHand ? 'Yes' : 'Missing', d.atHand ? {} : bold),
    ]),
  ];
  const narrow = { width: 16 };
  return writeXlsxFile([
    {
      sheet: 'Computation',
      data: sheet,
      columns: [{ width: 58 }, { width: 22 }, narrow, narrow],
      showGridLines: false,
    },
    ...(oneRegime
      ? []
      : [
          {
            sheet: 'Both regimes',
            data: both,
            columns: [{ width: 58 }, { width: 22 }, narrow, narrow, narrow],
            stickyRowsCount: 1,
          },
        ]),
    {
      sheet: 'Documents',
      data: papers,
      columns: [{ width: 70 }, { width: 14 }, { width: 12 }],
      stickyRowsCount: 1,
    },
  ] as never).toBuffer() as Promise<Buffer>;
}

/** `GET /itr/{id}/computation.xlsx`. */
export const computationXlsx = route({
  method: 'GET',
  path: '/itr/:id/computation.xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'itr.exported',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { heading, computed, documents } = await computationOf(deps, user, params.id);
    const body = await computationWorkbook(heading, computed, documents);
    return {
      file: {
        name: `${heading.pan}_computation_AY${heading.year}.xlsx`,
        type: xlsxType,
        body,
        size: body.length,
      },
    };
  },
});
