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

/** What of a dividend was paid on which day; '' where no paper says. */
export type Paid = readonly (readonly [day: IsoDate | '', amount: Paise])[];

/** Whether a line of a bank names the payer; an equal amount alone is no proof of the day. */
const named = (line: Piece, piece: Piece): boolean => {
  const words = new Set(line.payer.toUpperCase().split(/[^A-Z0-9]+/));
  return nameKey(piece.detail.amc ?? piece.payer)
    .split(' ')
    .some((w) => w.length > 3 && words.has(w));
};

/**
 * When the dividends of a payer were paid, by key of the row. A row of a deduction has its day; what a company reports without one
 * (SFT-015) has that of the deduction of the same amount, or of the bank's credit, or the days of all deductions where their sum is the
 * same.
 */
export function paidOn(
  group: Pick<IncomeGroup, 'pieces' | 'others'>,
  supports: readonly Join[],
  all: ReadonlyMap<string, Piece>,
): Map<string, Paid> {
  const out = new Map<string, Paid>();
  const left: Piece[] = [];
  const sources = ['26as', 'ais'] as const;
  // Each deduction is in the AIS and in Form 26AS: one of the two is asked.
  const dated = sources
    .map((source) => group.others.filter((p) => p.source === source && p.date !== ''))
    .find((list) => list.length > 0);
  const days = [...(dated ?? [])].sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const piece of group.pieces) {
    // What a company reports (SFT) has the day of its report, not of the payment.
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
