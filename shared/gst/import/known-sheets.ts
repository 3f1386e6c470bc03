import { squeeze } from '../../intake/vocabulary.ts';
import { cellText, type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import type { Row, RowKey } from '../gstr1/columns.ts';
import type { NextId } from '../gstr1/row-ids.ts';
import type { SectionId } from '../gstr1/sections.ts';
import { homeState, type Taxpayer } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { documentsIssued } from './documents-issued.ts';
import { percent, squeezed } from './register-cells.ts';
import { type ImportedTable, importTable, type Refused } from './table.ts';

type Cells = readonly (readonly RawCell[])[];

/** A sheet of a marketplace's report that is one table of GSTR-1 already: its columns by the keys of that table. */
interface KnownSheet {
  source: string;
  sheet: RegExp;
  section: SectionId;
  own: string;
  columns: Readonly<Record<string, RowKey>>;
  /** Headings of the halves of a rate. */
  halves?: readonly [string, string];
  fixed?: (who: Taxpayer) => Partial<Record<RowKey, string>>;
}

const flipkart = { source: 'Flipkart GST report', own: 'GSTIN' } as const;
const sums = { 'Aggregate Taxable Value Rs.': 'taxable_value', 'CESS Amount Rs.': 'cess' } as const;
const sheets: readonly KnownSheet[] = [
  {
    ...flipkart,
    sheet: /^Section 5B? in GSTR-1/i,
    section: 'b2cl',
    columns: {
      'Invoice Number': 'invoice_number',
      'Invoice Date': 'invoice_date',
      'Invoice Amount Rs.': 'invoice_value',
      'Delivered State (PoS)': 'place_of_supply',
      'IGST %': 'rate',
      'Taxable Value Rs.': 'taxable_value',
      'IGST Amount Rs.': 'tax_amount',
      'CESS Amount Rs.': 'cess',
    },
  },
  {
    ...flipkart,
    sheet: /^Section 7\(A\)\(2\) in GSTR-1/i,
    section: 'b2cs',
    columns: { ...sums, 'CGST Amount Rs.': 'cgst', 'SGST /UT Amount Rs.': 'sgst' },
    halves: ['CGST %', 'SGST/UT %'],
    fixed: (who) => ({ place_of_supply: homeState(who) }),
  },
  {
    ...flipkart,
    sheet: /^Section 7\(B\)\(2\) in GSTR-1/i,
    section: 'b2cs',
    columns: {
      ...sums,
      'IGST %': 'rate',
      'IGST Amount Rs.': 'igst',
      'Delivered State (PoS)': 'place_of_supply',
    },
  },
  {
    ...flipkart,
    sheet: /^Section 12 in GSTR-1/i,
    section: 'hsn',
    columns: {
      'HSN Number': 'hsn_code',
      'Total Quantity in Nos.': 'quantity',
      'Total Value Rs.': 'total_value',
      'Total Taxable Value Rs.': 'taxable_value',
      'IGST Amount Rs.': 'igst',
      'CGST Amount Rs.': 'cgst',
      'SGST Amount Rs.': 'sgst',
      'Cess Rs.': 'cess',
    },
    // All buyers of the report are unregistered, and quantities are in numbers.
    fixed: () => ({ hsn_part: 'B2C', uqc: 'NOS' }),
  },
  {
    ...flipkart,
    sheet: /^Section 13 in GSTR-1/i,
    section: 'doc_issue',
    columns: {
      'Invoice Series From': 'from_serial',
      'Invoice Series To': 'to_serial',
      'Total Number of Invoices': 'total_number',
      'Cancelled if any': 'cancelled',
    },
    fixed: () => ({ nature: '1' }),
  },
];

/** Whether a sheet is named as a marketplace names one table of GSTR-1. */
export const isKnownSheet = (name: string): boolean => sheets.some((s) => s.sheet.test(name));

/** The column of a marketplace's sheet that names the seller's GSTIN. */
export function knownOwnColumn(name: string, rows: Cells): number | undefined {
  const known = sheets.find((s) => s.sheet.test(name));
  if (!known) return undefined;
  const at = (rows[0] ?? []).findIndex((c) => squeeze(shown(c)) === squeeze(known.own));
  return at < 0 ? undefined : at;
}

/** Reads a sheet that is one table of GSTR-1 in a marketplace's words; undefined for any other. */
export function readKnownSheet(
  who: Taxpayer,
  name: string,
  rows: Cells,
  next: NextId,
): (ImportedTable & { source: string }) | undefined {
  const known = sheets.find((s) => s.sheet.test(name));
  const heading = (rows[0] ?? []).map(shown);
  if (!known || !Object.keys(known.columns).some((h) => heading.includes(h))) return undefined;
  const fixed = Object.entries(known.fixed?.(who) ?? {}) as [RowKey, string][];
  const index = new Map(heading.map((h, i) => [squeeze(h), i] as const));
  const at = Object.entries(known.columns).flatMap(([h, key]) => {
    const i = index.get(squeeze(h));
    return i === undefined ? [] : [{ i, key }];
  });
  const [first, second] = (known.halves ?? []).map((h) => index.get(squeeze(h)));
  const own = index.get(squeeze(known.own));
  const refused: Refused[] = [];
  const table: RawCell[][] = [
    [...at.map((c) => c.key), ...(first === undefined ? [] : ['rate']), ...fixed.map(([key]) => key)],
  ];
  rows.slice(1).forEach((cells, n) => {
    const theirs = own === undefined ? '' : squeezed(cells[own]);
    const filled = cells.some((c) => shown(c) !== '');
    if (theirs !== '' && theirs !== who.gstin)
      refused.push({
        line: n + 2,
        column: known.own,
        message: say('otherSeller', { gstin: theirs }),
        cells: cells.map(shown),
      });
    const taken = filled && (theirs === '' || theirs === who.gstin);
    table.push(
      taken
        ? [
            ...at.map((c) => cells[c.i]),
            ...(first === undefined
              ? []
              : [(percent(cells[first]) ?? 0) + (second === undefined ? 0 : (percent(cells[second]) ?? 0))]),
            ...fixed.map(([, value]) => value),
          ]
        : [],
    );
  });
  const read = importTable(who, known.section, table, next, name);
  return { ...read, refused: [...refused, ...read.refused], unused: [], source: known.source };
}

/** Documents from a list of invoice numbers without amounts (Meesho's `Tax_invoice_details`): table 13 only. */
export function readNumberList(rows: Cells, next: NextId): { rows: Row[]; source: string } | undefined {
  const heading = (rows[0] ?? []).map((c) => squeeze(shown(c)));
  const [type, order, number] = ['Type', 'Suborder No.', 'Invoice No.'].map((h) =>
    heading.indexOf(squeeze(h)),
  );
  if (type === undefined || order === undefined || number === undefined || Math.min(type, order, number) < 0)
    return undefined;
  const numbersOf = (wanted: RegExp) =>
    [
      ...new Set(rows.slice(1).flatMap((c) => (wanted.test(cellText(c[type])) ? [cellText(c[number])] : []))),
    ].flatMap((n) => (n === '' ? [] : [{ number: n, cancelled: false }]));
  return {
    rows: [
      ...documentsIssued('1', numbersOf(/^invoice$/i), next),
      ...documentsIssued('5', numbersOf(/^credit note$/i), next),
    ],
    source: 'Meesho invoice list',
  };
}
