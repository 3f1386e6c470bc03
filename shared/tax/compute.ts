import { addMonths, startYear } from '../dates.ts';
import { later } from '../later.ts';
import { percentOf, positive, type Rupees, roundPayable, sum } from '../money.ts';
import { minimumTax } from './amt.ts';
import { arrearsRelief, extraTaxOf } from './arrears.ts';
import { explain } from './breakdown.ts';
import { chargeTax } from './charge/charge.ts';
import { explainRebate } from './charge/rebate.ts';
import { checkInput } from './check.ts';
import { standingOf } from './due-dates.ts';
import { regimeReason } from './filing.ts';
import { gainBuckets } from './heads/capital-gains/buckets.ts';
import { computeIncome, type Income } from './income.ts';
import { fee234F, fee234I } from './interest/fees.ts';
import { spread } from './interest/instalments.ts';
import { computeInterest } from './interest/interest.ts';
import { sortPayments } from './interest/payments.ts';
import { type Context, contextOf } from './model/context.ts';
import type { NoteId } from './model/note-patterns.ts';
import { note } from './model/notes.ts';
import type { Regime, RegimeComparison, TaxInput, TaxResult } from './model/types.ts';
import { contestedPoints } from './readings.ts';
import { reliefs } from './reliefs.ts';

const withoutArrears = (input: TaxInput, arrears: Rupees): TaxInput => {
  const { relief89: _, salary, ...rest } = input;
  const [first, ...others] = salary?.employers ?? [];
  if (!first) return rest;
  return {
    ...rest,
    salary: { employers: [{ ...first, salary: positive(first.salary - arrears) }, ...others] },
  };
};

const relief89Of = (input: TaxInput, gross: Rupees): Rupees => {
  const { relief89 } = input;
  if (!relief89) return 0;
  if ('amount' in relief89) return relief89.amount;
  return arrearsRelief(
    gross - computeTax(withoutArrears(input, relief89.arrears)).tax.gross,
    relief89.earlierYears.map((row) => extraTaxOf(row, input.assessee, computeTax)),
  );
};

const gainsByInstalment = ({ setOff, gains }: Income): TaxResult['capitalGains']['byInstalment'] =>
  gainBuckets
    .filter(({ bucket }) => setOff.pools.gains[bucket] > 0)
    .map(({ bucket }) => ({
      bucket,
      amounts: spread(setOff.pools.gains[bucket], gains.byInstalment[bucket]),
    }));

/** Additional tax on an updated return: 25, 50, 60 or 70% of tax and interest by the months since the end of the assessment year (s.140B(3)). */
const additionalTax = (ctx: Context, filedOn: string, outstanding: Rupees): Rupees => {
  if (ctx.input.filing?.section !== '139(8A)') return 0;
  const end = `${startYear(ctx.input.assessmentYear) + 1}-03-31`;
  const band = ctx.rules.additionalTax.find(({ months }) => filedOn <= addMonths(end, months));
  return band ? percentOf(positive(outstanding), band.rate) : 0;
};

/** Notes the readings of disputed points this computation follows. */
const noteReadings = ({ input, rules, notes }: Context): void => {
  for (const { key, section, readings } of contestedPoints) {
    const value = input.switches?.[key];
    const reading = value === rules.switches[key] ? undefined : readings.find((one) => one.value === value);
    if (reading)
      notes.push({ id: 'reading', message: reading.label, text: reading.label, params: {}, section });
  }
};

/**
 * Tax before credit and reliefs without the perquisite on shares of a start-up, the tax on that perquisite,
 * and deferred tax payable now (s.191(2)).
 */
const startUpShares = (input: TaxInput, payable: Rupees): TaxResult['tax']['deferral'] => {
  const employers = input.salary?.employers ?? [];
  const payableNow = input.deferredTaxPayable ?? 0;
  if (!employers.some(({ deferredPerquisite = 0 }) => deferredPerquisite > 0))
    return { withoutPerquisite: payable, deferred: 0, payableNow };
  const { tax } = computeTax({
    ...input,
    salary: {
      ...input.salary,
      employers: employers.map(({ deferredPerquisite = 0, ...employer }) => ({
        ...employer,
        perquisites: positive((employer.perquisites ?? 0) - deferredPerquisite),
      })),
    },
  });
  const withoutPerquisite = Math.min(payable, Math.max(tax.gross, tax.amt.tax));
  return { withoutPerquisite, deferred: payable - withoutPerquisite, payableNow };
};

/**
 * Income-tax of one assessee for one year, by the Income-tax Act 1961 as applicable to AY 2024-25 to 2026-27
 * (rules in `years/`). Amounts are whole rupees; plausibility is not checked here (forms do that) but missing
 * parts are nil, and claims above a cap are reduced with a note. Throws RangeError naming the path for an
 * amount that is not a whole number, an invalid date or an unknown year.
 */
export const computeTax = (input: TaxInput): TaxResult => {
  checkInput(input);
  const ctx = contextOf(input);
  const filing = standingOf(ctx);
  const { dueDate, filedOn } = filing;
  const { why, params } = filing.regimes[input.regime];
  if (why) note<NoteId>(ctx, why, params as Parameters<typeof note<NoteId>>[2]);
  noteReadings(ctx);
  const income = computeIncome(ctx, !filing.inTime);
  const { totalIncome } = income;
  const charge = chargeTax(ctx, income.taxable);
  explainRebate(ctx, income.taxable, charge.atNormalRates - charge.agriculturalRebate, charge.specialRates);
  const { payable, amt } = minimumTax(ctx, charge, totalIncome, income.deductions.profitLinked);
  const relief = reliefs(ctx, payable, totalIncome, relief89Of(input, charge.gross));
  const deferral = startUpShares(input, payable + amt.creditUsed);
  // never negative: reliefs and credit relate to the whole tax
  const net = positive(
    payable - deferral.deferred + deferral.payableNow - relief.relief89 - relief.relief90 - relief.relief91,
  );

  const tds = input.taxesPaid?.tds ?? 0;
  const tcs = input.taxesPaid?.tcs ?? 0;
  const payments = sortPayments(ctx);
  // the sixth proviso to s.139(1) looks at income before ss.54 to 54GB and Chapter VI-A
  const beforeExemptions =
    income.grossTotalIncome -
    (income.trust?.total ?? 0) +
    // a trust, institution or party: income without ss.10 to 13B (s.139(4A) to (4C))
    (income.trust?.before ?? 0) +
    sum(income.gains.result.rows.map(({ exempt }) => exempt));
  const s234F = fee234F(ctx, totalIncome, beforeExemptions, filing);
  const s234I = fee234I(ctx, totalIncome, filedOn);
  const interest = computeInterest(ctx, {
    income,
    charge,
    net,
    prepaid: tds + tcs,
    payments,
    dueDate,
    filedOn,
    furnishedOn: filing.furnishedOn,
    fee: s234F,
  });
  const charged = interest.s234A + interest.s234B + interest.s234C;
  const paid = tds + tcs + payments.advance + payments.selfAssessment;
  // tax paid with the earlier return bears no additional tax (s.140B(2))
  const before =
    (input.filing?.originalFiledOn ? payments.paidBy(input.filing.originalFiledOn) : 0) +
    (input.filing?.otherTaxes ?? 0);
  const refunded = input.filing?.refundIssued ?? 0;
  const extra = additionalTax(ctx, filedOn, net + charged - tds - tcs - payments.advance - before + refunded);
  const totalLiability = net + charged + s234F + s234I + extra;
  const balance = totalLiability + refunded - paid - (input.filing?.otherTaxes ?? 0);
  const result: Omit<TaxResult, 'breakdown' | 'input'> = {
    assessmentYear: input.assessmentYear,
    regime: input.regime,
    age: ctx.age,
    salary: income.salary,
    houseProperty: income.houseProperty,
    business: income.business,
    capitalGains: { ...income.gains.result, byInstalment: gainsByInstalment(income) },
    otherSources: income.otherSources,
    ...(income.trust ? { trust: income.trust } : {}),
    heads: income.heads,
    afterSetOff: income.afterSetOff,
    setOff: income.setOff.lines,
    pools: income.setOff.rows,
    lossesCarriedForward: income.setOff.carried,
    lossesLapsed: income.setOff.lapsed,
    grossTotalIncome: income.grossTotalIncome,
    deductions: income.deductions.rows,
    totalDeductions: income.deductions.total,
    totalIncome,
    agriculturalIncome: income.taxable.agricultural,
    tax: { ...charge, amt, deferral, ...relief, net },
    interest,
    fees: { s234F, s234I },
    additionalTax: extra,
    totalLiability,
    taxesPaid: {
      advanceTax: payments.advance,
      selfAssessment: payments.selfAssessment,
      tds,
      tcs,
      total: sum([tds, tcs, payments.advance, payments.selfAssessment]),
    },
    balancePayable: roundPayable(positive(balance)),
    refund: roundPayable(positive(-balance)),
    filing,
    notes: ctx.notes,
  };
  const breakdown = later(() => explain(ctx, result));
  const whole = {
    ...result,
    // a quarter of the work of a small return, and read only where the computation is shown
    get breakdown() {
      return breakdown();
    },
  };
  // excluding the fields used to compare two results
  return Object.defineProperty(whole, 'input', { value: input }) as TaxResult;
};

/** Two results of the same facts; the cheaper is recommended only where it may be chosen. */
export const comparisonOf = (old: TaxResult, fresh: TaxResult): RegimeComparison => {
  const difference = old.tax.net - fresh.tax.net;
  const standing = { old: old.filing.regimes.old, new: fresh.filing.regimes.new };
  const barred = (['old', 'new'] as const).find((regime) => standing[regime].open === 'no');
  const cheaper: Regime = difference < 0 ? 'old' : 'new';
  const reason = barred && regimeReason(standing[barred]);
  return {
    old,
    new: fresh,
    difference,
    better: barred === undefined ? cheaper : barred === 'old' ? 'new' : 'old',
    ...(barred && reason
      ? {
          barred: {
            regime: barred,
            reason: { text: reason.text, ...(reason.params ? { params: reason.params } : {}) },
            section: reason.section,
          },
        }
      : {}),
  };
};

/** A result with that of the other regime, computed by `of`. */
export const comparedWith = (chosen: TaxResult, of: (other: Regime) => TaxResult): RegimeComparison =>
  chosen.regime === 'old' ? comparisonOf(chosen, of('new')) : comparisonOf(of('old'), chosen);

/** The same facts in both regimes, ignoring the regime of the input. */
export const compareRegimes = (input: TaxInput): RegimeComparison =>
  comparedWith(computeTax({ ...input, regime: 'old' }), (regime) => computeTax({ ...input, regime }));
