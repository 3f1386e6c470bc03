import { type IsoDate, isIsoDate, parseDate } from '../dates.ts';
import type { Paise } from '../money.ts';

/**
 * Parses an amount to paise: Indian commas, `(500.00)`, `500.00-`, rupee signs; undefined for blank, `-`,
 * `NA` and other text.
 */
export function amountOf(raw: unknown): Paise | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? Math.round(raw * 100) : undefined;
  if (typeof raw !== 'string') return undefined;
  const text = raw.replace(/₹|Rs\.?|INR|â‚¹/gi, '').replace(/[,\s]/g, '');
  const found = /^(\(?)([-+]?)(\d+(?:\.\d*)?|\.\d+)(-?)(\)?)$/.exec(text);
  if (!found || Boolean(found[1]) !== Boolean(found[5])) return undefined;
  const value = Math.round(Number(found[3]) * 100);
  return found[1] || found[2] === '-' || found[4] ? -value : value;
}

/** Parses a plain number; undefined for others, such as `18.17.0002`. */
export function numberOf(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  if (typeof raw !== 'string') return undefined;
  const text = raw.replace(/[,\s]/g, '');
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : undefined;
}

/** Parses a date, day first: `30/04/2025`, `30-Apr-2025`, `2025-04-30T09:29`, `21-May-24`. */
export function dayOf(raw: unknown): IsoDate | '' {
  if (raw instanceof Date) return Number.isNaN(raw.getTime()) ? '' : raw.toISOString().slice(0, 10);
  if (typeof raw !== 'string') return '';
  const text = raw.trim().replace(/(?<=\d)[T ]\d{1,2}:\d{2}.*$/, '');
  if (isIsoDate(text)) return text;
  const short = /^(\d{1,2}[-/. ](?:\d{1,2}|[A-Za-z]{3,9})[-/. ])(\d{2})$/.exec(text);
  return parseDate(short ? `${short[1]}20${short[2]}` : text) ?? '';
}

/** A heading without case, blanks and signs. */
export const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9()]/g, '');

/** `2025-26` of `2025-26`, `2025-2026` or `FY 2025-26`; '' for anything else. */
export function yearOf(text: string): string {
  const found = /(20\d{2})\s*-\s*(?:20)?(\d{2})(?!\d)/.exec(text);
  return found && (Number(found[1]) + 1) % 100 === Number(found[2]) ? `${found[1]}-${found[2]}` : '';
}
