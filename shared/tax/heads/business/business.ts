import { formatRupees, percentOf, type Rupees, sum } from '../../../money.ts';
import type { PartnersInput } from '../../inputs/business.ts';
import type { Context } from '../../model/context.ts';
import type { BusinessResult } from '../../model/head-results.ts';
import { note } from '../../model/notes.ts';
import { depreciate } from './depreciation.ts';
import { presumptive44AD, presumptive44ADA, presumptive44AE, presumptiveNonResident } from './presumptive.ts';

/** Most remuneration of working partners a firm may deduct on its book profit (s.40(b)(v)). */
export const remunerationCap = (ctx: Context, bookProfit: Rupees): Rupees => {
  const { first, firstRate, minimum, restRate } = ctx.rules.business.remuneration;
  const below = Math.max(minimum, percentOf(Math.min(Math.max(bookProfit, 0), first), firstRate));
  return below + percentOf(Math.max(bookProfit - first, 0), restRate);
};

const afterPartners = (ctx: Context, income: Rupees, partners: PartnersInput): Rupees => {
  const { remuneration, interest = 0, interestAllowed = interest } = partners;
  const bookProfit = income + remuneration + interest - Math.min(interest, interestAllowed);
  const allowed = Math.min(remuneration, remunerationCap(ctx, bookProfit));
  if (allowed < remuneration) {
    note(ctx, 'remuneration-capped', { amount: formatRupees(allowed) });
  }
  return bookProfit - allowed;
};

/** Head "Profits and gains of business or profession" (ss.28 to 44DB): ordinary, speculative and specified business kept apart. */
export const computeBusiness = (ctx: Context): BusinessResult => {
  const given = ctx.input.business ?? {};
  const presumptive = [
    ...(given.presumptive44AD?.length ? presumptive44AD(ctx, given.presumptive44AD) : []),
    ...(given.presumptive44ADA?.length ? presumptive44ADA(ctx, given.presumptive44ADA) : []),
    ...(given.presumptive44AE?.length ? presumptive44AE(ctx, given.presumptive44AE) : []),
    ...(given.nonResident?.length ? presumptiveNonResident(ctx, given.nonResident) : []),
  ];
  const blocks: BusinessResult['blocks'] = [];
  const books = (given.books ?? []).map(
    ({ label, netProfit, addBacks = [], reductions = [], blocks: own = [] }) => {
      const results = own.map((block) => depreciate(ctx, block));
      blocks.push(...results);
      const added = sum(addBacks.map((row) => row.amount));
      const deducted = sum(reductions.map((row) => row.amount));
      const depreciation = sum(results.map((row) => row.depreciation));
      return {
        label,
        netProfit,
        added,
        deducted,
        depreciation,
        income: netProfit + added - deducted - depreciation,
      };
    },
  );
  const partnerIncome = sum([given.asPartner?.remuneration, given.asPartner?.interest]);
  const before =
    sum(presumptive.map((row) => row.declared)) +
    sum(books.map((row) => row.income)) +
    (given.futuresAndOptions ?? 0) +
    partnerIncome;
  return {
    presumptive,
    books,
    blocks,
    partnerIncome,
    futuresAndOptions: given.futuresAndOptions ?? 0,
    income: given.partners ? afterPartners(ctx, before, given.partners) : before,
    depreciation: sum(books.map((row) => row.depreciation)),
    speculative: given.speculative ?? 0,
    specified: given.specified ?? 0,
  };
};
