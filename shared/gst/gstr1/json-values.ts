import { isoOf } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import { paiseOf } from '../../sheets/cells.ts';
import { parseUnit } from '../data/units.ts';
import { say } from '../messages.ts';
import { parsePeriod } from '../periods.ts';
import type { Row, RowKey } from './columns.ts';
import type * as j from './json-shapes.ts';
import type { NextId } from './row-ids.ts';
import { type SectionId, sections } from './sections.ts';

/** An object of a file. */
export type Json = Record<string, unknown>;

/** State of reading a file: id generator, omissions, and errors. */
export interface Reader {
  next: NextId;
  ignored: Map<string, number>;
  problems: { path: string; message: Message }[];
}

/** Whether a value is an object, not a list. */
export const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
/** Trimmed text of a value; '' if neither text nor number. */
export const text = (x: unknown): string =>
  typeof x === 'string' ? x.trim() : typeof x === 'number' ? String(x) : '';

/** A list of objects; anything else is reported and read as empty. */
export function list(r: Reader, value: unknown, path: string): Json[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every(isObject)) {
    r.problems.push({ path, message: say('badSection', { section: path }) });
    return [];
  }
  return value;
}

/** Counts the keys of an object that have no place in the return. */
export function ignore(r: Reader, object: Json, known: ReadonlySet<string>, path: string): void {
  for (const key in object) {
    if (known.has(key)) continue;
    const at = `${path}.${key}`;
    r.ignored.set(at, (r.ignored.get(at) ?? 0) + 1);
  }
}

/** A number, also one written as text. */
export function number(r: Reader, value: unknown, path: string): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const n = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
  if (Number.isFinite(n)) return n;
  r.problems.push({ path, message: say('aNumber') });
  return undefined;
}

/** An amount in rupees as paise. */
function money(r: Reader, value: unknown, path: string): number | undefined {
  const n = number(r, value, path);
  if (n === undefined) return undefined;
  const paise = paiseOf(n);
  if (paise !== undefined) return paise;
  r.problems.push({ path, message: say('moneyDecimals') });
  return paiseOf(Math.round(n * 100) / 100);
}

/** A DD-MM-YYYY date of the file. */
function date(r: Reader, value: unknown, path: string): string | undefined {
  const s = text(value);
  if (s === '') return undefined;
  const m = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(s);
  const day = m ? isoOf(Number(m[3]), Number(m[2]), Number(m[1])) : undefined;
  if (!day) r.problems.push({ path, message: say('aDate') });
  return day;
}

/** A value by its kind. */
function read(
  r: Reader,
  value: unknown,
  kind: j.JsonKind,
  key: RowKey,
  path: string,
): string | number | undefined {
  if (kind === 'money') return money(r, value, path);
  if (kind === 'number') return number(r, value, path);
  if (kind === 'date') return date(r, value, path);
  if (kind === 'percent') {
    const n = number(r, value, path);
    return n === 0.65 || n === 65 ? 65 : undefined;
  }
  const s = text(value);
  if (s === '') return undefined;
  if (kind === 'period') return parsePeriod(s) ?? s;
  if (key === 'place_of_supply') return s.padStart(2, '0').slice(0, 2);
  return key === 'uqc' ? (parseUnit(s) ?? s) : s;
}

/** Reads the named fields of an object into a row. */
export function take(r: Reader, row: Row, object: Json, fields: readonly j.JsonField[], path: string): void {
  for (const [name, key, kind] of fields) {
    const json = name.endsWith('?') ? name.slice(0, -1) : name;
    const value = read(r, object[json], kind, key, `${path}.${json}`);
    if (value !== undefined) (row as Record<string, unknown>)[key] = value;
  }
}

/** Keys of fields as files write them. */
export const names = (fields: readonly j.JsonField[]): string[] =>
  fields.map(([name]) => name.replace('?', ''));

/** Reads taxable value, rate and taxes of an item. */
function takeTaxes(r: Reader, row: Row, det: Json, igst: RowKey, path: string): void {
  const put = (key: RowKey, value: number | undefined) => {
    if (value !== undefined) (row as Record<string, unknown>)[key] = value;
  };
  put(igst, money(r, det['iamt'], `${path}.iamt`));
  put('cgst', money(r, det['camt'], `${path}.camt`));
  put('sgst', money(r, det['samt'], `${path}.samt`));
  put('cess', money(r, det['csamt'], `${path}.csamt`));
}

/** Keys of an item and of its wrapper. */
const itemKeys = new Set(['txval', 'ad_amt', 'rt', 'iamt', 'camt', 'samt', 'csamt']);
const wrapKeys = new Set(['num', 'itm_det']);

/** Lines of a document: one row an item, its heading repeated. */
export function lines(
  r: Reader,
  id: SectionId,
  object: Json,
  base: j.JsonField,
  path: string,
  make: () => Row,
): Row[] {
  const items = list(r, object['itms'], `${path}.itms`);
  // A document without lines still becomes a row, so that its errors can be shown.
  if (items.length === 0) return [make()];
  return items.map((item) => {
    const at = `${path}.itms[]`;
    const nested = isObject(item['itm_det']);
    if (nested) ignore(r, item, wrapKeys, at);
    const det = nested ? (item['itm_det'] as Json) : item;
    ignore(r, det, nested ? itemKeys : new Set([...itemKeys, 'num']), at);
    const row = make();
    take(r, row, det, [base, ['rt', 'rate', 'number']], at);
    takeTaxes(r, row, det, sections[id].igst, at);
    return row;
  });
}

/** Rows of a list whose objects are lines. */
export function flat(
  r: Reader,
  id: SectionId,
  objects: readonly Json[],
  fields: readonly j.JsonField[],
  path: string,
  extra: (row: Row, object: Json) => void,
  also: readonly string[] = [],
): Row[] {
  const known = new Set([...names(fields), 'iamt', 'camt', 'samt', 'csamt', ...also]);
  return objects.map((object) => {
    ignore(r, object, known, path);
    const row: Row = { id: r.next() };
    take(r, row, object, fields, path);
    takeTaxes(r, row, object, sections[id].igst, path);
    extra(row, object);
    return row;
  });
}
