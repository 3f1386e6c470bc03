import { english } from '../../../shared/forms/messages.ts';
import { type Match, matchPurchases } from '../../../shared/gst/gstr2b/match.ts';
import type { SheetCell } from '../../../shared/sheets/workbook.ts';
import { fileReply, route } from '../../base/route.ts';
import { idParams } from '../../base/schemas.ts';
import { xlsxOf, xlsxType } from '../../files/workbook.ts';
import { manyRows } from '../base/rows.ts';
import { reachGst } from '../base/store.ts';
import { loadStatement, takesCredit } from './statement.ts';

const states: Record<Match['state'], string> = {
  exact: 'Exact',
  within: 'Within tolerance',
  different: 'Amounts differ',
  near: 'Probable match',
  only_2b: 'Only in GSTR-2B',
  only_books: 'Only in the books',
};

/** `GET /gst/gstr2b/{gst_id}/xlsx`: the comparison as a workbook. */
export const gstr2bXlsx = route({
  method: 'GET',
  path: '/gst/gstr2b/:id/xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-2B');
    const { content, documents, purchases } = await loadStatement(deps, record);
    const matches = matchPurchases(purchases, documents, content.tolerance);
    const taken = takesCredit(content, matches, purchases.length > 0);
    const heading = [
      'State',
      'Supplier GSTIN',
      'Supplier',
      'Type',
      'Books number',
      '2B number',
      'Books date',
      '2B date',
      'Books taxable',
      '2B taxable',
      'Books tax',
      '2B tax',
      'Credit taken',
      'Reasons',
    ];
    const tax = (x: { igst: number; cgst: number; sgst: number; cess: number } | undefined): SheetCell =>
      x ? (x.igst + x.cgst + x.sgst + x.cess) / 100 : null;
    const rows: SheetCell[][] = matches.map((m) => {
      const { purchase: p, document: d } = m;
      return [
        states[m.state],
        d?.gstin ?? p?.gstin ?? '',
        d?.name || p?.name || '',
        (d ?? p)!.kind,
        p?.number ?? null,
        d?.number ?? null,
        p?.date ?? null,
        d?.date ?? null,
        p ? p.taxable / 100 : null,
        d ? d.taxable / 100 : null,
        tax(p),
        tax(d),
        d ? (taken(d) ? 'Yes' : 'No') : 'No',
        m.reasons.map(english).join('; '),
      ];
    });
    const gstin = deps.vault.open<string>(record.gstin_sealed);
    return fileReply(
      `GSTR2B_${gstin}_${record.period.replace('-', '')}.xlsx`,
      xlsxType,
      await xlsxOf([{ name: 'Comparison', rows: [heading, ...rows] }]),
    );
  },
});
