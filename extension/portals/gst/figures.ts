import type { FigureRow, GstFigures } from '../../../shared/messages.ts';

type Node = Record<string, unknown>;

const isNode = (v: unknown): v is Node => v !== null && typeof v === 'object' && !Array.isArray(v);
const at = (node: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((n, k) => (isNode(n) ? n[k] : undefined), node);

/** Rupees with at most two decimals, as number or text, to paise; undefined for anything else. */
export function toPaise(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? Math.round(value * 100) : undefined;
  if (typeof value !== 'string') return undefined;
  const m = /^(-?)\s*(\d+)(?:\.(\d{1,2}))?$/.exec(value.replace(/[₹,\s]/g, ''));
  if (!m) return undefined;
  const paise = Number(m[2]) * 100 + Number((m[3] ?? '').padEnd(2, '0'));
  return m[1] && paise !== 0 ? -paise : paise;
}

/** Texts of a page or reply for no amount. */
const blank = /^(?:[-–—]|n\.?\/?a\.?)?$/i;

/** An amount in paise; one that is there and cannot be read is added to `unread` as `where: text`. */
export function amountOf(value: unknown, where: string, unread: string[]): number | undefined {
  const paise = toPaise(value);
  if (paise === undefined && value !== null && value !== undefined && !blank.test(String(value).trim()))
    unread.push(`${where}: ${String(value).trim().slice(0, 40)}`);
  return paise;
}

const columns = {
  txval: ['txval', 'ttl_tax', 'txVal'],
  iamt: ['iamt', 'ttl_igst', 'igst'],
  camt: ['camt', 'ttl_cgst', 'cgst'],
  samt: ['samt', 'ttl_sgst', 'sgst'],
  csamt: ['csamt', 'ttl_cess', 'cess'],
} as const;

/** One row from an object's own amounts; undefined if it has none. */
function rowOf(table: string, label: string, node: unknown, unread: string[]): FigureRow | undefined {
  if (!isNode(node)) return undefined;
  const row: FigureRow = { table, label };
  let any = false;
  for (const [name, keys] of Object.entries(columns) as [keyof typeof columns, readonly string[]][]) {
    const key = keys.find((k) => k in node);
    const paise = key ? amountOf(node[key], `${table} ${label}, ${key}`.trim(), unread) : undefined;
    if (paise === undefined) continue;
    row[name] = paise;
    any = true;
  }
  const records = node['ttl_rec'] ?? node['ttldocs'];
  if (typeof records === 'number' && Number.isInteger(records) && records >= 0) row.records = records;
  return any ? row : undefined;
}

const kept = (rows: (FigureRow | undefined)[]): FigureRow[] =>
  rows.filter((r): r is FigureRow => r !== undefined);

const sections1: Readonly<Record<string, [string, string]>> = {
  B2B: ['4A/4B/6B/6C', 'Taxable outward supplies to registered persons'],
  B2CL: ['5', 'Inter-State supplies to unregistered persons above the limit'],
  B2CS: ['7', 'Supplies to unregistered persons, others'],
  EXP: ['6A', 'Exports'],
  CDNR: ['9B', 'Credit and debit notes, registered'],
  CDNUR: ['9B', 'Credit and debit notes, unregistered'],
  NIL: ['8', 'Nil rated, exempted and non-GST supplies'],
  AT: ['11A', 'Advances received'],
  TXPD: ['11B', 'Advances adjusted'],
  ATADJ: ['11B', 'Advances adjusted'],
  HSN: ['12', 'HSN-wise summary'],
  DOC_ISSUE: ['13', 'Documents issued'],
  ECOM: ['14', 'Supplies through e-commerce operators'],
  SUPECO: ['14', 'Supplies through e-commerce operators'],
  ECOMSUP: ['15', 'Supplies u/s 9(5)'],
  B2BA: ['9A', 'Amended supplies to registered persons'],
  B2CLA: ['9A', 'Amended inter-State supplies to unregistered persons'],
  B2CSA: ['10', 'Amended supplies to unregistered persons'],
  EXPA: ['9A', 'Amended exports'],
  CDNRA: ['9C', 'Amended notes, registered'],
  CDNURA: ['9C', 'Amended notes, unregistered'],
};

const rows1 = (data: unknown, unread: string[]): FigureRow[] => {
  const list = at(data, 'sec_sum');
  return Array.isArray(list)
    ? kept(
        list.map((s) => {
          const name = String(at(s, 'sec_nm') ?? '').toUpperCase();
          const [table, label] = sections1[name] ?? ['', name];
          return rowOf(table, label, s, unread);
        }),
      )
    : [];
};

const supplies3b: readonly [string, string, string][] = [
  ['osup_det', '3.1(a)', 'Outward taxable supplies (other than zero rated, nil rated and exempted)'],
  ['osup_zero', '3.1(b)', 'Outward taxable supplies (zero rated)'],
  ['osup_nil_exmp', '3.1(c)', 'Other outward supplies (nil rated, exempted)'],
  ['isup_rev', '3.1(d)', 'Inward supplies (liable to reverse charge)'],
  ['osup_nongst', '3.1(e)', 'Non-GST outward supplies'],
];
const itcNames: Readonly<Record<string, string>> = {
  IMPG: 'Import of goods',
  IMPS: 'Import of services',
  ISRC: 'Inward supplies liable to reverse charge',
  ISD: 'Inward supplies from ISD',
  OTH: 'All other ITC',
  RUL: 'As per rules 38, 42 and 43 and section 17(5)',
};
const itcTable: Readonly<Record<string, string>> = {
  IMPG: '4(A)(1)',
  IMPS: '4(A)(2)',
  ISRC: '4(A)(3)',
  ISD: '4(A)(4)',
  OTH: '4(A)(5)',
};

const rows3b = (r3b: unknown, unread: string[]): FigureRow[] => {
  const rowFor = (table: string, label: string, node: unknown) => rowOf(table, label, node, unread);
  const list = (path: string) =>
    Array.isArray(at(r3b, 'itc_elg', path)) ? (at(r3b, 'itc_elg', path) as unknown[]) : [];
  const ty = (n: unknown) => String(at(n, 'ty') ?? '');
  return kept([
    ...supplies3b.map(([key, table, label]) => rowFor(table, label, at(r3b, 'sup_details', key))),
    rowFor('3.1.1(i)', 'Supplies u/s 9(5), operator pays', at(r3b, 'eco_dtls', 'eco_sup')),
    rowFor('3.1.1(ii)', 'Supplies u/s 9(5), through an operator', at(r3b, 'eco_dtls', 'eco_reg_sup')),
    ...list('itc_avl').map((n) => rowFor(itcTable[ty(n)] ?? '4(A)', itcNames[ty(n)] ?? ty(n), n)),
    ...list('itc_rev').map((n) =>
      rowFor(ty(n) === 'RUL' ? '4(B)(1)' : '4(B)(2)', ty(n) === 'RUL' ? itcNames['RUL']! : 'Others', n),
    ),
    rowFor('4(C)', 'Net ITC available', at(r3b, 'itc_elg', 'itc_net')),
    ...list('itc_inelg').map((n) =>
      rowFor(
        ty(n) === 'RUL' ? '4(D)(1)' : '4(D)(2)',
        ty(n) === 'RUL' ? 'ITC reclaimed' : 'Ineligible ITC',
        n,
      ),
    ),
    rowFor('5.1', 'Interest', at(r3b, 'intr_ltfee', 'intr_details')),
    rowFor('5.1', 'Late fee', at(r3b, 'intr_ltfee', 'ltfee_details')),
  ]);
};

const parts2b: readonly [string, string, string][] = [
  ['nonrevsup', 'I', 'All other ITC: supplies from registered persons'],
  ['isdsup', 'II', 'Inward supplies from ISD'],
  ['revsup', 'III', 'Inward supplies liable to reverse charge'],
  ['imports', 'IV', 'Import of goods'],
  ['othersup', 'B', 'Credit notes and others'],
];

const rows2b = (data: unknown, unread: string[]): FigureRow[] =>
  kept(
    (
      [
        ['itcavl', 'Available'],
        ['itcunavl', 'Not available'],
      ] as const
    ).flatMap(([side, word]) =>
      parts2b.map(([key, table, label]) =>
        rowOf(`${word} ${table}`, label, at(data, 'itcsumm', side, key), unread),
      ),
    ),
  );

/** The calls made by the portal's own pages, by return; no others are made. */
export const reads = {
  'GSTR-1': (period: string) => `/returns/auth/api/gstr1/summary?rtn_prd=${period}`,
  'GSTR-3B': (period: string) => `/returns/auth/api/gstr3b/summary?rtn_prd=${period}`,
  'GSTR-2B': (period: string) => `/gstr2b/auth/api/gstr2b/getjson?rtnprd=${period}`,
} as const;

export type GstReturn = keyof typeof reads;

/** Figures of a page: of a return, or of a list of documents, which are copied and not handed over. */
export type PageFigures = Omit<GstFigures, 'return_type'> & { return_type: GstReturn | 'GSTR-2A' | 'IMS' };

/** Whether figures are those of a return that can be handed over. */
export const isOfReturn = (figures: PageFigures): figures is GstFigures => figures.return_type in reads;

/**
 * Figures from the portal's reply. Fails closed: undefined unless the reply names this period, and this GSTIN
 * if it names one, and has at least one figure. Unreadable amounts are added to `unread`.
 */
export function figuresOf(
  type: GstReturn,
  reply: unknown,
  gstin: string,
  period: string,
  unread: string[] = [],
): GstFigures | undefined {
  if (at(reply, 'status_cd') === '0' || at(reply, 'error') !== undefined || at(reply, 'status') === 0)
    return undefined;
  const data = at(reply, 'data') ?? reply;
  const body = type === 'GSTR-3B' ? (at(data, 'r3b') ?? data) : data;
  const said = type === 'GSTR-2B' ? at(data, 'rtnprd') : at(body, 'ret_period');
  if (said !== period) return undefined;
  const owner = at(body, 'gstin') ?? at(data, 'gstin');
  if (owner !== undefined && owner !== gstin) return undefined;
  // A 2B in several files repeats its summary in each: only a whole or first file may speak.
  const part = Number(at(data, 'fc') ?? 1) > 1 && Number(at(data, 'fn') ?? 1) !== 1;
  const rows =
    type === 'GSTR-1'
      ? rows1(body, unread)
      : type === 'GSTR-3B'
        ? rows3b(body, unread)
        : part
          ? []
          : rows2b(data, unread);
  return rows.length > 0 ? { return_type: type, gstin, period, source: 'json', rows } : undefined;
}
