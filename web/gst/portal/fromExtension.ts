import type { ListedRegistration } from '../../../shared/entities/registrations.ts';
import { noTaxes, type Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { type Gstr3b, netCredit } from '../../../shared/gst/gstr3b/form.ts';
import { parsePeriod } from '../../../shared/gst/periods.ts';
import { isGstin } from '../../../shared/identifiers.ts';
import {
  askExtension,
  type FigureRow,
  type GstBalance,
  type GstFigures,
  handedOver,
  type WebRuntime,
} from '../../../shared/messages.ts';

/** Result of asking the extension for figures. `wrong`: the response is not a return's figures. */
export type Received =
  | { state: 'figures'; figures: GstFigures }
  | { state: 'balance'; balance: GstBalance }
  | { state: 'absent' | 'nothing' | 'wrong' };

/** Takes the figures the extension holds for this tab; it gives them once. */
export async function receive(runtime: WebRuntime | undefined, wait = 3_000): Promise<Received> {
  const reply = await askExtension(runtime, { type: 'collect-figures' }, wait);
  if (!reply) return { state: 'absent' };
  if (!reply.ok) return { state: 'nothing' };
  const { data } = handedOver.safeParse(reply.figures);
  if (!data || !isGstin(data.gstin)) return { state: 'wrong' };
  if ('ledger' in data) return { state: 'balance', balance: data };
  return parsePeriod(data.period) ? { state: 'figures', figures: data } : { state: 'wrong' };
}

/** An entity as listed. */
export interface ListedEntity {
  id: string;
  name: string;
  gst_number: string;
  registrations: readonly Pick<ListedRegistration, 'id' | 'kind' | 'number'>[];
  assessment_year?: string | undefined;
  permission: string;
}

/** The registration of an entity for a GSTIN. */
export const registrationWith = (entity: ListedEntity, gstin: string) =>
  entity.registrations.find((r) => r.kind === 'gstin' && r.number === gstin);

/** Entities with a GSTIN, newest assessment year first. */
export const entitiesWith = (list: readonly ListedEntity[], gstin: string): ListedEntity[] =>
  list
    .filter((e) => registrationWith(e, gstin))
    .sort((a, b) => (b.assessment_year ?? '').localeCompare(a.assessment_year ?? ''));

/** Amount columns of a row. */
export const amountColumns = ['txval', 'iamt', 'camt', 'samt', 'csamt'] as const;
export type AmountColumn = (typeof amountColumns)[number];

/** Our names of the portal's columns. */
const ownKey = {
  txval: 'taxable',
  iamt: 'igst',
  camt: 'cgst',
  samt: 'sgst',
  csamt: 'cess',
} as const satisfies Record<AmountColumn, string>;

const supplyColumns = amountColumns;
const taxColumns = ['iamt', 'camt', 'samt', 'csamt'] as const;
const valueOnly = ['txval'] as const;

/**
 * Editable rows of Form GSTR-3B (rule 61(5)): their place in the form and their columns. Table 5.1 is matched
 * by label.
 */
const places: Readonly<Record<string, readonly [path: string, columns: readonly AmountColumn[]]>> = {
  '3.1(a)': ['supplies.taxable', supplyColumns],
  '3.1(b)': ['supplies.zero_rated', ['txval', 'iamt', 'csamt']],
  '3.1(c)': ['supplies.nil_exempt', valueOnly],
  '3.1(d)': ['supplies.reverse_charge', supplyColumns],
  '3.1(e)': ['supplies.non_gst', valueOnly],
  '3.1.1(i)': ['ecommerce.operator', supplyColumns],
  '3.1.1(ii)': ['ecommerce.through_operator', valueOnly],
  '4(A)(1)': ['credit.import_goods', taxColumns],
  '4(A)(2)': ['credit.import_services', taxColumns],
  '4(A)(3)': ['credit.reverse_charge', taxColumns],
  '4(A)(4)': ['credit.isd', taxColumns],
  '4(A)(5)': ['credit.other', taxColumns],
  '4(B)(1)': ['credit.reversed_rules', taxColumns],
  '4(B)(2)': ['credit.reversed_other', taxColumns],
  '4(D)(1)': ['credit.reclaimed', taxColumns],
  '4(D)(2)': ['credit.restricted', taxColumns],
  '5.1 Interest': ['interest', taxColumns],
  '5.1 Late fee': ['late_fee', ['camt', 'samt']],
};

const placeOf = (row: FigureRow) => places[row.table === '5.1' ? `5.1 ${row.label}` : row.table];

/** A figure of the portal and of our form; paise. `blank`: ours is 0. */
export interface Cell {
  path: string;
  table: string;
  label: string;
  column: AmountColumn;
  portal: number;
  ours: number;
  state: 'same' | 'blank' | 'differs';
}

const at = (form: Gstr3b, path: string): number =>
  path.split('.').reduce<unknown>((o, k) => (o as Record<string, unknown>)[k], form) as number;

/**
 * The portal's GSTR-3B figures with a place in the form, and rows with a figure without one: totals of
 * several rows (tiles of the page) except 4(C), duplicate rows, taxes the row does not have.
 */
export function cellsOf(figures: GstFigures, form: Gstr3b): { cells: Cell[]; left: FigureRow[] } {
  const cells: Cell[] = [];
  const left: FigureRow[] = [];
  const seen = new Map<string, number>();
  for (const row of figures.rows) {
    const path = placeOf(row)?.[0];
    if (path) seen.set(path, (seen.get(path) ?? 0) + 1);
  }
  for (const row of figures.rows) {
    const place = placeOf(row);
    if (!place || seen.get(place[0]) !== 1) {
      if (row.table !== '4(C)') left.push(row);
      continue;
    }
    const [group, columns] = place;
    if (amountColumns.some((c) => row[c] && !columns.includes(c))) left.push(row);
    for (const column of columns) {
      const portal = row[column];
      if (portal === undefined) continue;
      const path = `${group}.${ownKey[column]}`;
      const ours = at(form, path);
      const state = portal === ours ? 'same' : ours === 0 ? 'blank' : 'differs';
      cells.push({ path, table: row.table, label: row.label, column, portal, ours, state });
    }
  }
  return { cells, left };
}

/** The form with the portal's figures: blank cells are filled, differing ones only if their path was chosen. */
export function takeOver(form: Gstr3b, cells: readonly Cell[], chosen: ReadonlySet<string>): Gstr3b {
  const out = structuredClone(form) as unknown as Record<string, unknown>;
  for (const cell of cells) {
    if (cell.state === 'same' || (cell.state === 'differs' && !chosen.has(cell.path))) continue;
    const keys = cell.path.split('.');
    const last = keys.pop()!;
    const group = keys.reduce((o, k) => o[k] as Record<string, unknown>, out);
    group[last] = cell.portal;
  }
  return out as unknown as Gstr3b;
}

/** The portal's 4(C) and the form's, if different; paise. */
export function creditGap(
  figures: GstFigures,
  form: Gstr3b,
): { column: AmountColumn; portal: number; ours: number }[] {
  const row = figures.rows.find((r) => r.table === '4(C)');
  const net = netCredit(form);
  return taxColumns.flatMap((column) => {
    const portal = row?.[column];
    const ours = net[ownKey[column]];
    return portal === undefined || portal === ours ? [] : [{ column, portal, ours }];
  });
}

/** A row of the portal and ours; paise. `ours` is undefined if we have no total for it. */
interface Compared {
  row: FigureRow;
  ours: Partial<Record<AmountColumn, number>> | undefined;
}

type Totals = Record<string, unknown> | null;
const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
const paiseAt = (group: Record<string, unknown> | undefined, key: string): number => {
  const value = group?.[key];
  return typeof value === 'number' ? Math.round(value * 100) : 0;
};
const inColumns = (group: Record<string, unknown> | undefined, columns: readonly AmountColumn[]) =>
  Object.fromEntries(columns.map((c) => [c, paiseAt(group, ownKey[c])])) as Compared['ours'];

/**
 * The GSTR-1 section totalled by a row of the portal's own data; tables read from the page split or combine
 * sections, except those that match a single section.
 */
const sectionOf1 = (row: FigureRow): string | undefined =>
  ({
    '4A/4B/6B/6C': 'b2b',
    '5': 'b2cl',
    '6A': 'exp',
    '7': 'b2cs',
    '8': 'nil',
    '9B Credit and debit notes, registered': 'cdnr',
    '9B Credit and debit notes, unregistered': 'cdnur',
    '9A Amended supplies to registered persons': 'b2ba',
    '9A Amended inter-State supplies to unregistered persons': 'b2cla',
    '9A Amended exports': 'expa',
    '9C Amended notes, registered': 'cdnra',
    '9C Amended notes, unregistered': 'cdnura',
    '10': 'b2csa',
    '11A Advances received': 'at',
    '11B Advances adjusted': 'txpd',
    '12': 'hsn',
  })[/^(9|11)/.test(row.table) ? `${row.table} ${row.label}` : row.table];

/** GSTR-1: the portal's sections compared with the totals of our return (rupees, from the home call). */
export function compareGstr1(figures: GstFigures, totals: Totals): Compared[] {
  const sections = record(totals?.['sections']);
  const counts = new Map<string, number>();
  for (const row of figures.rows) {
    const id = sectionOf1(row);
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return figures.rows.map((row) => {
    const id = sectionOf1(row);
    const ours =
      sections && id && counts.get(id) === 1 ? inColumns(record(sections[id]), amountColumns) : undefined;
    return { row, ours };
  });
}

/**
 * GSTR-2B: imports, and all credit less credit notes, available and not; the portal gives credit notes as one
 * sum.
 */
export function compareGstr2b(figures: GstFigures, totals: Totals): Compared[] {
  const net = (side: string): Taxes | undefined => {
    const rows = figures.rows.filter((r) => r.table.startsWith(`${side} `));
    if (rows.length === 0) return undefined;
    const out = noTaxes();
    for (const row of rows) {
      const sign = row.table === `${side} B` ? -1 : 1;
      for (const c of taxColumns) out[ownKey[c]] += sign * (row[c] ?? 0);
    }
    return out;
  };
  const asRow = (table: string, label: string, taxes: Taxes): FigureRow => ({
    table,
    label,
    iamt: taxes.igst,
    camt: taxes.cgst,
    samt: taxes.sgst,
    csamt: taxes.cess,
  });
  const out: Compared[] = [];
  const imports = figures.rows.find((r) => r.table === 'Available IV');
  if (imports)
    out.push({
      row: imports,
      ours: totals ? inColumns(record(totals['import_goods']), taxColumns) : undefined,
    });
  const available = net('Available');
  if (available) {
    const parts = ['import_goods', 'reverse_charge', 'isd', 'other'].map((key) => record(totals?.[key]));
    const ours = Object.fromEntries(
      taxColumns.map((c) => [c, parts.reduce((sum, part) => sum + paiseAt(part, ownKey[c]), 0)]),
    );
    out.push({
      row: asRow('Available', 'All credit less credit notes', available),
      ours: totals ? ours : undefined,
    });
  }
  const restricted = net('Not available');
  if (restricted)
    out.push({
      row: asRow('Not available', 'All credit less credit notes', restricted),
      ours: totals ? inColumns(record(totals['restricted']), taxColumns) : undefined,
    });
  return out;
}
