import { formatRupees, positive, type Rupees, roundTotalIncome, sum } from '../money.ts';
import { chargeTax } from './charge/charge.ts';
import { cappedGainsOf, specialGains, type Taxable } from './charge/taxable.ts';
import { computeDeductions, type DeductionsResult } from './deductions/deductions.ts';
import { computeBusiness } from './heads/business/business.ts';
import { gainBuckets } from './heads/capital-gains/buckets.ts';
import { computeCapitalGains, type GainsWorking } from './heads/capital-gains/capital-gains.ts';
import { clubbedIncome } from './heads/clubbing.ts';
import { computeHouseProperty } from './heads/house-property.ts';
import { computeOtherSources } from './heads/other-sources.ts';
import { computeSalary } from './heads/salary.ts';
import { computeTrust } from './heads/trust.ts';
import type { Context } from './model/context.ts';
import { hasBusiness } from './model/context.ts';
import type {
  BusinessResult,
  HousePropertyResult,
  OtherSourcesResult,
  SalaryResult,
  TrustResult,
} from './model/head-results.ts';
import { note } from './model/notes.ts';
import type { ClubbedIncome, HeadTotals } from './model/types.ts';
import { type HeadOrder, orderMatters, type Pools, type SetOffResult, setOffLosses } from './set-off.ts';

/** Total income and everything on the way to it. */
export type Income = {
  salary: SalaryResult;
  houseProperty: HousePropertyResult;
  business: BusinessResult;
  gains: GainsWorking;
  otherSources: OtherSourcesResult;
  clubbed: Rupees;
  trust: TrustResult | undefined;
  heads: HeadTotals;
  afterSetOff: HeadTotals;
  setOff: SetOffResult;
  grossTotalIncome: Rupees;
  deductions: DeductionsResult;
  totalIncome: Rupees;
  taxable: Taxable;
};

/** Clubbed income by head. */
const clubbing = (ctx: Context): Record<ClubbedIncome['head'], Rupees> => {
  const totals = {
    salary: 0,
    'house-property': 0,
    business: 0,
    'short-term': 0,
    'long-term': 0,
    'other-sources': 0,
  };
  for (const { head, amount } of clubbedIncome(ctx)) totals[head] += amount;
  return totals;
};

const headTotals = (
  pools: Pools,
  virtualAssets: Rupees,
  special: Rupees,
  gainsOf: (term: 'short' | 'long') => Rupees,
): HeadTotals => ({
  salary: pools.salary,
  houseProperty: pools.houseProperty,
  business: pools.business,
  speculative: pools.speculative,
  specifiedBusiness: pools.specified,
  shortTermGains: gainsOf('short'),
  longTermGains: gainsOf('long'),
  virtualAssets,
  otherSources: pools.otherSources + special,
  raceHorses: pools.raceHorses,
});

const gainsIn = (pools: Pools) => (term: 'short' | 'long') =>
  sum(gainBuckets.filter((info) => info.term === term).map(({ bucket }) => pools.gains[bucket]));

/** The heads of the year before any loss leaves its own. */
const computeHeads = (ctx: Context) => {
  const { input } = ctx;
  const salary = computeSalary(ctx);
  const houseProperty = computeHouseProperty(ctx);
  const business = computeBusiness(ctx);
  const gains = computeCapitalGains(ctx, business);
  const otherSources = computeOtherSources(ctx);
  const clubbed = clubbing(ctx);
  const trust = computeTrust(ctx);
  const virtualAssets = gains.result.virtualAssets + positive(input.business?.virtualAssets ?? 0);
  const special = sum(otherSources.special.map(({ income }) => income));
  const ownRate = (input.capitalGains?.atOwnRate ?? []).filter(({ gain }) => gain > 0);
  const ownRateIn = (term: 'short' | 'long') =>
    sum(ownRate.filter((row) => row.term === term).map(({ gain }) => gain));

  const pools: Pools = {
    salary: salary.income + clubbed.salary,
    houseProperty: houseProperty.income + clubbed['house-property'],
    business: business.income + clubbed.business,
    speculative: business.speculative,
    specified: business.specified,
    otherSources: otherSources.normal + clubbed['other-sources'],
    raceHorses: otherSources.raceHorses,
    gains: gains.net,
  };
  return {
    salary,
    houseProperty,
    business,
    gains,
    otherSources,
    clubbed,
    trust,
    virtualAssets,
    special,
    ownRate,
    ownRateIn,
    pools,
  };
};

/** Business income from manufacture and gains on its depreciated assets, after losses (ss.115BAB(1), 115BAE(1)). */
const manufacturingIncome = (ctx: Context, business: BusinessResult, after: Pools): Rupees => {
  const { concession, manufacturingIncome: given, excessProfit = 0 } = ctx.input.assessee;
  if (!concession || ctx.rules.flatRates.concessionOther[concession] === undefined) return 0;
  const blocks = sum(business.blocks.map(({ gain }) => positive(gain)));
  return (
    Math.min(after.business, given ?? positive(after.business - excessProfit)) +
    Math.min(after.gains['stcg-slab'], blocks)
  );
};

/** From the heads to total income, losses of one head meeting others in the order given. */
const settle = (
  ctx: Context,
  given: ReturnType<typeof computeHeads>,
  late: boolean,
  across: HeadOrder,
): Income => {
  const { input, rules } = ctx;
  const { salary, houseProperty, business, gains, otherSources, clubbed, virtualAssets } = given;
  const { special, ownRate, ownRateIn, pools, trust } = given;
  const setOff = setOffLosses(ctx, pools, business.depreciation, late, across);
  const after = setOff.pools;
  const beforeTotals = headTotals(
    pools,
    virtualAssets,
    special,
    (term) => gainsIn(pools)(term) + ownRateIn(term),
  );
  const afterTotals = headTotals(
    after,
    virtualAssets,
    special,
    (term) => gainsIn(after)(term) + ownRateIn(term),
  );
  const grossTotalIncome = sum(Object.values(afterTotals)) + (trust?.total ?? 0);

  const dividend = Math.min(positive(otherSources.dividend), after.otherSources);
  const specialRows: Taxable['special'] = otherSources.special.map(
    ({ code, section, rate, income }, index) => ({
      code,
      section,
      rate,
      amount: income,
      label: rules.otherSources.special[code].label,
      capped: rules.otherSources.special[code].surchargeCapped,
      columns: input.otherSources?.special?.[index]?.byInstalment,
    }),
  );
  if (virtualAssets > 0) {
    specialRows.push({
      code: '115BBH',
      section: '115BBH',
      rate: rules.otherSources.virtualAssets,
      amount: virtualAssets,
      label: 'Virtual digital assets',
      capped: false,
      columns: gains.virtualByInstalment,
    });
  }
  for (const [code, amount] of [
    ['115BBC', trust?.anonymous.charged ?? 0],
    ['115BBI', trust?.specified ?? 0],
  ] as const) {
    const { rate, label, surchargeCapped: capped } = rules.otherSources.special[code];
    if (amount > 0)
      specialRows.push({ code, section: code, rate, amount, label, capped, columns: undefined });
  }
  for (const { code, section, label, gain, rate, byInstalment } of ownRate) {
    // at a treaty rate the gain is still one of ss.111A, 112 or 112A
    const capped = section === '90' || ctx.switches.surchargeCapOnGains === 'all-gains';
    specialRows.push({ code, section, label, rate, amount: gain, capped, columns: byInstalment });
  }
  const draft: Taxable = {
    normal: 0,
    dividend,
    manufacturing: manufacturingIncome(ctx, business, after),
    excess: Math.min(after.business, input.assessee.excessProfit ?? 0),
    gains: after.gains,
    cappedGains: cappedGainsOf(ctx),
    special: specialRows,
    agricultural: positive(input.agriculturalIncome ?? 0),
    land: gains.land,
    landLoss:
      (gains.result.buckets.find(({ bucket }) => bucket === '112-12.5')?.gain ?? 0) - after.gains['112-12.5'],
  };
  const atSpecialRates = specialGains(draft) + sum(specialRows.map(({ amount }) => amount));
  const deductions = computeDeductions(ctx, grossTotalIncome, grossTotalIncome - atSpecialRates, {
    hraClaimed: salary.exemptAllowances.some(({ section, allowed }) => section === '10(13A)' && allowed > 0),
    withBusiness: hasBusiness(input),
    late,
  });
  const totalIncome = roundTotalIncome(grossTotalIncome - deductions.total);
  const normal = positive(totalIncome - atSpecialRates);
  return {
    salary,
    houseProperty,
    business,
    gains,
    otherSources,
    clubbed: sum(Object.values(clubbed)),
    trust,
    heads: beforeTotals,
    afterSetOff: afterTotals,
    setOff,
    grossTotalIncome,
    deductions,
    totalIncome,
    taxable: {
      ...draft,
      normal,
      dividend: Math.min(dividend, normal),
      // deductions available with ss.115BAB and 115BAE relate to the business
      manufacturing: Math.min(normal, positive(draft.manufacturing - deductions.total)),
    },
  };
};

/** Heads, clubbing, set-off, Chapter VI-A and total income (ss.14 to 80U, 288A). `late`: the return is after its due date. */
export const computeIncome = (ctx: Context, late: boolean): Income => {
  const heads = computeHeads(ctx);
  const reading = ctx.switches.lossAcrossHeads;
  if (reading !== 'cheapest') return settle(ctx, heads, late, reading);
  if (!orderMatters(ctx, heads.pools)) return settle(ctx, heads, late, 'heads-first');
  const attempt = (across: HeadOrder) => {
    const own: Context = { ...ctx, notes: [] };
    const income = settle(own, heads, late, across);
    return { income, notes: own.notes, tax: chargeTax(own, income.taxable).gross };
  };
  const usual = attempt('heads-first');
  const other = attempt('gains-first');
  const cheaper = other.tax < usual.tax ? other : usual;
  ctx.notes.push(...cheaper.notes);
  if (cheaper === other) note(ctx, 'losses-against-gains', { amount: formatRupees(usual.tax - other.tax) });
  return cheaper.income;
};
