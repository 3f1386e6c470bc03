import { type SectionId, type Sheets, sectionIds } from '../../../shared/gst/gstr1/sections.ts';
import { allTotals, documentedSums } from '../../../shared/gst/gstr1/totals.ts';
import type { Touched } from './rows.ts';

/** Totals as stored and shown: the documented sums, and every section with rows, in rupees. */
export function totalsOf(sheets: Sheets): Record<string, unknown> {
  const out: Record<string, unknown> = { ...documentedSums(sheets) };
  const bySection: Record<string, unknown> = {};
  for (const [id, t] of Object.entries(allTotals(sheets))) {
    bySection[id] = {
      documents: t.documents,
      lines: t.lines,
      taxable: t.taxable / 100,
      igst: t.igst / 100,
      cgst: t.cgst / 100,
      sgst: t.sgst / 100,
      cess: t.cess / 100,
      value: t.value / 100,
    };
  }
  out['sections'] = bySection;
  return out;
}

const summed = ['b2b', 'b2cl', 'b2cs'] as const;
const amounts = ['taxable', 'igst', 'cgst', 'sgst', 'cess', 'value'] as const;
type Figures = Record<'documents' | 'lines' | (typeof amounts)[number], number>;

/** The documented sums of figures by section. */
function sumsOf(bySection: Record<string, Figures>): Record<string, number> {
  const out: Record<string, number> = {};
  for (const id of summed) {
    out[`total_${id}_invoices`] = bySection[id]?.documents ?? 0;
    out[`${id}_taxable_value`] = bySection[id]?.taxable ?? 0;
  }
  return out;
}

/** Stored totals after a patch, from the changed documents only. */
export function totalsAfter(stored: Record<string, unknown>, { before, after }: Touched) {
  const out = { ...stored };
  const bySection = { ...(stored['sections'] as Record<string, Figures> | undefined) };
  const was = allTotals(before);
  const is = allTotals(after);
  for (const id of sectionIds) {
    if (!was[id] && !is[id]) continue;
    const old = bySection[id];
    const change = (name: keyof Figures) => (is[id]?.[name] ?? 0) - (was[id]?.[name] ?? 0);
    const next = {
      documents: (old?.documents ?? 0) + change('documents'),
      lines: (old?.lines ?? 0) + change('lines'),
    } as Figures;
    for (const name of amounts) next[name] = (Math.round((old?.[name] ?? 0) * 100) + change(name)) / 100;
    if (next.lines === 0) delete bySection[id];
    else bySection[id] = next;
  }
  return { ...out, ...sumsOf(bySection), sections: bySection };
}

/** Stored totals after entire sections were replaced; others are unchanged. */
export function totalsReplaced(
  stored: Record<string, unknown>,
  replaced: readonly SectionId[],
  fresh: Record<string, unknown>,
) {
  const bySection = { ...(stored['sections'] as Record<string, Figures> | undefined) };
  for (const id of replaced) delete bySection[id];
  Object.assign(bySection, fresh['sections']);
  return { ...stored, ...sumsOf(bySection), sections: bySection };
}
