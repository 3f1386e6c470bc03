import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type BookType, utils, write } from 'xlsx';
import { mutateText, randomOf } from './mutate.ts';

type Rows = readonly (readonly (string | number)[])[];

/** A small table of every kind the import page takes, with documents of another taxpayer. */
const tables = (other: string): Readonly<Record<string, Rows>> => ({
  sales: [
    [
      'Invoice No',
      'Invoice Date',
      'Party',
      'GSTIN',
      'Taxable Value',
      'Rate',
      'IGST',
      'CGST',
      'SGST',
      'Total',
    ],
    ['A/1', '15-10-2025', 'Anand', other, 10000, 18, 1800, 0, 0, 11800],
    ['A/2', '16-10-2025', 'Cash', '', 500, 5, 0, 12.5, 12.5, 525],
    ['Total', '', '', '', 10500, '', 1800, 12.5, 12.5, 12325],
  ],
  'sales by rate': [
    ['Bill No', 'Bill Date', 'Party', 'GSTIN', 'Taxable 5%', 'IGST 5%', 'Taxable 18%', 'IGST 18%', 'Total'],
    ['A/1', '15-10-2025', 'Anand', other, 1000, 50, 2000, 360, 3410],
  ],
  purchases: [
    ['Supplier Invoice No', 'Supplier Invoice Date', 'Supplier', 'Supplier GSTIN', 'Taxable Value', 'IGST'],
    ['S/1', '15-10-2025', 'Anand', other, 10000, 1800],
  ],
  'trial balance': [
    ['Trial Balance as at 31-Mar-2026'],
    ['Particulars', 'Debit', 'Credit'],
    ['Cash', 60000, ''],
    ['Capital', '', 60000],
    ['Grand Total', 60000, 60000],
  ],
  clients: [
    ['Client Name', 'PAN', 'Status', 'Mobile'],
    ['Asha Rao', 'ZZZPA1111B', 'Individual', '9820012345'],
  ],
  tds: [
    ['Name of Deductee', 'PAN', 'Section', 'Date of Payment', 'Amount Paid', 'Rate', 'TDS Deducted'],
    ['Anand', 'ZZZPC1111A', '194C', '15-10-2025', 50000, 1, 500],
  ],
  gains: [
    ['Scrip Name', 'ISIN', 'Buy Date', 'Quantity', 'Buy Value', 'Sell Date', 'Sell Value'],
    ['Tata Motors', 'INE155A01022', '15-05-2025', 10, 5000, '20-10-2025', 6000],
  ],
  bank: [
    ['Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'],
    ['15-10-2025', 'NEFT Anand', '', 10000, 30000],
    ['16-10-2025', 'Rent', 5000, '', 25000],
  ],
  'bill of entry': [
    ['BOE No', 'BOE Date', 'Port Code', 'Supplier', 'Supplier GSTIN', 'Assessable Value', 'IGST'],
    ['1234567', '15-10-2025', 'INNSA1', 'Acme', '', 10000, 1800],
  ],
});

const formats: readonly (readonly [string, BookType])[] = [
  ['csv', 'csv'],
  ['xlsx', 'xlsx'],
  ['xlsb', 'xlsb'],
  ['ods', 'ods'],
  ['xls', 'biff8'],
  ['html', 'html'],
];

/** Tables of every kind as files: in every format with `all`, else each in one. */
export function tableFiles(other: string, all: boolean): { name: string; bytes: Buffer }[] {
  return Object.entries(tables(other)).flatMap(([kind, rows], i) =>
    formats
      .filter((_, k) => all || k === i % formats.length)
      .map(([ending, bookType]) => {
        const book = utils.book_new();
        utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((r) => [...r])), 'Sheet1');
        // An HTML table comes from portals under the ending of a workbook.
        const name = `${kind}.${ending === 'html' ? 'xls' : ending}`;
        return { name, bytes: Buffer.from(write(book, { type: 'buffer', bookType }) as Buffer) };
      }),
  );
}

/** A workbook that is an archive with a wound in the text of one of its parts; undefined for any other file. */
export function mutateInside(bytes: Buffer, seed: number): Buffer | undefined {
  const pick = randomOf(seed);
  try {
    const parts = unzipSync(bytes);
    const names = Object.keys(parts).filter((name) => /\.(xml|bin)$/.test(name));
    const name = names[pick(names.length)]!;
    parts[name] = /\.xml$/.test(name)
      ? strToU8(mutateText(strFromU8(parts[name]!), seed))
      : Buffer.from(parts[name]!).map((b) => (pick(60) === 0 ? pick(256) : b));
    return Buffer.from(zipSync(parts));
  } catch {
    return undefined;
  }
}
