import type { Claim, DeductionBase } from './types.ts';

/** ss.80TTA and 80TTB: a resident of 60 or more has 80TTB on all deposit interest instead of 80TTA on savings accounts (rules ). */
export const interestDeductions = (base: DeductionBase): Claim[] => {
  const { ctx } = base;
  const given = ctx.input.deductions ?? {};
  const { type } = ctx.input.assessee;
  const senior = type === 'individual' && ctx.resident && ctx.age >= 60;
  const tta = given['80TTA'] ?? 0;
  const ttb = given['80TTB'] ?? 0;
  const ttaOpen = (type === 'individual' || type === 'huf') && !senior;
  return [
    {
      section: '80TTA',
      claimed: tta,
      allowed: ttaOpen ? Math.min(tta, ctx.rules.deductions.tta, Math.max(0, base.savingsInterest)) : 0,
    },
    {
      section: '80TTB',
      claimed: ttb,
      allowed: senior
        ? Math.min(ttb, ctx.rules.deductions.ttb, Math.max(0, base.savingsInterest + base.depositInterest))
        : 0,
    },
  ];
};
