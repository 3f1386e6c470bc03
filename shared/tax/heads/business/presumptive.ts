import { formatRupees, mulDiv, percentOf, type Rupees, sum } from '../../../money.ts';
import type {
  GoodsCarriage,
  NonResidentReceipts,
  Presumptive44AD,
  Presumptive44ADA,
} from '../../inputs/business.ts';
import type { Context } from '../../model/context.ts';
import type { BusinessResult } from '../../model/head-results.ts';
import { note } from '../../model/notes.ts';

type Presumptive = BusinessResult['presumptive'];

const receiptsOf = ({ bank, cash, otherModes = 0 }: Presumptive44AD): Rupees => bank + cash + otherModes;

/** Turnover up to the limit; the higher one needs cash within 5% (a cheque that is not account payee is `otherModes` and counts as cash). */
const checkLimit = (
  ctx: Context,
  rows: Presumptive44AD[],
  limit: { base: Rupees; cashLight: Rupees },
  section: string,
): void => {
  const total = sum(rows.map(receiptsOf));
  const cash = sum(rows.flatMap((row) => [row.cash, row.otherModes]));
  const cap = cash <= percentOf(total, ctx.rules.business.cashShare, 'down') ? limit.cashLight : limit.base;
  if (total > cap) {
    note(ctx, 'presumptive-limit', { amount: formatRupees(total), limit: formatRupees(cap) }, section);
  }
};

/** s.44AD is for resident individuals, HUF and firms but LLP; s.44ADA for individuals and firms but LLP; s.44AE for everyone. */
const checkAssessee = (ctx: Context, section: '44AD' | '44ADA', types: readonly string[]): void => {
  if (ctx.resident && types.includes(ctx.input.assessee.type)) return;
  note(ctx, 'presumptive-assessee', {}, section);
};

const settle = (
  ctx: Context,
  section: Presumptive[number]['section'],
  minimum: Rupees,
  declared: Rupees | undefined,
) => {
  if (declared !== undefined && declared < minimum) {
    note(ctx, 'presumptive-minimum', { amount: formatRupees(minimum) }, section);
  }
  return { section, minimum, declared: Math.max(minimum, declared ?? 0) };
};

/** s.44AD: 6% of receipts through the bank, 8% of the rest, or more if declared. */
export const presumptive44AD = (ctx: Context, rows: Presumptive44AD[]): Presumptive => {
  checkAssessee(ctx, '44AD', ['individual', 'huf', 'firm']);
  checkLimit(ctx, rows, ctx.rules.business.turnover44AD, '44AD');
  const { bank, other } = ctx.rules.business.rate44AD;
  return rows.map((row) =>
    settle(
      ctx,
      '44AD',
      percentOf(row.bank, bank, 'up') + percentOf(row.cash + (row.otherModes ?? 0), other, 'up'),
      row.declared,
    ),
  );
};

/** s.44ADA: half of the receipts, or more if declared. */
export const presumptive44ADA = (ctx: Context, rows: Presumptive44ADA[]): Presumptive => {
  checkAssessee(ctx, '44ADA', ['individual', 'firm']);
  checkLimit(ctx, rows, ctx.rules.business.receipts44ADA, '44ADA');
  return rows.map((row) =>
    settle(ctx, '44ADA', percentOf(receiptsOf(row), ctx.rules.business.rate44ADA, 'up'), row.declared),
  );
};

/** s.44AE: by vehicle and month; a heavy vehicle by its tonnage. */
export const presumptive44AE = (ctx: Context, vehicles: GoodsCarriage[]): Presumptive => {
  const { light, heavyPerTon, heavyAboveKg, maxVehicles } = ctx.rules.business.goods;
  if (vehicles.length > maxVehicles) {
    note(ctx, 'presumptive-vehicles', { count: maxVehicles });
  }
  return vehicles.map(({ weightKg, months, declared }) => {
    const month = weightKg > heavyAboveKg ? mulDiv(weightKg, heavyPerTon, 1000, 'up') : light;
    return settle(ctx, '44AE', month * months, declared);
  });
};

/**
 * Ships, aircraft and services for mineral oils of a non-resident: a share of the receipts (ss.44B, 44BB,
 * 44BBA, 44BBC).
 */
export const presumptiveNonResident = (ctx: Context, rows: NonResidentReceipts[]): Presumptive =>
  rows.map(({ section, receipts, declared }) => {
    if (ctx.resident) note(ctx, 'presumptive-assessee', {}, section);
    return settle(ctx, section, percentOf(receipts, ctx.rules.business.nonResident[section], 'up'), declared);
  });
