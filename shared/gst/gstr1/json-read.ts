import type { Message } from '../../forms/messages.ts';
import { otherKind } from '../../intake/recognise.ts';
import { say } from '../messages.ts';
import { type Period, parsePeriod } from '../periods.ts';
import type { Row } from './columns.ts';
import { readEcom, readOperators } from './json-read-ecom.ts';
import * as j from './json-shapes.ts';
import {
  flat,
  ignore,
  isObject,
  type Json,
  lines,
  list,
  names,
  number,
  type Reader,
  take,
  text,
} from './json-values.ts';
import { type NextId, rowIds } from './row-ids.ts';
import { type SectionId, type Sheets, sections } from './sections.ts';

/** A GSTR-1 file as read. Nothing is dropped silently: `ignored` counts every key that has no place in the return. */
interface ReadGstr1 {
  gstin: string;
  period: Period;
  gt?: number;
  cur_gt?: number;
  version?: string;
  sheets: Sheets;
  ignored: { path: string; count: number }[];
  problems: { path: string; message: Message }[];
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

/**
 * Reads the offline tool's file or a portal download; for a value that is not a GSTR-1 file, a problem at
 * path '' names its kind. A unit in an SEZ charges integrated tax in its own State too, so `sez` disables
 * that sign of purchases.
 */
export function readGstr1(
  value: unknown,
  next: NextId = rowIds(),
  { sez = false }: { sez?: boolean | undefined } = {},
): ReadGstr1 {
  const r: Reader = { next, ignored: new Map(), problems: [] };
  const other = otherKind(value, sez ? ['gstr1', 'purchases'] : ['gstr1']);
  const empty: ReadGstr1 = {
    gstin: '',
    period: '',
    sheets: {},
    ignored: [],
    problems: [{ path: '', message: other ?? say('wrongJson') }],
  };
  if (other || !isObject(value)) return empty;
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
