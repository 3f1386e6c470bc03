import { formatDate, todayInIst } from '../../shared/dates.ts';
import { formatPaise, formatRupees } from '../../shared/money.ts';
import { t } from './t.ts';

/** `₹ 1,23,456`, negatives in brackets. */
export const rupees = formatRupees;
/** `₹ 1,23,456.78` of integer paise. */
export const paise = (amount: number): string => `₹ ${formatPaise(amount)}`;

/** An ISO day or moment as `31-07-2026`; a moment is shown as its day in India. Empty for none. */
export function day(value: string | null | undefined): string {
  if (!value) return '';
  const iso = value.length > 10 ? istDay(value) : value;
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? formatDate(iso) : value;
}

/** Day in India of a moment, `YYYY-MM-DD`. */
export const istDay = (moment: string): string => todayInIst(new Date(moment));

/** `31-07-2026, 14:02` in India. */
export const dayTime = (moment: string | null | undefined): string =>
  moment ? `${day(istDay(moment))}, ${clock(new Date(moment))}` : '';

/**
 * `14:02` in India (UTC+5:30 all year). Calculated here: the browser's first formatter costs a slow laptop
 * some 100 ms at the start of every page.
 */
export const clock = (moment: Date): string =>
  new Date(moment.getTime() + 330 * 60_000).toISOString().slice(11, 16);

const units = ['', 'KB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes as `1.5 MB`, 1024-based. */
export function bytes(size: number): string {
  const step = size < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(size) / 10));
  const value = size / 1024 ** step;
  return `${step === 0 ? value : Number(value.toFixed(value < 10 ? 2 : 1))} ${step === 0 ? t('Bytes') : units[step]}`;
}

const months = /January|February|March|April|May|June|July|August|September|October|November|December/g;

/** `November 2026`, with the month translated. */
export const period = (text: string): string => text.replace(months, (month) => t(month));
