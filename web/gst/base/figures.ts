import { formatPaise } from '../../../shared/money.ts';

/** Rupees from the API (with decimals) as `₹ 1,23,456.78`, without line breaks. */
export const money = (rupees: number | null | undefined): string =>
  `₹\u00a0${formatPaise(Math.round((rupees ?? 0) * 100))}`;

/** The same without the currency sign, for tables. */
export const figure = (rupees: number | null | undefined): string =>
  rupees === null || rupees === undefined ? '' : formatPaise(Math.round(rupees * 100));
