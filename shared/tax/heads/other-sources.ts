import { mulDiv, percentOf, positive, sum } from '../../money.ts';
import type { Context } from '../model/context.ts';
import type { OtherSourcesResult } from '../model/head-results.ts';

/**
 * Head "Income from other sources" (ss.56 to 59); special-rate receipts are separate because nothing is set
 * off against them (s.58(4), s.115BBE(2)).
 */
export const computeOtherSources = (ctx: Context): OtherSourcesResult => {
  const given = ctx.input.otherSources ?? {};
  const rules = ctx.rules.otherSources;
  const gross = given.dividends?.amount ?? 0;
  const dividend = ctx.withoutDeductions
    ? gross
    : gross -
      Math.min(
        given.dividends?.interestExpense ?? 0,
        percentOf(positive(gross - (given.dividends?.buyBack ?? 0)), rules.dividendInterestShare, 'down'),
      );
  const familyPension = given.familyPension ?? 0;
  const familyPensionDeduction = Math.min(
    mulDiv(familyPension, 1, 3, 'down'),
    ctx.newRegime ? rules.familyPension.new : rules.familyPension.old,
  );
  const compensation = given.compensationInterest ?? 0;
  const deductions = ctx.withoutDeductions
    ? 0
    : familyPensionDeduction +
      (given.expenses ?? 0) +
      (given.plantExpenses ?? 0) +
      percentOf(compensation, rules.compensationShare) +
      Math.min(given.relief89A ?? 0, given.retirementAccount ?? 0);
  const receipts =
    sum([
      given.savingsInterest,
      given.depositInterest,
      given.refundInterest,
      given.otherInterest,
      given.plantRent,
      given.gifts,
      given.retirementAccount,
      given.passThrough,
    ]) +
    sum((given.other ?? []).map((row) => row.amount)) +
    familyPension +
    compensation;
  const special = (given.special ?? []).map(({ code, amount, rate }) => ({
    code,
    section: code.replace(/-.*$/, ''),
    rate: rate ?? rules.special[code].rate,
    income: amount,
  }));
  const horses = given.raceHorses;
  const normal = receipts + dividend - deductions;
  const raceHorses = horses ? horses.receipts - (ctx.withoutDeductions ? 0 : horses.expenses) : 0;
  return {
    normal,
    dividend,
    familyPension,
    familyPensionDeduction,
    deductions,
    special,
    raceHorses,
    income: normal + sum(special.map((row) => row.income)) + Math.max(0, raceHorses),
  };
};
