import { type IsoDate, parseDate } from '../dates.ts';
import type { Message } from '../forms/messages.ts';
import { sentence } from '../forms/messages.ts';
import { isGstin, isPan, isTan } from '../identifiers.ts';

/** An acknowledgement printed by the portal: the assessee, number, filing date and the return. */
interface PortalAcknowledgement {
  /** PAN, GSTIN or TAN. */
  of: string;
  /** 15 digits of an income-tax return or of a statement (its token), the ARN of a GST return. */
  number: string;
  filed_on: IsoDate;
  /** Form and period as the board has them: `ITR 2026-27`, `GSTR-3B 10-2026`, `26Q 2026-27 Q2`. */
  return_of: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day in `18-Jul-2026` or `18/07/2026`. */
function dayIn(text: string): IsoDate | undefined {
  const [day = '', month = '', year = ''] = text.split(/[-/ ]/);
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return parseDate(`${day}/${named > 0 ? named : month}/${year}`);
}

/** The one value a pattern finds, however often it is printed. */
function only(text: string, pattern: RegExp): string | undefined {
  const found = new Set([...text.matchAll(pattern)].map((m) => m[1]!.toUpperCase()));
  return found.size === 1 ? [...found][0] : undefined;
}

const anyDay = String.raw`(\d{1,2}[-/ ](?:\d{1,2}|[A-Za-z]{3,9})[-/ ]\d{4})`;

/** Form ITR-V and the acknowledgement of a verified return (rule 12(3)): header with PAN, year, number and date of filing. */
function incomeTax(text: string): PortalAcknowledgement | Message {
  const of = only(text, /\bPAN\b\s*:?\s*([A-Z]{5}\d{4}[A-Z])\b/gi);
  const number = only(text, /Acknowledgement\s+Number\s*:?\s*(\d{15})\b/gi);
  const filed = only(text, new RegExp(String.raw`Date\s+of\s+filing\s*:?\s*${anyDay}`, 'gi'));
  const year = /Assessment\b.{0,600}?\b(20\d\d-\d\d)\b/i.exec(text)?.[1];
  const filed_on = filed && dayIn(filed);
  if (!of || !isPan(of)) return sentence('It has no PAN, or more than one');
  if (!number) return sentence('It has no 15-digit acknowledgement number, or more than one');
  if (!filed_on) return sentence('It has no date of filing');
  if (!year) return sentence('It has no assessment year');
  return { of, number, filed_on, return_of: `ITR ${year}` };
}

const gstMonths = months.join('|');

/** A filed GSTR-1, IFF or GSTR-3B as the portal prints it: year, period, GSTIN, ARN and its date in the first table. */
function goods(text: string): PortalAcknowledgement | Message {
  const form = /\bGSTR-?\s?3B\b/i.test(text) ? 'GSTR-3B' : /\bIFF\b/.test(text) ? 'IFF' : 'GSTR-1';
  const of = only(
    text,
    /\bGSTIN\b[^\dA-Z]{0,5}(?:of the supplier)?\s*:?\s*(\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3})\b/gi,
  );
  const number = only(text, /\bARN\s*:?\s*([A-Z]{2}\d{12}[A-Z\d])\b/gi);
  const filed = only(text, new RegExp(String.raw`\bDate\s+of\s+ARN\s*:?\s*${anyDay}`, 'gi'));
  const year = /\b(?:Financial\s+)?Year\s*:?\s*(20\d\d)-\d\d\b/i.exec(text)?.[1];
  // Of a quarter the last month names the period: “Apr-Jun”.
  const period = new RegExp(
    String.raw`\b(?:Tax\s+)?Period\s*:?\s*(?:[A-Za-z]{3,9}\s*-\s*)?(${gstMonths})[a-z]*\b`,
    'i',
  ).exec(text)?.[1];
  const filed_on = filed && dayIn(filed);
  if (!of || !isGstin(of)) return sentence('It has no GSTIN, or more than one');
  if (!number) return sentence('It has no ARN, or more than one');
  if (!filed_on) return sentence('It has no ARN date');
  if (!year || !period) return sentence('It has no year or period');
  const month = months.indexOf(period.toLowerCase()) + 1;
  return {
    of,
    number,
    filed_on,
    return_of: `${form} ${String(month).padStart(2, '0')}-${Number(year) + (month < 4 ? 1 : 0)}`,
  };
}

/**
 * The provisional receipt of a statement (rule 31A(3), Income-tax Rules, 1962): TAN, form, year, quarter, token and day. A receipt that names
 * two forms, quarters or tokens is refused.
 */
function statement(text: string): PortalAcknowledgement | Message {
  const of = only(text, /\bTAN\b[^A-Z\d]{0,12}([A-Z]{4}\d{5}[A-Z])\b/gi);
  const number = only(
    text,
    /\b(?:Token|Receipt|Acknowledgement)\s+(?:Number|No\.?)(?:\s*\([^)]{0,20}\))?\s*:?\s*(\d{15})\b/gi,
  );
  const form = only(text, /\bForm\s*(?:No\.?|Number|Type)?\s*:?\s*(24Q|26Q|27Q|27EQ|138|140|143|144)\b/gi);
  const quarter = only(text, /\b(Q[1-4])\b/gi);
  const year = only(text, /\b(?:Financial|Tax)\s+Year\s*:?\s*(20\d\d-\d\d)\b/gi);
  const filed = only(
    text,
    new RegExp(
      String.raw`\bDate(?:\s+of\s+(?:filing|receipt|acceptance|submission))?\s*:?\s*${anyDay}`,
      'gi',
    ),
  );
  const filed_on = filed && dayIn(filed);
  if (!of || !isTan(of)) return sentence('It has no TAN, or more than one');
  if (!number) return sentence('It has no 15-digit token number, or more than one');
  if (!form) return sentence('It has no TDS or TCS form, or more than one');
  if (!year || !quarter) return sentence('It has no year or quarter, or more than one');
  if (!filed_on) return sentence('It has no date of filing');
  return { of, number, filed_on, return_of: `${form} ${year} ${quarter}` };
}

/** Parses the text of an acknowledgement printed by the portal; otherwise returns the reason. */
export function readPortalAcknowledgement(text: string): PortalAcknowledgement | Message {
  const plain = text.replace(/\s+/g, ' ');
  if (/\bGSTR-?\s?(?:1|3B)\b|\bIFF\b/.test(plain)) return goods(plain);
  if (/\bTAN\b/.test(plain) && /\bprovisional receipt\b|\btoken\s+(number|no)\b/i.test(plain))
    return statement(plain);
  if (/income[- ]tax|\bITR\b/i.test(plain) && /acknowledgement/i.test(plain)) return incomeTax(plain);
  return sentence('This is not an acknowledgement of an income-tax or GST return');
}
