import { isGstin } from '../../../shared/identifiers.ts';
import { isVisible } from '../../fill/dom.ts';
import type { GstReturn } from './figures.ts';
import type { LedgerName } from './ledger.ts';
import { ledgerPageOf } from './ledger.ts';

/**
 * Pages that list documents and are not a return of the taxpayer. Their addresses were not seen on the live
 * portal.
 */
type DocumentsName = 'GSTR-2A' | 'IMS';

/** Facts a GST page shows with certainty. */
export interface GstPageInfo {
  page: GstReturn | DocumentsName | LedgerName | undefined;
  /** A table of GSTR-1, GSTR-2A or IMS, document by document: to be copied, no totals of a return. */
  listed?: boolean;
  gstin?: string;
  /** MMYYYY */
  period?: string;
  /** Ledgers: the days (DD/MM/YYYY) or months (MMYYYY) its boxes show. */
  span?: { from: string; to: string };
  blocked?: string;
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const lastOfQuarter: Readonly<Record<string, string>> = {
  'apr-jun': 'june',
  'jul-sep': 'september',
  'oct-dec': 'december',
  'jan-mar': 'march',
};

/** Which return a GST address shows; decided from the address alone, words on the page may be links to elsewhere. */
export function gstPageOf(host: string, path: string): GstReturn | undefined {
  if (host === 'gstr2b.gst.gov.in')
    return /^\/gstr2b\/auth\/gstr2b\/summary\/?$/.test(path) ? 'GSTR-2B' : undefined;
  if (host !== 'return.gst.gov.in') return undefined;
  if (/^\/returns\/auth\/gstr1(\/gstr1sum|\/dashboard)?\/?$/.test(path)) return 'GSTR-1';
  return /^\/returns\/auth\/gstr3b\/?$/.test(path) ? 'GSTR-3B' : undefined;
}

/** `2026-27` and `June` -> `062026`; `February` -> `022027`. A quarter is filed under its last month. */
export function periodOf(financialYear: string, month: string): string | undefined {
  const year = /^(20\d{2})-(\d{2}|20\d{2})$/.exec(financialYear.trim());
  const word = month.trim().toLowerCase().replace(/\s+/g, '');
  const name = lastOfQuarter[word] ?? word;
  const at = months.findIndex((m) => m === name || (name.length === 3 && m.startsWith(name)));
  if (!year || at < 0) return undefined;
  const start = Number(year[1]);
  return `${String(at + 1).padStart(2, '0')}${at >= 3 ? start : start + 1}`;
}

/** Whether an address shows one table of GSTR-1, document by document. */
export const isGstr1Table = (host: string, path: string): boolean =>
  host === 'return.gst.gov.in' && /^\/returns\/auth\/gstr1\/[a-z0-9]+(\/summary)?\/?$/i.test(path);

/** Whether an address lists the documents of GSTR-2A or of the Invoice Management System. */
function documentsPageOf(host: string, path: string): DocumentsName | undefined {
  if (host !== 'return.gst.gov.in') return undefined;
  if (/^\/returns\/auth\/gstr2a(\/|$)/i.test(path)) return 'GSTR-2A';
  return /^\/(returns|imsweb)\/auth\/ims/i.test(path) ? 'IMS' : undefined;
}

/** The values of the page's header lines: `GSTIN - …`, `FY - …`, `Return Period - …`. Doubled lines must agree. */
function headerLines(root: ParentNode): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>();
  for (const line of root.querySelectorAll('p.reg, .reg, p, span.reg')) {
    if (line.childElementCount > 3 || !isVisible(line)) continue;
    const m = /^(GSTIN|FY|Financial Year|Return Period|Tax Period)\s*[-–:]\s*(.+)$/i.exec(
      (line.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
    if (!m) continue;
    const key = m[1]!.toLowerCase();
    out.set(key, (out.get(key) ?? new Set()).add(m[2]!.trim()));
  }
  return out;
}

const only = (values: Set<string> | undefined) => (values?.size === 1 ? [...values][0] : undefined);

/** Kind, taxpayer and period of the current GST page. */
export function readGstPage(): GstPageInfo {
  const at = [location.hostname, location.pathname] as const;
  const ledger = ledgerPageOf(...at);
  const documents = documentsPageOf(...at) ?? (isGstr1Table(...at) ? ('GSTR-1' as const) : undefined);
  const listed = !ledger && !gstPageOf(...at) && documents !== undefined;
  const page = ledger?.ledger ?? gstPageOf(...at) ?? documents;
  const info: GstPageInfo = { page, ...(listed ? { listed } : {}) };
  if (!page) return { ...info, blocked: 'Open a GSTR-1, GSTR-2A, GSTR-2B, GSTR-3B, IMS or ledger page' };
  if ([...document.querySelectorAll('input[type="password"]')].some(isVisible))
    return { ...info, blocked: 'The page asks for a password' };
  const lines = headerLines(document);
  const gstin = only(lines.get('gstin'))?.toUpperCase();
  if (gstin && isGstin(gstin)) info.gstin = gstin;
  if (ledger) return readLedgerHead(info, ledger.dates);
  const year = only(lines.get('fy') ?? lines.get('financial year'));
  const month = only(lines.get('return period') ?? lines.get('tax period'));
  const period = year && month ? periodOf(year, month) : undefined;
  if (period) info.period = period;
  // IMS shows documents of every period.
  if (page === 'IMS') {
    const gstin = info.gstin ?? gstinInSight();
    if (gstin) info.gstin = gstin;
    else info.blocked = 'The page does not show the GSTIN';
  } else if (!info.gstin || !info.period) info.blocked = 'The page does not show GSTIN and period';
  return info;
}

const gstinPattern = /(?<![A-Z0-9])\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9](?![A-Z0-9])/g;

/** The one valid visible GSTIN outside tables; undefined if there is none or more than one. */
function gstinInSight(): string | undefined {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const hits = (node.textContent ?? '').match(gstinPattern)?.filter(isGstin);
    const el = node.parentElement;
    if (!hits || !el || el.closest('table, script, style, select') || !isVisible(el)) continue;
    for (const hit of hits) found.add(hit);
  }
  return only(found);
}

/** Of whom a ledger page is and which days or months its boxes show. */
function readLedgerHead(info: GstPageInfo, dates: 'none' | 'days' | 'months'): GstPageInfo {
  const gstin = info.gstin ?? gstinInSight();
  if (gstin) info.gstin = gstin;
  const boxes = dates === 'days' ? daysShown() : dates === 'months' ? monthsShown() : [];
  if (boxes.length === 2) info.span = { from: boxes[0]!, to: boxes[1]! };
  if (dates === 'none' && !info.gstin) info.blocked = 'The page does not show the GSTIN';
  else if (dates !== 'none' && !info.span)
    info.blocked = 'Choose the dates on the page and click its GO first';
  return info;
}

/** Dates in the page's boxes, in order. */
function daysShown(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input')]
    .filter((i) => i.type !== 'hidden' && isVisible(i) && /^\d{2}\/\d{2}\/20\d{2}$/.test(i.value.trim()))
    .map((i) => i.value.trim());
}

/** Months chosen on the page, MMYYYY, in order: a financial year and a month each. */
function monthsShown(): string[] {
  const words = [...document.querySelectorAll('select')]
    .filter(isVisible)
    .map((s) => s.selectedOptions[0]?.textContent?.trim() ?? '');
  const out: string[] = [];
  let year = '';
  for (const word of words) {
    if (/^20\d{2}-\d{2,4}$/.test(word)) year = word;
    else {
      const period = year ? periodOf(year, word) : undefined;
      if (period) out.push(period);
    }
  }
  return out;
}
