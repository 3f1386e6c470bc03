import { paise, type Row } from './columns.ts';
import type { Section } from './sections.ts';
import { expectedTax, isIntraState, type Taxpayer, taxesOf } from './supply.ts';

const drivers = [
  'rate',
  'taxable_value',
  'advance_amount',
  'place_of_supply',
  'invoice_type',
  'applicable_percent',
  'export_type',
  'unregistered_type',
] as const;

/**
 * A row after an edit: taxes that equalled the calculated ones (or were blank) are recalculated for the new
 * rate, value or place; other figures are kept. Likewise a document value that was the sum of its single
 * line.
 */
export function follow(who: Taxpayer, section: Section, before: Row | undefined, after: Row): Row {
  if (!section.columns.some((c) => c.key === 'rate') || section.id === 'hsn') return after;
  if (before && drivers.every((key) => before[key] === after[key])) return after;
  if (after.rate === undefined || (after.taxable_value === undefined && after.advance_amount === undefined))
    return after;
  const had = before ? taxesOf(section, before) : { igst: 0, cgst: 0, sgst: 0, cess: 0 };
  const was = before ? expectedTax(who, section, before) : { igst: 0, cgst: 0, sgst: 0 };
  const blank = had.igst === 0 && had.cgst === 0 && had.sgst === 0;
  const own = had.igst === was.igst && had.cgst === was.cgst && had.sgst === was.sgst;
  if (!blank && !own) return after;
  const now = expectedTax(who, section, after);
  const out: Record<string, unknown> = { ...after };
  const put = (key: string, value: number, show: boolean) => {
    if (!section.columns.some((c) => c.key === key)) return;
    if (show || value !== 0) out[key] = value;
    else delete out[key];
  };
  const intra = isIntraState(who, section, after);
  put(section.igst, now.igst, !intra);
  put('cgst', now.cgst, intra);
  put('sgst', now.sgst, intra);
  const value = section.document?.value;
  if (value) {
    const total = (row: Row) => {
      const t = taxesOf(section, row);
      return paise(row, 'taxable_value') + t.igst + t.cgst + t.sgst + t.cess;
    };
    const typed = after[value] as number | undefined;
    if (typed === undefined || (before && typed === total(before))) out[value] = total(out as unknown as Row);
  }
  return out as Row;
}
