import { percentOf, positive, sum } from '../../money.ts';
import { basicExemption, type Context, isNaturalOrHuf } from '../context.ts';
import { type ByBucket, gainBuckets } from '../heads/capital-gains/buckets.ts';
import type { SpecialRateLine } from '../types.ts';
import type { Taxable } from './taxable.ts';

const labels: Record<string, string> = {
  '111A': 'Short-term gains on equity with STT',
  '115AD': 'Short-term gains of a foreign institutional investor',
  '112A': 'Long-term gains on equity with STT',
  '112': 'Long-term gains on other assets',
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

/** Unused basic exemption eats gains of residents (provisos to ss.111A(1), 112(1)(a), 112A(2)), individuals and HUF only. */
const afterBasicExemption = (ctx: Context, taxable: Taxable, gains: ByBucket): ByBucket => {
  if (!ctx.resident || !isNaturalOrHuf(ctx)) return gains;
  const others =
    ctx.switches.exemptionLeft === 'total-less-gains' ? sum(taxable.special.map(({ amount }) => amount)) : 0;
  let unused = positive(basicExemption(ctx) - taxable.normal - others);
  if (unused === 0) return gains;
  const open = gainBuckets.filter(
    ({ section }) => section === '111A' || section === '112' || section === '112A',
  );
  // 111A, then 112A, then 112: the order of the utility's Schedule SI
  const formOrder = ['111A-15', '111A-20', '112A-10', '112A-12.5', '112-12.5', '112-10', '112-20'];
  const order =
    ctx.switches.exemptionAbsorption === 'form-order'
      ? [...open].sort((a, b) => formOrder.indexOf(a.bucket) - formOrder.indexOf(b.bucket))
      : [...open].sort((a, b) => Number(b.rate) - Number(a.rate));
  const left = { ...gains };
  for (const { bucket } of order) {
    const used = Math.min(unused, left[bucket]);
    left[bucket] -= used;
    unused -= used;
  }
  return left;
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
    if (bucket === '112-12.5' && taxable.credit > 0) {
      // s.112(1)(a) second proviso: tax above that on the indexed gain is ignored
      tax = positive(tax - taxable.credit);
    }
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
