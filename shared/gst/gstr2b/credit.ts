import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import type { CreditParts, Gstr2b, InwardDocument } from './read.ts';

/** Input tax credit by the rows of table 4 of GSTR-3B that GSTR-2B can fill; integer paise. */
export interface Table4 {
  /** 4(A)(1) import of goods. */
  import_goods: Taxes;
  /** 4(A)(3) inward supplies under reverse charge. */
  reverse_charge: Taxes;
  /** 4(A)(4) from an input service distributor. */
  isd: Taxes;
  /** 4(A)(5) all other, net of credit notes. */
  other: Taxes;
  /** 4(D)(2) restricted: time passed (s.16(4)) or place of supply. */
  restricted: Taxes;
}

const add = (to: Taxes, from: Taxes, sign: 1 | -1 = 1): void => {
  for (const key of ['igst', 'cgst', 'sgst', 'cess'] as const) to[key] += sign * from[key];
};
const zero = (): Table4 => ({
  import_goods: noTaxes(),
  reverse_charge: noTaxes(),
  isd: noTaxes(),
  other: noTaxes(),
  restricted: noTaxes(),
});

const rowOf = (d: InwardDocument): Exclude<keyof Table4, 'restricted'> =>
  d.source === 'impg' || d.source === 'impgsez'
    ? 'import_goods'
    : d.source === 'isd' || d.source === 'isda'
      ? 'isd'
      : d.reverse
        ? 'reverse_charge'
        : 'other';

/**
 * Table 4 from documents: eligible credit less credit notes. `take` can exclude documents (not in the books,
 * blocked credit). For amended documents only the difference from the earlier credit counts, through
 * `before`.
 */
export function creditFromDocuments(
  documents: readonly InwardDocument[],
  take: (d: InwardDocument) => boolean = () => true,
  before: (d: InwardDocument) => Taxes | undefined = () => undefined,
): Table4 {
  const table = zero();
  for (const d of documents) {
    if (d.rejected || !take(d)) continue;
    const sign = d.kind === 'C' ? -1 : 1;
    const row = d.available ? table[rowOf(d)] : table.restricted;
    add(row, d, sign);
    const earlier = before(d);
    if (earlier) add(row, earlier, sign === 1 ? -1 : 1);
  }
  return table;
}

const net = (parts: CreditParts): Omit<Table4, 'restricted'> => {
  const row = (plus: Taxes, minus: Taxes): Taxes => {
    const out = { ...plus };
    add(out, minus, -1);
    return out;
  };
  return {
    import_goods: { ...parts.imports },
    reverse_charge: row(parts.reverse, parts.reverseCreditNotes),
    isd: row(parts.isd, parts.isdCreditNotes),
    other: row(parts.other, parts.creditNotes),
  };
};

/**
 * Table 4 from the statement's own summary, which already includes amendments as differences; undefined if
 * the file has none.
 */
export function creditFromSummary(statement: Pick<Gstr2b, 'summary'>): Table4 | undefined {
  if (!statement.summary) return undefined;
  const restricted = noTaxes();
  for (const part of Object.values(net(statement.summary.unavailable))) add(restricted, part);
  return { ...net(statement.summary.available), restricted };
}

/** Reverse charge supplies of the statement, for row 3.1(d): taxable value and tax, net of credit notes. */
export function reverseChargeSupplies(documents: readonly InwardDocument[]): Taxes & { taxable: number } {
  const out = { ...noTaxes(), taxable: 0 };
  for (const d of documents) {
    if (d.rejected || !d.reverse) continue;
    const sign = d.kind === 'C' ? -1 : 1;
    out.taxable += sign * d.taxable;
    add(out, d, sign);
  }
  return out;
}
