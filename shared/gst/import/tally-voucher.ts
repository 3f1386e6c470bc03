import { isoOf } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import { isRate } from '../data/rates.ts';
import { parseState } from '../data/states.ts';
import { parseUnit } from '../data/units.ts';
import { homeState, inferRate, type Taxpayer, taxOn } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import type { OutwardDocument, OutwardLine } from './outward.ts';

/** A parsed XML element: texts, elements and lists of elements by tag name. */
export type Node = { [tag: string]: unknown };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (s: string): string =>
  s.includes('&')
    ? s.replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
        if (!name.startsWith('#')) return entities[name] ?? whole;
        const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
        return code >= 32 ? String.fromCodePoint(code) : ' ';
      })
    : s;

/** Text of an element, whether it carries attributes or not. */
export function textOf(node: Node, ...tags: string[]): string {
  for (const tag of tags) {
    const value = node[tag];
    const raw =
      typeof value === 'string'
        ? value
        : typeof value === 'object' && value !== null
          ? (value as Node)['#text']
          : undefined;
    if (typeof raw === 'string' && raw.trim() !== '') {
      const clean = decode(raw).replace(/\s+/g, ' ').trim();
      // Tally prints `Not Applicable` after a control character for an empty choice.
      if (!/^not applicable$/i.test(clean)) return clean;
    }
  }
  return '';
}

const children = (node: Node, ...tags: string[]): Node[] =>
  tags.flatMap((tag) => {
    const value = node[tag];
    const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
    return list.filter((x): x is Node => typeof x === 'object' && x !== null);
  });

/** Paise of a Tally amount; negative is debit. `undefined` when it is empty or in another currency. */
function amountOf(node: Node): number | undefined {
  const s = textOf(node, 'AMOUNT').replace(/[,₹\s]/g, '');
  const m = /^(-?)(\d+)(?:\.(\d{1,2})\d*)?$/.exec(s);
  if (!m) return undefined;
  const paise = Number(m[2]) * 100 + Number((m[3] ?? '').padEnd(2, '0'));
  return m[1] === '-' ? -paise : paise;
}

const taxLedgers: readonly [RegExp, 'igst' | 'cgst' | 'sgst' | 'cess'][] = [
  [/\bcess\b/i, 'cess'],
  [/igst|integrated/i, 'igst'],
  [/cgst|central\s*(gst|tax)/i, 'cgst'],
  [/sgst|utgst|state\s*(gst|tax)|ut\s*tax/i, 'sgst'],
];
const taxHead = (name: string) => taxLedgers.find(([pattern]) => pattern.test(name))?.[1];
const notValue = /\bround|\btcs\b|\btds\b/i;

/** Rate in per cent of an item or ledger: its GST details, else a rate in its name. */
function rateOf(node: Node): number | undefined {
  const details = children(node, 'RATEDETAILS.LIST');
  const head = (name: RegExp) => {
    const found = details.find((d) => name.test(textOf(d, 'GSTRATEDUTYHEAD')));
    const text = found ? textOf(found, 'GSTRATE') : '';
    return text === '' ? undefined : Number(text);
  };
  const igst = head(/igst|integrated/i);
  if (igst !== undefined && isRate(igst)) return igst;
  const cgst = head(/cgst|central/i);
  const sgst = head(/sgst|state/i);
  if (cgst !== undefined && sgst !== undefined && isRate(cgst + sgst)) return cgst + sgst;
  const named = /(\d+(?:\.\d+)?)\s*%/.exec(textOf(node, 'LEDGERNAME'));
  return named && isRate(Number(named[1])) ? Number(named[1]) : undefined;
}

interface Part {
  amount: number;
  /** Per cent. */
  rate?: number;
  hsn?: string;
  description?: string;
  unit?: string;
  quantity?: number;
}

function stockPart(node: Node, amount: number): Part {
  const quantity = /(-?[\d.]+)\s*([A-Za-z.]*)/.exec(textOf(node, 'BILLEDQTY', 'ACTUALQTY'));
  const hsn = textOf(node, 'GSTHSNNAME', 'HSNCODE').replace(/\D/g, '');
  return {
    amount,
    rate:
      rateOf(node) ??
      children(node, 'ACCOUNTINGALLOCATIONS.LIST')
        .map(rateOf)
        .find((r) => r !== undefined),
    hsn: hsn || undefined,
    description: textOf(node, 'STOCKITEMNAME') || undefined,
    unit: quantity?.[2] ? parseUnit(quantity[2]) : undefined,
    quantity: quantity ? Math.abs(Number(quantity[1])) : undefined,
  };
}

interface Read {
  value: number;
  parts: Part[];
  taxes: Record<'igst' | 'cgst' | 'sgst' | 'cess', number>;
}

function readEntries(v: Node): Read {
  const partyName = textOf(v, 'PARTYLEDGERNAME');
  const taxes = { igst: 0, cgst: 0, sgst: 0, cess: 0 };
  const ledgers: Part[] = [];
  let party = 0;
  let other = 0;
  for (const entry of children(v, 'LEDGERENTRIES.LIST', 'ALLLEDGERENTRIES.LIST')) {
    const name = textOf(entry, 'LEDGERNAME');
    const amount = amountOf(entry);
    if (amount === undefined) continue;
    const head = taxHead(name);
    if (name === partyName || /^yes$/i.test(textOf(entry, 'ISPARTYLEDGER'))) party += amount;
    else if (head) taxes[head] += amount;
    else if (notValue.test(name)) other += amount;
    else {
      const hsn = textOf(entry, 'GSTHSNNAME', 'HSNCODE').replace(/\D/g, '');
      ledgers.push({ amount, rate: rateOf(entry), hsn: hsn || undefined, description: name });
    }
  }
  const stock = children(v, 'ALLINVENTORYENTRIES.LIST', 'INVENTORYENTRIES.LIST').flatMap((entry) => {
    const amount = amountOf(entry);
    return amount === undefined ? [] : [stockPart(entry, amount)];
  });
  const sum = (parts: readonly Part[]) => parts.reduce((n, p) => n + p.amount, 0);
  const taxed = taxes.igst + taxes.cgst + taxes.sgst + taxes.cess + other;
  // Some exports print the items both as stock and inside the sales ledger: the party's balance tells which.
  const doubled = stock.length > 0 && Math.abs(party + taxed + sum(ledgers)) <= 1;
  return { value: -party, parts: doubled ? stock : [...stock, ...ledgers], taxes };
}

/** Spreads the voucher's tax over its rates; undefined when rates are missing and cannot be told. */
function linesOf(read: Read, sign: number): OutwardLine[] | undefined {
  const intra = read.taxes.cgst !== 0 || read.taxes.sgst !== 0;
  const tax = {
    igst: sign * read.taxes.igst,
    cgst: sign * read.taxes.cgst,
    sgst: sign * read.taxes.sgst,
    cess: sign * read.taxes.cess,
  };
  const total = sign * read.parts.reduce((n, p) => n + p.amount, 0);
  const known = new Set(read.parts.flatMap((p) => (p.rate === undefined ? [] : [p.rate])));
  const single = inferRate(total, tax.igst + tax.cgst + tax.sgst);
  const usual = known.size === 1 ? [...known][0]! : single;
  const parts = read.parts.map((p) => ({ ...p, amount: sign * p.amount, rate: p.rate ?? usual }));
  if (parts.some((p) => p.rate === undefined)) return undefined;
  const lines = parts.map((p) => ({
    taxable: p.amount,
    rate: p.rate!,
    ...taxOn(p.amount, p.rate!, intra),
    cess: 0,
    hsn: p.hsn,
    description: p.description,
    unit: p.unit,
    quantity: p.quantity,
  }));
  // The books' own tax wins; paise of rounding go to the largest line, anything more means the rates are not the ones used.
  const largest = lines.reduce((a, b) => (b.taxable > a.taxable ? b : a));
  for (const head of ['igst', 'cgst', 'sgst'] as const) {
    const off = tax[head] - lines.reduce((n, line) => n + line[head], 0);
    const untaxed = tax.igst + tax.cgst + tax.sgst === 0;
    if (untaxed) for (const line of lines) line[head] = 0;
    else if (Math.abs(off) > 100 * lines.length) return undefined;
    else largest[head] += off;
  }
  largest.cess = tax.cess;
  return lines;
}

/** What became of one voucher. */
export type ReadVoucher =
  | { state: 'read'; document: OutwardDocument }
  | { state: 'skipped'; number: string; cancelled: boolean }
  | { state: 'refused'; number: string; date: string; message: Message };

function kindOf(type: string): OutwardDocument['kind'] | undefined {
  if (/credit\s*note|sales?\s*return/i.test(type)) return 'C';
  if (/debit\s*note/i.test(type)) return 'D';
  return /sale|tax\s*invoice|export/i.test(type) && !/order|quotation/i.test(type) ? 'invoice' : undefined;
}

/** Reads one VOUCHER element as a sales document. Purchases, cancelled and optional vouchers are skipped. */
export function readVoucher(who: Taxpayer, v: Node): ReadVoucher {
  const number = textOf(v, 'VOUCHERNUMBER', 'REFERENCE');
  const kind = kindOf(textOf(v, 'VOUCHERTYPENAME', '@VCHTYPE'));
  const cancelled = /^yes$/i.test(textOf(v, 'ISCANCELLED'));
  if (!kind || cancelled || /^yes$/i.test(textOf(v, 'ISOPTIONAL')))
    return { state: 'skipped', number, cancelled: cancelled && kind === 'invoice' };
  const stamp = /^(\d{4})(\d{2})(\d{2})$/.exec(textOf(v, 'DATE'));
  const date = (stamp && isoOf(Number(stamp[1]), Number(stamp[2]), Number(stamp[3]))) || '';
  const refuse = (message: Message): ReadVoucher => ({ state: 'refused', number, date, message });
  if (!date) return refuse(say('aDate'));
  const read = readEntries(v);
  // A debit note in Tally is usually a purchase return: only one that raises the customer's balance is outward.
  const names = children(v, 'LEDGERENTRIES.LIST', 'ALLLEDGERENTRIES.LIST')
    .map((e) => textOf(e, 'LEDGERNAME'))
    .join(' ');
  if (kind !== 'invoice' && /purchase|input/i.test(names))
    return { state: 'skipped', number, cancelled: false };
  const sign = kind === 'C' ? -1 : 1;
  if (read.parts.length === 0 || read.parts.every((p) => p.amount === 0))
    return refuse(say('voucherNoTaxable'));
  const lines = linesOf(read, sign);
  if (!lines) return refuse(say('voucherNoRate'));
  const gstin = textOf(v, 'PARTYGSTIN', 'CONSIGNEEGSTIN').toUpperCase();
  const country = textOf(v, 'COUNTRYOFRESIDENCE');
  const type = textOf(v, 'GSTREGISTRATIONTYPE');
  const overseas = gstin === '' && country !== '' && !/^india$/i.test(country);
  const stated = parseState(textOf(v, 'PLACEOFSUPPLY', 'CONSIGNEESTATENAME', 'STATENAME'));
  const home = read.taxes.cgst !== 0 || read.taxes.sgst !== 0;
  const place = stated ?? (overseas ? '96' : home ? homeState(who) : gstin ? gstin.slice(0, 2) : undefined);
  if (!place) return refuse(say('voucherNoState'));
  return {
    state: 'read',
    document: {
      kind,
      number,
      date,
      value: sign * read.value,
      name: textOf(v, 'PARTYNAME', 'BASICBUYERNAME', 'PARTYLEDGERNAME') || undefined,
      gstin: gstin || undefined,
      party: overseas ? 'overseas' : gstin ? (/sez/i.test(type) ? 'sez' : 'registered') : 'unregistered',
      place_of_supply: place,
      reverse_charge: /^yes$/i.test(textOf(v, 'ISREVERSECHARGEAPPLICABLE')),
      lines,
    },
  };
}
