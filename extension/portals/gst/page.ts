import { isGstin } from '../../../shared/identifiers.ts';
import { isVisible } from '../../fill/dom.ts';
import type { GstPageInfo } from '../../messages.ts';

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
export function gstPageOf(host: string, path: string): GstPageInfo['page'] {
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

/** The values of the page's header lines: `GSTIN - …`, `FY - …`, `Return Period - …`. Doubled lines must agree. */
export function headerLines(root: ParentNode): Map<string, Set<string>> {
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

/** What the GST page in front is, of whom and for when. */
export function readGstPage(): GstPageInfo {
  const page = gstPageOf(location.hostname, location.pathname);
  const info: GstPageInfo = { page };
  if (!page) return { ...info, blocked: 'Open a GSTR-1, GSTR-2B or GSTR-3B page' };
  if ([...document.querySelectorAll('input[type="password"]')].some(isVisible))
    return { ...info, blocked: 'The page asks for a password' };
  const lines = headerLines(document);
  const gstin = only(lines.get('gstin'))?.toUpperCase();
  if (gstin && isGstin(gstin)) info.gstin = gstin;
  const year = only(lines.get('fy') ?? lines.get('financial year'));
  const month = only(lines.get('return period') ?? lines.get('tax period'));
  const period = year && month ? periodOf(year, month) : undefined;
  if (period) info.period = period;
  if (!info.gstin || !info.period) info.blocked = 'The page does not show GSTIN and period';
  return info;
}
