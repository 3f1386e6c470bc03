import type { GstBalance } from '../../../shared/messages.ts';
import { amountOf } from './figures.ts';

/** The electronic ledgers of the GST portal. */
export type LedgerName =
  | 'Cash ledger'
  | 'Credit ledger'
  | 'Liability register'
  | 'Liability register, part II';

export const taxHeads = ['iamt', 'camt', 'samt', 'csamt'] as const;
type TaxHead = (typeof taxHeads)[number];

/** One line of a ledger; amounts in paise, absent if the ledger gives none. */
export interface LedgerRow {
  /** As the portal writes it: `05/06/2026`. */
  date?: string;
  reference?: string;
  /** MMYYYY or the portal's own words. */
  period?: string;
  label: string;
  kind?: 'Debit' | 'Credit';
  amounts: Partial<Record<TaxHead, number>>;
  balances: Partial<Record<TaxHead, number>>;
}

/** A ledger's balance or its entries between two days (or months). */
export interface Ledger {
  ledger: LedgerName;
  gstin: string;
  /** Absent for a balance, which is current. */
  span?: { from: string; to: string };
  source: 'json' | 'table';
  rows: LedgerRow[];
}

/** The page at a ledger's address. */
export interface LedgerPage {
  ledger: LedgerName;
  /** The call made by the page; `{from}` and `{to}` are the dates in its boxes, `{isoFrom}` is `YYYY-MM-DD`. */
  call: string;
  dates: 'none' | 'days' | 'months';
}

const pages: Readonly<Record<string, LedgerPage>> = {
  'payment.gst.gov.in/payment/auth/ledger/cashledger': {
    ledger: 'Cash ledger',
    call: '/payment/auth/api/cashbalance',
    dates: 'none',
  },
  'payment.gst.gov.in/payment/auth/ledger/detailedledger': {
    ledger: 'Cash ledger',
    call: '/payment/auth/api/cashdetls?fdate={from}&tdate={to}',
    dates: 'days',
  },
  'return.gst.gov.in/returns/auth/ledger/itcledger': {
    ledger: 'Credit ledger',
    call: '/returns/auth/api/itcbalance',
    dates: 'none',
  },
  'return.gst.gov.in/returns/auth/ledger/detailedledger': {
    ledger: 'Credit ledger',
    call: '/returns/auth/api/itcdtls?fdate={from}&tdate={to}',
    dates: 'days',
  },
  'return.gst.gov.in/returns/auth/ledger/taxdetailedledger': {
    ledger: 'Liability register',
    // As called by the page; the portal knows the taxpayer from the session, and the reply names the GSTIN.
    call: '/returns/auth/api/retdtl?fdate={from}&to_dt={to}&gstin=undefined',
    dates: 'months',
  },
  // Liabilities other than those of returns, by demand. Stay status and demand filter the list: all are
  // requested.
  'payment.gst.gov.in/payment/auth/ledger/nrnledgerdetail': {
    ledger: 'Liability register, part II',
    call: '/payment/auth/api/liabdetails?fdate={isoFrom}&tdate={isoTo}&staystatus=&demandid=',
    dates: 'days',
  },
};

/** `05/06/2026` or `05-06-2026` -> `2026-06-05`; undefined for anything else. */
const isoDay = (day: string): string | undefined => {
  const m = /^(\d{2})[-/](\d{2})[-/](20\d{2})$/.exec(day);
  return m ? `${m[3]}-${m[2]}-${m[1]}` : undefined;
};

/** The address of a ledger's own call for the dates in the page's boxes. */
export const callOf = (page: LedgerPage, span: { from: string; to: string } | undefined): string =>
  span
    ? page.call
        .replace('{from}', span.from)
        .replace('{to}', span.to)
        .replace('{isoFrom}', isoDay(span.from) ?? '')
        .replace('{isoTo}', isoDay(span.to) ?? '')
    : page.call;

/** The ledger at an address; undefined for any other page. */
export function ledgerPageOf(host: string, path: string): LedgerPage | undefined {
  return pages[`${host}${path.replace(/\/+$/, '')}`];
}

type Node = Record<string, unknown>;
const isNode = (v: unknown): v is Node => v !== null && typeof v === 'object' && !Array.isArray(v);
const text = (v: unknown): string | undefined =>
  typeof v === 'string' && v.trim() !== '' ? v.trim() : typeof v === 'number' ? String(v) : undefined;

const heads: Readonly<Record<TaxHead, string>> = {
  iamt: 'igst',
  camt: 'cgst',
  samt: 'sgst',
  csamt: 'cess',
};

/** Amounts of the four heads, each found by `pick`; a figure that cannot be read is left out and added to `unread` with its place. */
function four(
  pick: (name: string) => unknown,
  where: string,
  unread: string[],
): Partial<Record<TaxHead, number>> {
  const out: Partial<Record<TaxHead, number>> = {};
  for (const head of taxHeads) {
    const paise = amountOf(pick(heads[head]), `${where}, ${heads[head].toUpperCase()}`, unread);
    if (paise !== undefined) out[head] = paise;
  }
  return out;
}

const total = (v: unknown) => (isNode(v) ? v['tot'] : v);

const cashParts: readonly [string, string][] = [
  ['tx', 'Tax'],
  ['intr', 'Interest'],
  ['pen', 'Penalty'],
  ['fee', 'Fee'],
  ['oth', 'Others'],
  ['tot', 'Total'],
];

function cashBalance(reply: Node, unread: string[]): LedgerRow[] {
  return cashParts.map(([key, label]) => ({
    label,
    amounts: {},
    balances: four((head) => (isNode(reply[head]) ? (reply[head] as Node)[key] : undefined), label, unread),
  }));
}

const creditBalance = (reply: Node, unread: string[]): LedgerRow[] => [
  { label: 'Balance', amounts: {}, balances: four((head) => reply[`${head}TaxBal`], 'Balance', unread) },
];

/** A ledger's balance for passing on; undefined for entries, and if a head is ambiguous. */
export function balanceOf({ ledger, gstin, span, source, rows }: Ledger): GstBalance | undefined {
  if (span || source !== 'json' || (ledger !== 'Cash ledger' && ledger !== 'Credit ledger')) return undefined;
  const balances = rows.find((r) => r.label === (ledger === 'Cash ledger' ? 'Total' : 'Balance'))?.balances;
  if (!balances || taxHeads.every((head) => balances[head] === undefined)) return undefined;
  if (taxHeads.some((head) => (balances[head] ?? 0) < 0)) return undefined;
  const of = (head: TaxHead) => balances[head] ?? 0;
  return {
    ledger,
    gstin,
    igst: of('iamt'),
    cgst: of('camt'),
    sgst: of('samt'),
    cess: of('csamt'),
  };
}

/** One entry of a statement: the credit ledger names its heads flat, the others by head and part. */
function entry(node: Node, unread: string[]): LedgerRow {
  const kind = /^(d|debit|dr)$/i.test(text(node['tr_typ']) ?? '')
    ? ('Debit' as const)
    : /^(c|credit|cr)$/i.test(text(node['tr_typ']) ?? '')
      ? ('Credit' as const)
      : undefined;
  const where = [text(node['dt']), text(node['desc'])].filter(Boolean).join(', ');
  const row: LedgerRow = {
    label: text(node['desc']) ?? '',
    amounts: four((head) => node[`${head}TaxAmt`] ?? total(node[head]), where, unread),
    balances: four((head) => node[`${head}TaxBal`] ?? total(node[`${head}bal`]), `${where}, balance`, unread),
  };
  const date = text(node['dt']);
  const reference = text(node['ref_no']);
  const period = text(node['ret_period']);
  if (date) row.date = date;
  if (reference) row.reference = reference;
  if (period) row.period = period;
  if (kind) row.kind = kind;
  return row;
}

/** `20260401` -> `042026`. */
const monthOfDay = (day: unknown): string | undefined => {
  const m = /^(20\d{2})(\d{2})\d{2}$/.exec(text(day) ?? '');
  return m ? `${m[2]}${m[1]}` : undefined;
};

/** Part II of the liability register: each demand's entries, undefined if one is outside the requested dates. */
function demands(data: Node, span: { from: string; to: string }, unread: string[]): LedgerRow[] | undefined {
  const list = isNode(data['nrLiabtxList']) ? data['nrLiabtxList']['transactionsList'] : undefined;
  if (!Array.isArray(list)) return undefined;
  const [from, to] = [isoDay(span.from), isoDay(span.to)];
  const rows: LedgerRow[] = [];
  for (const demand of list.filter(isNode)) {
    const entries = demand['nrLiabSubtxList'];
    for (const node of Array.isArray(entries) ? entries.filter(isNode) : []) {
      const date = text(node['date']);
      const day = date && isoDay(date);
      if (day && (!from || !to || day < from || day > to)) return undefined;
      const [first, last] = [monthOfDay(node['taxPeriodFrom']), monthOfDay(node['taxPeriodTo'])];
      const reference = text(node['referenceNo']);
      const id = text(demand['demandid']);
      const kind = text(node['ledgerType']);
      const row = entry({ tr_typ: kind, ...node, dt: date?.replaceAll('-', '/') }, unread);
      const words = [id && `Demand ${id}`, row.label, row.kind ? undefined : kind];
      row.label = words.filter(Boolean).join(', ');
      if (reference) row.reference = reference;
      const period = first && last && first !== last ? `${first}-${last}` : (first ?? last);
      if (period) row.period = period;
      rows.push(row);
    }
  }
  return rows;
}

const hasFigure = (row: LedgerRow) =>
  Object.keys(row.amounts).length > 0 || Object.keys(row.balances).length > 0;

/**
 * A ledger from the portal's reply. Fails closed: undefined for an error envelope, another GSTIN or other
 * dates than requested, and if the owner is unknown. Unreadable amounts are added to `unread`.
 */
export function ledgerOf(
  page: LedgerPage,
  reply: unknown,
  shown: string | undefined,
  span: { from: string; to: string } | undefined,
  unread: string[] = [],
): Ledger | undefined {
  if (!isNode(reply) || reply['error'] !== undefined || reply['status_cd'] === '0' || reply['status'] === 0)
    return undefined;
  const data = isNode(reply['data']) ? reply['data'] : reply;
  const named = text(data['gstin']);
  if (named && shown && named !== shown) return undefined;
  const gstin = shown ?? named;
  if (!gstin) return undefined;
  if (page.dates === 'none') {
    const rows = (
      page.ledger === 'Cash ledger' ? cashBalance(data, unread) : creditBalance(data, unread)
    ).filter(hasFigure);
    return rows.length > 0 ? { ledger: page.ledger, gstin, source: 'json', rows } : undefined;
  }
  if (!span) return undefined;
  if (page.ledger === 'Liability register, part II') {
    // This reply does not repeat the requested dates: it must at least name its owner, and its entries must
    // be within them.
    const found = named ? demands(data, span, unread)?.filter(hasFigure) : undefined;
    return found?.length ? { ledger: page.ledger, gstin, span, source: 'json', rows: found } : undefined;
  }
  if (!Array.isArray(data['tr'])) return undefined;
  const same = (key: string, wanted: string) => {
    const said = text(data[key]);
    return said === undefined || said.replace(/\D/g, '') === wanted.replace(/\D/g, '');
  };
  if (!same('fr_dt', span.from) || !same('to_dt', span.to)) return undefined;
  const rows = data['tr']
    .filter(isNode)
    .map((node) => entry(node, unread))
    .filter(hasFigure);
  return rows.length > 0 ? { ledger: page.ledger, gstin, span, source: 'json', rows } : undefined;
}
