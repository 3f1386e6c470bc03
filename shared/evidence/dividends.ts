import type { IsoDate } from '../dates.ts';
import type { Paise } from '../money.ts';
import type { IncomeGroup } from './account.ts';
import type { Join } from './joins.ts';
import { nameKey } from './names.ts';
import type { Piece } from './pieces.ts';

/** Columns of dividends by instalment of advance tax (section 234C), as the returns call them. */
export type Instalment = 'upto_15_jun' | 'upto_15_sep' | 'upto_15_dec' | 'upto_15_mar' | 'upto_31_mar';

/** The column a day of the financial year falls in. */
export function instalmentOf(day: IsoDate): Instalment {
  const inYear = day.slice(5);
  if (inYear < '04-01') return inYear <= '03-15' ? 'upto_15_mar' : 'upto_31_mar';
  if (inYear <= '06-15') return 'upto_15_jun';
  if (inYear <= '09-15') return 'upto_15_sep';
  return inYear <= '12-15' ? 'upto_15_dec' : 'upto_15_mar';
}

/** Dividend amounts by payment date; '' if no paper has it. */
export type Paid = readonly (readonly [day: IsoDate | '', amount: Paise])[];

/** Whether a bank line names the payer; an equal amount alone does not prove the date. */
const named = (line: Piece, piece: Piece): boolean => {
  const words = new Set(line.payer.toUpperCase().split(/[^A-Z0-9]+/));
  return nameKey(piece.detail.amc ?? piece.payer)
    .split(' ')
    .some((w) => w.length > 3 && words.has(w));
};

/**
 * Payment dates of a payer's dividends, by row key. A deduction row has its date; a company's report without
 * one (SFT-015) gets that of the deduction of the same amount, of the bank credit, or of all deductions if
 * their sum matches.
 */
export function paidOn(
  group: Pick<IncomeGroup, 'pieces' | 'others'>,
  supports: readonly Join[],
  all: ReadonlyMap<string, Piece>,
): Map<string, Paid> {
  const out = new Map<string, Paid>();
  const left: Piece[] = [];
  const sources = ['26as', 'ais'] as const;
  // Each deduction is in both the AIS and Form 26AS: only one is used.
  const dated = sources
    .map((source) => group.others.filter((p) => p.source === source && p.date !== ''))
    .find((list) => list.length > 0);
  const days = [...(dated ?? [])].sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const piece of group.pieces) {
    // A company's report (SFT) has the reporting date, not the payment date.
    if (piece.date !== '' && !piece.code.startsWith('SFT-')) {
      out.set(piece.key, [[piece.date, piece.gross]]);
      continue;
    }
    const same = days.findIndex((d) => Math.abs(d.gross - piece.gross) <= 100);
    if (same >= 0) {
      out.set(piece.key, [[days.splice(same, 1)[0]!.date as IsoDate, piece.gross]]);
      continue;
    }
    const credits = supports
      .filter((j) => j.rule === 'J17' && j.b.length === 1 && j.b[0] === piece.key)
      .flatMap((j) => j.a.flatMap((key) => all.get(key) ?? []))
      .filter((p) => p.date !== '' && named(p, piece));
    if (credits.length === 1) out.set(piece.key, [[credits[0]!.date as IsoDate, piece.gross]]);
    else left.push(piece);
  }
  const sum = (list: readonly Piece[]) => list.reduce((n, p) => n + p.gross, 0);
  const whole = days.length > 0 && Math.abs(sum(days) - sum(left)) <= 100;
  for (const piece of left) {
    if (!whole) {
      out.set(piece.key, [['', piece.gross]]);
      continue;
    }
    const own: [IsoDate | '', Paise][] = [];
    for (let rest = piece.gross; rest > 0; ) {
      const next = days[0];
      const amount = next ? Math.min(rest, next.gross) : rest;
      own.push([(next?.date ?? days.at(-1)?.date ?? own.at(-1)?.[0] ?? '') as IsoDate, amount]);
      rest -= amount;
      if (next && amount < next.gross) days[0] = { ...next, gross: next.gross - amount };
      else days.shift();
    }
    out.set(piece.key, own);
  }
  return out;
}
