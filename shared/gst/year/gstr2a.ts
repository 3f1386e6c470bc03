import { isoOf } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import { otherKind } from '../../intake/recognise.ts';
import { paiseOf } from '../../sheets/cells.ts';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import type { InwardDocument } from '../gstr2b/read.ts';
import { type Period, parsePeriod } from '../periods.ts';
import { say } from './messages.ts';

type Json = Record<string, unknown>;
const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const text = (x: unknown): string =>
  typeof x === 'string' ? x.trim() : typeof x === 'number' ? String(x) : '';

/** Lists inside an entry of a section: documents of one supplier. */
const innerLists = ['inv', 'nt', 'doclist', 'boe'] as const;

/**
 * One document of a portal file in its original form: its section, the entry around it (a supplier with its
 * filing status) and the document. `entry` is the entry's index in the section, so that the file can be
 * written again.
 */
export interface RawRow {
  section: string;
  entry: number;
  head: Json;
  inner: string;
  doc: Json | null;
}

/** Sections of a file as rows, and everything else in it. */
function rawRows(root: Json): { rows: RawRow[]; rest: Json } {
  const rows: RawRow[] = [];
  const rest: Json = {};
  for (const [section, value] of Object.entries(root)) {
    if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) {
      rest[section] = value;
      continue;
    }
    value.forEach((one, entry) => {
      const inner = innerLists.find(
        (key) => Array.isArray(one[key]) && (one[key] as unknown[]).every(isObject),
      );
      if (!inner) {
        rows.push({ section, entry, head: one, inner: '', doc: null });
        return;
      }
      // The list keeps its position among the members of the entry.
      const head: Json = { ...one, [inner]: null };
      const documents = one[inner] as Json[];
      if (documents.length === 0) rows.push({ section, entry, head, inner, doc: null });
      for (const doc of documents) rows.push({ section, entry, head, inner, doc });
    });
  }
  return { rows, rest };
}

/** The file of rows as it was read; rows of a section in their order. */
export function fileOf(rows: readonly RawRow[], rest: Json): Json {
  const out: Json = { ...rest };
  let [section, entry] = ['', -1];
  let list: Json[] = [];
  for (const row of rows) {
    if (row.section !== section) {
      list = (out[row.section] as Json[] | undefined) ?? [];
      out[row.section] = list;
      [section, entry] = [row.section, -1];
    }
    if (row.entry !== entry) {
      list.push(row.inner ? { ...row.head, [row.inner]: [] } : row.head);
      entry = row.entry;
    }
    if (row.doc) (list.at(-1)![row.inner] as Json[]).push(row.doc);
  }
  return out;
}

const amount = (x: unknown): number | undefined => {
  if (x === undefined || x === null || x === '') return 0;
  const n = typeof x === 'number' ? x : Number(text(x));
  return Number.isFinite(n) ? (paiseOf(n) ?? Math.round(n * 100)) : undefined;
};
const day = (x: unknown): string => {
  const m = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text(x));
  return (m && isoOf(Number(m[3]), Number(m[2]), Number(m[1]))) || '';
};
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** `Nov-19` as a period; '' for anything else. */
const monthOf = (x: unknown): Period | '' => {
  const m = /^([A-Za-z]{3})-(\d{2})$/.exec(text(x));
  const at = m ? months.indexOf(m[1]!.toLowerCase()) : -1;
  return m && at >= 0 ? `${String(at + 1).padStart(2, '0')}-20${m[2]}` : '';
};

/** A document suppliers reported, as the year's view needs it; paise, credit notes positive with kind `C`. */
export interface Reported extends Taxes {
  section: string;
  kind: 'invoice' | 'C' | 'D';
  gstin: string;
  name: string;
  number: string;
  date: string;
  taxable: number;
  reverse: boolean;
  original_number: string;
  /** Whether the supplier filed GSTR-1 and GSTR-3B of its period; undefined where the file does not say. */
  filed1: boolean | undefined;
  filed3b: boolean | undefined;
  /** Period in which the supplier reported it, '' if not given. */
  supplier_period: Period | '';
  /** Day the supplier's registration was cancelled, as written. */
  cancelled: string;
}

const flag = (x: unknown): boolean | undefined =>
  text(x) === 'Y' ? true : text(x) === 'N' ? false : undefined;

/** A row as a document; undefined for entries without one, and for deduction and collection of tax (tds, tcs). */
export function reportedOf(row: RawRow): Reported | undefined {
  if (!row.doc && row.inner) return undefined;
  if (row.section.startsWith('tds') || row.section.startsWith('tcs')) return undefined;
  const doc = row.doc ?? row.head;
  const note = row.section.startsWith('cdn');
  const items = Array.isArray(doc['itms']) ? doc['itms'].filter(isObject) : [];
  const lines = items.length > 0 ? items.map((i) => (isObject(i['itm_det']) ? i['itm_det'] : i)) : [doc];
  const sums = { ...noTaxes(), taxable: 0 };
  const keys = [
    ['taxable', 'txval'],
    ['igst', 'iamt'],
    ['cgst', 'camt'],
    ['sgst', 'samt'],
    ['cess', 'csamt'],
  ] as const;
  for (const line of lines)
    for (const [to, from] of keys)
      sums[to] += amount(line[from] ?? (to === 'cess' ? line['cess'] : undefined)) ?? Number.NaN;
  const type = text(doc['ntty'] ?? doc['isd_docty']);
  return {
    section: row.section,
    kind: note ? (type === 'D' ? 'D' : 'C') : type.startsWith('ISDC') ? 'C' : 'invoice',
    gstin: text(row.head['ctin'] ?? row.head['sgstin']).toUpperCase(),
    name: text(row.head['trdnm'] ?? row.head['tdname'] ?? row.head['cname']),
    number: text(note ? doc['nt_num'] : (doc['inum'] ?? doc['docnum'] ?? doc['benum'])),
    date: day(note ? doc['nt_dt'] : (doc['idt'] ?? doc['docdt'] ?? doc['bedt'])),
    ...sums,
    reverse: text(doc['rchrg']) === 'Y',
    original_number: text(note ? doc['ont_num'] : doc['oinum']),
    filed1: flag(row.head['cfs']),
    filed3b: flag(row.head['cfs3b']),
    supplier_period: monthOf(row.head['flprdr1']),
    cancelled: text(row.head['dtcancel']),
  };
}

/** A parsed GSTR-2A. If `problems` include `fatal` ones nothing can be stored. */
interface Gstr2a {
  gstin: string;
  period: Period | '';
  rows: RawRow[];
  rest: Json;
  problems: { path: string; message: Message; fatal?: boolean }[];
}

/** Reads the portal's GSTR-2A JSON, with or without the outer `data`. */
export function readGstr2a(value: unknown): Gstr2a {
  const root = isObject(value) ? (isObject(value['data']) && !('fp' in value) ? value['data'] : value) : {};
  const period = parsePeriod(text(root['fp'] ?? root['ret_period'])) ?? '';
  const other = otherKind(value, ['gstr2a']);
  const gstin = text(root['gstin']).toUpperCase();
  const { rows, rest } = rawRows(root);
  if (other || !period || gstin === '')
    return {
      gstin,
      period: '',
      rows: [],
      rest,
      problems: [{ path: '', message: other ?? say('wrong2a'), fatal: true }],
    };
  const problems: Gstr2a['problems'] = [];
  for (const row of rows) {
    const d = reportedOf(row);
    if (!d) continue;
    if (Number.isNaN(d.taxable + d.igst + d.cgst + d.sgst + d.cess))
      problems.push({
        path: row.section,
        message: say('amounts2a', { number: d.number || '?' }),
        fatal: true,
      });
    else if (d.number === '' || d.date === '')
      problems.push({ path: row.section, message: say('unnumbered2a', { number: d.number || '?' }) });
  }
  return { gstin, period, rows, rest, problems };
}

/** Key of a document within its month. */
export const keyOf2a = (row: RawRow): string => {
  const d = reportedOf(row);
  const doc = row.doc ?? row.head;
  return d
    ? [row.section, d.gstin, d.kind, d.number.toUpperCase(), d.date].join('|')
    : [row.section, JSON.stringify(doc)].join('|');
};

/** Sections of the portal's JSON by the parts of its Excel, with the list of documents inside. */
const sectionsOfExcel: Readonly<Partial<Record<InwardDocument['source'], [section: string, inner: string]>>> =
  {
    b2b: ['b2b', 'inv'],
    b2ba: ['b2ba', 'inv'],
    cdnr: ['cdn', 'nt'],
    cdnra: ['cdna', 'nt'],
    ecom: ['ecom', 'inv'],
    ecoma: ['ecoma', 'inv'],
    isd: ['isd', 'doclist'],
    isda: ['isda', 'doclist'],
    impg: ['impg', ''],
    impgsez: ['impgsez', ''],
  };

/** Documents of a GSTR-2A in Excel as rows of the portal's file, without fields the Excel lacks. */
export function rowsOfDocuments(documents: readonly InwardDocument[]): RawRow[] {
  const entries = new Map<string, number>();
  const counts = new Map<string, number>();
  return documents.map((d) => {
    const [section, inner] = sectionsOfExcel[d.source]!;
    const whose = inner === '' ? `${section}|${counts.get(section) ?? 0}` : `${section}|${d.gstin}`;
    if (!entries.has(whose)) {
      entries.set(whose, counts.get(section) ?? 0);
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
    const rupees = (paise: number) => paise / 100;
    const date = d.date.split('-').reverse().join('-');
    const amounts = {
      txval: rupees(d.taxable),
      iamt: rupees(d.igst),
      camt: rupees(d.cgst),
      samt: rupees(d.sgst),
      csamt: rupees(d.cess),
    };
    const note = inner === 'nt';
    const named = note
      ? { ntty: d.kind === 'D' ? 'D' : 'C', nt_num: d.number, nt_dt: date }
      : inner === 'inv'
        ? { inum: d.number, idt: date }
        : inner === 'doclist'
          ? { isd_docty: d.kind === 'C' ? 'ISDCN' : 'ISD', docnum: d.number, docdt: date }
          : { benum: d.number, bedt: date };
    const original = d.original_number ? { [note ? 'ont_num' : 'oinum']: d.original_number } : {};
    const doc = {
      ...named,
      ...original,
      val: rupees(d.value),
      ...(d.place_of_supply ? { pos: d.place_of_supply } : {}),
      ...(inner === '' ? amounts : { rchrg: d.reverse ? 'Y' : 'N', itms: [{ num: 1, itm_det: amounts }] }),
    };
    const head = { ctin: d.gstin, trdnm: d.name, ...(inner ? { [inner]: null } : {}) };
    return inner === ''
      ? { section, entry: entries.get(whose)!, head: { ...(d.gstin ? head : {}), ...doc }, inner, doc: null }
      : { section, entry: entries.get(whose)!, head, inner, doc };
  });
}

/**
 * Rows of a file merged with the stored ones: its sections replace the same sections, or (`add`) its
 * documents are added.
 */
export function joinRows(had: readonly RawRow[], fresh: readonly RawRow[], way: 'replace' | 'add'): RawRow[] {
  const order = [...new Set([...had, ...fresh].map((r) => r.section))];
  const own = new Set(fresh.map((r) => r.section));
  const keys = new Set(way === 'add' ? fresh.map(keyOf2a) : []);
  return order.flatMap((section) => {
    const mine = fresh.filter((r) => r.section === section);
    if (way === 'replace' && own.has(section)) return mine;
    const others = had.filter((r) => r.section === section && !keys.has(keyOf2a(r)));
    const last = others.at(-1)?.entry ?? -1;
    return [...others, ...mine.map((r) => ({ ...r, entry: r.entry + last + 1 }))];
  });
}
