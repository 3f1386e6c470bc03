import { XMLParser } from 'fast-xml-parser';
import type { Message } from '../../forms/messages.ts';
import { type Answers, answerFor, type Question, Questions } from '../../intake/questions.ts';
import { b2clLimit } from '../data/limits.ts';
import type { NextId } from '../gstr1/row-ids.ts';
import type { Sheets } from '../gstr1/sections.ts';
import { homeState, type Taxpayer } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { documentsIssued } from './documents-issued.ts';
import { type OutwardDocument, placeOutward } from './outward.ts';
import { askOriginal } from './register-documents.ts';
import { type Node, readMasters, readVoucher, textOf } from './tally-voucher.ts';

/** Sales, credit and debit notes of a Tally voucher export, placed in the tables of GSTR-1. */
interface TallyImport {
  sheets: Sheets;
  refused: { number: string; date: string; message: Message; asked?: string }[];
  /** Vouchers of other kinds, optional ones and cancelled ones. */
  skipped: number;
  /** How many of each voucher type were skipped. */
  left: Record<string, number>;
  /** Documents with a line without HSN: table 12 is incomplete for them. */
  withoutHsn: string[];
  cancelled: string[];
  /** Documents without tax that went to table 8 as exempt: to be looked at. */
  exempt: number;
  vouchers: number;
  questions: Question[];
}

/** Why a whole file was refused. */
type TallyResult = { ok: true; result: TallyImport } | { ok: false; message: Message };

const lists = new Set(
  ['TALLYMESSAGE', 'VOUCHER', 'LEDGERENTRIES.LIST', 'ALLLEDGERENTRIES.LIST', 'INVENTORYENTRIES.LIST'].concat([
    'ALLINVENTORYENTRIES.LIST',
    'ACCOUNTINGALLOCATIONS.LIST',
    'RATEDETAILS.LIST',
  ]),
);

/** Makes Tally's output well-formed: illegal control characters, references to them, and bare ampersands go. */
function cleanTally(text: string): string {
  return (
    text
      .replace(/^\uFEFF/, '')
      .replace(
        /&#(?:x0*([0-9a-f]+)|0*(\d+));/gi,
        (whole, hex: string | undefined, dec: string | undefined) => {
          const code = hex ? Number.parseInt(hex, 16) : Number(dec);
          return code >= 32 || code === 9 || code === 10 || code === 13 ? whole : '';
        },
      )
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML forbids
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
      .replace(/&(?!#?\w+;)/g, '&amp;')
  );
}

/** All elements with a name, at any depth. */
function elementsOf(node: unknown, name: string, found: Node[] = []): Node[] {
  if (Array.isArray(node)) for (const x of node) elementsOf(x, name, found);
  else if (typeof node === 'object' && node !== null) {
    for (const [tag, value] of Object.entries(node as Node)) {
      if (tag === name) {
        // Tally's own counters are VOUCHER elements too, with a number in them.
        for (const v of Array.isArray(value) ? value : [value])
          if (typeof v === 'object' && v !== null) found.push(v as Node);
      } else if (typeof value === 'object') elementsOf(value, name, found);
    }
  }
  return found;
}

const isOfUnregistered = (who: Taxpayer, d: OutwardDocument): boolean =>
  d.party === 'unregistered' && d.place_of_supply !== homeState(who);
const isLarge = (who: Taxpayer, d: OutwardDocument): boolean =>
  isOfUnregistered(who, d) && (d.original_value ?? d.value) > b2clLimit(who.period);

/** Days of the vouchers of an export, `YYYYMMDD`, each once. */
export function voucherDays(text: string): string[] {
  const days = new Set<string>();
  for (const [, day] of text.matchAll(/<DATE(?:\s[^>]*)?>\s*(\d{8})\s*<\/DATE>/gi)) days.add(day!);
  return [...days];
}

/** GSTINs of the company in an export's vouchers: Tally names the registration of each. */
export function voucherOwners(text: string): string[] {
  const found = new Set<string>();
  for (const [, gstin] of text.matchAll(/<CMPGSTIN(?:\s[^>]*)?>\s*(\w{15})\s*<\/CMPGSTIN>/gi))
    found.add(gstin!.toUpperCase());
  return [...found];
}

/**
 * Reads the text of a Tally voucher export (already decoded from UTF-8 or UTF-16); with `within` only
 * vouchers of some dates (`YYYYMMDD`) and GSTINs of the company ('' if a voucher names none).
 */
export function importTally(
  who: Taxpayer,
  text: string,
  next: NextId,
  answers: Answers = {},
  within?: (day: string, own: string) => boolean,
): TallyResult {
  const clean = cleanTally(text);
  if (/<!DOCTYPE/i.test(clean)) return { ok: false, message: say('doctype') };
  if (!/<(ENVELOPE|TALLYMESSAGE|VOUCHER)\b/i.test(clean)) return { ok: false, message: say('notXml') };
  let root: unknown;
  try {
    root = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      parseTagValue: false,
      parseAttributeValue: false,
      processEntities: false,
      isArray: (name) => lists.has(name),
    }).parse(clean);
  } catch {
    return { ok: false, message: say('notXml') };
  }
  const all = elementsOf(root, 'VOUCHER');
  const vouchers = within
    ? all.filter((v) => within(textOf(v, 'DATE'), textOf(v, 'CMPGSTIN').toUpperCase()))
    : all;
  const masters = readMasters(elementsOf(root, 'LEDGER'), elementsOf(root, 'VOUCHERTYPE'));
  if (vouchers.length === 0) return { ok: false, message: say('noVouchers') };
  const documents: OutwardDocument[] = [];
  const refused: TallyImport['refused'] = [];
  const cancelled: string[] = [];
  const left: Record<string, number> = {};
  let skipped = 0;
  for (const voucher of vouchers) {
    const read = readVoucher(who, voucher, masters);
    if (read.state === 'read') documents.push(read.document);
    else if (read.state === 'refused')
      refused.push({ number: read.number, date: read.date, message: read.message });
    else {
      skipped++;
      if (read.cancelled) cancelled.push(read.number);
      else left[read.type] = (left[read.type] ?? 0) + 1;
    }
  }
  const questions = new Questions();
  const stop = (d: OutwardDocument, message: Message, ask: Omit<Question, 'documents'>) => {
    questions.ask(ask, {
      key: d.number,
      label: [d.number, d.name ?? '', (d.value / 100).toFixed(2)].filter((x) => x !== '').join(' · '),
    });
    refused.push({ number: d.number, date: d.date, message, asked: ask.id });
  };
  // A note to an unregistered buyer of another State belongs to the table of its invoice: 9B for a large one, else less B2CS.
  const sold = documents.filter((d) => d.kind === 'invoice' && isOfUnregistered(who, d));
  const placed = documents.flatMap((d): OutwardDocument[] => {
    const supply = answerFor(answers, 'supply', d.number);
    const own: OutwardDocument = supply === 'DE' || supply === 'CBW' ? { ...d, supply_type: supply } : d;
    if (d.kind === 'invoice' || !isOfUnregistered(who, d) || isLarge(who, d)) return [own];
    const said = answerFor(answers, 'original', d.number);
    // Its invoice is above the limit, by how much does not matter.
    if (said === 'b2cl') return [{ ...own, original_value: Number.POSITIVE_INFINITY }];
    const theirs = sold.filter((o) => o.name === d.name);
    const fits = theirs.some((o) => !isLarge(who, o) && o.value >= d.value);
    if (said === 'b2cs' || fits || !theirs.some((o) => isLarge(who, o))) return [own];
    stop(d, say('noteOriginalOpen'), askOriginal);
    return [];
  });
  const { sheets, exempt } = placeOutward(who, placed, next);
  const numbersOf = (kind: OutwardDocument['kind']) =>
    [...new Set(placed.flatMap((d) => (d.kind === kind && d.number ? [d.number] : [])))].map((number) => ({
      number,
      cancelled: false,
    }));
  const issued = [
    ...documentsIssued(
      '1',
      [...numbersOf('invoice'), ...cancelled.map((number) => ({ number, cancelled: true }))],
      next,
    ),
    ...documentsIssued('4', numbersOf('D'), next),
    ...documentsIssued('5', numbersOf('C'), next),
  ];
  if (issued.length > 0) sheets.doc_issue = issued;
  const withoutHsn = placed
    .filter((d) => d.lines.some((l) => l.hsn) && d.lines.some((l) => !l.hsn && l.taxable !== 0))
    .map((d) => d.number);
  return {
    ok: true,
    result: {
      sheets,
      refused,
      skipped,
      left,
      withoutHsn,
      cancelled,
      exempt,
      vouchers: vouchers.length,
      questions: questions.list,
    },
  };
}
