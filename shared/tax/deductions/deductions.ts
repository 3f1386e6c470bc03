import { formatRupees, positive, type Rupees, sum } from '../../money.ts';
import { basicAndDa, isGovernment } from '../heads/salary.ts';
import type { Concession } from '../inputs/assessee.ts';
import type { CooperativeIncome, ProfitDeduction } from '../inputs/deductions.ts';
import type { Context } from '../model/context.ts';
import { note } from '../model/notes.ts';
import type { AllowedDeduction, AssesseeType } from '../model/types.ts';
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

/**
 * Heading C of the chapter and the profit-linked sections: closed by a late return (s.80AC) and added back
 * for the minimum tax (s.115JC(2)(i)).
 */
const headingC = ['80JJAA', '80QQB', '80RRB'];

/**
 * Deductions allowed with the concessional company and co-operative rates; s.80LA for a unit in an IFSC
 * (ss.115BAA(2), 115BAB(2), 115BAD(2), 115BAE(2)).
 */
const openUnderConcession: Record<Concession, readonly string[]> = {
  '115BAA': ['80JJAA', '80LA', '80M'],
  '115BAB': ['80JJAA', '80M'],
  '115BAD': ['80JJAA', '80LA'],
  '115BAE': ['80JJAA', '80LA'],
};

/** Profit-linked sections only some assessees have (ss.80-IAC, 80M, 80P, 80PA). */
const assesseesOf: Partial<Record<ProfitDeduction['section'], readonly AssesseeType[]>> = {
  '80-IAC': ['domestic-company', 'foreign-company', 'llp'],
  '80M': ['domestic-company'],
  '80P': ['co-operative'],
  '80PA': ['domestic-company'],
};

const isProfitLinkedOpen = (ctx: Context, section: ProfitDeduction['section']): boolean => {
  const { concession, type } = ctx.input.assessee;
  return (
    (!concession || openUnderConcession[concession].includes(section)) &&
    (assesseesOf[section]?.includes(type) ?? true)
  );
};

/** s.80P(2): the limbs with a separate limit, each society's income by limb. */
const cooperative = (ctx: Context, rows: readonly CooperativeIncome[], grossTotalIncome: Rupees): Claim => {
  const { consumer, other, smallIncome } = ctx.rules.coOperative;
  const allowed = ({ limb, income }: CooperativeIncome): Rupees => {
    if (limb === 'c(i)') return Math.min(income, consumer);
    if (limb === 'c(ii)') return Math.min(income, other);
    return limb === 'f' && grossTotalIncome > smallIncome ? 0 : income;
  };
  const parts = rows.map((row) => ({ id: row.limb, claimed: row.income, allowed: allowed(row) }));
  return {
    section: '80P',
    claimed: sum(parts.map((row) => row.claimed)),
    allowed: sum(parts.map((row) => row.allowed)),
    parts,
  };
};

const isOpen = (ctx: Context, section: string): boolean => {
  const { concession } = ctx.input.assessee;
  if (concession && !openUnderConcession[concession].includes(section)) return false;
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
  const profitGate = (claim: Claim & { section: ProfitDeduction['section'] }): Claim => {
    const byRegime = ctx.newRegime && !ctx.rules.deductions.newRegime.includes(claim.section);
    if (!byRegime && isProfitLinkedOpen(ctx, claim.section)) return inTime(claim);
    return { ...claim, allowed: 0, note: byRegime ? 'deduction-new-regime' : 'deduction-not-open' };
  };
  const limbs = given['80P'] ?? [];
  const profitLinked: Claim[] = [
    ...(given.profitLinked ?? []).map(({ section, amount }) => ({
      section,
      claimed: amount,
      allowed: amount,
    })),
    ...(limbs.length > 0 ? [{ ...cooperative(ctx, limbs, grossTotalIncome), section: '80P' as const }] : []),
  ].map(profitGate);
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
