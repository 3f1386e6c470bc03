import { startYear } from '../dates.ts';
import { type BasisPoints, percentOf, positive, type Rupees, sum } from '../money.ts';
import type { Charge } from './charge/charge.ts';
import { surchargeOn, type TaxParts } from './charge/surcharge.ts';
import { cappedGainsOf, type Taxable } from './charge/taxable.ts';
import { emptyBuckets } from './heads/capital-gains/buckets.ts';
import type { Context } from './model/context.ts';
import type { TaxSteps } from './model/types.ts';

type Parts = TaxSteps['amt']['parts'];
const none: Parts = { tax: 0, surcharge: 0, cess: 0 };

/** Tax on an income at one rate in basis points, `low` of it at a lower one, with surcharge and cess. */
const flatCharge = (
  ctx: Context,
  income: Rupees,
  rate: BasisPoints,
  low: { income: Rupees; rate: BasisPoints } = { income: 0, rate },
): Parts => {
  const rounding = ctx.switches.taxRounding;
  const taxable: Taxable = {
    normal: income,
    dividend: 0,
    manufacturing: 0,
    excess: 0,
    gains: emptyBuckets(),
    cappedGains: cappedGainsOf(ctx),
    special: [],
    agricultural: 0,
    land: [],
    landLoss: 0,
  };
  const at = (reduced: Taxable): TaxParts => {
    const lower = Math.min(low.income, reduced.normal);
    return {
      normal: percentOf(lower, low.rate, rounding) + percentOf(reduced.normal - lower, rate, rounding),
      lines: [],
    };
  };
  const parts = at(taxable);
  // the maximum marginal rate is not the rate of this tax: its surcharge is by income
  const surcharge = surchargeOn({ ...ctx, maximumRate: false }, taxable, parts, at).after;
  return {
    tax: parts.normal,
    surcharge,
    cess: percentOf(parts.normal + surcharge, ctx.rules.cess, rounding),
  };
};

type Credit = { assessmentYear: string; amount: Rupees };

const ageOf = (ctx: Context, { assessmentYear }: Credit) =>
  startYear(ctx.input.assessmentYear) - startYear(assessmentYear);

/** Credit by year, the oldest first, of the years that may still use it (s.115JD(4)). */
const creditYears = (ctx: Context): Credit[] =>
  [...(ctx.input.amt?.credits ?? [])]
    .filter((row) => ageOf(ctx, row) > 0 && ageOf(ctx, row) <= ctx.rules.amt.creditYears)
    .sort((a, b) => a.assessmentYear.localeCompare(b.assessmentYear));

/** Each year's credit used, carried forward, or lapsing in its last year. */
const creditRows = (ctx: Context, years: Credit[], creditUsed: Rupees) => {
  let left = creditUsed;
  return years.map((row) => {
    const used = Math.min(left, row.amount);
    left -= used;
    const lapsed = ageOf(ctx, row) >= ctx.rules.amt.creditYears ? row.amount - used : 0;
    return {
      assessmentYear: row.assessmentYear,
      brought: row.amount,
      used,
      carried: row.amount - used - lapsed,
      lapsed,
    };
  });
};

/**
 * Alternate minimum tax (ss.115JC to 115JF) and, for companies, minimum alternate tax (s.115JB): payable when above the regular tax, the excess becoming credit.
 * `profitLinked` is heading C of Chapter VI-A but s.80P. It does not touch the new regime (s.115JEE).
 */
export const minimumTax = (
  ctx: Context,
  charge: Charge,
  totalIncome: Rupees,
  profitLinked: Rupees,
): { payable: Rupees; amt: TaxSteps['amt'] } => {
  const { type, concession, bookProfit, bookProfitIfsc } = ctx.input.assessee;
  const given = ctx.input.amt ?? {};
  const years = creditYears(ctx);
  const brought = sum(years.map(({ amount }) => amount)) + (given.creditBroughtForward ?? 0);
  const company = type === 'domestic-company' || type === 'foreign-company';
  const outside = ctx.newRegime || concession !== undefined;
  const addedBack = company ? 0 : sum([profitLinked, given.deduction10AA, given.deduction35AD]);
  const base = company ? positive(bookProfit ?? 0) : totalIncome + addedBack;
  const withThreshold =
    ctx.bySlabs || (type === 'co-operative' && ctx.switches.minimumTaxOfSocieties === 'above-threshold');
  const applies =
    !outside && (company ? base > 0 : addedBack > 0 && (!withThreshold || base > ctx.rules.amt.threshold));
  const rate = company
    ? ctx.rules.mat.rate
    : type === 'co-operative'
      ? ctx.rules.amt.coOperative
      : ctx.rules.amt.rate;
  const ifsc = company
    ? { income: Math.min(base, bookProfitIfsc ?? 0), rate: ctx.rules.mat.ifsc }
    : { income: 0, rate };
  const parts = applies ? flatCharge(ctx, base, rate, ifsc) : none;
  const tax = sum(Object.values(parts));
  const payable = Math.max(charge.gross, tax);
  const creditArising = payable - charge.gross;
  // without a claim of the year no minimum tax is due (s.115JEE(1)); s.115JD(4) may still mean the
  // hypothetical one
  const floor =
    brought > 0 && !company && !applies && ctx.switches.minimumTaxFloor === 'always'
      ? sum(Object.values(flatCharge(ctx, base, rate)))
      : tax;
  const creditUsed = outside ? 0 : Math.min(brought, positive(charge.gross - floor));
  const credits = creditRows(ctx, years, creditUsed);
  return {
    payable: payable - creditUsed,
    amt: {
      adjustedTotalIncome: applies ? base : 0,
      tax,
      parts,
      applies: applies && tax > charge.gross,
      creditArising,
      creditUsed,
      // s.115JAA(8) ends a company's credit with s.115BAA; s.115JEE only suspends that of others
      creditCarried:
        company && outside
          ? 0
          : brought - creditUsed + creditArising - sum(credits.map(({ lapsed }) => lapsed)),
      credits: credits.map(({ lapsed: _, ...row }) => row),
    },
  };
};
