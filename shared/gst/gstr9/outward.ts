import { financialYearOn, isIsoDate } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import { paise, type Row } from '../gstr1/columns.ts';
import { documentNumberOf } from '../gstr1/documents.ts';
import { type Section, type SectionId, type Sheets, sections } from '../gstr1/sections.ts';
import { baseOf, taxesOf } from '../gstr1/supply.ts';
import type { FindOriginal } from '../gstr3b/prepare.ts';
import { financialYearOfPeriod, type Period } from '../periods.ts';
import { say } from './messages.ts';
import { type Amounts, addTo, amountKeys, noAmounts } from './rows.ts';

/** Contribution of one GSTR-1 to tables 4 and 5 of the year, and to tables 10 and 11 of the previous year. */
export interface OutwardMonth {
  rows: Map<string, Amounts>;
  /** Supplies of the year before: table 10 (raised) and 11 (reduced). */
  earlier: Map<string, Amounts>;
  notes: { section: SectionId; row: string; message: Message }[];
}

/** Where a line of a table counts: a row of tables 4 and 5, and the sign it counts with. */
interface Place {
  row: string;
  amounts: Amounts;
  sign: 1 | -1;
}

const amountsOf = (section: Section, row: Row): Amounts => ({
  taxable: baseOf(row),
  ...taxesOf(section, row),
});
const valueOnly = (taxable: number): Amounts => ({ ...noAmounts(), taxable });

const invoiceRow = (row: Row): string =>
  row.reverse_charge === 'Y'
    ? '5C'
    : row.invoice_type === 'SEWP'
      ? '4D'
      : row.invoice_type === 'SEWOP'
        ? '5B'
        : row.invoice_type === 'DE'
          ? '4E'
          : '4B';

/** Notes for supplies of table 5 are in 5H and 5I, of table 4 in 4I and 4J, each positive. */
const noteRow = (row: Row, untaxed: boolean): string =>
  row.note_type === 'C' ? (untaxed ? '5H' : '4I') : untaxed ? '5I' : '4J';

/** Places of one line of a plain table. */
function placesOf(id: SectionId, section: Section, row: Row): Place[] {
  const one = (at: string, sign: 1 | -1 = 1): Place[] => [
    { row: at, amounts: amountsOf(section, row), sign },
  ];
  switch (id) {
    case 'b2b':
      return one(invoiceRow(row));
    case 'b2cl':
    case 'b2cs':
      return one('4A');
    case 'exp':
      return one(row.export_type === 'WOPAY' ? '5A' : '4C');
    case 'at':
      return one('4F');
    case 'txpd':
      return one('4F', -1);
    case 'cdnr':
      return one(noteRow(row, row.reverse_charge === 'Y' || row.invoice_type === 'SEWOP'));
    case 'cdnur':
      // Notes to unregistered persons within the country are netted from their supplies.
      return row.unregistered_type === 'B2CL'
        ? one('4A', row.note_type === 'C' ? -1 : 1)
        : one(noteRow(row, row.unregistered_type === 'EXPWOP'));
    case 'nil':
      return [
        { row: '5D', amounts: valueOnly(paise(row, 'exempt_amount')), sign: 1 },
        { row: '5E', amounts: valueOnly(paise(row, 'nil_amount')), sign: 1 },
        { row: '5F', amounts: valueOnly(paise(row, 'non_gst_amount')), sign: 1 },
      ];
    case 'supeco':
      return row.operator_type === '9(5)'
        ? [{ row: '5C1', amounts: valueOnly(paise(row, 'supply_value')), sign: 1 }]
        : [];
    default:
      return [];
  }
}

const plain: readonly SectionId[] = [
  'b2b',
  'b2cl',
  'b2cs',
  'exp',
  'at',
  'txpd',
  'cdnr',
  'cdnur',
  'nil',
  'supeco',
];
/** Tables whose amendments are netted against the supply: consumers, advances, operators. */
const netted: ReadonlySet<SectionId> = new Set<SectionId>(['b2cl', 'b2cs', 'at', 'txpd', 'supeco']);

const put = (to: Map<string, Amounts>, row: string, amounts: Partial<Amounts>, sign: 1 | -1 = 1): void => {
  to.set(row, addTo(to.get(row) ?? noAmounts(), amounts, sign));
};

/** Financial year of a document's date; undefined if a table has none. */
const yearOf = (day: unknown): string | undefined =>
  typeof day === 'string' && isIsoDate(day) ? financialYearOn(day) : undefined;

/** Financial year of an amendment's original. */
function originalYear(section: Section, row: Row): string | undefined {
  const { original } = section;
  if (original?.period) {
    const period = row[original.period] as Period | undefined;
    return period ? financialYearOfPeriod(period) : undefined;
  }
  return original?.date ? yearOf(row[original.date]) : undefined;
}

/** A net change by its sign: increases positive in one row, decreases positive in another. */
function putChange(to: Map<string, Amounts>, change: Amounts, up: string, down: string): void {
  for (const key of amountKeys)
    if (change[key] !== 0)
      put(to, change[key] > 0 ? up : down, { [key]: Math.abs(change[key]) } as Partial<Amounts>);
}

/** Net supplies of a line: its effect on turnover, credit notes negative. */
const netOf = (places: readonly Place[]): Amounts => {
  const out = noAmounts();
  for (const p of places)
    addTo(out, p.amounts, p.row === '4I' || p.row === '5H' ? ((p.sign * -1) as 1 | -1) : p.sign);
  return out;
};

const isUntaxed = (places: readonly Place[]): boolean => places.some((p) => p.row.startsWith('5'));

/**
 * Tables 4 and 5 from the GSTR-1 of one period. Documents and originals of the previous year count in its
 * tables 10 and 11 instead; amendments without an available original are noted.
 */
export function annualOutward(
  period: Period,
  sheets: Sheets,
  original: FindOriginal = () => undefined,
): OutwardMonth {
  const year = financialYearOfPeriod(period);
  const out: OutwardMonth = { rows: new Map(), earlier: new Map(), notes: [] };
  for (const id of plain) {
    const section = sections[id];
    for (const row of sheets[id] ?? []) {
      const places = placesOf(id, section, row);
      // By the document's own date: a note of this year for last year's supply is this year's note, because
      // notes do not name the supply they change.
      const late = section.document ? yearOf(row[section.document.date]) : undefined;
      if (late !== undefined && late < year) {
        putChange(out.earlier, netOf(places), '10', '11');
        out.notes.push({
          section: id,
          row: row.id,
          message: say('annualEarlier', { number: documentNumberOf(section, row) ?? '', year: late }),
        });
      } else for (const p of places) put(out.rows, p.row, p.amounts, p.sign);
    }
  }
  for (const section of Object.values(sections))
    if (section.amends) amendments(section, sheets, year, original, out);
  return out;
}

function amendments(
  section: Section,
  sheets: Sheets,
  year: string,
  original: FindOriginal,
  out: OutwardMonth,
): void {
  const base = section.amends!;
  if (!plain.includes(base)) return;
  // The lines of a document, one a rate, are one change: the tax of one rate may go to another.
  for (const [before, rows] of Map.groupBy(sheets[section.id] ?? [], (row) => original(section, row))) {
    if (!before) {
      for (const row of rows) {
        const number = documentNumberOf(section, row) ?? row.original_return_period ?? '';
        out.notes.push({ section: section.id, row: row.id, message: say('originalUnknown', { number }) });
      }
      continue;
    }
    const [row] = rows;
    const after = rows.flatMap((r) => placesOf(base, section, r));
    const was = before.flatMap((r) => placesOf(base, sections[base], r));
    const change = addTo(netOf(after), netOf(was), -1);
    const of = originalYear(section, row!);
    if (of !== undefined && of < year) putChange(out.earlier, change, '10', '11');
    else if (netted.has(base) || row!.unregistered_type === 'B2CL') {
      for (const p of after) put(out.rows, p.row, p.amounts, p.sign);
      for (const p of was) put(out.rows, p.row, p.amounts, (p.sign * -1) as 1 | -1);
    } else if (isUntaxed(after) !== isUntaxed(was)) {
      // From table 5 to table 4, as when SEZ supplies turn out to be with payment of tax: out of one, into the other.
      for (const [places, sign] of [
        [after, 1],
        [was, -1],
      ] as const) {
        const moved = addTo(noAmounts(), netOf(places), sign);
        if (isUntaxed(places)) putChange(out.rows, moved, '5J', '5K');
        else putChange(out.rows, moved, '4K', '4L');
      }
    } else if (isUntaxed(after)) putChange(out.rows, change, '5J', '5K');
    else putChange(out.rows, change, '4K', '4L');
  }
}
