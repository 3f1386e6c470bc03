import { isoOf } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import { isRate } from '../data/rates.ts';
import { parseState } from '../data/states.ts';
import { parseUnit } from '../data/units.ts';
import { homeState, type Taxpayer } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import type { OutwardDocument, OutwardLine } from './outward.ts';
import {
  linesOf,
  notValue,
  type Part,
  priceLedger,
  rateInName,
  taxHead,
  type VoucherAmounts,
} from './voucher-lines.ts';

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

/** Text of an element, with or without attributes. */
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
  return rateInName(textOf(node, 'LEDGERNAME'));
}

function taxabilityOf(node: Node): OutwardLine['taxability'] {
  const text = textOf(node, 'GSTOVRDNTAXABILITY', 'TAXABILITY');
  if (/nil/i.test(text)) return 'nil';
  if (/exempt/i.test(text)) return 'exempt';
  return /non.?gst/i.test(text) ? 'non-gst' : undefined;
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
    taxability: taxabilityOf(node),
  };
}

function readEntries(v: Node): VoucherAmounts {
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
      ledgers.push({
        amount,
        rate: rateOf(entry),
        hsn: hsn || undefined,
        description: name,
        extra: hsn === '' && (priceLedger.test(name) || /gst/i.test(textOf(entry, 'APPROPRIATEFOR'))),
        taxability: taxabilityOf(entry),
      });
    }
  }
  const stock = children(v, 'ALLINVENTORYENTRIES.LIST', 'INVENTORYENTRIES.LIST').flatMap((entry) => {
    const amount = amountOf(entry);
    return amount === undefined ? [] : [stockPart(entry, amount)];
  });
  const sum = (parts: readonly Part[]) => parts.reduce((n, p) => n + p.amount, 0);
  const taxed = taxes.igst + taxes.cgst + taxes.sgst + taxes.cess + other;
  // Some exports list the items both as stock and inside the sales ledger: the party's balance tells which.
  const doubled = stock.length > 0 && Math.abs(party + taxed + sum(ledgers)) <= 1;
  return {
    value: -party,
    parts: doubled ? [...stock, ...ledgers.filter((l) => l.extra)] : [...stock, ...ledgers],
    taxes,
  };
}

/** Result for one voucher. */
type ReadVoucher =
  | { state: 'read'; document: OutwardDocument }
  | { state: 'skipped'; number: string; type: string; cancelled: boolean }
  | { state: 'refused'; number: string; date: string; message: Message };

type Kind = OutwardDocument['kind'] | 'other' | 'unknown';

function kindOf(type: string): Kind {
  if (/credit\s*note|sales?\s*return/i.test(type)) return 'C';
  if (/debit\s*note/i.test(type)) return 'D';
  if (
    /order|quotation|estimate|pro-?forma|purchase|receipt|payment|contra|journal|memo|delivery\s*note|physical|payroll|attendance|rejection|material|stock|manufactur/i.test(
      type,
    )
  )
    return 'other';
  return /sale|tax\s*invoice|export/i.test(type) ? 'invoice' : 'unknown';
}

const entriesOf = (v: Node): Node[] => children(v, 'LEDGERENTRIES.LIST', 'ALLLEDGERENTRIES.LIST');
const isParty = (v: Node, entry: Node): boolean =>
  textOf(entry, 'LEDGERNAME') === textOf(v, 'PARTYLEDGERNAME') ||
  /^yes$/i.test(textOf(entry, 'ISPARTYLEDGER'));

/** Names of the ledgers of a voucher but its party's, with those of its items. */
const ledgersOf = (v: Node): string =>
  [
    ...entriesOf(v).filter((e) => !isParty(v, e)),
    ...children(v, 'ALLINVENTORYENTRIES.LIST', 'INVENTORYENTRIES.LIST').flatMap((e) =>
      children(e, 'ACCOUNTINGALLOCATIONS.LIST'),
    ),
  ]
    .map((e) => textOf(e, 'LEDGERNAME'))
    .join(' | ');

/** Kind of a voucher with a custom type, by its entries: a sale debits the party and credits sales or output tax. */
function kindByEntries(v: Node): Kind {
  const names = ledgersOf(v);
  const party = entriesOf(v)
    .filter((e) => isParty(v, e))
    .reduce((n, e) => n + (amountOf(e) ?? 0), 0);
  if (names === '' || party === 0) return 'other';
  if (/purchase|\binput\b/i.test(names)) return 'other';
  const outward = /\bsales?\b|\boutput\b/i.test(names);
  if (!outward)
    return taxHead(names) || children(v, 'ALLINVENTORYENTRIES.LIST').length > 0 ? 'unknown' : 'other';
  return party < 0 ? 'invoice' : 'C';
}

/** Master data of the file: GSTINs of ledgers and classes of voucher types. */
interface Masters {
  gstins: ReadonlyMap<string, string>;
  parents: ReadonlyMap<string, string>;
}

const gstinIn = (node: Node | undefined): string =>
  node
    ? textOf(node, 'PARTYGSTIN', 'GSTIN', 'GSTREGISTRATIONNUMBER') ||
      children(node, 'LEDGSTREGDETAILS.LIST')
        .map((d) => textOf(d, 'GSTIN'))
        .find((g) => g !== '') ||
      ''
    : '';

/** GSTINs of ledgers and parents of voucher types among the masters of a file. */
export function readMasters(ledgers: readonly Node[], types: readonly Node[]): Masters {
  const nameOf = (node: Node) => textOf(node, '@NAME', 'NAME');
  return {
    gstins: new Map(ledgers.flatMap((l) => (gstinIn(l) ? [[nameOf(l), gstinIn(l)] as const] : []))),
    parents: new Map(types.map((x) => [nameOf(x), textOf(x, 'PARENT')] as const)),
  };
}

/** Reads one VOUCHER element as a sales document. Purchases, cancelled and optional vouchers are skipped. */
export function readVoucher(
  who: Taxpayer,
  v: Node,
  masters: Masters = { gstins: new Map(), parents: new Map() },
): ReadVoucher {
  const number = textOf(v, 'VOUCHERNUMBER', 'REFERENCE');
  const type = textOf(v, 'VOUCHERTYPENAME', '@VCHTYPE');
  const parent = masters.parents.get(type);
  const named = parent ? kindOf(parent) : kindOf(type);
  const found = named === 'unknown' ? kindOf(textOf(v, '@VCHTYPE')) : named;
  const kind = found === 'unknown' ? kindByEntries(v) : found;
  const cancelled = /^yes$/i.test(textOf(v, 'ISCANCELLED'));
  if (kind === 'other' || cancelled || /^yes$/i.test(textOf(v, 'ISOPTIONAL')))
    return { state: 'skipped', number, type, cancelled: cancelled && kind === 'invoice' };
  const stamp = /^(\d{4})(\d{2})(\d{2})$/.exec(textOf(v, 'DATE'));
  const date = (stamp && isoOf(Number(stamp[1]), Number(stamp[2]), Number(stamp[3]))) || '';
  const refuse = (message: Message): ReadVoucher => ({ state: 'refused', number, date, message });
  if (kind === 'unknown') return refuse(say('voucherTypeUnknown', { type }));
  if (!date) return refuse(say('aDate'));
  const read = readEntries(v);
  // A debit note in Tally is usually a purchase return: only one that raises the customer's balance is outward.
  if (kind !== 'invoice' && /purchase|input/i.test(ledgersOf(v)))
    return { state: 'skipped', number, type, cancelled: false };
  const sign = kind === 'C' ? -1 : 1;
  if (read.parts.length === 0 || read.parts.every((p) => p.amount === 0))
    return refuse(say('voucherNoTaxable'));
  const lines = linesOf(read, sign);
  if (!lines) return refuse(say('voucherNoRate'));
  // Some exports name the party's GSTIN in its ledger entry alone, or among the masters.
  const gstin = (
    textOf(v, 'PARTYGSTIN') ||
    gstinIn(entriesOf(v).find((e) => isParty(v, e) && gstinIn(e) !== '')) ||
    masters.gstins.get(textOf(v, 'PARTYLEDGERNAME')) ||
    textOf(v, 'CONSIGNEEGSTIN')
  )
    .toUpperCase()
    .replace(/\s/g, '');
  const country = textOf(v, 'COUNTRYOFRESIDENCE');
  const registration = textOf(v, 'GSTREGISTRATIONTYPE');
  if (gstin === '' && /^(regular|composition|sez|.*\bsez\b|deemed export|uin|embassy)/i.test(registration))
    return refuse(say('voucherNoGstin', { type: registration }));
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
      party: overseas
        ? 'overseas'
        : gstin
          ? /sez/i.test(registration)
            ? 'sez'
            : 'registered'
          : 'unregistered',
      place_of_supply: place,
      reverse_charge: /^yes$/i.test(textOf(v, 'ISREVERSECHARGEAPPLICABLE')),
      lines,
    },
  };
}
