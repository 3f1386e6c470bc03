import type { FormData } from '../../../forms/paths.ts';
import { amountAt, onceARow, textAt, typedAt } from '../../read.ts';

const SCALE = 10_000;
const MOST = 99_999_999_999_999;

/** A figure with up to four decimals as whole ten-thousandths. */
const parts = (row: FormData, key: string): number =>
  Math.round(Math.min(Math.max(amountAt(row, key), 0), MOST / SCALE) * SCALE);

/** Product of two figures with up to four decimals, to the nearest rupee. */
export const product = (row: FormData, a: string, b: string): number => {
  const scale = BigInt(SCALE) * BigInt(SCALE);
  const rupees = (BigInt(parts(row, a)) * BigInt(parts(row, b)) + scale / 2n) / scale;
  return rupees > BigInt(MOST) ? MOST : Number(rupees);
};

/** Columns of a row of Schedule 112A or 115AD (s.55(2)(ac)); decimals of cost and expenses are rounded in the totals. */
export const shareFigures = onceARow((row) => {
  const before = textAt(row, 'acquired') === 'BE';
  const sale = typedAt(row, 'sale_value');
  const purchase = typedAt(row, 'purchase_cost');
  const fmv = before ? product(row, 'units', 'fmv_unit') : 0;
  const lower = before ? Math.min(fmv, sale) : 0;
  const cost = Math.max(purchase, lower);
  const expenses = typedAt(row, 'expenses');
  return {
    sale,
    purchase,
    fmv,
    lower,
    cost,
    expenses,
    deductions: cost + expenses,
    balance: sale - cost - expenses,
  };
});

/** What the form shows of a row beside what was typed. */
export const shareColumns = onceARow((row) => {
  const { fmv, lower, cost, deductions, balance } = shareFigures(row);
  return { fmv, lower_of_two: lower, cost, deductions, balance };
});

/** Whether a row was transferred before 23 July 2024 (asked for AY 2025-26 only). */
export const transferredBefore = (row: FormData): boolean => textAt(row, 'transferred') === 'BE';
