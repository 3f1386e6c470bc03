import { type BasisPoints, percentOf, positive, type Rupees, sum } from '../../money.ts';
import { type ByBucket, gainBuckets, type LandSale } from '../heads/capital-gains/buckets.ts';
import { basicExemption, type Context, isNaturalOrHuf } from '../model/context.ts';
import type { SpecialRateLine } from '../model/types.ts';
import type { Taxable } from './taxable.ts';

const labels: Record<string, string> = {
  '111A': 'Short-term gains on equity with STT',
  '115AD': 'Short-term gains of a foreign institutional investor',
  '112A': 'Long-term gains on equity with STT',
  '112': 'Long-term gains on other assets',
  '115AC': 'Long-term gains on bonds and depository receipts of a non-resident',
  '115ACA': 'Long-term gains on depository receipts of an employee',
  '115E': 'Long-term gains on foreign exchange assets',
};

/** 112A gains left after the yearly exemption (s.112A(2)); the utility lets the later, higher rate use it first. */
const after112AExemption = (ctx: Context, gains: ByBucket): ByBucket => {
  let room = ctx.rules.capitalGains.exemption112A;
  const order: ('112A-12.5' | '112A-10')[] =
    ctx.switches.exemption112A === 'higher-rate-first' ? ['112A-12.5', '112A-10'] : ['112A-10', '112A-12.5'];
  const left = { ...gains };
  for (const bucket of order) {
    const used = Math.min(room, left[bucket]);
    left[bucket] -= used;
    room -= used;
  }
  return left;
};

/** Gains the unused exemption may be set against, in both orders. */
const open = gainBuckets.filter(
  ({ section }) => section === '111A' || section === '112' || section === '112A',
);
// 111A, then 112A, then 112: the order of the utility's Schedule SI
const formOrder = ['111A-15', '111A-20', '112A-10', '112A-12.5', '112-12.5', '112-10', '112-20'];
const inFormOrder = [...open].sort((a, b) => formOrder.indexOf(a.bucket) - formOrder.indexOf(b.bucket));
const highestFirst = [...open].sort((a, b) => Number(b.rate) - Number(a.rate));

/** Unused basic exemption eats gains of residents (provisos to ss.111A(1), 112(1)(a), 112A(2)), individuals and HUF only. */
const afterBasicExemption = (ctx: Context, taxable: Taxable, gains: ByBucket): ByBucket => {
  if (!ctx.resident || !isNaturalOrHuf(ctx)) return gains;
  const others =
    ctx.switches.exemptionLeft === 'total-less-gains' ? sum(taxable.special.map(({ amount }) => amount)) : 0;
  let unused = positive(basicExemption(ctx) - taxable.normal - others);
  if (unused === 0) return gains;
  const order = ctx.switches.exemptionAbsorption === 'form-order' ? inFormOrder : highestFirst;
  const left = { ...gains };
  for (const { bucket } of order) {
    const used = Math.min(unused, left[bucket]);
    left[bucket] -= used;
    unused -= used;
  }
  return left;
};

/**
 * Tax on land and buildings above that on the indexed gain at 20%, which is ignored (s.112(1)(a) second
 * proviso): per sale, or on the tax due after losses and unused exemption, which reduce the gain with the
 * higher tax first. `due` is the charged part of `income`.
 */
const landExcess = (
  ctx: Context,
  taxable: Taxable,
  income: Rupees,
  due: Rupees,
  rate: BasisPoints,
): Rupees => {
  const { indexedRate } = ctx.rules.capitalGains;
  const savingOf = ({ plain, indexed }: LandSale) =>
    positive(percentOf(plain, rate) - percentOf(indexed, indexedRate));
  const reduced = taxable.landLoss + income - due;
  if (ctx.switches.landChoice === 'sale-by-sale' || reduced === 0) return sum(taxable.land.map(savingOf));
  const taxWith = (sales: readonly LandSale[]): Rupees => {
    const indexed = sum(sales.map((sale) => sale.indexed));
    const others = positive(income + taxable.landLoss - sum(sales.map(({ plain }) => plain)));
    const used = Math.min(reduced, indexed);
    return percentOf(indexed - used, indexedRate) + percentOf(positive(others - (reduced - used)), rate);
  };
  const helped = taxable.land.filter((sale) => savingOf(sale) > 0);
  return positive(percentOf(due, rate) - Math.min(taxWith(taxable.land), taxWith(helped)));
};

/** Tax at special rates (Schedule SI), one line an income. */
export const specialRateTax = (ctx: Context, taxable: Taxable): SpecialRateLine[] => {
  const rounding = ctx.switches.taxRounding;
  const charged = afterBasicExemption(ctx, taxable, after112AExemption(ctx, taxable.gains));
  const lines: SpecialRateLine[] = [];
  for (const { bucket, section, rate } of gainBuckets) {
    const income = taxable.gains[bucket];
    if (rate === 'slab' || income <= 0) continue;
    const due = charged[bucket];
    let tax = percentOf(due, rate, rounding);
    if (bucket === '112-12.5' && taxable.land.length > 0)
      tax = positive(tax - landExcess(ctx, taxable, income, due, rate));
    lines.push({ code: bucket, section, label: labels[section] ?? section, rate, income, taxable: due, tax });
  }
  for (const { code, section, label, rate, amount } of taxable.special) {
    if (amount <= 0) continue;
    lines.push({
      code,
      section,
      label,
      rate,
      income: amount,
      taxable: amount,
      tax: percentOf(amount, rate, rounding),
    });
  }
  return lines;
};
