import { formatRupees, mulDiv, percentOf, positive, type Rupees, sum } from '../../../money.ts';
import type { BusinessInput, PartnersInput } from '../../inputs/business.ts';
import type { Context } from '../../model/context.ts';
import type { BusinessResult } from '../../model/head-results.ts';
import { note } from '../../model/notes.ts';
import { depreciate } from './depreciation.ts';
import { presumptive44AD, presumptive44ADA, presumptive44AE, presumptiveNonResident } from './presumptive.ts';

/** Most remuneration of working partners a firm may deduct on its book profit (s.40(b)(v)). */
const remunerationCap = (ctx: Context, bookProfit: Rupees): Rupees => {
  const { first, firstRate, minimum, restRate } = ctx.rules.business.remuneration;
  const below = Math.max(minimum, percentOf(Math.min(Math.max(bookProfit, 0), first), firstRate));
  return below + percentOf(Math.max(bookProfit - first, 0), restRate);
};

/** Interest up to 12% a year (s.40(b)(iv)). */
const interestOf = (
  ctx: Context,
  { interest = 0, interestAllowed = interest, interestRows }: PartnersInput,
): { paid: Rupees; allowed: Rupees } => {
  if (!interestRows) return { paid: interest, allowed: Math.min(interest, interestAllowed) };
  const cap = ctx.rules.business.partnerInterest;
  return {
    paid: sum(interestRows.map(({ amount }) => amount)),
    allowed: sum(
      interestRows.map(({ amount, rate }) => (rate > cap ? mulDiv(amount, cap, rate, 'down') : amount)),
    ),
  };
};

/**
 * s.40(b): remuneration and interest of partners against the books and, by the proviso to s.44AE(3), against
 * income u/s 44AE; one limit for both. Income u/s 44AD and 44ADA overrides the section. `change` is the
 * addition to income (negative: reduction).
 */
const partnersOf = (
  ctx: Context,
  given: BusinessInput,
  books: Rupees,
  carriages: Rupees,
): (NonNullable<BusinessResult['partners']> & { change: Rupees }) | undefined => {
  const { partners } = given;
  if (!partners) return undefined;
  const inBooks = (given.books ?? []).length > 0 || (given.futuresAndOptions ?? 0) !== 0;
  const onCarriages = (given.presumptive44AE ?? []).length > 0;
  const paid = interestOf(ctx, partners);
  if (!inBooks && !onCarriages) {
    return {
      change: 0,
      bookProfit: 0,
      limit: 0,
      remuneration: partners.remuneration,
      allowed: 0,
      interest: paid.paid,
      interestAllowed: 0,
    };
  }
  const { remuneration: ownPay = 0, interest: ownInterest = 0 } = partners.carriages ?? {};
  const remuneration = partners.remuneration + ownPay;
  const interest = paid.paid + ownInterest;
  const interestAllowed = paid.allowed + ownInterest;
  // only for the books: amounts debited there are first added back
  const debited = inBooks ? partners.remuneration + paid.paid : 0;
  const bookProfit = books + carriages + debited - interestAllowed;
  const limit = remunerationCap(ctx, bookProfit);
  const allowed = Math.min(remuneration, limit);
  if (allowed < remuneration) note(ctx, 'remuneration-capped', { amount: formatRupees(allowed) });
  return {
    change: debited - interestAllowed - allowed,
    bookProfit,
    limit,
    remuneration,
    allowed,
    interest,
    interestAllowed,
  };
};

/** An association's payments to members are added back, less the interest they paid to it (s.40(ba)). */
const paidToMembers = (ctx: Context, { members }: BusinessInput): Rupees => {
  const { type, registeredSociety } = ctx.input.assessee;
  if (!members || (type !== 'aop' && type !== 'boi') || registeredSociety) return 0;
  const { remuneration = 0, interest = 0, interestReceived = 0 } = members;
  return remuneration + positive(interest - interestReceived);
};

/**
 * Head "Profits and gains of business or profession" (ss.28 to 44DB): ordinary, speculative and specified
 * business separately.
 */
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
  const toMembers = paidToMembers(ctx, given);
  const partnerIncome = sum([given.asPartner?.remuneration, given.asPartner?.interest]);
  const before =
    sum(presumptive.map((row) => row.declared)) +
    sum(books.map((row) => row.income)) +
    (given.futuresAndOptions ?? 0) +
    partnerIncome +
    toMembers;
  const partners = partnersOf(
    ctx,
    given,
    sum(books.map((row) => row.income)) + (given.futuresAndOptions ?? 0) + partnerIncome,
    sum(presumptive.filter(({ section }) => section === '44AE').map((row) => row.declared)),
  );
  const { change = 0, ...result } = partners ?? {};
  return {
    presumptive,
    books,
    blocks,
    partnerIncome,
    futuresAndOptions: given.futuresAndOptions ?? 0,
    ...(partners ? { partners: result as NonNullable<BusinessResult['partners']> } : {}),
    toMembers,
    income: before + change,
    depreciation: sum(books.map((row) => row.depreciation)),
    speculative: given.speculative ?? 0,
    specified: given.specified ?? 0,
  };
};
