import { formatRupees, positive, type Rupees, sum } from '../../money.ts';
import { basicAndDa, isGovernment } from '../heads/salary.ts';
import type { Context } from '../model/context.ts';
import { note } from '../model/notes.ts';
import type { AllowedDeduction } from '../model/types.ts';
import { donations, political, rent, research } from './donations.ts';
import { healthDeductions } from './health.ts';
import { interestDeductions } from './interest.ts';
import { loanDeductions } from './loans.ts';
import { pension, savings } from './savings.ts';
import type { Claim, DeductionBase } from './types.ts';

/** Sections open to others than individuals and Hindu undivided families. */
const openToAll = ['80G', '80GGA', '80GGC', '80JJAA'];
/** Sections an HUF shares with individuals. */
const openToHuf = [...openToAll, '80C', '80D', '80DD', '80DDB', '80TTA'];

/** Heading C of the chapter beside the profit-linked sections: closed by a late return (s.80AC) and added back for the minimum tax (s.115JC(2)(i)). */
const headingC = ['80JJAA', '80QQB', '80RRB'];

/** What the concessional company and co-operative rates leave (ss.115BAA(2), 115BAB(2), 115BAD(2), 115BAE(2)). */
const openUnderConcession = ['80JJAA', '80LA', '80M'];

const isOpen = (ctx: Context, section: string): boolean => {
  if (ctx.input.assessee.concession && !openUnderConcession.includes(section)) return false;
  if (ctx.newRegime && !ctx.rules.deductions.newRegime.includes(section)) return false;
  const { type } = ctx.input.assessee;
  if (type === 'individual') return true;
  if (type === 'huf') return openToHuf.includes(section);
  return openToAll.includes(section);
};

const pensioners = [
  'central-pensioner',
  'state-pensioner',
  'psu-pensioner',
  'other-pensioner',
  'not-applicable',
];

const baseOf = (ctx: Context, grossTotalIncome: Rupees, room: Rupees): DeductionBase => {
  const employers = ctx.input.salary?.employers ?? [];
  const serving = employers.filter(({ category }) => !pensioners.includes(category ?? 'other'));
  const sources = ctx.input.otherSources ?? {};
  return {
    ctx,
    grossTotalIncome,
    room,
    employed: serving.length > 0,
    government: serving.some(({ category }) => isGovernment(category)),
    salary171: sum(employers.map(({ salary }) => salary)),
    basicAndDa: basicAndDa(serving),
    savingsInterest: sources.savingsInterest ?? 0,
    depositInterest: sources.depositInterest ?? 0,
  };
};

/** Outcome of Chapter VI-A: rows claimed, their sum within income, and the profit-linked part that AMT adds back. */
export type DeductionsResult = { rows: AllowedDeduction[]; total: Rupees; profitLinked: Rupees };

/**
 * Chapter VI-A. `room` is gross total income less incomes it is closed to; `hraClaimed` and `withBusiness` decide 80GG and 80GGA,
 * `late` (after the due date) closes heading C and s.10AA (s.80AC, proviso to s.10AA(1)).
 * Donations look at income after every other deduction, rent relief at income after every other but donations.
 */
export const computeDeductions = (
  ctx: Context,
  grossTotalIncome: Rupees,
  room: Rupees,
  facts: { hraClaimed: boolean; withBusiness: boolean; late: boolean },
): DeductionsResult => {
  const given = ctx.input.deductions;
  if (!given) return { rows: [], total: 0, profitLinked: 0 };
  const base = baseOf(ctx, grossTotalIncome, room);
  const gate = (claim: Claim): Claim => {
    if (isOpen(ctx, claim.section)) return claim;
    if (claim.claimed === 0) return claim;
    return {
      ...claim,
      allowed: 0,
      note: ctx.newRegime ? 'deduction-new-regime' : 'deduction-not-open',
    };
  };
  const inTime = (claim: Claim): Claim =>
    facts.late && claim.claimed > 0 ? { ...claim, allowed: 0, note: 'late-deduction' } : claim;
  const royalty = (section: '80QQB' | '80RRB'): Claim => {
    const claimed = given[section] ?? 0;
    return { section, claimed, allowed: ctx.resident ? Math.min(claimed, ctx.rules.deductions.royalty) : 0 };
  };
  const employment = given['80JJAA'] ?? 0;
  const profitLinked: Claim[] = (given.profitLinked ?? []).map(({ section, amount }) =>
    inTime({
      section,
      claimed: amount,
      allowed: ctx.newRegime && !ctx.rules.deductions.newRegime.includes(section) ? 0 : amount,
    }),
  );
  const others = [
    ...savings(base),
    ...pension(base),
    ...healthDeductions(base),
    ...loanDeductions(base),
    research(base, facts.withBusiness),
    political(base),
    inTime({ section: '80JJAA', claimed: employment, allowed: employment }),
    inTime(royalty('80QQB')),
    inTime(royalty('80RRB')),
    ...interestDeductions(base),
  ].map(gate);
  const used = sum(others.map((row) => row.allowed)) + sum(profitLinked.map((row) => row.allowed));
  const rentRow = gate(rent(base, positive(room - used), facts.hraClaimed));
  const donationRow = gate(donations(base, given['80G'] ?? [], room - used - rentRow.allowed));
  const rows = [...others, ...profitLinked, rentRow, donationRow].filter((row) => row.claimed > 0);
  for (const row of rows) {
    if (row.allowed < row.claimed && row.section !== '80GG' && row.section !== '80G') {
      note(ctx, row.note ?? 'deduction-capped', { amount: formatRupees(row.allowed) }, row.section);
    }
  }
  const total = Math.min(sum(rows.map((row) => row.allowed)), positive(room));
  return {
    rows,
    total,
    profitLinked: Math.min(
      sum(
        [...profitLinked, ...others.filter(({ section }) => headingC.includes(section))]
          .filter(({ section }) => section !== '80P')
          .map((row) => row.allowed),
      ),
      total,
    ),
  };
};
