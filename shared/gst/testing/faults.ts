import { english } from '../../forms/messages.ts';
import type { GstIssue } from '../gstr1/issue.ts';
import { sheetsFromWire } from '../gstr1/read-wire.ts';
import { rowIds } from '../gstr1/row-ids.ts';
import type { CheckContext } from '../gstr1/rules-rows.ts';
import { type SectionId, sections } from '../gstr1/sections.ts';
import { checkAll } from '../gstr1/validate.ts';

export const who: CheckContext = { gstin: '24AAQCA8719H1ZC', period: '10-2025', frequency: 'monthly' };
export const local = '24AANFA2641L1ZF';
export const away = '29AABCR1718E1ZL';
export type Wire = Record<string, string | number>;
export const b2b = (over: Wire = {}): Wire => ({
  gstin: local,
  invoice_number: 'A-1',
  invoice_date: '2025-10-05',
  invoice_value: 11800,
  place_of_supply: '24',
  rate: 18,
  taxable_value: 10000,
  cgst: 900,
  sgst: 900,
  ...over,
});
export const b2cl = (over: Wire = {}): Wire => ({
  invoice_number: 'C-1',
  invoice_date: '2025-10-10',
  invoice_value: 118000,
  place_of_supply: '29',
  rate: 18,
  taxable_value: 100000,
  tax_amount: 18000,
  ...over,
});

/** Errors about rows: column and English text. */
export function faults(
  section: SectionId,
  rows: Wire[],
  ctx: CheckContext = who,
  severity: GstIssue['severity'] = 'error',
): [string | undefined, string][] {
  const { sheets } = sheetsFromWire(ctx, { [sections[section].list]: rows }, rowIds());
  return checkAll(ctx, sheets)
    .filter((i) => i.row && i.severity === severity)
    .map((i) => [i.field, english(i.message)]);
}
export const fields = (...args: Parameters<typeof faults>) => faults(...args).map(([field]) => field);
