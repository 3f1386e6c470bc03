import { percentOf, positive, type Rupees, sum } from '../../money.ts';
import type { SpecifiedIncome, TrustInput } from '../inputs/trust.ts';
import type { Context } from '../model/context.ts';
import type { TrustResult } from '../model/head-results.ts';

const specifiedOf = (given: SpecifiedIncome = {}): Rupees => sum(Object.values(given));

/** s.115BBC(1): donations above 5% of all donations or one lakh, the higher. */
const anonymousOf = (
  ctx: Context,
  given: { received: Rupees; others: Rupees } | undefined,
): TrustResult['anonymous'] => {
  const { anonymousShare, anonymousFloor } = ctx.rules.trusts;
  if (!given) return { received: 0, free: anonymousFloor, charged: 0 };
  const free = Math.max(percentOf(given.received + given.others, anonymousShare), anonymousFloor);
  const charged = positive(given.received - free);
  return { received: given.received, free, charged };
};

const applied = (ctx: Context, given: Extract<TrustInput, { kind: 'applied' }>): TrustResult => {
  const rules = ctx.rules.trusts;
  const anonymous = anonymousOf(ctx, given.anonymous);
  const contributions = given.contributions + anonymous.received - anonymous.charged;
  const receipts = contributions + given.property;
  const toOthers = given.toOthers ?? 0;
  const notCounted = toOthers - percentOf(toOthers, rules.donationApplied);
  const toBeApplied = receipts - (given.outsideIndia ?? 0) - notCounted;
  const used = sum([
    given.applied,
    given.loansRepaid,
    given.corpusRestored,
    given.deemedApplied,
    given.accumulated,
  ]);
  const most = Math.min(
    percentOf(positive(receipts - toOthers), rules.setApart),
    positive(toBeApplied - used),
  );
  const setApart = Math.min(most, given.setApart ?? most);
  const specified = specifiedOf(given.specified);
  const additions = sum((given.additions ?? []).map(({ amount }) => amount)) + (given.businessExcess ?? 0);
  const income = positive(toBeApplied - used - setApart) + additions;
  return {
    kind: 'applied',
    before: receipts + anonymous.charged + (given.corpus ?? 0),
    anonymous,
    contributions,
    receipts,
    toBeApplied,
    setApart,
    deductions: used + setApart,
    additions,
    specified,
    income,
    total: income + anonymous.charged + specified,
  };
};

const forfeited = (ctx: Context, given: Extract<TrustInput, { kind: 'forfeited' }>): TrustResult => {
  const anonymous = anonymousOf(ctx, given.anonymous);
  const specified = specifiedOf(given.specified);
  const additions = sum((given.additions ?? []).map(({ amount }) => amount)) + (given.businessExcess ?? 0);
  const left = positive(given.receipts - given.expenditure + (given.notAllowed ?? 0));
  const income = left + additions;
  return {
    kind: 'forfeited',
    before: given.receipts + anonymous.charged,
    anonymous,
    contributions: 0,
    receipts: given.receipts,
    toBeApplied: given.receipts,
    setApart: 0,
    deductions: given.receipts - left,
    additions,
    specified,
    income,
    total: income + anonymous.charged + specified,
  };
};

const exempt = (given: Extract<TrustInput, { kind: 'exempt' }>): TrustResult => {
  const free = Math.min(given.contributions, given.exempt?.amount ?? 0);
  const income = given.contributions - free + (given.lapsed ?? 0);
  return {
    kind: 'exempt',
    before: given.contributions + (given.exemptReceipts ?? 0),
    anonymous: { received: 0, free: 0, charged: 0 },
    contributions: given.contributions,
    receipts: given.contributions,
    toBeApplied: given.contributions,
    setApart: 0,
    deductions: free,
    additions: given.lapsed ?? 0,
    specified: 0,
    income,
    total: income,
  };
};

/** Income of a trust, institution or party before its heads (ss.10(23C), 11 to 13B); undefined for anyone else. */
export const computeTrust = (ctx: Context): TrustResult | undefined => {
  const { trust } = ctx.input;
  switch (trust?.kind) {
    case 'applied':
      return applied(ctx, trust);
    case 'forfeited':
      return forfeited(ctx, trust);
    case 'exempt':
      return exempt(trust);
    default:
      return undefined;
  }
};
