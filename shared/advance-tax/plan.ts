import { financialYearOf, type IsoDate, previousYear } from '../dates.ts';
import { positive, type Rupees, sum } from '../money.ts';
import { computeTax } from '../tax/index.ts';
import type { TaxInput, TaxResult } from '../tax/model/types.ts';
import { rulesOf } from '../tax/years/index.ts';
import { sectionIn } from '../tax/years/sections.ts';

/** A challan of advance tax or, after the year, of self-assessment tax. */
export type AdvancePayment = {
  date: IsoDate;
  amount: Rupees;
  bsr?: string | undefined;
  serial?: string | undefined;
};

/** Prepaid taxes and the reference date. */
type PrepaidFacts = {
  tds: Rupees;
  tcs: Rupees;
  payments: readonly AdvancePayment[];
  /** The day interest is counted to. */
  on: IsoDate;
};

/** One instalment: cumulative amount due by its date, amount paid, and interest on the shortfall. */
type InstalmentRow = {
  due_by: IsoDate;
  /** Basis points of the tax of the year that are due by the day; the last row is income of 16 to 31 March. */
  share: number;
  required: Rupees;
  paid: Rupees;
  /** Missing on the day, before the tolerance of 12 and 36%. */
  shortfall: Rupees;
  /** Interest for deferment, fixed once the day has passed. */
  interest: Rupees;
  state: 'past' | 'next' | 'later';
};

/** Why no advance tax is due. */
type Exemption = 'below_threshold' | 'senior';

/** Advance tax of a year. Whole rupees. */
export type AdvancePlan = {
  result: TaxResult;
  /** Tax of the year less relief and credit. */
  tax: Rupees;
  tds: Rupees;
  tcs: Rupees;
  /** Tax less TDS and TCS. */
  payable: Rupees;
  exempt: Exemption | null;
  single_instalment: boolean;
  instalments: InstalmentRow[];
  paid: Rupees;
  /**
   * Amount due by the next date: its cumulative share less all payments; null after the year or if nothing is
   * due.
   */
  next: { due_by: IsoDate; amount: Rupees } | null;
  interest: {
    on: IsoDate;
    /** For instalments already due. */
    deferment: Rupees;
    /** Month by month from 1 April after the year, to `on`. */
    shortfall: Rupees;
    /** If nothing more were paid until the due date of the return. */
    projected: { deferment: Rupees; shortfall: Rupees; until: IsoDate };
    sections: { deferment: string; shortfall: string };
  };
};

const noSenior = (result: TaxResult): boolean =>
  // the engine omits both if no advance tax is due (s.207(2)); without payments, tax above the threshold
  // bears interest
  result.interest.s234B === 0 && result.interest.s234C === 0;

/**
 * Advance tax of an estimate: instalments of s.211 (s.408), payments, and interest up to a date (ss.234B and
 * 234C, now 424 and 425), all by the engine. `payments` after the year are self-assessment tax.
 */
export function advancePlan(input: TaxInput, prepaid: PrepaidFacts): AdvancePlan {
  const { assessmentYear: ay } = input;
  const rules = rulesOf(ay);
  const { from, to } = previousYear(ay);
  const { tds, tcs, on } = prepaid;
  const payments = prepaid.payments.filter(({ date }) => date >= from);
  const until = rules.dueDates['no-business'];
  const at = (list: readonly AdvancePayment[], filedOn: IsoDate) =>
    computeTax({
      ...input,
      // a day of interest, not a late return: losses and deductions stay
      filing: { ...input.filing, filedOn, ...(filedOn > until ? { dueDate: filedOn } : {}) },
      taxesPaid: { tds, tcs, payments: list.map(({ date, amount }) => ({ date, amount })) },
    });
  const bare = at([], until);
  const dueDay = bare.filing.dueDate;
  const projected = at(payments, dueDay);
  const payable = bare.tax.net - tds - tcs;
  const exempt: Exemption | null =
    payable < rules.interest.threshold ? 'below_threshold' : noSenior(bare) ? 'senior' : null;
  const dues = exempt ? [] : (bare.interest.detail.c ?? []);
  const charged = new Map((projected.interest.detail.c ?? []).map((row) => [row.dueBy, row.interest]));
  const nextDay = dues.find(({ dueBy }) => dueBy >= on)?.dueBy;
  const paidBy = (day: IsoDate) => sum(payments.filter(({ date }) => date <= day).map((p) => p.amount));
  const instalments = dues.map((row): InstalmentRow => {
    const regular = rules.interest.instalments.find(({ dueBy }) => dueBy === row.dueBy);
    // the row for 31 March is the balance of the four before it: shown with them, as the whole year's tax
    const required = regular ? row.required : payable;
    const paid = paidBy(row.dueBy);
    return {
      due_by: row.dueBy,
      share: regular?.share ?? 10_000,
      required,
      paid,
      shortfall: positive(required - paid),
      interest: charged.get(row.dueBy) ?? 0,
      state: row.dueBy < on ? 'past' : row.dueBy === nextDay ? 'next' : 'later',
    };
  });
  const paid = paidBy(to);
  const next = instalments.find(({ state }) => state === 'next');
  const deferment = sum(instalments.filter(({ state }) => state === 'past').map((row) => row.interest));
  const afterYear = on > to;
  return {
    result: projected,
    tax: bare.tax.net,
    tds,
    tcs,
    payable,
    exempt,
    single_instalment: dues.length > 0 && dues[0]!.dueBy === rules.interest.instalments[3]!.dueBy,
    instalments,
    paid,
    next: next ? { due_by: next.due_by, amount: positive(next.required - paidBy(on)) } : null,
    interest: {
      on,
      deferment,
      shortfall: afterYear
        ? at(
            payments.filter(({ date }) => date <= on),
            on,
          ).interest.s234B
        : 0,
      projected: {
        deferment: projected.interest.s234C,
        shortfall: projected.interest.s234B,
        until: dueDay,
      },
      sections: {
        deferment: sectionIn(rules.act, '234C'),
        shortfall: sectionIn(rules.act, '234B'),
      },
    },
  };
}

/** Particulars of the challan: ITNS 280, major head 0020 for companies and 0021 for all others, minor head 100 for advance tax. */
type Challan = {
  form: 'ITNS 280';
  major_head: '0020' | '0021';
  minor_head: '100';
  assessment_year: string;
  tax_year: string;
  pan: string;
  name: string;
  amount: Rupees;
  pay_by: IsoDate;
};

/** The challan of the next instalment; null where nothing is to be paid. */
export function challanOf(plan: AdvancePlan, who: { pan: string; name: string }): Challan | null {
  const { next, result } = plan;
  if (!next || next.amount <= 0) return null;
  const company = /company/.test(result.input.assessee.type);
  return {
    form: 'ITNS 280',
    major_head: company ? '0020' : '0021',
    minor_head: '100',
    assessment_year: result.assessmentYear,
    tax_year: financialYearOf(result.assessmentYear),
    ...who,
    amount: next.amount,
    pay_by: next.due_by,
  };
}
