import { formatRupees, mulDiv, percentOf, positive, type Rupees, sum } from '../../money.ts';
import type { EmployerCategory, EmployerInput, HraPeriod } from '../inputs/salary.ts';
import type { Context } from '../model/context.ts';
import type { SalaryResult } from '../model/head-results.ts';
import { note } from '../model/notes.ts';
import type { YearRules } from '../years/types.ts';

const governmental: readonly (EmployerCategory | undefined)[] = [
  'central-government',
  'state-government',
  'central-pensioner',
  'state-pensioner',
];

/** Employers for whom s.16(ii) and the larger exemptions are meant. */
export const isGovernment = (category: EmployerCategory | undefined): boolean =>
  governmental.includes(category);

/** Basic pay and dearness allowance; the whole s.17(1) salary if not split. */
export const basicAndDa = (employers: EmployerInput[]): Rupees =>
  sum(employers.map((employer) => employer.basicAndDa ?? employer.salary));

/**
 * The three limits of house rent allowance for a period of months, and the exemption: the least of them (rule
 * 2A).
 */
export const hraOf = (
  rules: YearRules,
  period: HraPeriod,
): { received: Rupees; rent: Rupees; share: Rupees; exempt: Rupees } => {
  const { metro, other, rentOver } = rules.salary.hraSalaryShare;
  const rent = positive(period.rentPaid - percentOf(period.basicAndDa, rentOver));
  const share = percentOf(period.basicAndDa, period.metro ? metro : other);
  return {
    received: period.hraReceived,
    rent,
    share,
    exempt: positive(Math.min(period.hraReceived, rent, share)),
  };
};

/** House rent allowance exempt u/s 10(13A), period by period (rule 2A; ITR-1 rules ). */
const hraExempt = (ctx: Context, periods: HraPeriod[]): Rupees =>
  sum(periods.map((period) => hraOf(ctx.rules, period).exempt));

const claimsBySection = (ctx: Context, employers: EmployerInput[]): Map<string, Rupees> => {
  const claims = new Map<string, Rupees>();
  const add = (section: string, amount: Rupees) => claims.set(section, (claims.get(section) ?? 0) + amount);
  for (const employer of employers) {
    for (const { section, amount } of employer.exempt ?? []) {
      if (section !== '10(13A)' || !employer.hra) add(section, amount);
    }
    if (employer.hra) add('10(13A)', hraExempt(ctx, employer.hra));
  }
  return claims;
};

const exemptAllowances = (
  ctx: Context,
  employers: EmployerInput[],
  gross: Rupees,
): SalaryResult['exemptAllowances'] => {
  const bases = {
    gross,
    salary: sum(employers.map((employer) => employer.salary)),
    perquisites: sum(employers.map((employer) => employer.perquisites)),
  };
  const government = employers.some((employer) => isGovernment(employer.category));
  return [...claimsBySection(ctx, employers)].map(([section, claimed]) => {
    const rule = ctx.rules.salary.allowances[section];
    if (!rule) return { section, claimed, allowed: 0 };
    const cap = government && rule.governmentCap !== undefined ? rule.governmentCap : (rule.cap ?? null);
    const barred = ctx.newRegime && !rule.newRegime;
    // the two rule 2BB allowances of s.115BAC have their own rows; the old regime uses 10(14) itself
    const wrongRow = !ctx.newRegime && section.endsWith('-115BAC');
    const allowed = barred || wrongRow ? 0 : Math.min(claimed, bases[rule.within], cap ?? claimed);
    if (barred && claimed > 0) {
      note(ctx, 'allowance-new-regime', {}, section);
    } else if (allowed < claimed) {
      note(ctx, 'allowance-capped', { amount: formatRupees(allowed) }, section);
    }
    return { section, claimed, allowed };
  });
};

/** Head "Salaries" (ss.15 to 17). */
export const computeSalary = (ctx: Context): SalaryResult => {
  const employers = ctx.input.salary?.employers ?? [];
  const gross = sum(
    employers.flatMap((e) => [e.salary, e.perquisites, e.profitsInLieu, e.retirementAccount]),
  );
  const allowances = exemptAllowances(ctx, employers, gross);
  const totalExempt = Math.min(sum(allowances.map((row) => row.allowed)), gross);
  const relief89A = Math.min(
    sum(employers.map((e) => Math.min(e.relief89A ?? 0, e.retirementAccount ?? 0))),
    gross - totalExempt,
  );
  const net = gross - totalExempt - relief89A;
  const { standardDeduction, entertainmentCap } = ctx.rules.salary;
  const standard = Math.min(ctx.newRegime ? standardDeduction.new : standardDeduction.old, net);
  // s.16(ii): the Act names government; ITR-1 rule A-57 also lets public sector employees claim
  const entertained = employers.filter((e) => isGovernment(e.category) || e.category === 'psu');
  const entertainment = ctx.newRegime
    ? 0
    : Math.min(
        sum(entertained.map((e) => e.entertainmentAllowance)),
        entertainmentCap,
        mulDiv(basicAndDa(entertained), 1, 5, 'down'),
        net - standard,
      );
  const professionalTax = ctx.newRegime
    ? 0
    : Math.min(sum(employers.map((e) => e.professionalTax)), net - standard - entertainment);
  const totalDeductions = standard + entertainment + professionalTax;
  return {
    gross,
    exemptAllowances: allowances,
    totalExempt,
    relief89A,
    net,
    standardDeduction: standard,
    entertainmentAllowance: entertainment,
    professionalTax,
    totalDeductions,
    income: net - totalDeductions,
  };
};
