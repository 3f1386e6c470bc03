import type { Issue, Message } from '../../forms/messages.ts';
import type { InvoiceItem } from '../../invoices/invoice.ts';
import { lineRates } from '../../invoices/invoice.ts';
import { amountOf, totalsOf } from '../../invoices/totals.ts';
import type { InvoiceContent } from '../../invoices/wire.ts';
import { checkEinvoice, checkEwayBill, type Today } from './check.ts';
import { dayOf, isObject, type Json, listOf, numberOf, paise } from './check-fields.ts';
import type { EinvoiceReply } from './details.ts';
import { cannot, say } from './messages.ts';

const text = (x: unknown): string =>
  typeof x === 'string' ? x.trim() : typeof x === 'number' ? String(x) : '';
const inner = (o: Json, key: string): Json => (isObject(o[key]) ? o[key] : {});

/** A file of e-invoices or e-way bills: its documents, and a function to write it with changed ones. */
export interface EinvoiceFile {
  kind: 'einvoice' | 'eway';
  documents: Json[];
  wrap: (documents: readonly Json[]) => unknown;
}

/** A document of an INV-01 file, or inside an answer that repeats it. */
const isDocument = (x: unknown): boolean =>
  isObject(x) && (isObject(x['DocDtls']) || isObject(x['TranDtls']));

/** Finds the documents of a file of others: a list, one document, a list or document under a name of the program that wrote it. */
export function readEinvoiceFile(json: unknown): EinvoiceFile | undefined {
  if (isObject(json) && Array.isArray(json['billLists']))
    return {
      kind: 'eway',
      documents: listOf(json['billLists']),
      wrap: (documents) => ({ ...json, billLists: documents }),
    };
  if (isObject(json) && 'docNo' in json && 'itemList' in json)
    return { kind: 'eway', documents: [json], wrap: ([one]) => one };
  if (isObject(json) && isDocument(json))
    return { kind: 'einvoice', documents: [json], wrap: ([one]) => one };
  if (Array.isArray(json)) {
    if (json.length > 0 && json.every(isDocument))
      return { kind: 'einvoice', documents: json, wrap: (documents) => documents };
    return undefined;
  }
  if (!isObject(json)) return undefined;
  for (const [key, value] of Object.entries(json)) {
    const found =
      (Array.isArray(value) && value.length > 0) || isObject(value) ? readEinvoiceFile(value) : undefined;
    if (found) return { ...found, wrap: (documents) => ({ ...json, [key]: found.wrap(documents) }) };
  }
  return undefined;
}

/** Identity of a document: type, number and date, as far as readable. */
interface Named {
  type: string;
  number: string;
  date: string;
  seller: string;
  buyer: string;
  /** Paise. */
  total: number;
}
export function nameOfDocument(kind: EinvoiceFile['kind'], doc: Json): Named {
  if (kind === 'eway')
    return {
      type: text(doc['docType']),
      number: text(doc['docNo']),
      date: dayOf(doc['docDate']) ?? '',
      seller: text(doc['fromGstin']),
      buyer: text(doc['toGstin']),
      total: paise(doc['totInvValue']) || 0,
    };
  const head = inner(doc, 'DocDtls');
  return {
    type: text(head['Typ']),
    number: text(head['No']),
    date: dayOf(head['Dt']) ?? '',
    seller: text(inner(doc, 'SellerDtls')['Gstin']),
    buyer: text(inner(doc, 'BuyerDtls')['Gstin']),
    total: paise(inner(doc, 'ValDtls')['TotInvVal']) || 0,
  };
}

/** Errors in each document of a file, including duplicates. */
export function checkFile(file: EinvoiceFile, now: Today): Issue[][] {
  const seen = new Set<string>();
  return file.documents.map((doc) => {
    const issues = file.kind === 'eway' ? checkEwayBill(doc, now) : checkEinvoice(doc, now);
    const named = nameOfDocument(file.kind, doc);
    const key = `${named.seller}|${named.type}|${named.number.toUpperCase()}`;
    if (seen.has(key) && named.number !== '')
      issues.push({
        path: file.kind === 'eway' ? 'docNo' : 'DocDtls.No',
        message: say('duplicate', { number: named.number }),
        severity: 'error',
      });
    seen.add(key);
    return issues;
  });
}

/** The systems' response for a document; `error` is the reason for refusal. */
export interface Answered {
  type: string;
  number: string;
  /** ISO; '' when the answer does not say. */
  date: string;
  seller: string;
  /** Paise; undefined when the answer does not say. */
  total: number | undefined;
  reply?: EinvoiceReply;
  error?: string;
}

/**
 * Payload of a signed text (three parts, the middle one base64url JSON whose `data` is JSON text); undefined
 * if there is none.
 */
function signedData(jwt: string, decode: (part: string) => string): Json | undefined {
  const part = jwt.split('.')[1];
  if (!part) return undefined;
  try {
    const payload: unknown = JSON.parse(decode(part));
    const data: unknown =
      isObject(payload) && typeof payload['data'] === 'string' ? JSON.parse(payload['data']) : payload;
    return isObject(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

const pick = (o: Json, ...names: string[]): string =>
  names.map((name) => text(o[name])).find((s) => s !== '') ?? '';

function answerOf(o: Json, around: Json, decode: (part: string) => string): Answered {
  const qr = pick(o, 'SignedQRCode', 'SignedQrCode', 'signedQRCode', 'SignedQR');
  const invoice = pick(o, 'SignedInvoice', 'signedInvoice');
  const fromQr = signedData(qr, decode) ?? {};
  const doc = isDocument(o) ? o : isDocument(around) ? around : (signedData(invoice, decode) ?? {});
  const named = nameOfDocument('einvoice', doc);
  const said = { ...around, ...o };
  const total = numberOf(fromQr['TotInvVal'] ?? (named.total ? named.total / 100 : undefined));
  return {
    type: pick(fromQr, 'DocTyp') || named.type || pick(said, 'DocTyp', 'DocType', 'Typ') || 'INV',
    number: pick(fromQr, 'DocNo') || named.number || pick(said, 'DocNo', 'InvNo', 'No', 'Doc No'),
    date: dayOf(fromQr['DocDt']) ?? (named.date || dayOf(said['DocDt']) || ''),
    seller: pick(fromQr, 'SellerGstin') || named.seller || pick(said, 'SellerGstin', 'Gstin'),
    total: total > 0 ? Math.round(total * 100) : undefined,
    reply: {
      irn: pick(o, 'Irn', 'irn', 'IRN'),
      ack_number: pick(o, 'AckNo', 'ackNo', 'Ack No'),
      ack_date: pick(o, 'AckDt', 'ackDt', 'AckDate', 'Ack Date'),
      signed_qr: qr,
      signed_invoice: invoice,
      status: pick(o, 'Status', 'status') || 'ACT',
      eway_number: pick(o, 'EwbNo', 'ewbNo', 'EWB No'),
      eway_date: pick(o, 'EwbDt', 'ewbDt'),
      eway_valid_until: pick(o, 'EwbValidTill', 'ewbValidTill'),
    },
  };
}

const errorOf = (o: Json): string =>
  ['ErrorDetails', 'errorDetails', 'errors', 'Errors', 'error']
    .flatMap((key) => (Array.isArray(o[key]) ? listOf(o[key]) : isObject(o[key]) ? [o[key] as Json] : []))
    .map((e) =>
      [
        pick(e, 'ErrorCode', 'error_cd', 'errorCode', 'code'),
        pick(e, 'ErrorMessage', 'error_msg', 'message', 'desc'),
      ]
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean)
    .join('; ');

/** Responses of the invoice registration portal anywhere in a returned file. `decode` reads base64url. */
export function readAnswers(json: unknown, decode: (part: string) => string): Answered[] {
  const out: Answered[] = [];
  const walk = (value: unknown, around: Json, depth: number): void => {
    if (depth > 8) return;
    if (Array.isArray(value)) {
      for (const one of value) walk(one, around, depth + 1);
      return;
    }
    if (!isObject(value)) return;
    const irn = pick(value, 'Irn', 'irn', 'IRN');
    if (
      /^[0-9a-f]{64}$/i.test(irn) &&
      pick(value, 'AckNo', 'ackNo', 'Ack No', 'SignedQRCode', 'SignedInvoice') !== ''
    ) {
      out.push(answerOf(value, around, decode));
      return;
    }
    const error = errorOf(value);
    if (error !== '') {
      const named = nameOfDocument('einvoice', isDocument(value) ? value : around);
      out.push({
        type: named.type || pick(value, 'DocTyp') || 'INV',
        number: named.number || pick(value, 'DocNo', 'InvNo', 'No'),
        date: named.date,
        seller: named.seller,
        total: undefined,
        error,
      });
      return;
    }
    for (const [key, inside] of Object.entries(value)) {
      if (typeof inside === 'string' && /^\s*[[{]/.test(inside) && /^(data|result|response)$/i.test(key)) {
        try {
          walk(JSON.parse(inside), value, depth + 1);
        } catch {
          // Not JSON after all: nothing to read there.
        }
      } else if (typeof inside === 'object')
        walk(inside, isDocument(value) ? value : { ...around, ...value }, depth + 1);
    }
  };
  walk(json, {}, 0);
  return out;
}

/** Whether a figure is a number convertible to an amount. */
const readable = (n: number): boolean => Number.isFinite(n) && Math.abs(n) < 1e13;

/**
 * An INV-01 document as an invoice, or why it cannot be one. Lines with a discount become one unit at the
 * taxable value.
 */
export function invoiceOf(doc: Json): { content: InvoiceContent; number: string } | { reasons: Message[] } {
  const reasons: Message[] = [];
  const [trade, head, seller, buyer, totals] = [
    'TranDtls',
    'DocDtls',
    'SellerDtls',
    'BuyerDtls',
    'ValDtls',
  ].map((k) => inner(doc, k)) as [Json, Json, Json, Json, Json];
  const date = dayOf(head['Dt']) ?? '';
  if (text(head['Typ']) !== 'INV') reasons.push(cannot('note'));
  if (date === '') reasons.push(cannot('day'));
  const items = listOf(doc['ItemList']).map((i): InvoiceItem => {
    const rate = lineRates.find((r) => Number(r) === numberOf(i['GstRt']));
    if (!rate) reasons.push(cannot('rate', { rate: text(i['GstRt']) }));
    const [quantity, price, taxable] = [
      numberOf(i['Qty'] ?? 1),
      numberOf(i['UnitPrice']) * 100,
      paise(i['AssAmt']),
    ];
    for (const [key, figure] of [
      ['Qty', quantity],
      ['UnitPrice', price],
      ['AssAmt', taxable],
    ] as const)
      if (!readable(figure)) reasons.push(cannot('figure', { field: `ItemList.${key}` }));
    const whole =
      [quantity, price, taxable].every(readable) &&
      Math.abs(price - Math.round(price)) < 1e-6 &&
      amountOf({ rate: Math.round(price), quantity }) === taxable;
    const hsn = text(i['HsnCd']);
    return {
      description: text(i['PrdDesc']) || hsn,
      ...(hsn ? { hsn } : {}),
      quantity: whole ? quantity : 1,
      ...(text(i['Unit']) ? { unit: text(i['Unit']) } : {}),
      rate: whole ? Math.round(price) : taxable,
      amount: taxable,
      gst_rate: rate ?? '0',
    };
  });
  for (const key of ['CesVal', 'StCesVal', 'Discount', 'OthChrg', 'TotInvVal'])
    if (!readable(paise(totals[key]))) reasons.push(cannot('figure', { field: `ValDtls.${key}` }));
  if (items.length > 500) reasons.push(cannot('items'));
  const cess = paise(totals['CesVal']) + paise(totals['StCesVal']);
  if (cess > 0) reasons.push(cannot('cess', { amount: { paise: cess } }));
  for (const key of ['Discount', 'OthChrg'])
    if (paise(totals[key]) > 0)
      reasons.push(cannot('charge', { field: `ValDtls.${key}`, amount: { paise: paise(totals[key]) } }));
  const content: InvoiceContent = {
    invoice_date: date,
    due_date: date,
    customer_name: text(buyer['LglNm']),
    customer_email: text(buyer['Em']),
    customer_gstin: text(buyer['Gstin']) === 'URP' ? '' : text(buyer['Gstin']),
    customer_address: ['Addr1', 'Addr2', 'Loc', 'Pin']
      .map((k) => text(buyer[k]))
      .filter(Boolean)
      .join('\n'),
    place_of_supply: text(buyer['Pos']).padStart(2, '0'),
    reverse_charge: text(trade['RegRev']) === 'Y' ? 'Y' : 'N',
    upi_id: '',
    items,
    notes: '',
    terms: '',
  };
  if (reasons.length === 0) {
    const own = totalsOf(content, text(seller['Gstin']).slice(0, 2));
    const [ours, theirs] = [own.total, paise(totals['TotInvVal'])];
    // An invoice here is rounded to the rupee (section 170).
    if (Math.abs(ours - theirs) >= 100)
      reasons.push(cannot('total', { theirs: { paise: theirs }, ours: { paise: ours } }));
  }
  return reasons.length > 0 ? { reasons } : { content, number: text(head['No']) };
}
