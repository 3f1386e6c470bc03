import { amountOf, onceARow, rupees, textOf } from '../../common/read.ts';
import type { Itr2Schedule112aRows, Itr2Schedule115adRows } from '../../values/itr2.ts';

/** A row of Schedule 112A or 115AD. */
type ShareRow = Itr2Schedule112aRows | Itr2Schedule115adRows;

const SCALE = 10_000;
const MOST = 99_999_999_999_999;

/** A figure with up to four decimals as whole ten-thousandths. */
const parts = (value: number | undefined): number =>
  Math.round(Math.min(Math.max(amountOf(value), 0), MOST / SCALE) * SCALE);

/** Product of two figures with up to four decimals, to the nearest rupee. */
const product = (a: number | undefined, b: number | undefined): number => {
  const scale = BigInt(SCALE) * BigInt(SCALE);
  const rupees = (BigInt(parts(a)) * BigInt(parts(b)) + scale / 2n) / scale;
  return rupees > BigInt(MOST) ? MOST : Number(rupees);
};

/** Columns of a row of Schedule 112A or 115AD (s.55(2)(ac)); decimals of cost and expenses are rounded in the totals. */
export const shareFigures = onceARow((row: ShareRow) => {
  const before = textOf(row.acquired) === 'BE';
  const sale = rupees(row.sale_value);
  const purchase = rupees(row.purchase_cost);
  const fmv = before ? product(row.units, row.fmv_unit) : 0;
  const lower = before ? Math.min(fmv, sale) : 0;
  const cost = Math.max(purchase, lower);
  const expenses = rupees(row.expenses);
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

/** Computed columns of a row. */
export const shareColumns = onceARow((row: ShareRow) => {
  const { fmv, lower, cost, deductions, balance } = shareFigures(row);
  return { fmv, lower_of_two: lower, cost, deductions, balance };
});

/** Whether a row was transferred before 23 July 2024 (AY 2025-26 only). */
export const transferredBefore = (row: ShareRow): boolean => textOf(row.transferred) === 'BE';
