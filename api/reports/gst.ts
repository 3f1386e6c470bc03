import { formatDate, todayInIst } from '../../shared/dates.ts';
import { sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import { allTotals } from '../../shared/gst/gstr1/totals.ts';
import type { InwardDocument } from '../../shared/gst/gstr2b/read.ts';
import { amountKeys, annualRows, keysOf } from '../../shared/gst/gstr9/rows.ts';
import { financialYearOfPeriod } from '../../shared/gst/periods.ts';
import { formatPaise } from '../../shared/money.ts';
import type { Report, ReportRow, ReportTable } from '../../shared/reports/report.ts';
import type { SheetCell } from '../../shared/sheets/workbook.ts';
import type { Deps } from '../base/deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { type GstReturnDoc, isOutward } from '../gst/base/model.ts';
import { loadRows } from '../gst/base/rows.ts';
import { periodIn } from '../gst/base/store.ts';
import { loadStatement } from '../gst/gstr2b/statement.ts';
import { contentOf, paidForm } from '../gst/gstr3b/content.ts';
import { printedRows } from '../gst/gstr3b/files.ts';
import { labelOf } from '../gst/gstr3b/summary-pdf.ts';
import { workedAnnual } from '../gst/gstr9/work.ts';
import type { Say } from '../pdf/languages.ts';

const figures = ['Taxable value', 'Integrated tax', 'Central tax', 'State/UT tax', 'Cess'];
const right = (label: string) => ({ label, right: true });
const nothing = 'Nothing is reported in this period.';

/** GSTR-1 by table, like the portal's summary. */
async function gstr1Table(deps: Deps, record: GstReturnDoc, say: Say): Promise<ReportTable> {
  const totals = allTotals(await loadRows(deps, record._id));
  return {
    title: 'Summary by table',
    columns: [
      { label: 'Table' },
      { label: 'Details' },
      ...['Records', ...figures, 'Document value'].map(right),
    ],
    rows: sectionIds.flatMap((id) => {
      const t = totals[id];
      if (!t) return [];
      const amounts = [t.taxable, t.igst, t.cgst, t.sgst, t.cess, t.value].map(formatPaise);
      return [{ cells: [sections[id].table, say(sections[id].title), String(t.documents), ...amounts] }];
    }),
    empty: nothing,
  };
}

const shown = (cell: SheetCell): string =>
  typeof cell === 'number' ? formatPaise(Math.round(cell * 100)) : cell === null ? '' : String(cell);

/** GSTR-3B with its payment, line by line. */
function gstr3bTable(deps: Deps, record: GstReturnDoc, say: Say): ReportTable {
  const content = contentOf(deps, record);
  const [, ...lines] = printedRows(paidForm(deps, record, content), content.opening);
  return {
    title: 'Form and payment',
    columns: [{ label: 'Table' }, { label: 'Details' }, ...figures.map(right)],
    rows: lines.map(
      (line): ReportRow => ({
        cells: line.map((cell, at) => (at === 1 ? labelOf(String(cell ?? ''), say) : shown(cell))),
        strong: line[0] === '6.1',
      }),
    ),
    empty: nothing,
  };
}

const kinds = { invoice: 'Invoices', C: 'Credit notes', D: 'Debit notes' } as const;

/** GSTR-2B by table and document type; credit notes negative, rejected documents excluded. */
async function gstr2bTable(deps: Deps, record: GstReturnDoc, say: Say): Promise<ReportTable> {
  const { documents } = await loadStatement(deps, record);
  const groups = new Map<string, InwardDocument[]>();
  for (const d of documents) {
    if (d.rejected) continue;
    const key = `${d.source.toUpperCase()}|${kinds[d.kind]}|${d.available ? 'Available' : 'Not available'}`;
    groups.set(key, [...(groups.get(key) ?? []), d]);
  }
  const total = (list: readonly InwardDocument[], key: 'taxable' | 'igst' | 'cgst' | 'sgst' | 'cess') =>
    formatPaise(list.reduce((sum, d) => sum + (d.kind === 'C' ? -d[key] : d[key]), 0));
  return {
    title: 'Inward supplies',
    columns: [
      { label: 'Table' },
      { label: 'Documents' },
      { label: 'Credit' },
      ...['Records', ...figures].map(right),
    ],
    rows: [...groups].map(([key, list]) => ({
      cells: [
        ...key.split('|').map((text) => say(text)),
        String(list.length),
        ...(['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const).map((k) => total(list, k)),
      ],
    })),
    empty: 'The statement has no documents.',
  };
}

/** GSTR-9 row by row, in form order, without empty rows. */
async function gstr9Table(deps: Deps, record: GstReturnDoc, say: Say): Promise<ReportTable> {
  const { rows } = await workedAnnual(deps, record);
  const byId = new Map(rows.map((r) => [r.id, r.amounts]));
  return {
    title: 'Annual return by row',
    columns: [
      { label: 'Row' },
      { label: 'Details' },
      ...['Taxable value', 'Central tax', 'State/UT tax', 'Integrated tax', 'Cess'].map(right),
    ],
    rows: annualRows.flatMap((row): ReportRow[] => {
      const amounts = byId.get(row.id)!;
      const keys = keysOf(row);
      if (!keys.some((key) => amounts[key] !== 0)) return [];
      const cells = amountKeys.map((key) => (keys.includes(key) ? formatPaise(amounts[key]) : ''));
      return [
        { cells: [row.id.replace(/_.*/, ''), say(row.label), ...cells], strong: row.plus !== undefined },
      ];
    }),
    empty: 'No returns of the year are saved here.',
  };
}

/**
 * A GST return of any kind as a report: totals by section of GSTR-1, the form of GSTR-3B, the documents of
 * GSTR-2B, the rows of GSTR-9.
 */
export async function gstReport(
  deps: Deps,
  record: GstReturnDoc,
  entity: EntityDoc,
  say: Say,
): Promise<Report> {
  const gstin = record.gstin_sealed ? deps.vault.open<string>(record.gstin_sealed) : '';
  const type = record.return_type;
  const table = isOutward(record)
    ? await gstr1Table(deps, record, say)
    : type === 'GSTR-3B'
      ? gstr3bTable(deps, record, say)
      : type === 'GSTR-9'
        ? await gstr9Table(deps, record, say)
        : await gstr2bTable(deps, record, say);
  return {
    title: isOutward(record) ? say('{form} summary', { form: type }) : type,
    name: entity.name,
    facts: [
      ['GSTIN', gstin],
      type === 'GSTR-9'
        ? ['Financial year', financialYearOfPeriod(record.period)]
        : ['Return period', periodIn(say, record)],
      ['Status', say(record.status === 'filed' ? 'Filed' : 'Draft')],
      ...(record.filed_on ? [['Filed on', formatDate(record.filed_on)] as const] : []),
      ...(record.acknowledgement ? [['ARN', record.acknowledgement] as const] : []),
      ['Printed on', formatDate(todayInIst(deps.now()))],
    ],
    tables: [table],
    notes:
      type === 'GSTR-3B' || type === 'GSTR-9'
        ? ['Amounts in rupees.']
        : ['Amounts in rupees. Credit notes are shown as negative amounts.'],
    file: `${type.replace('-', '')}_${gstin}_${record.period.replace('-', '')}`,
  };
}
