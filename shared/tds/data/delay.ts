import type { IsoDate } from '../../dates.ts';
import type { BasisPoints, Paise } from '../../money.ts';

/** Charges for a delay from a date on, with the provision. */
interface Span {
  from: IsoDate;
  source: string;
}
/** Interest per month or part of it. */
interface InterestSpan extends Span {
  rate: BasisPoints;
}
/** Fee per day. */
interface FeeSpan extends Span {
  fee: Paise;
}

/** Interest: until the tax is deducted or collected (i), and from then until it is deposited (ii). */
export const delayRates: Readonly<
  Record<'deduction' | 'collection', Readonly<Record<'i' | 'ii', readonly InterestSpan[]>>>
> = {
  deduction: {
    i: [
      { from: '2010-07-01', rate: 100, source: 's.201(1A)(i)' },
      { from: '2026-04-01', rate: 100, source: 's.398(3)(a)(i)' },
    ],
    ii: [
      { from: '2010-07-01', rate: 150, source: 's.201(1A)(ii)' },
      { from: '2026-04-01', rate: 150, source: 's.398(3)(a)(ii)' },
    ],
  },
  collection: {
    i: [
      { from: '2007-06-01', rate: 100, source: 's.206C(7)' },
      { from: '2026-04-01', rate: 100, source: 's.398(3)(b)(i)' },
    ],
    ii: [
      { from: '2007-06-01', rate: 100, source: 's.206C(7)' },
      { from: '2025-04-01', rate: 150, source: 's.206C(7), Finance Act 2025' },
      { from: '2026-04-01', rate: 150, source: 's.398(3)(b)(ii)' },
    ],
  },
};

/** Late fee of a statement per day; limited to the tax. */
export const lateFees: readonly FeeSpan[] = [
  { from: '2012-07-01', fee: 200_00, source: 's.234E' },
  { from: '2026-04-01', fee: 200_00, source: 's.427' },
];

/** The row in force on a date; the first row for earlier dates. */
export const spanOn = <S extends Span>(spans: readonly S[], day: IsoDate): S =>
  spans.findLast(({ from }) => from <= day) ?? spans[0]!;
