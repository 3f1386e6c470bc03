import { formatRupees, positive, type Rupees, sum } from '../../money.ts';
import type { Context } from '../model/context.ts';
import { note } from '../model/notes.ts';
import type { SpecialRateLine } from '../model/types.ts';
import { specialGains, type Taxable, totalOf } from './taxable.ts';

/** Rebate u/s 87A and its marginal relief. */
type Rebate = { rebate: Rupees; marginalRelief: Rupees };

/** Notes where the new regime's rebate ends, with the figure of the other reading, since both points are disputed. */
export const explainRebate = (
  ctx: Context,
  taxable: Taxable,
  slabTax: Rupees,
  lines: SpecialRateLine[],
): void => {
  if (!ctx.newRegime || ctx.input.assessee.type !== 'individual' || !ctx.resident) return;
  const special = sum(lines.map(({ tax }) => tax));
  if (special === 0) return;
  const { limit } = ctx.rules.rebate.new;
  const taken = rebate87A(ctx, taxable, slabTax, lines).rebate;
  const instead = (switches: Partial<Context['switches']>): Rupees =>
    rebate87A({ ...ctx, switches: { ...ctx.switches, ...switches } }, taxable, slabTax, lines).rebate;
  if (totalOf(taxable) > limit && lines.some(({ code, tax }) => code === '115BBE' && tax > 0)) {
    const other = instead({ rebateRelief: ctx.switches.rebateRelief === 'all-tax' ? 'slab-tax' : 'all-tax' });
    if (other !== taken) {
      note(ctx, 'rebate-unexplained', { other: formatRupees(other), amount: formatRupees(taken) });
    }
  }
  if (totalOf(taxable) <= limit && ctx.switches.rebateNewOnSpecialRates === 'denied') {
    const other = instead({ rebateNewOnSpecialRates: 'allowed-except-112A' });
    if (other > taken) {
      note(ctx, 'rebate-special-rates', { other: formatRupees(other), amount: formatRupees(taken) });
    }
  } else if (taxable.normal <= limit && ctx.switches.rebateIncomeTest !== 'slab-income') {
    const other = instead({ rebateIncomeTest: 'slab-income' });
    if (other > taken) {
      note(ctx, 'rebate-income-test', { other: formatRupees(other), amount: formatRupees(taken) });
    }
  }
};

const none: Rebate = { rebate: 0, marginalRelief: 0 };

/** Income held against the limit, by the reading in force. */
const testIncome = (ctx: Context, taxable: Taxable): Rupees => {
  const total = totalOf(taxable);
  if (!ctx.newRegime) return total;
  const { rebateIncomeTest } = ctx.switches;
  if (rebateIncomeTest === 'slab-income') return taxable.normal;
  const { form } = ctx.input;
  if (rebateIncomeTest === 'without-untaxed-112A' && (form === 'ITR-1' || form === 'ITR-4')) {
    const untaxed = taxable.gains['112A-10'] + taxable.gains['112A-12.5'];
    return untaxed <= ctx.rules.capitalGains.exemption112A && untaxed === specialGains(taxable)
      ? total - untaxed
      : total;
  }
  return total;
};

/** s.87A: resident individuals, up to the limit in full, in the new regime above it so much that tax does not exceed the excess. */
export const rebate87A = (
  ctx: Context,
  taxable: Taxable,
  slabTax: Rupees,
  lines: SpecialRateLine[],
): Rebate => {
  if (ctx.input.assessee.type !== 'individual' || !ctx.resident) return none;
  const income = testIncome(ctx, taxable);
  const special = sum(lines.map(({ tax }) => tax));
  const on112A = sum(lines.filter(({ section }) => section === '112A').map(({ tax }) => tax));
  const rules = ctx.newRegime ? ctx.rules.rebate.new : ctx.rules.rebate.old;
  const reading = ctx.newRegime ? ctx.switches.rebateNewOnSpecialRates : ctx.switches.rebateOldOnSpecialRates;
  const reach = slabTax + (reading === 'denied' ? 0 : special - on112A);
  if (income <= rules.limit) return { rebate: Math.min(reach, rules.max), marginalRelief: 0 };
  if (!ctx.newRegime) return none;
  const measured = ctx.switches.rebateRelief === 'all-tax' ? slabTax + special : slabTax;
  const relief = Math.min(positive(measured - (income - rules.limit)), reach);
  return { rebate: relief, marginalRelief: relief };
};
