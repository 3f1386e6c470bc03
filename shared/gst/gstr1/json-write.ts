import { hsnHasRate, hsnIsSplit } from '../data/limits.ts';
import { type Period, portalPeriod } from '../periods.ts';
import { paise, type Row } from './columns.ts';
import { documentKey, documentNumberOf } from './documents.ts';
import * as j from './json-shapes.ts';
import { type Section, type SectionId, type Sheets, sectionIds, sections } from './sections.ts';
import { isIntraState, isWithoutPayment, type Taxpayer, taxesOf } from './supply.ts';

type Json = Record<string, unknown>;

/** Version of the offline tool whose file format this is (the portal expects the literal). */
const toolVersion = 'GST3.2.4';

const money = (value: number): number => value / 100;
const dmy = (day: string): string => `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;

function write(value: unknown, kind: j.JsonKind): unknown {
  if (kind === 'money') return money((value as number | undefined) ?? 0);
  if (kind === 'number') return value ?? 0;
  if (kind === 'percent') return (value as number) / 100;
  const text = (value as string | undefined) ?? '';
  if (kind === 'date') return text === '' ? '' : dmy(text);
  return kind === 'period' && text !== '' ? portalPeriod(text) : text;
}

function put(out: Json, row: Row, fields: readonly j.JsonField[]): Json {
  for (const [name, key, kind] of fields) {
    const value = row[key];
    if (name.endsWith('?')) {
      if (value !== undefined && value !== '') out[name.slice(0, -1)] = write(value, kind);
    } else out[name] = write(value, kind);
  }
  return out;
}

/** Writes `iamt` or `camt`+`samt` by the kind of supply, never both unless both were entered, then `csamt`. */
function putTaxes(out: Json, who: Taxpayer, section: Section, row: Row): Json {
  const t = taxesOf(section, row);
  if (isWithoutPayment(section, row) && t.igst + t.cgst + t.sgst + t.cess === 0) {
    out['iamt'] = 0;
  } else if (isIntraState(who, section, row)) {
    if (t.igst !== 0) out['iamt'] = money(t.igst);
    out['camt'] = money(t.cgst);
    out['samt'] = money(t.sgst);
  } else {
    out['iamt'] = money(t.igst);
    if (t.cgst !== 0 || t.sgst !== 0) {
      out['camt'] = money(t.cgst);
      out['samt'] = money(t.sgst);
    }
  }
  out['csamt'] = money(t.cess);
  return out;
}

const amounts = ['taxable_value', 'advance_amount', 'tax_amount', 'igst', 'cgst', 'sgst', 'cess'] as const;

/** One line per rate: the file has a single line for each rate of a document, so lines of one rate are added. */
function byRate(rows: readonly Row[]): Row[] {
  if (rows.length === 1) return rows as Row[];
  const lines = new Map<number, Row>();
  for (const row of rows) {
    const rate = row.rate ?? 0;
    const line = lines.get(rate);
    if (!line) {
      lines.set(rate, row);
      continue;
    }
    const sum: Row = { ...line };
    for (const key of amounts) if (row[key] !== undefined) sum[key] = paise(sum, key) + paise(row, key);
    lines.set(rate, sum);
  }
  return [...lines.values()];
}

const itemNumber = (rate: number): number => Math.round(rate * 100) + 1;

function items(
  who: Taxpayer,
  section: Section,
  rows: readonly Row[],
  nested: boolean,
  base: j.JsonField,
): Json[] {
  return byRate(rows).map((row) => {
    const det = putTaxes(put({}, row, [base, ['rt', 'rate', 'number']]), who, section, row);
    return nested ? { num: itemNumber(row.rate ?? 0), itm_det: det } : det;
  });
}

/** Rows grouped by document, in the order of their first row. A row without a number is its own group. */
export function documentsOf(section: Section, rows: readonly Row[]): Row[][] {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const number = documentNumberOf(section, row);
    const key = number ? `${documentKey(section, row)}|${number.toUpperCase()}` : `#${row.id}`;
    const rowsOfIt = found.get(key);
    if (rowsOfIt) rowsOfIt.push(row);
    else found.set(key, [row]);
  }
  return [...found.values()];
}

function documents(who: Taxpayer, section: Section, rows: readonly Row[], shape: j.DocumentShape): Json[] {
  const out: Json[] = [];
  const groups = new Map<string, Json[]>();
  for (const lines of documentsOf(section, rows)) {
    const first = lines[0]!;
    const document = put({}, first, shape.fields);
    document['itms'] = items(who, section, lines, shape.nested, j.txval);
    if (!shape.group || !shape.list) {
      out.push(document);
      continue;
    }
    const [name, key] = shape.group;
    const party = String(first[key] ?? '');
    let list = groups.get(party);
    if (!list) {
      list = [];
      groups.set(party, list);
      out.push({ [name]: party, [shape.list]: list });
    }
    list.push(document);
  }
  return out;
}

const supplyType = (who: Taxpayer, section: Section, row: Row): 'INTRA' | 'INTER' =>
  isIntraState(who, section, row) ? 'INTRA' : 'INTER';

function places(who: Taxpayer, section: Section, rows: readonly Row[], shape: j.PlaceShape): Json[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = shape.fields.map(([, field]) => String(row[field] ?? '')).join('|');
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map((group) => {
    const first = group[0]!;
    const out = put({}, first, shape.fields);
    out['sply_ty'] = supplyType(who, section, first);
    if (shape.typ) out['typ'] = shape.typ;
    out['itms'] = items(who, section, group, false, shape.base);
    return out;
  });
}

function b2cs(who: Taxpayer, rows: readonly Row[]): Json[] {
  const section = sections.b2cs;
  return rows.map((row) =>
    putTaxes(
      put({ sply_ty: supplyType(who, section, row), rt: row.rate ?? 0, typ: 'OE' }, row, [
        j.pos,
        ['diff_percent?', 'applicable_percent', 'percent'],
        j.txval,
      ]),
      who,
      section,
      row,
    ),
  );
}

function nil(rows: readonly Row[]): Json {
  return {
    inv: rows.map((row) => ({
      sply_ty: row.supply_type ?? '',
      expt_amt: money(paise(row, 'exempt_amount')),
      nil_amt: money(paise(row, 'nil_amount')),
      ngsup_amt: money(paise(row, 'non_gst_amount')),
    })),
  };
}

function documentsIssued(rows: readonly Row[]): Json {
  const natures = new Map<number, Json[]>();
  for (const row of rows) {
    const nature = Number(row.nature ?? 0);
    const docs = natures.get(nature) ?? [];
    natures.set(nature, docs);
    const total = row.total_number ?? 0;
    const cancel = row.cancelled ?? 0;
    docs.push({
      num: docs.length + 1,
      from: row.from_serial ?? '',
      to: row.to_serial ?? '',
      totnum: total,
      cancel,
      net_issue: total - cancel,
    });
  }
  const sorted = [...natures].sort((a, b) => a[0] - b[0]);
  return { doc_det: sorted.map(([doc_num, docs]) => ({ doc_num, docs })) };
}

function hsnRows(period: Period, rows: readonly Row[]): Json[] {
  const withRate = hsnHasRate(period);
  return rows.map((row, i) => {
    const out = put({ num: i + 1 }, row, j.hsnFields);
    if (withRate) out['rt'] = row.rate ?? 0;
    else out['val'] = money(paise(row, 'total_value'));
    out['txval'] = money(paise(row, 'taxable_value'));
    out['iamt'] = money(paise(row, 'igst'));
    out['camt'] = money(paise(row, 'cgst'));
    out['samt'] = money(paise(row, 'sgst'));
    out['csamt'] = money(paise(row, 'cess'));
    return out;
  });
}

function hsn(period: Period, rows: readonly Row[]): Json {
  if (!hsnIsSplit(period)) return { data: hsnRows(period, rows) };
  const part = (name: string) =>
    hsnRows(
      period,
      rows.filter((row) => (row.hsn_part ?? 'B2B') === name),
    );
  const b2b = part('B2B');
  const b2c = part('B2C');
  return { ...(b2b.length > 0 ? { hsn_b2b: b2b } : {}), ...(b2c.length > 0 ? { hsn_b2c: b2c } : {}) };
}

function operators(id: 'supeco' | 'supecoa', rows: readonly Row[]): Json {
  const out: Json = {};
  for (const row of rows) {
    const name = j.operatorLists[id][row.operator_type === '9(5)' ? '9(5)' : 'TCS'];
    const list = (out[name] as Json[] | undefined) ?? [];
    out[name] = list;
    const item = put(
      {},
      row,
      id === 'supecoa' ? [...j.operatorOriginals, ...j.operatorFields] : j.operatorFields,
    );
    item['igst'] = money(paise(row, 'igst'));
    item['cgst'] = money(paise(row, 'cgst'));
    item['sgst'] = money(paise(row, 'sgst'));
    item['cess'] = money(paise(row, 'cess'));
    list.push(item);
  }
  return out;
}

function ecomDocuments(who: Taxpayer, section: Section, rows: readonly Row[], amended: boolean): Json[] {
  const out: Json[] = [];
  const groups = new Map<string, Json[]>();
  for (const lines of documentsOf(section, rows)) {
    const first = lines[0]!;
    const document = put({}, first, amended ? [...j.ecomOriginal, ...j.ecomInvoice] : j.ecomInvoice);
    document['sply_ty'] = supplyType(who, section, first);
    document['itms'] = items(who, section, lines, true, j.txval);
    const key = `${first.supplier_gstin ?? ''}|${first.gstin ?? ''}`;
    let list = groups.get(key);
    if (!list) {
      list = [];
      groups.set(key, list);
      out.push({
        ...(first.supplier_gstin ? { stin: first.supplier_gstin } : {}),
        rtin: first.gstin ?? '',
        inv: list,
      });
    }
    list.push(document);
  }
  return out;
}

function ecomSummaries(who: Taxpayer, section: Section, rows: readonly Row[]): Json[] {
  return rows.map((row) =>
    putTaxes(
      put(
        {
          ...(row.supplier_gstin ? { stin: row.supplier_gstin } : {}),
          sply_ty: supplyType(who, section, row),
          rt: row.rate ?? 0,
        },
        row,
        [j.pos, j.txval],
      ),
      who,
      section,
      row,
    ),
  );
}

const originalSupplier = (row: Row): Json =>
  row.original_supplier_gstin ? { ostin: row.original_supplier_gstin } : {};

function amendedSummaries(who: Taxpayer, section: Section, rows: readonly Row[], supplier: boolean): Json[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = [
      row.place_of_supply,
      row.original_return_period,
      row.supplier_gstin,
      row.original_supplier_gstin,
    ].join('|');
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const bodies = [...groups.values()].map((group) => {
    const first = group[0]!;
    const body: Json = { ...put({}, first, [j.omon]), sply_ty: supplyType(who, section, first) };
    body['itms'] = items(who, section, group, false, j.txval);
    return { pos: first.place_of_supply ?? '', first, body };
  });
  if (!supplier) return bodies.map(({ pos, body }) => ({ pos, ...body }));
  const out = new Map<string, Json[]>();
  for (const { pos, first, body } of bodies) {
    const list = out.get(pos) ?? [];
    out.set(pos, list);
    list.push({ stin: first.supplier_gstin ?? '', ...originalSupplier(first), ...body });
  }
  return [...out].map(([pos, posItms]) => ({ pos, posItms }));
}

function ecom(who: Taxpayer, id: 'ecom' | 'ecoma', rows: readonly Row[]): Json {
  const section = sections[id];
  const amended = id === 'ecoma';
  const out: Json = {};
  for (const category of ['b2b', 'b2c', 'urp2b', 'urp2c'] as const) {
    const own = rows.filter((row) => (row.category ?? 'b2b') === category);
    if (own.length === 0) continue;
    const documents = category === 'b2b' || category === 'urp2b';
    out[amended ? `${category}a` : category] = documents
      ? ecomDocuments(who, section, own, amended)
      : amended
        ? amendedSummaries(who, section, own, category === 'b2c')
        : ecomSummaries(who, section, own);
  }
  return out;
}

function writeSection(who: Taxpayer, id: SectionId, rows: readonly Row[]): unknown {
  const shape = j.shapes[id];
  if (shape)
    return shape.kind === 'documents'
      ? documents(who, sections[id], rows, shape)
      : places(who, sections[id], rows, shape);
  if (id === 'b2cs') return b2cs(who, rows);
  if (id === 'nil') return nil(rows);
  if (id === 'doc_issue') return documentsIssued(rows);
  if (id === 'hsn') return hsn(who.period, rows);
  if (id === 'supeco' || id === 'supecoa') return operators(id, rows);
  return ecom(who, id as 'ecom' | 'ecoma', rows);
}

/** Turnovers in the file, whole rupees; both are omitted if not given (they mattered for FY 2017-18 only). */
export interface Turnovers {
  gt?: number;
  cur_gt?: number;
}

/** The offline tool's file as an object: its keys and order, two decimals, empty sections left out. */
export function writeGstr1(who: Taxpayer, sheets: Sheets, turnovers: Turnovers = {}): Json {
  const out: Json = { gstin: who.gstin, fp: portalPeriod(who.period) };
  if (turnovers.gt !== undefined) out['gt'] = Math.trunc(turnovers.gt);
  if (turnovers.cur_gt !== undefined) out['cur_gt'] = Math.trunc(turnovers.cur_gt);
  out['version'] = toolVersion;
  out['hash'] = 'hash';
  for (const id of sectionIds) {
    const rows = sheets[id];
    if (id !== 'amendments' && rows && rows.length > 0) out[id] = writeSection(who, id, rows);
  }
  return out;
}

/** `returns_<ddmmyyyy>_R1_<gstin>_offline.json`, with a number before the ending when there are several. */
export const gstr1FileName = (gstin: string, today: string, part?: number): string =>
  `returns_${today.slice(8, 10)}${today.slice(5, 7)}${today.slice(0, 4)}_R1_${gstin}_offline${part === undefined ? '' : `_${part}`}.json`;
