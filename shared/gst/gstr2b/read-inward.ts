import type { Message } from '../../forms/messages.ts';
import { isGstin } from '../../identifiers.ts';
import type { Table } from '../../intake/recognise-table.ts';
import { titleFacts } from '../../intake/title.ts';
import { cellText, paiseOf, type RawCell, readDay, readMoney, shownCell } from '../../sheets/cells.ts';
import { parseState } from '../data/states.ts';
import { noTaxes } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { parsePeriod } from '../periods.ts';
import type { Gstr2b, InwardDocument } from './read.ts';

type Json = Record<string, unknown>;
const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const list = (x: unknown): Json[] => (Array.isArray(x) ? x.filter(isObject) : []);
const text = (x: unknown): string =>
  typeof x === 'string' ? x.trim() : typeof x === 'number' ? String(x) : '';
const paise = (x: unknown): number => {
  const n = Number(typeof x === 'string' ? x.replace(/,/g, '') : (x ?? 0));
  return Number.isFinite(n) ? (paiseOf(n) ?? Math.round(n * 100)) : 0;
};
const day = (x: unknown): string => {
  const read = readDay(text(x));
  return read.ok ? String(read.value ?? '') : '';
};

const blank = (id: string): InwardDocument => ({
  id,
  source: 'b2b',
  kind: 'invoice',
  gstin: '',
  name: '',
  number: '',
  date: '',
  value: 0,
  taxable: 0,
  ...noTaxes(),
  place_of_supply: '',
  reverse: false,
  available: true,
  reason: '',
  rejected: false,
  supplier_period: '',
  filed_on: '',
});

/** Taxes of a document: its own, or those of its items. */
function amountsOf(document: Json): Pick<InwardDocument, 'taxable' | 'igst' | 'cgst' | 'sgst' | 'cess'> {
  const items = list(document['itms']).map((i) => (isObject(i['itm_det']) ? i['itm_det'] : i));
  const out = { taxable: 0, ...noTaxes() };
  for (const item of items.length > 0 ? items : [document]) {
    out.taxable += paise(item['txval']);
    out.igst += paise(item['iamt'] ?? item['igst']);
    out.cgst += paise(item['camt'] ?? item['cgst']);
    out.sgst += paise(item['samt'] ?? item['sgst']);
    out.cess += paise(item['csamt'] ?? item['cess']);
  }
  return out;
}

const amountNames = ['val', 'txval', 'iamt', 'igst', 'camt', 'cgst', 'samt', 'sgst', 'csamt', 'cess'];
/** The first invalid amount of a document or its items. */
const unreadIn = (document: Json): string | undefined =>
  [document, ...list(document['itms']), ...list(document['itms']).map((i) => i['itm_det'])]
    .filter(isObject)
    .flatMap((o) => amountNames.map((name) => o[name]))
    .filter((x) => x !== undefined && x !== null && x !== '')
    .map((x) => (typeof x === 'number' ? String(x) : text(x).replace(/,/g, '') || typeof x))
    .find((x) => !Number.isFinite(Number(x)));

/**
 * Documents of a GSTR-2A or an IMS download as reported by suppliers, without eligibility. Credit notes are
 * positive with kind `C`. `unread` is the first document with an unreadable amount.
 */
export function readInwardJson(root: Json): { documents: InwardDocument[]; unread?: Message } {
  const out: InwardDocument[] = [];
  let unread: Message | undefined;
  const result = () => ({ documents: out, ...(unread ? { unread } : {}) });
  const add = (document: Json, over: Partial<InwardDocument>) => {
    const found = unreadIn(document);
    const number = text(document['inum'] ?? document['nt_num'] ?? document['ntnum'] ?? document['benum']);
    if (found !== undefined) unread ??= say('unreadInward', { found: found.slice(0, 40), number });
    out.push({
      ...blank(`d${out.length + 1}`),
      number: text(document['inum'] ?? document['nt_num'] ?? document['ntnum']),
      date: day(document['idt'] ?? document['nt_dt'] ?? document['dt']),
      value: paise(document['val']),
      place_of_supply: text(document['pos']),
      reverse: /^y$/i.test(text(document['rchrg'] ?? document['rev'])),
      ...amountsOf(document),
      ...over,
    });
  };
  const ims = root['imsDetails'];
  if (isObject(ims)) {
    for (const [section, documents] of Object.entries(ims))
      for (const d of list(documents)) {
        const note = /cn/i.test(section) ? 'C' : /dn/i.test(section) ? 'D' : 'invoice';
        const gstin = text(d['stin']).toUpperCase();
        add(d, {
          gstin,
          name: text(d['tradenm']),
          kind: note,
          source: note === 'invoice' ? 'b2b' : 'cdnr',
          supplier_period: parsePeriod(text(d['rtnprd'])) ?? '',
          rejected: text(d['action']) === 'R',
        });
      }
    return result();
  }
  for (const section of ['b2b', 'b2ba', 'cdn', 'cdna', 'cdnr', 'cdnra'] as const)
    for (const supplier of list(root[section])) {
      const whose = { gstin: text(supplier['ctin']).toUpperCase(), name: text(supplier['trdnm']) };
      for (const d of list(supplier['inv'])) add(d, { ...whose, source: 'b2b' });
      for (const d of list(supplier['nt']))
        add(d, { ...whose, source: 'cdnr', kind: text(d['ntty']) === 'D' ? 'D' : 'C' });
    }
  for (const d of list(root['impg'])) {
    const sums = amountsOf(d);
    add(d, {
      source: 'impg',
      number: text(d['benum'] ?? d['boenum']),
      date: day(d['bedt'] ?? d['boedt']),
      value: sums.taxable + sums.igst + sums.cess,
    });
  }
  return result();
}

const sheetSources: readonly [RegExp, InwardDocument['source']][] = [
  [/^b2b$/, 'b2b'],
  [/^b2ba$/, 'b2ba'],
  [/^(b2b)?-?(cdnr|cdn)$/, 'cdnr'],
  [/^(b2b)?-?(cdnra|cdna)$/, 'cdnra'],
  [/^eco$/, 'ecom'],
  [/^ecoa$/, 'ecoma'],
  [/^isd$/, 'isd'],
  [/^isda$/, 'isda'],
  [/^impg$/, 'impg'],
  [/^impgsez$/, 'impgsez'],
];

const heads: readonly [string, RegExp][] = [
  ['gstin', /^gstinofsupplier|^gstinofisd|^gstinofeco/],
  ['name', /tradelegalname|^trade/],
  ['number', /(invoice|note|document|isddocument)number$|^number$/],
  ['type', /notetype$|documenttype$|isddocumenttype$/],
  ['date', /(invoice|note|document)date$|^date$/],
  ['value', /(invoice|note|document)value$/],
  ['place', /^placeofsupply/],
  ['reverse', /reversecharge$/],
  ['taxable', /taxablevalue$/],
  ['igst', /integratedtax(amount)?$/],
  ['cgst', /centraltax(amount)?$/],
  ['sgst', /stateuttax(amount)?$/],
  ['cess', /cess(amount)?$/],
  ['period', /^gstr1.*period$/],
  ['filed', /^gstr1.*filingdate$/],
  ['available', /^itcavailability$|^eligibilityofitc$/],
  ['reason', /^reason$/],
];
const squeeze = (raw: RawCell): string =>
  shownCell(raw)
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^a-z0-9]/g, '');

/** Columns of a sheet by their headings, on one or two lines. */
function columnsOf(rows: Table['rows']): { line: number; at: Map<string, number> } | undefined {
  const top = rows.findIndex(
    (row) => row.slice(0, 30).filter((c) => heads.some(([, p]) => p.test(squeeze(c)))).length >= 2,
  );
  if (top < 0) return undefined;
  const below = rows[top + 1] ?? [];
  const two = below.filter((c) => heads.some(([, p]) => p.test(squeeze(c)))).length >= 2;
  const at = new Map<string, number>();
  const width = Math.max(rows[top]!.length, below.length);
  for (let i = 0; i < width; i++) {
    const name = (two && squeeze(below[i])) || squeeze(rows[top]![i]);
    const found = name === '' ? undefined : heads.find(([, p]) => p.test(name))?.[0];
    if (found && !at.has(found)) at.set(found, i);
  }
  return { line: two ? top + 1 : top, at };
}

/**
 * The Excel of GSTR-2B (or 2A) from the portal: one sheet a section, headings in one or two lines. Notes are positive under their type;
 * lines of totals are left. A cell that does not read is a fatal problem naming its sheet and line.
 */
export function readInwardTables(tables: readonly Table[]): Gstr2b {
  const documents: InwardDocument[] = [];
  const problems: Gstr2b['problems'] = [];
  const cover = tables.find((t) => /read\s*me|about|cover/i.test(t.name))?.rows ?? [];
  const facts = titleFacts(cover.length > 0 ? cover : (tables[0]?.rows.slice(0, 5) ?? []));
  const monthCell = cover.flatMap((row) => row.map(shownCell)).find((c) => parsePeriod(c));
  for (const { name, rows } of tables) {
    const key = name.toLowerCase().replace(/[^a-z0-9-]/g, '');
    const source =
      sheetSources.find(([pattern]) => pattern.test(key))?.[1] ?? (tables.length === 1 ? 'b2b' : undefined);
    const found = source && columnsOf(rows);
    if (!source || !found) continue;
    const { line, at } = found;
    const cell = (cells: readonly RawCell[], field: string): RawCell =>
      at.has(field) ? cells[at.get(field)!] : undefined;
    rows.slice(line + 1).forEach((cells, n) => {
      const row = line + 2 + n;
      const gstin = shownCell(cell(cells, 'gstin')).toUpperCase();
      const number = cellText(cell(cells, 'number'));
      if (number === '' || /-?total$/i.test(number) || cells.every((c) => shownCell(c) === '')) return;
      const path = `${name} ${row}`;
      const fail = () =>
        problems.push({
          path,
          message: say('amounts2b', { number: `${number} (${name} ${row})` }),
          fatal: true,
        });
      const money = (field: string): number => {
        const raw = cell(cells, field);
        if (shownCell(raw) === '' || /^-+$/.test(shownCell(raw))) return 0;
        const read = readMoney(raw);
        if (!read.ok) fail();
        return read.ok ? Number(read.value ?? 0) : 0;
      };
      const imported = source === 'impg' || source === 'impgsez';
      const date = readDay(cell(cells, 'date'));
      if (!date.ok || (!imported && !isGstin(gstin))) {
        fail();
        return;
      }
      const type = shownCell(cell(cells, 'type'));
      const isNote = source === 'cdnr' || source === 'cdnra';
      const sums = {
        taxable: money('taxable'),
        igst: money('igst'),
        cgst: money('cgst'),
        sgst: money('sgst'),
        cess: money('cess'),
      };
      const filed = readDay(cell(cells, 'filed'));
      const known = documents.find(
        (d) =>
          d.source === source &&
          d.gstin === gstin &&
          d.number === number &&
          d.date === date.value &&
          d.kind === kindOf(),
      );
      function kindOf(): InwardDocument['kind'] {
        if (isNote) return /debit/i.test(type) ? 'D' : 'C';
        return /credit note/i.test(type) ? 'C' : 'invoice';
      }
      // The Excel of GSTR-2A has one line per rate.
      if (known) {
        for (const k of ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const) known[k] += sums[k];
        return;
      }
      documents.push({
        ...blank(`d${documents.length + 1}`),
        source,
        kind: kindOf(),
        gstin: imported && !isGstin(gstin) ? '' : gstin,
        name: shownCell(cell(cells, 'name')),
        number,
        date: String(date.value ?? ''),
        value: at.has('value') ? money('value') : sums.taxable + sums.igst + sums.cess,
        ...sums,
        place_of_supply: parseState(shownCell(cell(cells, 'place'))) ?? '',
        reverse: /^y/i.test(shownCell(cell(cells, 'reverse'))),
        available: !/^n/i.test(shownCell(cell(cells, 'available'))),
        reason: /recipient state/i.test(shownCell(cell(cells, 'reason')))
          ? 'P'
          : /16\(4\)|time/i.test(shownCell(cell(cells, 'reason')))
            ? 'C'
            : '',
        supplier_period: parsePeriod(shownCell(cell(cells, 'period')).replace(/['’]/, ' ')) ?? '',
        filed_on: filed.ok ? String(filed.value ?? '') : '',
      });
    });
  }
  return {
    gstin: facts.gstins[0] ?? '',
    period: parsePeriod(monthCell ?? '') ?? '',
    generated: '',
    part: { number: null, of: null },
    documents,
    problems,
  };
}
