import type { Message } from '../../forms/messages.ts';
import { type SalesField, salesField } from '../../intake/headings.ts';
import {
  columnsOf,
  type FieldOf,
  findHeading,
  type Heading,
  squeeze,
  unknownHeading,
} from '../../intake/vocabulary.ts';
import { type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import { say } from '../messages.ts';
import { bySide, pointAtRates, type RateGroups, rateGroupsOf, withoutRate } from './rate-groups.ts';
import { findSource, type SalesSource, salesSources } from './sales-sources.ts';

type Cells = readonly (readonly RawCell[])[];

/** The user's column mapping by heading: a field, or '' to leave the column out. */
export type SalesMapping = Readonly<Record<string, SalesField | ''>>;

/** Key of a layout by its headings, ignoring case, blanks and signs. */
export const layoutKey = (names: readonly string[]): string => names.map(squeeze).join('|').slice(0, 2000);

/** Columns of a table by field. */
export interface Layout {
  source?: SalesSource;
  /** Index of the last line of headings; data follows. */
  line: number;
  names: string[];
  /** Columns by field; amounts of several are added. */
  at: Partial<Record<SalesField, readonly number[]>>;
  /** Columns a person left out. */
  off: ReadonlySet<number>;
  /** Amount columns per rate; `at` then refers to columns appended to the table's own, which are `width`. */
  byRate?: RateGroups;
  width: number;
  /** Fields claimed by two columns. */
  faults: { column: string; message: Message }[];
}

/** Columns that are read. */
export const usedColumns = ({ at, byRate }: Layout): Set<number> =>
  new Set([
    ...Object.values(at).flat(),
    ...(byRate ? [...byRate.parts.keys(), ...Object.values(byRate.all).flat()] : []),
  ]);

/** The field a column is read as; '' for one that is not read. */
export const fieldOfColumn = ({ at, byRate }: Layout, column: number): string =>
  (Object.entries(at) as [string, readonly number[]][]).find(([, list]) => list.includes(column))?.[0] ??
  byRate?.parts.get(column) ??
  (Object.entries(byRate?.all ?? {}) as [string, readonly number[]][]).find(([, list]) =>
    list.includes(column),
  )?.[0] ??
  '';

/** Labels of fields as messages name them. */
export const fieldLabels: Partial<Record<SalesField, string>> = {
  number: 'Invoice Number',
  date: 'Invoice date',
  gstin: 'GSTIN/UIN of Recipient',
  own: 'Supplier GSTIN',
  place: 'Place Of Supply',
  taxable: 'Taxable Value',
  gross: 'Amount with tax',
  rate: 'Rate',
  igst: 'Integrated Tax',
  cgst: 'Central Tax',
  sgst: 'State/UT Tax',
  cess: 'Cess Amount',
  total: 'Invoice Value',
  hsn: 'HSN',
  tax: 'Tax Amount',
};

/** Fields for which a wrong column gives a wrong return: two candidates are asked about. */
const decisive = new Set<SalesField>([
  'number',
  'date',
  'gstin',
  'place',
  'taxable',
  'rate',
  'igst',
  'cgst',
  'sgst',
  'cess',
  'hsn',
]);
const common =
  /^(rate|rate ?%|rt|state|state ?(name|code)|gstin|gst ?no\.?|date|dt\.?|type|total|taxable|basic|value|sub ?total)$/i;

/** Whether columns contain one value split by intra- and inter-State: no line has both. */
const oneEach = ({ names }: Heading<SalesField>, list: readonly number[], body: Cells): boolean =>
  list.every((i) => bySide.test(names[i]!)) &&
  body.every((row) => list.filter((i) => !/^[\s0.,-]*$/.test(shown(row[i]))).length < 2);

/**
 * Chooses one column per field: an exact name before a common word, then the first if all are equal;
 * otherwise a fault to ask about.
 */
function choose(heading: Heading<SalesField>, body: Cells): Pick<Layout, 'at' | 'faults'> {
  const at: Layout['at'] = {};
  const faults: Layout['faults'] = [];
  for (const [field, all] of heading.columns) {
    const named = all.filter((i) => !common.test(heading.names[i]!.trim()));
    const from = named.length > 0 && named.length < all.length ? named : all;
    const filled = from.filter((i) => body.some((row) => shown(row[i]) !== ''));
    const list = filled.length > 0 ? filled : from;
    const same = list.every((i) => body.every((row) => shown(row[i]) === shown(row[list[0]!])));
    if (list.length > 1 && !same && field === 'taxable' && oneEach(heading, list, body)) {
      at[field] = list;
      continue;
    }
    if (list.length > 1 && !same && decisive.has(field))
      faults.push({
        column: heading.names[list[0]!]!,
        message: say('twoColumns', { first: heading.names[list[0]!]!, second: heading.names[list[1]!]! }),
      });
    at[field] = [list[0]!];
  }
  return { at, faults };
}

/** The layout of a table of sales: a known program's, else by headings; the user's mapping takes precedence. */
export function layoutOf(
  rows: Cells,
  mapping: SalesMapping = {},
  {
    sources = salesSources,
    fieldOf = salesField,
    remembered = {},
  }: {
    sources?: readonly SalesSource[];
    fieldOf?: FieldOf<SalesField>;
    /** Remembered layouts, by `layoutKey`. */
    remembered?: Readonly<Record<string, SalesMapping>>;
  } = {},
): Layout | undefined {
  const known = findSource(rows, sources);
  const heading = known ?? findHeading(fieldOf, rows) ?? unknownHeading(fieldOf, rows);
  if (!heading) return undefined;
  const key = layoutKey(heading.names);
  const words = { ...(Object.hasOwn(remembered, key) ? remembered[key] : {}), ...mapping };
  const said = new Map(
    heading.names.flatMap((name, i) =>
      name !== '' && Object.hasOwn(words, name) ? [[i, words[name]!] as const] : [],
    ),
  );
  const off = new Set([...said].flatMap(([i, field]) => (field === '' ? [i] : [])));
  const base = { line: heading.line, names: heading.names, off, width: heading.names.length };
  let layout: Layout;
  if (known) layout = { ...base, source: known.source, at: { ...known.at }, faults: [] };
  else {
    const body = rows.slice(heading.line + 1);
    const plain = withoutRate(heading.names, (name) => fieldOf(name) !== undefined);
    const without = (left: ReadonlySet<number>) => {
      const found = columnsOf(
        fieldOf,
        plain.map((n, i) => (left.has(i) ? '' : n)),
      );
      const columns = new Map(
        [...found].flatMap(([field, list]) => {
          const free = list.filter((i) => !said.has(i));
          return free.length > 0 ? [[field, free] as const] : [];
        }),
      );
      return choose({ ...(heading as Heading<SalesField>), columns }, body);
    };
    const byRate = rateGroupsOf(
      heading.names,
      rows[heading.line - 1],
      body,
      (i) => !said.has(i),
      (left) => without(left).at,
    );
    const found = without(new Set(byRate?.parts.keys()));
    const width = byRate
      ? body.reduce((n, row) => Math.max(n, row.length), heading.names.length)
      : heading.names.length;
    layout = byRate
      ? { ...base, width, ...found, at: pointAtRates(found.at, width, byRate), byRate }
      : { ...base, ...found };
  }
  for (const [i, field] of said) {
    for (const [other, list] of Object.entries(layout.at) as [SalesField, readonly number[]][]) {
      const rest = list.filter((k) => k !== i);
      if (rest.length === list.length) continue;
      if (rest.length > 0) layout.at[other] = rest;
      else delete layout.at[other];
    }
    if (field === '') continue;
    layout.at[field] = [i];
  }
  if (layout.at.receiptDate && !layout.at.date) layout.at.date = layout.at.receiptDate;
  const { gross, ...rest } = layout.at;
  // Next to the value before tax, a tax-inclusive amount is the document's value.
  if (gross && layout.at.taxable) layout.at = { ...rest, total: rest.total ?? gross };
  const settled = new Set([...said.values()].map((field) => field));
  layout.faults = layout.faults.filter(
    (f) =>
      !(Object.entries(layout.at) as [SalesField, readonly number[]][]).some(
        ([field, list]) => settled.has(field) && list.some((i) => heading.names[i] === f.column),
      ) && !said.has(heading.names.indexOf(f.column)),
  );
  return layout;
}

/**
 * Whether lines have a chargeable amount: taxable value, tax-inclusive amount, or document value with rate or
 * taxes.
 */
export const tellsAmounts = ({ taxable, gross, total, rate, igst, cgst, tax }: Layout['at']): boolean =>
  (taxable ?? gross ?? (total && (rate ?? igst ?? cgst ?? tax))) !== undefined;

/**
 * Whether a table is a register of sales documents: each line has number, date and amounts under known
 * headings, or as mapped by the user.
 */
export function isRegister(
  rows: Cells,
  mapping: SalesMapping = {},
  remembered: Readonly<Record<string, SalesMapping>> = {},
): boolean {
  const layout = layoutOf(rows, mapping, { remembered });
  // A register with ledger columns has its amounts in them.
  const told = layout && (layout.source?.reader === 'tally-ledgers' || tellsAmounts(layout.at));
  return layout?.at.number !== undefined && told === true;
}
