import { isoOf } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import { otherKind } from '../../intake/recognise.ts';
import { paiseOf } from '../../sheets/cells.ts';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { type Period, parsePeriod } from '../periods.ts';

type Json = Record<string, unknown>;

/** Parts of GSTR-2B documents come from. */
const sources = ['b2b', 'b2ba', 'cdnr', 'cdnra', 'ecom', 'ecoma', 'isd', 'isda', 'impg', 'impgsez'] as const;
type Source = (typeof sources)[number];

/** One inward document of GSTR-2B; amounts in paise, dates ISO. Credit notes have positive amounts and kind `C`. */
export interface InwardDocument extends Taxes {
  id: string;
  source: Source;
  kind: 'invoice' | 'C' | 'D';
  gstin: string;
  name: string;
  number: string;
  date: string;
  value: number;
  taxable: number;
  place_of_supply: string;
  reverse: boolean;
  /** Whether the statement allows the credit. */
  available: boolean;
  /** P: place of supply and supplier in one State while the recipient is in another; C: past the s.16(4) time. */
  reason: string;
  /** Refused by the recipient in the invoice management system. */
  rejected: boolean;
  supplier_period: string;
  filed_on: string;
  original_number?: string;
  original_date?: string;
}

/** Parts of the statement's own summary of credit; integer paise. */
export interface CreditSummary {
  available: CreditParts;
  unavailable: CreditParts;
}
/** `other` are supplies under forward charge, `reverse` under reverse charge; credit notes are separate. */
export interface CreditParts {
  other: Taxes;
  isd: Taxes;
  reverse: Taxes;
  imports: Taxes;
  creditNotes: Taxes;
  reverseCreditNotes: Taxes;
  isdCreditNotes: Taxes;
}

/** A GSTR-2B as read. */
export interface Gstr2b {
  gstin: string;
  period: Period;
  generated: string;
  /** Part number and total; null if the file does not tell. */
  part: { number: number | null; of: number | null };
  documents: InwardDocument[];
  summary?: CreditSummary;
  /** `fatal`: a document's amounts have an unknown format, so nothing of the file may be imported. */
  problems: { path: string; message: Message; fatal?: boolean }[];
}

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const list = (x: unknown): Json[] => (Array.isArray(x) ? x.filter(isObject) : []);
const text = (x: unknown): string =>
  typeof x === 'string' ? x.trim() : typeof x === 'number' ? String(x) : '';
const money = (x: unknown): number => {
  const n = typeof x === 'number' ? x : Number(text(x) || 0);
  return Number.isFinite(n) ? (paiseOf(n) ?? Math.round(n * 100)) : 0;
};
const date = (x: unknown): string => {
  const m = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text(x));
  return (m && isoOf(Number(m[3]), Number(m[2]), Number(m[1]))) || '';
};

const taxNames = ['igst', 'iamt', 'cgst', 'camt', 'sgst', 'samt', 'cess', 'csamt'];
const isAmount = (x: unknown): boolean =>
  typeof x === 'number' ? Number.isFinite(x) : typeof x === 'string' && /^-?\d+(\.\d+)?$/.test(x.trim());
const isEmpty = (x: unknown): boolean =>
  x === undefined || x === null || (typeof x === 'string' && x.trim() === '');
/** Whether an object has taxes, all of them numbers. */
const saysTaxes = (o: Json): boolean =>
  taxNames.some((name) => isAmount(o[name])) &&
  ['txval', ...taxNames].every((name) => isEmpty(o[name]) || isAmount(o[name]));

/** Items of a document under any name used in portal files, with the amounts of `itm_det` if present. */
const itemsOf = (document: Json): Json[] =>
  [...list(document['items']), ...list(document['itms'])].map((i) =>
    isObject(i['itm_det']) ? i['itm_det'] : i,
  );

/** Whether a document's amounts can be read: its items all say taxes, or the document itself does. */
const readable = (document: Json): boolean => {
  const items = itemsOf(document);
  return (items.length > 0 && items.every(saysTaxes)) || saysTaxes(document);
};

/** Taxes and value of a document: its own figures (version 4), or the sum of its items (versions 1 to 3). */
function amounts(document: Json): Taxes & { taxable: number } {
  const items = itemsOf(document);
  const from = items.length > 0 && items.every(saysTaxes) ? items : [document];
  const out = { ...noTaxes(), taxable: 0 };
  for (const item of from) {
    out.taxable += money(item['txval']);
    out.igst += money(item['igst'] ?? item['iamt']);
    out.cgst += money(item['cgst'] ?? item['camt']);
    out.sgst += money(item['sgst'] ?? item['samt']);
    out.cess += money(item['cess'] ?? item['csamt']);
  }
  return out;
}

interface Place {
  source: Source;
  supplier: Json;
  rejected: boolean;
  id: string;
}

/** The first non-blank of these members, as text. */
const oneOf = (o: Json, ...names: string[]): string => names.map((name) => text(o[name])).find(Boolean) ?? '';

function trade(document: Json, p: Place): InwardDocument {
  const isNote = p.source === 'cdnr' || p.source === 'cdnra';
  // Where a file names the note's kind apart, `typ` is that of the supply.
  const type = ['nttyp', 'ntty', 'typ']
    .map((name) => text(document[name]))
    .find((t) => t === 'C' || t === 'D');
  return {
    id: p.id,
    source: p.source,
    kind: isNote ? (type === 'D' ? 'D' : 'C') : 'invoice',
    gstin: text(p.supplier['ctin']).toUpperCase(),
    name: oneOf(p.supplier, 'trdnm', 'tradenm', 'cname', 'lglnm'),
    number: isNote ? oneOf(document, 'ntnum', 'nt_num') : text(document['inum']),
    date: date(isNote ? oneOf(document, 'dt', 'ntdt', 'nt_dt') : oneOf(document, 'dt', 'idt')),
    value: money(document['val']),
    ...amounts(document),
    place_of_supply: text(document['pos']),
    reverse: oneOf(document, 'rev', 'rchrg') === 'Y',
    available: text(document['itcavl']) !== 'N',
    reason: text(document['rsn']),
    rejected: p.rejected,
    supplier_period: parsePeriod(text(p.supplier['supprd'])) ?? '',
    filed_on: date(p.supplier['supfildt']),
    original_number: (isNote ? oneOf(document, 'ontnum', 'ont_num') : text(document['oinum'])) || undefined,
    original_date: date(isNote ? oneOf(document, 'ontdt', 'ont_dt') : document['oidt']) || undefined,
  };
}

function distributed(document: Json, p: Place): InwardDocument {
  const type = text(document['doctyp']);
  return {
    ...trade({}, p),
    // ISDC and ISDCN are credit notes of an input service distributor.
    kind: type.startsWith('ISDC') ? 'C' : 'invoice',
    number: text(document['docnum']),
    date: date(document['docdt']),
    ...amounts(document),
    available: text(document['itcelg']) !== 'N',
    original_number: text(document['odocnum']) || undefined,
    original_date: date(document['odocdt']) || undefined,
  };
}

function imported(document: Json, p: Place): InwardDocument {
  const out = amounts(document);
  return {
    ...trade({}, p),
    number: oneOf(document, 'boenum', 'benum'),
    date: date(oneOf(document, 'boedt', 'bedt')),
    value: out.taxable + out.igst + out.cess,
    ...out,
    available: true,
  };
}

const innerList: Record<Source, string | undefined> = {
  b2b: 'inv',
  b2ba: 'inv',
  cdnr: 'nt',
  cdnra: 'nt',
  ecom: 'inv',
  ecoma: 'inv',
  isd: 'doclist',
  isda: 'doclist',
  impg: undefined,
  impgsez: 'boe',
};

function documentsOf(
  data: Json,
  rejected: boolean,
  found: InwardDocument[],
  problems: Gstr2b['problems'],
): void {
  for (const [key, value] of Object.entries(data)) {
    if ((sources as readonly string[]).includes(key)) continue;
    // Reversals (`itcrev`) are sections inside a section.
    const left = isObject(value) ? Object.values(value).flatMap(list) : list(value);
    if (left.length > 0)
      problems.push({ path: `docdata.${key}`, message: say('left2b', { section: key, count: left.length }) });
  }
  for (const source of sources) {
    const inner = innerList[source];
    for (const supplier of list(data[source])) {
      const documents = inner ? list(supplier[inner]) : [supplier];
      for (const document of documents) {
        if (!readable(document))
          problems.push({
            path: `docdata.${source}`,
            message: say('amounts2b', {
              number:
                text(document['inum'] ?? document['ntnum'] ?? document['docnum'] ?? document['boenum']) ||
                '?',
            }),
            fatal: true,
          });
        const place: Place = { source, supplier, rejected, id: `${rejected ? 'x' : 'd'}${found.length + 1}` };
        if (source === 'isd' || source === 'isda') found.push(distributed(document, place));
        else if (source === 'impg' || source === 'impgsez') found.push(imported(document, place));
        else found.push(trade(document, place));
      }
    }
  }
}

const taxes = (x: unknown): Taxes =>
  isObject(x)
    ? { igst: money(x['igst']), cgst: money(x['cgst']), sgst: money(x['sgst']), cess: money(x['cess']) }
    : noTaxes();
const plus = (a: Taxes, b: Taxes): Taxes => ({
  igst: a.igst + b.igst,
  cgst: a.cgst + b.cgst,
  sgst: a.sgst + b.sgst,
  cess: a.cess + b.cess,
});

function parts(x: unknown): CreditParts {
  const o = isObject(x) ? x : {};
  const notes = isObject(o['othersup']) ? o['othersup'] : {};
  return {
    other: taxes(o['nonrevsup']),
    isd: taxes(o['isdsup']),
    reverse: taxes(o['revsup']),
    imports: taxes(o['imports']),
    creditNotes: plus(taxes(notes['cdnr']), taxes(notes['cdnra'])),
    reverseCreditNotes: plus(taxes(notes['cdnrrev']), taxes(notes['cdnrarev'])),
    isdCreditNotes: plus(taxes(notes['isd']), taxes(notes['isda'])),
  };
}

/** Reads GSTR-2B JSON of versions 1 to 4 (with or without the outer `data`); a value of another shape gives one problem at path ''. */
export function readGstr2b(value: unknown): Gstr2b {
  const other = otherKind(value, ['gstr2b']);
  const root = isObject(value) && !other ? (isObject(value['data']) ? value['data'] : value) : {};
  const period = parsePeriod(text(root['rtnprd']));
  const data = root['docdata'];
  if (!period || !isObject(data)) {
    return {
      gstin: '',
      period: '',
      generated: '',
      part: { number: null, of: null },
      documents: [],
      problems: [{ path: '', message: other ?? say('wrong2b') }],
    };
  }
  const documents: InwardDocument[] = [];
  const problems: Gstr2b['problems'] = [];
  documentsOf(data, false, documents, problems);
  if (isObject(root['docRejdata'])) documentsOf(root['docRejdata'], true, documents, problems);
  for (const d of documents)
    if (d.number === '' || d.date === '')
      problems.push({ path: `docdata.${d.source}`, message: say('unread2b', { number: d.number || '?' }) });
  const outer = isObject(value) ? value : {};
  const count = (...names: string[]): number | null => {
    const own = names
      .map((name) => Number(root[name] ?? outer[name]))
      .find((n) => Number.isInteger(n) && n > 0);
    return own ?? null;
  };
  const summ = root['itcsumm'];
  return {
    gstin: text(root['gstin']).toUpperCase(),
    period,
    generated: date(root['gendt']),
    part: {
      number: count('fn', 'filenum', 'file_num', 'fileNum', 'fileno'),
      of: count('fc', 'filecount', 'file_count', 'fileCount'),
    },
    documents,
    ...(isObject(summ)
      ? { summary: { available: parts(summ['itcavl']), unavailable: parts(summ['itcunavl']) } }
      : {}),
    problems,
  };
}
