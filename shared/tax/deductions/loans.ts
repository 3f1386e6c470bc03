import type { Claim, DeductionBase } from './types.ts';

const within = (day: string | undefined, from: string, to: string): boolean =>
  day === undefined || (day >= from && day <= to);

/** Interest on loans: 80E without cap, 80EE or 80EEA but not both (rule A-124), 80EEB; each with its sanction window. Individuals only. */
export const loanDeductions = (base: DeductionBase): Claim[] => {
  const { ee, eea, eeb } = base.ctx.rules.deductions;
  const given = base.ctx.input.deductions ?? {};
  const individual = base.ctx.input.assessee.type === 'individual';
  const first = given['80EE'];
  const affordable = given['80EEA'];
  const vehicle = given['80EEB'];
  const education = given['80E'] ?? 0;
  const eeaOpen =
    affordable !== undefined &&
    within(affordable.sanctionedOn, eea.from, eea.to) &&
    (affordable.stampValue ?? 0) <= eea.stampValue;
  const eeaAllowed = eeaOpen ? Math.min(affordable.interest, eea.cap) : 0;
  const eeOpen =
    first !== undefined &&
    eeaAllowed === 0 &&
    within(first.sanctionedOn, ee.from, ee.to) &&
    (first.loan ?? 0) <= ee.loan;
  const claims: Claim[] = [
    { section: '80E', claimed: education, allowed: education },
    {
      section: '80EE',
      claimed: first?.interest ?? 0,
      allowed: eeOpen ? Math.min(first.interest, ee.cap) : 0,
    },
    { section: '80EEA', claimed: affordable?.interest ?? 0, allowed: eeaAllowed },
    {
      section: '80EEB',
      claimed: vehicle?.interest ?? 0,
      allowed:
        vehicle && within(vehicle.sanctionedOn, eeb.from, eeb.to) ? Math.min(vehicle.interest, eeb.cap) : 0,
    },
  ];
  return individual ? claims : claims.map((claim) => ({ ...claim, allowed: 0 }));
};
