import { isoOf } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import { paiseOf } from '../../sheets/cells.ts';
import { parseUnit } from '../data/units.ts';
import { say } from '../messages.ts';
import { type Period, parsePeriod } from '../periods.ts';
import type { Row, RowKey } from './columns.ts';
import * as j from './json-shapes.ts';
import { type SectionId, type Sheets, sections } from './sections.ts';

type Json = Record<string, unknown>;

/** A GSTR-1 file as read. Nothing is dropped silently: `ignored` counts every key that has no place in the return. */
export interface ReadGstr1 {
  gstin: string;
  period: Period;
  gt?: number;
  cur_gt?: number;
  version?: string;
  sheets: Sheets;
  ignored: { path: string; count: number }[];
  problems: { path: string; message: Message }[];
}

/** Makes row ids; the caller decides what they look like. */
export type NextId = () => string;

interface Reader {
  next: NextId;
  ignored: Map<string, number>;
  problems: { path: string; message: Message }[];
}

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const text = (x: unknown): string =>
  typeof x === 'string' ? x.trim() : typeof x === 'number' ? String(x) : '';

function list(r: Reader, value: unknown, path: string): Json[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every(isObject)) {
    r.problems.push({ path, message: say('badSection', { section: path }) });
    return [];
  }
  return value;
}

function ignore(r: Reader, object: Json, known: ReadonlySet<string>, path: string): void {
  for (const key in object) {
    if (known.has(key)) continue;
    const at = `${path}.${key}`;
    r.ignored.set(at, (r.ignored.get(at) ?? 0) + 1);
  }
}

function number(r: Reader, value: unknown, path: string): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const n = typeof value === 'number' ? value : Number(value);
  if (Number.isFinite(n)) return n;
  r.problems.push({ path, message: say('aNumber') });
  return undefined;
}

function money(r: Reader, value: unknown, path: string): number | undefined {
  const n = number(r, value, path);
  if (n === undefined) return undefined;
  const paise = paiseOf(n);
  if (paise !== undefined) return paise;
  r.problems.push({ path, message: say('moneyDecimals') });
  return Math.round(n * 100);
}

function date(r: Reader, value: unknown, path: string): string | undefined {
  const s = text(value);
  if (s === '') return undefined;
  const m = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(s);
  const day = m ? isoOf(Number(m[3]), Number(m[2]), Number(m[1])) : undefined;
  if (!day) r.problems.push({ path, message: say('aDate') });
  return day;
}

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

function take(r: Reader, row: Row, object: Json, fields: readonly j.JsonField[], path: string): void {
  for (const [name, key, kind] of fields) {
    const json = name.endsWith('?') ? name.slice(0, -1) : name;
    const value = read(r, object[json], kind, key, `${path}.${json}`);
    if (value !== undefined) (row as Record<string, unknown>)[key] = value;
  }
}

const names = (fields: readonly j.JsonField[]): string[] => fields.map(([name]) => name.replace('?', ''));

function takeTaxes(r: Reader, row: Row, det: Json, igst: RowKey, path: string): void {
  const put = (key: RowKey, value: number | undefined) => {
    if (value !== undefined) (row as Record<string, unknown>)[key] = value;
  };
  put(igst, money(r, det['iamt'], `${path}.iamt`));
  put('cgst', money(r, det['camt'], `${path}.camt`));
  put('sgst', money(r, det['samt'], `${path}.samt`));
  put('cess', money(r, det['csamt'], `${path}.csamt`));
}

const itemKeys = new Set(['txval', 'ad_amt', 'rt', 'iamt', 'camt', 'samt', 'csamt']);
const wrapKeys = new Set(['num', 'itm_det']);

function lines(
  r: Reader,
  id: SectionId,
  object: Json,
  base: j.JsonField,
  path: string,
  make: () => Row,
): Row[] {
  const items = list(r, object['itms'], `${path}.itms`);
  // A document without lines still stands, so that what is wrong with it can be shown.
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

function readDocuments(r: Reader, id: SectionId, value: unknown, shape: j.DocumentShape): Row[] {
  const rows: Row[] = [];
  const known = new Set([...names(shape.fields), 'itms']);
  const one = (document: Json, group: Json | undefined, path: string) => {
    ignore(r, document, known, path);
    const read = lines(r, id, document, j.txval, path, () => {
      const row: Row = { id: r.next() };
      if (group && shape.group) take(r, row, group, [shape.group], path);
      take(r, row, document, shape.fields, path);
      return row;
    });
    rows.push(...read);
  };
  for (const outer of list(r, value, id)) {
    if (!shape.group || !shape.list) {
      one(outer, undefined, `${id}[]`);
      continue;
    }
    const grouping = new Set([shape.group[0], shape.list, 'cname', 'trdnm']);
    ignore(r, outer, grouping, `${id}[]`);
    const before = rows.length;
    for (const document of list(r, outer[shape.list], `${id}[].${shape.list}`))
      one(document, outer, `${id}[].${shape.list}[]`);
    const name = text(outer['cname']) || text(outer['trdnm']);
    if (name) for (const row of rows.slice(before)) row.receiver_name = name;
  }
  return rows;
}

function readPlaces(r: Reader, id: SectionId, value: unknown, shape: j.PlaceShape): Row[] {
  const known = new Set([...names(shape.fields), 'sply_ty', 'typ', 'itms']);
  return list(r, value, id).flatMap((object) => {
    ignore(r, object, known, `${id}[]`);
    return lines(r, id, object, shape.base, `${id}[]`, () => {
      const row: Row = { id: r.next() };
      take(r, row, object, shape.fields, `${id}[]`);
      return row;
    });
  });
}

function flat(
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

const b2csFields: readonly j.JsonField[] = [
  j.pos,
  ['diff_percent?', 'applicable_percent', 'percent'],
  ['rt', 'rate', 'number'],
  j.txval,
];

function readHsn(r: Reader, value: Json): Row[] {
  ignore(r, value, new Set(['data', 'hsn_b2b', 'hsn_b2c']), 'hsn');
  const fields: readonly j.JsonField[] = [
    ...j.hsnFields,
    ['rt', 'rate', 'number'],
    ['val', 'total_value', 'money'],
    j.txval,
  ];
  const part = (key: string, name: string | undefined) =>
    flat(
      r,
      'hsn',
      list(r, value[key], `hsn.${key}`),
      fields,
      `hsn.${key}[]`,
      (row) => {
        if (name) row.hsn_part = name;
      },
      ['num'],
    );
  return [...part('data', undefined), ...part('hsn_b2b', 'B2B'), ...part('hsn_b2c', 'B2C')];
}

function readNil(r: Reader, value: Json): Row[] {
  const fields: readonly j.JsonField[] = [
    ['sply_ty', 'supply_type', 'text'],
    ['expt_amt', 'exempt_amount', 'money'],
    ['nil_amt', 'nil_amount', 'money'],
    ['ngsup_amt', 'non_gst_amount', 'money'],
  ];
  ignore(r, value, new Set(['inv']), 'nil');
  return flat(r, 'nil', list(r, value['inv'], 'nil.inv'), fields, 'nil.inv[]', () => {});
}

function readIssued(r: Reader, value: Json): Row[] {
  const fields: readonly j.JsonField[] = [
    ['from', 'from_serial', 'text'],
    ['to', 'to_serial', 'text'],
    ['totnum', 'total_number', 'number'],
    ['cancel', 'cancelled', 'number'],
  ];
  ignore(r, value, new Set(['doc_det']), 'doc_issue');
  return list(r, value['doc_det'], 'doc_issue.doc_det').flatMap((group) => {
    ignore(r, group, new Set(['doc_num', 'docs', 'doc_typ']), 'doc_issue.doc_det[]');
    return flat(
      r,
      'doc_issue',
      list(r, group['docs'], 'doc_issue.doc_det[].docs'),
      fields,
      'doc_issue.doc_det[].docs[]',
      (row) => {
        row.nature = text(group['doc_num']);
      },
      ['num', 'net_issue'],
    );
  });
}

function readOperators(r: Reader, id: 'supeco' | 'supecoa', value: Json): Row[] {
  const fields = id === 'supecoa' ? [...j.operatorOriginals, ...j.operatorFields] : j.operatorFields;
  const known = new Set([...names(fields), 'igst', 'cgst', 'sgst', 'cess']);
  return Object.entries(j.operatorLists[id]).flatMap(([type, name]) =>
    list(r, value[name], `${id}.${name}`).map((object) => {
      const path = `${id}.${name}[]`;
      ignore(r, object, known, path);
      const row: Row = { id: r.next(), operator_type: type };
      take(
        r,
        row,
        object,
        [
          ...fields,
          ['igst', 'igst', 'money'],
          ['cgst', 'cgst', 'money'],
          ['sgst', 'sgst', 'money'],
          ['cess', 'cess', 'money'],
        ],
        path,
      );
      return row;
    }),
  );
}

const parties: readonly j.JsonField[] = [
  ['stin', 'supplier_gstin', 'text'],
  ['ostin', 'original_supplier_gstin', 'text'],
  ['rtin', 'gstin', 'text'],
];

function readEcomDocuments(
  r: Reader,
  id: 'ecom' | 'ecoma',
  category: string,
  value: unknown,
  path: string,
): Row[] {
  const fields = id === 'ecoma' ? [...j.ecomOriginal, ...j.ecomInvoice] : j.ecomInvoice;
  const known = new Set([...names(fields), 'sply_ty', 'itms']);
  return list(r, value, path).flatMap((group) => {
    ignore(r, group, new Set(['stin', 'ostin', 'rtin', 'inv']), `${path}[]`);
    return list(r, group['inv'], `${path}[].inv`).flatMap((document) => {
      const at = `${path}[].inv[]`;
      ignore(r, document, known, at);
      return lines(r, id, document, j.txval, at, () => {
        const row: Row = { id: r.next(), category };
        take(r, row, group, parties, at);
        take(r, row, document, fields, at);
        return row;
      });
    });
  });
}

function readEcomSummaries(
  r: Reader,
  id: 'ecom' | 'ecoma',
  category: string,
  value: unknown,
  path: string,
): Row[] {
  const head: readonly j.JsonField[] = [...parties, j.omon];
  return list(r, value, path).flatMap((object) => {
    if (id === 'ecom') {
      return flat(
        r,
        id,
        [object],
        [...parties, j.pos, ['rt', 'rate', 'number'], j.txval],
        `${path}[]`,
        (row) => {
          row.category = category;
        },
        ['sply_ty'],
      );
    }
    const bodies = category === 'b2c' ? list(r, object['posItms'], `${path}[].posItms`) : [object];
    return bodies.flatMap((body) =>
      lines(r, id, body, j.txval, `${path}[]`, () => {
        const row: Row = { id: r.next(), category };
        take(r, row, object, [j.pos], path);
        take(r, row, body, head, path);
        return row;
      }),
    );
  });
}

function readEcom(r: Reader, id: 'ecom' | 'ecoma', value: Json): Row[] {
  return (['b2b', 'b2c', 'urp2b', 'urp2c'] as const).flatMap((category) => {
    const name = id === 'ecoma' ? `${category}a` : category;
    const path = `${id}.${name}`;
    return category === 'b2b' || category === 'urp2b'
      ? readEcomDocuments(r, id, category, value[name], path)
      : readEcomSummaries(r, id, category, value[name], path);
  });
}

/** The tool's own names for advances adjusted, before it renames them on output. */
const otherNames: Record<string, SectionId> = { atadj: 'txpd', atadja: 'txpda' };
const heading = new Set(['gstin', 'fp', 'gt', 'cur_gt', 'version', 'hash', 'fil_dt', 'filing_typ']);

function readSection(r: Reader, id: SectionId, value: unknown): Row[] {
  const shape = j.shapes[id];
  if (shape?.kind === 'documents') return readDocuments(r, id, value, shape);
  if (shape?.kind === 'places') return readPlaces(r, id, value, shape);
  if (id === 'b2cs')
    return flat(r, id, list(r, value, id), b2csFields, 'b2cs[]', () => {}, ['sply_ty', 'typ']);
  if (!isObject(value)) {
    r.problems.push({ path: id, message: say('badSection', { section: id }) });
    return [];
  }
  if (id === 'nil') return readNil(r, value);
  if (id === 'doc_issue') return readIssued(r, value);
  if (id === 'hsn') return readHsn(r, value);
  if (id === 'supeco' || id === 'supecoa') return readOperators(r, id, value);
  return readEcom(r, id as 'ecom' | 'ecoma', value);
}

/** Ids `r1`, `r2`, …; a store gives its own. */
export function rowIds(prefix = 'r'): NextId {
  let n = 0;
  return () => `${prefix}${++n}`;
}

/** Reads the offline tool's file or a portal download; a value that is not a GSTR-1 file gives a problem at path ''. */
export function readGstr1(value: unknown, next: NextId = rowIds()): ReadGstr1 {
  const r: Reader = { next, ignored: new Map(), problems: [] };
  const empty: ReadGstr1 = {
    gstin: '',
    period: '',
    sheets: {},
    ignored: [],
    problems: [{ path: '', message: say('wrongJson') }],
  };
  if (!isObject(value)) return empty;
  const root = isObject(value['data']) && value['gstin'] === undefined ? value['data'] : value;
  const period = parsePeriod(text(root['fp']) || text(root['ret_period']));
  if (!period || text(root['gstin']) === '') return empty;
  const sheets: Sheets = {};
  for (const [key, part] of Object.entries(root)) {
    const id =
      otherNames[key] ??
      (Object.hasOwn(sections, key) && key !== 'amendments' ? (key as SectionId) : undefined);
    if (id) {
      const rows = readSection(r, id, part);
      if (rows.length > 0) sheets[id] = [...(sheets[id] ?? []), ...rows];
    } else if (!heading.has(key)) r.ignored.set(key, (r.ignored.get(key) ?? 0) + 1);
  }
  return {
    gstin: text(root['gstin']).toUpperCase(),
    period,
    gt: number(r, root['gt'], 'gt'),
    cur_gt: number(r, root['cur_gt'], 'cur_gt'),
    version: text(root['version']) || undefined,
    sheets,
    ignored: [...r.ignored].map(([path, count]) => ({ path, count })),
    problems: r.problems,
  };
}
