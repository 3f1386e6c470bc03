import { formatDate } from '../../../shared/dates.ts';
import {
  numberOf,
  type ReasonTableId,
  type ReconKey,
  type ReconTableId,
  reasonIds,
  reasonTables,
  reconKeys,
  reconRows,
  reconTables,
} from '../../../shared/gst/gstr9c/rows.ts';
import { columnNames, reasonTitles, tableTitles } from '../../../shared/gst/gstr9c/titles.ts';
import { formatPaise } from '../../../shared/money.ts';
import type { ReportTable } from '../../../shared/reports/report.ts';
import type { SheetCell, WorkbookSheet } from '../../../shared/sheets/workbook.ts';
import { fileReply, route } from '../../base/route.ts';
import { idParams } from '../../base/schemas.ts';
import { xlsxOf, xlsxType } from '../../files/workbook.ts';
import { languageQuery, type Say, sayIn } from '../../pdf/languages.ts';
import {
  closeLook,
  ending,
  factsGrid,
  heading,
  headings,
  inks,
  letterheadFor,
  paper,
  printedOn,
  right,
} from '../../pdf/paper.ts';
import { renderPdf } from '../../pdf/render.ts';
import { reachGst, taxpayerOf } from '../base/store.ts';
import { manyOfReturn } from '../gstr9/work.ts';
import { workedRecon } from './work.ts';

type Recon = Awaited<ReturnType<typeof workedRecon>>;
type Table = ReconTableId | ReasonTableId;

/** Every table in the form's order: 5, 6, 7 … 17. */
const tables: readonly Table[] = [...reconTables, ...reasonIds].sort((a, b) => Number(a) - Number(b));
const isReasons = (table: Table): table is ReasonTableId => Object.hasOwn(reasonTables, table);
const reasonsOf = ({ content }: Recon, table: ReasonTableId) =>
  (content.reasons[table] ?? []).filter((text) => text !== '');

/** The columns used in any row of a table. */
const keysIn = (table: ReconTableId): ReconKey[] =>
  reconKeys.filter((key) => reconRows.some((r) => r.table === table && r.keys.includes(key)));

const headsOf = (table: ReconTableId) => keysIn(table).map((key) => columnNames(table)[key]);

/** The figures table by table, then the reasons; rupees. */
function reconSheets(recon: Recon): WorkbookSheet[] {
  const rows: SheetCell[][] = [];
  for (const table of tables) {
    if (rows.length > 0) rows.push([]);
    if (isReasons(table)) {
      rows.push([table, reasonTitles[table]]);
      for (const [at, text] of reasonsOf(recon, table).entries())
        rows.push([`${table}${String.fromCharCode(65 + at)}`, text]);
      continue;
    }
    rows.push([table, tableTitles[table], ...headsOf(table), 'Source']);
    for (const row of reconRows.filter((r) => r.table === table)) {
      const amounts = recon.figures.get(row.id)!;
      rows.push([
        numberOf(row),
        row.label,
        ...keysIn(table).map((key): SheetCell => (key in amounts ? amounts[key]! / 100 : null)),
        row.plus
          ? 'Calculated'
          : recon.content.typed[row.id]
            ? 'Entered'
            : row.from
              ? `GSTR-9: ${row.from}`
              : '',
      ]);
    }
  }
  return [{ name: 'GSTR-9C', rows }];
}

/** All tables of GSTR-9C with reasons, for its report. */
export const reconReport = (recon: Recon, say: Say): ReportTable[] =>
  tables.map((table): ReportTable => {
    if (isReasons(table))
      return {
        title: `${table} ${say(reasonTitles[table])}`,
        columns: [{ label: 'Reason' }],
        rows: reasonsOf(recon, table).map((text) => ({ cells: [text] })),
        empty: 'None',
      };
    const keys = keysIn(table);
    return {
      title: `${table} ${say(tableTitles[table])}`,
      columns: [
        { label: 'Row' },
        { label: 'Details' },
        ...headsOf(table).map((label) => ({ label, right: true })),
      ],
      rows: reconRows
        .filter((r) => r.table === table)
        .map((r) => {
          const amounts = recon.figures.get(r.id)!;
          return {
            cells: [
              numberOf(r),
              say(r.label),
              ...keys.map((key) => (key in amounts ? formatPaise(amounts[key]!) : '')),
            ],
            strong: r.plus !== undefined,
          };
        }),
      empty: 'None',
    };
  });

const stem = (gstin: string, year: string) => `GSTR9C_${gstin}_${year}`;

/** `GET /gst/gstr9/{gst_id}/9c/xlsx`: the tables of GSTR-9C in form order with reasons. */
export const gstr9cXlsx = route({
  method: 'GET',
  path: '/gst/gstr9/:id/9c/xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  aside: import.meta.url,
  large: manyOfReturn,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachGst(user, params.id, 'GSTR-9');
    const recon = await workedRecon(deps, record, entity);
    const { gstin } = taxpayerOf(deps, record);
    return fileReply(`${stem(gstin, recon.financialYear)}.xlsx`, xlsxType, await xlsxOf(reconSheets(recon)));
  },
});

function printed(recon: Recon, table: Table, say: Say): object {
  if (isReasons(table)) {
    const reasons = reasonsOf(recon, table);
    return {
      stack: [
        heading(`${table} ${say(reasonTitles[table])}`),
        ...(reasons.length > 0
          ? [{ ol: reasons, type: 'upper-alpha' }]
          : [{ text: say('None'), color: inks.muted }]),
      ],
    };
  }
  const keys = keysIn(table);
  return {
    stack: [
      heading(`${table} ${say(tableTitles[table])}`, { headlineLevel: 2 }),
      {
        layout: closeLook,
        table: {
          headerRows: 1,
          keepWithHeaderRows: 1,
          dontBreakRows: true,
          widths: [28, '*', ...keys.map(() => (keys.length > 3 ? 66 : 84))],
          body: [
            headings(
              ['', 'Details', ...headsOf(table)].map((text) => say(text)),
              2,
            ),
            ...reconRows
              .filter((r) => r.table === table)
              .map((r) => {
                const amounts = recon.figures.get(r.id)!;
                const bold = r.plus !== undefined;
                return [
                  { text: numberOf(r), color: inks.muted },
                  { text: say(r.label), bold },
                  ...keys.map((key) =>
                    key in amounts
                      ? right(formatPaise(amounts[key]!), { bold })
                      : { text: '', fillColor: inks.fill },
                  ),
                ];
              }),
          ],
        },
      },
    ],
  };
}

/** `GET /gst/gstr9/{gst_id}/9c/pdf?language=`: GSTR-9C table by table, with letterhead and signature line. */
export const gstr9cPdf = route({
  method: 'GET',
  path: '/gst/gstr9/:id/9c/pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  aside: import.meta.url,
  large: manyOfReturn,
  query: languageQuery,
  handle: async ({ user, params, query, deps }) => {
    const say = sayIn(query.language);
    const state = (on: string | undefined) =>
      on ? say('Filed on {date}', { date: formatDate(on) }) : say('Draft');
    const { record, entity } = await reachGst(user, params.id, 'GSTR-9');
    const recon = await workedRecon(deps, record, entity);
    const { gstin } = taxpayerOf(deps, record);
    const filed = recon.content.filed_on;
    const bytes = await renderPdf(
      paper({
        title: say('GSTR-9C reconciliation statement'),
        below: say('Financial year {year}', { year: recon.financialYear }),
        foot: `${entity.name} · GSTIN ${gstin} · ${recon.financialYear}`,
        head: await letterheadFor(entity.owner_id),
        say,
        fontSize: 8.5,
        content: [
          factsGrid([
            [say('Legal name'), entity.name],
            ['GSTIN', gstin],
            ['GSTR-9', state(record.status === 'filed' ? record.filed_on : undefined)],
            ['GSTR-9C', state(filed)],
          ]),
          ...tables.slice(0, -1).map((table) => printed(recon, table, say)),
          ending(
            tables.slice(-1).map((table) => printed(recon, table, say)),
            printedOn(say, deps.now(), say('Amounts in rupees.')),
            [entity.name, say('Authorised signatory')],
          ),
        ],
      }),
    );
    return fileReply(`${stem(gstin, recon.financialYear)}.pdf`, 'application/pdf', Buffer.from(bytes));
  },
});
