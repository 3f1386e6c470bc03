import { financialYearOn, isIsoDate } from '../../dates.ts';
import { paise, type Row } from './columns.ts';
import { type Section, type SectionId, type Sheets, sectionIds, sections } from './sections.ts';
import { baseOf, noTaxes, type Taxes, taxesOf } from './supply.ts';

/** Figures of one section. `documents` counts invoices and notes once, `lines` every row; amounts in paise. */
export interface SectionTotals extends Taxes {
  documents: number;
  lines: number;
  taxable: number;
  value: number;
}

/** Totals of no rows. */
export const noTotals = (): SectionTotals => ({
  documents: 0,
  lines: 0,
  taxable: 0,
  value: 0,
  ...noTaxes(),
});

/** Credit notes reduce the liability, so they count as negative in totals. */
export const signOf = (row: Row): 1 | -1 => (row.note_type === 'C' ? -1 : 1);

/** Rows with the same answer are lines of one document: party, supplier, number and the financial year it was numbered in. */
export function sameDocument(document: NonNullable<Section['document']>, row: Row): string {
  const day = row[document.date] as string | undefined;
  const year = day && isIsoDate(day) ? financialYearOn(day) : '';
  const number = String(row[document.number] ?? row.id).toUpperCase();
  return `${row.gstin ?? ''}|${row.supplier_gstin ?? ''}|${year}|${number}`;
}

/** Adds a line's figures to a total, or subtracts them with `by` -1; documents are counted by the caller. */
export function addLine(total: SectionTotals, section: Section, row: Row, by: 1 | -1 = 1): void {
  const { id } = section;
  const s = by * signOf(row);
  const t = taxesOf(section, row);
  total.lines += by;
  total.taxable += s * (id === 'supeco' || id === 'supecoa' ? paise(row, 'supply_value') : baseOf(row));
  total.igst += s * t.igst;
  total.cgst += s * t.cgst;
  total.sgst += s * t.sgst;
  total.cess += s * t.cess;
  if (id === 'nil')
    total.taxable +=
      by * (paise(row, 'nil_amount') + paise(row, 'exempt_amount') + paise(row, 'non_gst_amount'));
}

/** Totals of one section's rows. Credit notes count negative; a document's own value counts once. */
export function sectionTotals(id: SectionId, rows: readonly Row[]): SectionTotals {
  const section = sections[id];
  const total = noTotals();
  const seen = new Set<string>();
  for (const row of rows) {
    addLine(total, section, row);
    if (section.document) {
      const key = sameDocument(section.document, row);
      if (seen.has(key)) continue;
      seen.add(key);
      total.documents++;
      total.value += signOf(row) * paise(row, section.document.value);
    } else {
      total.documents++;
    }
  }
  return total;
}

/** Totals of every section that has rows. */
export function allTotals(sheets: Sheets): Partial<Record<SectionId, SectionTotals>> {
  const totals: Partial<Record<SectionId, SectionTotals>> = {};
  for (const id of sectionIds) {
    const rows = sheets[id];
    if (rows && rows.length > 0) totals[id] = sectionTotals(id, rows);
  }
  return totals;
}

/** The six sums the documented save sends and stores, in rupees. */
export function documentedSums(sheets: Sheets): {
  total_b2b_invoices: number;
  b2b_taxable_value: number;
  total_b2cl_invoices: number;
  b2cl_taxable_value: number;
  total_b2cs_invoices: number;
  b2cs_taxable_value: number;
} {
  const of = (id: SectionId) => sectionTotals(id, sheets[id] ?? []);
  const b2b = of('b2b');
  const b2cl = of('b2cl');
  const b2cs = of('b2cs');
  return {
    total_b2b_invoices: b2b.documents,
    b2b_taxable_value: b2b.taxable / 100,
    total_b2cl_invoices: b2cl.documents,
    b2cl_taxable_value: b2cl.taxable / 100,
    total_b2cs_invoices: b2cs.documents,
    b2cs_taxable_value: b2cs.taxable / 100,
  };
}
