import { XMLParser } from 'fast-xml-parser';
import type { Message } from '../../forms/messages.ts';
import type { NextId } from '../gstr1/json-read.ts';
import type { Sheets } from '../gstr1/sections.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { type OutwardDocument, placeOutward } from './outward.ts';
import { type Node, readVoucher } from './tally-voucher.ts';

/** Sales, credit and debit notes of a Tally voucher export, placed in the tables of GSTR-1. */
export interface TallyImport {
  sheets: Sheets;
  refused: { number: string; date: string; message: Message }[];
  /** Vouchers of other kinds, optional ones and cancelled ones. */
  skipped: number;
  cancelled: string[];
  /** Documents without tax that went to table 8 as exempt: to be looked at. */
  exempt: number;
  vouchers: number;
}

/** Why a whole file was refused. */
export type TallyResult = { ok: true; result: TallyImport } | { ok: false; message: Message };

const lists = new Set(
  ['TALLYMESSAGE', 'VOUCHER', 'LEDGERENTRIES.LIST', 'ALLLEDGERENTRIES.LIST', 'INVENTORYENTRIES.LIST'].concat([
    'ALLINVENTORYENTRIES.LIST',
    'ACCOUNTINGALLOCATIONS.LIST',
    'RATEDETAILS.LIST',
  ]),
);

/** Makes Tally's output well-formed: illegal control characters, references to them, and bare ampersands go. */
export function cleanTally(text: string): string {
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

/** Every VOUCHER wherever it stands. */
function vouchersOf(node: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(node)) for (const x of node) vouchersOf(x, found);
  else if (typeof node === 'object' && node !== null) {
    for (const [tag, value] of Object.entries(node as Node)) {
      if (tag === 'VOUCHER') {
        // Tally's own counters are VOUCHER elements too, with a number in them.
        for (const v of Array.isArray(value) ? value : [value])
          if (typeof v === 'object' && v !== null) found.push(v as Node);
      } else if (typeof value === 'object') vouchersOf(value, found);
    }
  }
  return found;
}

/** Reads the text of a Tally voucher export (already decoded from UTF-8 or UTF-16). */
export function importTally(who: Taxpayer, text: string, next: NextId): TallyResult {
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
  const vouchers = vouchersOf(root);
  if (vouchers.length === 0) return { ok: false, message: say('noVouchers') };
  const documents: OutwardDocument[] = [];
  const refused: TallyImport['refused'] = [];
  const cancelled: string[] = [];
  let skipped = 0;
  for (const voucher of vouchers) {
    const read = readVoucher(who, voucher);
    if (read.state === 'read') documents.push(read.document);
    else if (read.state === 'refused')
      refused.push({ number: read.number, date: read.date, message: read.message });
    else {
      skipped++;
      if (read.cancelled) cancelled.push(read.number);
    }
  }
  const { sheets, exempt } = placeOutward(who, documents, next);
  return { ok: true, result: { sheets, refused, skipped, cancelled, exempt, vouchers: vouchers.length } };
}
