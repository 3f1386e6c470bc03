import { formatPaise } from '../../../shared/money.ts';

/** Rupees of a call (a number with decimals) as `₹ 1,23,456.78`, kept on one line. */
export const money = (rupees: number | null | undefined): string =>
  `₹\u00a0${formatPaise(Math.round((rupees ?? 0) * 100))}`;

/** The same without the sign, for tables. */
export const figure = (rupees: number | null | undefined): string =>
  rupees === null || rupees === undefined ? '' : formatPaise(Math.round(rupees * 100));
