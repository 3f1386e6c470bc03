import type { IsoDate } from '../dates.ts';
import { mulDiv, type Paise } from '../money.ts';
import { type Payee, type PaymentRule, spanOn, type Threshold } from './data/sections.ts';

/** A remark flag: one letter, with the meaning in its form (`data/remarks.ts`), or none. */
export type Remark = '' | (typeof remarkLetters)[number];
export const remarkLetters = [...'ABCDEFGHIJMNOPQRSTUYZ'] as readonly string[] as readonly (
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'Y'
  | 'Z'
)[];

/** Remarks by which less than the section's rate, or nothing, is deducted. */
export const lowerRemarks: ReadonlySet<string> = new Set([...'ABDEFGHMNOPQRSTZ']);

/** PAN substitutes accepted in files. */
export const panWords = ['PANNOTAVBL', 'PANAPPLIED', 'PANINVALID'] as const;

export const hasPan = (pan: string): boolean => !(panWords as readonly string[]).includes(pan);

/** The payee class by the fourth letter of a PAN: P and H individual or HUF, C company. */
export function payeeOf(pan: string): Payee {
  if (!hasPan(pan)) return 'other';
  return pan[3] === 'C' ? 'company' : pan[3] === 'P' || pan[3] === 'H' ? 'individual-huf' : 'other';
}

/**
 * The rate in basis points for a payment on a date, or undefined if the section was not in force. Without
 * PAN: the higher of the section's rate and 20% (5% for 194-O and 194Q), section 206AA.
 */
export function rateFor(rule: PaymentRule, day: IsoDate, payee: Payee, pan: string): number | undefined {
  const span = spanOn(rule, day);
  if (!span) return undefined;
  const rate = span.rate[payee];
  return hasPan(pan) ? rate : Math.max(rate, rule.noPanRate ?? 2000);
}

/** The rate of collection without PAN: the higher of twice the rate and 5%, never above 20% (section 206CC). */
export const collectionRateWithoutPan = (rate: number): number => Math.min(2000, Math.max(rate * 2, 500));

/** One payment in the order paid. Paise. */
interface Payment {
  day: IsoDate;
  amount: Paise;
}

/** Taxable amount of a payment: its own, and earlier amounts of the year caught up when the limit is crossed. */
interface Taxable {
  base: Paise;
  /** Part of `base` that belongs to earlier payments of the year. */
  caughtUp: Paise;
  /** Sum of the year (or month) including this payment. */
  running: Paise;
}

const limitOf = (t: Threshold, senior: boolean): Paise | undefined =>
  t.kind === 'year' ? (senior ? (t.seniorLimit ?? t.limit) : t.limit) * 100 : undefined;

/**
 * Follows a section's threshold through one financial year for one deductee: on which sum each payment is taxed.
 * "Exceeding" is strict: a sum equal to the limit is free.
 */
export function followThreshold(
  rule: PaymentRule,
  payments: readonly Payment[],
  options: { senior?: boolean; noLimit?: boolean } = {},
): Taxable[] {
  let yearSum = 0;
  let untaxed = 0;
  const months = new Map<string, { sum: Paise; untaxed: Paise }>();
  return payments.map(({ day, amount }) => {
    const threshold =
      (options.noLimit ? undefined : spanOn(rule, day)?.threshold) ?? ({ kind: 'none' } as const);
    yearSum += amount;
    const free = (running = yearSum): Taxable => {
      untaxed += amount;
      return { base: 0, caughtUp: 0, running };
    };
    const whole = (): Taxable => {
      const caughtUp = untaxed;
      untaxed = 0;
      return { base: amount + caughtUp, caughtUp, running: yearSum };
    };
    switch (threshold.kind) {
      case 'none':
        return { base: amount, caughtUp: 0, running: yearSum };
      case 'payment':
        return amount > threshold.limit * 100
          ? { base: amount, caughtUp: 0, running: yearSum }
          : { base: 0, caughtUp: 0, running: yearSum };
      case 'month': {
        const month = months.get(day.slice(0, 7)) ?? { sum: 0, untaxed: 0 };
        months.set(day.slice(0, 7), month);
        month.sum += amount;
        if (month.sum <= threshold.limit * 100) {
          month.untaxed += amount;
          return { base: 0, caughtUp: 0, running: month.sum };
        }
        const caughtUp = month.untaxed;
        month.untaxed = 0;
        return { base: amount + caughtUp, caughtUp, running: month.sum };
      }
      case 'either':
        if (yearSum > threshold.year * 100) return whole();
        return amount > threshold.payment * 100 ? { base: amount, caughtUp: 0, running: yearSum } : free();
      default: {
        const limit = limitOf(threshold, options.senior === true)!;
        if (yearSum <= limit) return free();
        if (rule.onExcess) {
          const base = Math.min(amount, yearSum - limit);
          return { base, caughtUp: 0, running: yearSum };
        }
        return whole();
      }
    }
  });
}

/** Tax on a base at a rate in basis points, to the paisa (rounding to rupees is the deductor's choice when paying). */
export const taxOn = (base: Paise, rate: number): Paise => mulDiv(base, rate, 10_000);
