import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import type { HomePeriod, ReturnCard } from '../base/calls.ts';

/** A figure among a card's totals. */
export const totalOf = (card: ReturnCard, name: string): number =>
  Number((card.totals as Record<string, number> | null)?.[name] ?? 0);
/** Sum of the taxes under a name among a card's totals. */
export const taxesOf = (card: ReturnCard, name: string): number => {
  const taxes = (card.totals as Record<string, Partial<Taxes> | null> | null)?.[name];
  return (taxes?.igst ?? 0) + (taxes?.cgst ?? 0) + (taxes?.sgst ?? 0) + (taxes?.cess ?? 0);
};
/** Credit in table 4(A) from a statement. */
export const creditOf = (card: ReturnCard): number =>
  ['import_goods', 'reverse_charge', 'isd', 'other'].reduce((n, name) => n + taxesOf(card, name), 0);

/** Sections of GSTR-1 with supplies of the month, without amendments, advances and summaries. */
const supplies = ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'nil'];

/** Turnover and tax of a GSTR-1, in rupees; reduced by credit notes. */
function suppliesOf(card: ReturnCard): { turnover: number; tax: number } {
  const sections = (
    card.totals as { sections?: Record<string, Partial<Taxes> & { taxable?: number }> } | null
  )?.sections;
  const out = { turnover: 0, tax: 0 };
  for (const id of supplies) {
    const of = sections?.[id];
    out.turnover += of?.taxable ?? 0;
    out.tax += (of?.igst ?? 0) + (of?.cgst ?? 0) + (of?.sgst ?? 0) + (of?.cess ?? 0);
  }
  return out;
}

/** Turnover and tax of the periods with a GSTR-1, in order. */
export const supplyMonths = (periods: readonly HomePeriod[]) =>
  periods
    .filter((p) => p.gstr1?.gst_id)
    .map((p) => ({ period: p.period, ...suppliesOf(p.gstr1!) }))
    .filter((m) => m.turnover !== 0 || m.tax !== 0);

/**
 * Which returns of a past period can be filed as nil: neither is started and there are no purchases. The IFF
 * is never nil.
 */
export const mayFileNil = ({ gstr1, gstr2b, gstr3b, iff }: HomePeriod) => ({
  gstr1: !gstr1?.gst_id && !iff,
  gstr3b:
    gstr3b !== null &&
    !gstr3b.gst_id &&
    !gstr2b?.gst_id &&
    (!gstr1?.gst_id || (gstr1.nil && gstr1.status === 'filed')),
});
