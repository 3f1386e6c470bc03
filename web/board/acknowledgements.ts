import { parseDate } from '../../shared/dates.ts';
import type { WireMessage } from '../../shared/forms/messages.ts';

/** Acknowledgements read by the server (`POST /api/jobs/acknowledgements`). */
export interface ReadFiles {
  acknowledgements: (Acknowledgement & { file: string })[];
  unread: (WireMessage & { file: string })[];
}

/** Acknowledgements read as lines of the list. */
export const asLines = (read: ReadFiles['acknowledgements']): string =>
  read.map((a) => [a.of, a.number, a.filed_on, a.return_of].filter(Boolean).join(', ')).join('\n');

/** One row of the list: client, acknowledgement number and filing date. */
interface Acknowledgement {
  of: string;
  number: string;
  filed_on: string;
  /** `ITR 2026-27`, if the acknowledgement names its return. */
  return_of?: string;
}

/**
 * Reads lines of client (PAN, GSTIN or TAN), acknowledgement number and filing date in any order, separated
 * by tabs, commas or semicolons. Lines that lack one of the three are reported by line number; a heading
 * without digits is skipped.
 */
export function readAcknowledgements(text: string): { found: Acknowledgement[]; unread: number[] } {
  const found: Acknowledgement[] = [];
  const unread: number[] = [];
  text.split(/\r?\n/).forEach((line, i) => {
    const cells = line
      .split(/[\t,;]/)
      .map((c) => c.trim().replace(/^"|"$/g, ''))
      .filter(Boolean);
    if (cells.length === 0) return;
    const of = cells.find((c) =>
      /^([A-Z]{5}\d{4}[A-Z]|\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}|[A-Z]{4}\d{5}[A-Z])$/i.test(c),
    );
    const on = cells.map((c) => parseDate(c)).find((d) => d !== undefined);
    const returnOf = cells.find((c) => /^(ITR|IFF|GSTR-\w+) [\d-]{7}$/.test(c));
    const number = cells.find(
      (c) => c !== of && parseDate(c) === undefined && /^[A-Z0-9]{6,20}$/i.test(c) && /\d/.test(c),
    );
    if (of && number && on)
      found.push({
        of: of.toUpperCase(),
        number,
        filed_on: on,
        ...(returnOf ? { return_of: returnOf } : {}),
      });
    else if (i > 0 || /\d/.test(line)) unread.push(i + 1);
  });
  return { found, unread };
}
