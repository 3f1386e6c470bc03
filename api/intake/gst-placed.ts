import { paise, type Row } from '../../shared/gst/gstr1/columns.ts';
import { type SectionId, type Sheets, sectionIds } from '../../shared/gst/gstr1/sections.ts';
import { noTotals, sectionTotals } from '../../shared/gst/gstr1/totals.ts';
import type { Purchase } from '../../shared/gst/gstr2b/register.ts';
import { type Placed, rupees } from './reading.ts';

const shown = ['taxable', 'igst', 'cgst', 'sgst', 'cess', 'value'] as const;

/** The value of a table without documents: its own column, or the amount charged. */
function ownValue(id: SectionId, rows: readonly Row[]): number {
  const column = ({ hsn: 'total_value', at: 'advance_amount', txpd: 'advance_amount' } as const)[id as 'hsn'];
  const told = column ? rows.reduce((n, row) => n + paise(row, column), 0) : 0;
  if (told !== 0) return told;
  const t = sectionTotals(id, rows);
  return t.taxable + t.igst + t.cgst + t.sgst + t.cess;
}

/** Tables of GSTR-1 by period with documents and totals in rupees, credit notes negative. */
export function placedSheets(list: readonly Sheets[]): Record<string, Placed> {
  const out: Record<string, Placed> = {};
  for (const id of sectionIds) {
    const total = noTotals();
    for (const sheets of list) {
      const rows = sheets[id] ?? [];
      if (rows.length === 0) continue;
      const own = sectionTotals(id, rows);
      if (own.value === 0) own.value = ownValue(id, rows);
      for (const key of [...shown, 'documents', 'lines'] as const) total[key] += own[key];
    }
    if (total.lines === 0) continue;
    out[id] = {
      rows: total.documents,
      ...(total.lines === total.documents ? {} : { lines: total.lines }),
      totals: id === 'doc_issue' ? {} : rupees(Object.fromEntries(shown.map((k) => [k, total[k]]))),
    };
  }
  return out;
}

/** Purchases with their totals in rupees, credit notes negative. */
export function placedPurchases(
  list: readonly (Pick<Purchase, 'kind' | 'taxable' | 'igst' | 'cgst' | 'sgst' | 'cess'> & {
    value?: number;
  })[],
): Placed {
  const total = { taxable: 0, igst: 0, cgst: 0, sgst: 0, cess: 0, value: 0 };
  for (const p of list) {
    const sign = p.kind === 'C' ? -1 : 1;
    for (const key of ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const) total[key] += sign * p[key];
    total.value += sign * (p.value ?? p.taxable + p.igst + p.cgst + p.sgst + p.cess);
  }
  return { rows: list.length, totals: rupees(total) };
}
