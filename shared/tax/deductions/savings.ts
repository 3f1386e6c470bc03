import { percentOf, type Rupees } from '../../money.ts';
import type { Claim, DeductionBase } from './types.ts';

/** ss.80C, 80CCC, 80CCD(1): 1,50,000 together (s.80CCE), 80CCD(1) first within its share of salary or of gross total income. */
export const savings = (base: DeductionBase): Claim[] => {
  const { rules } = base.ctx;
  const given = base.ctx.input.deductions ?? {};
  const nps = given['80CCD(1)'] ?? 0;
  const npsCap = base.employed
    ? percentOf(base.basicAndDa, rules.deductions.ccd1Salary, 'down')
    : percentOf(base.grossTotalIncome, rules.deductions.ccd1Others, 'down');
  let room = rules.deductions.c80;
  const within = (section: string, claimed: Rupees, most: Rupees): Claim => {
    const allowed = Math.min(claimed, most, room);
    room -= allowed;
    return { section, claimed, allowed };
  };
  return [
    within('80C', given['80C'] ?? 0, Number.POSITIVE_INFINITY),
    within('80CCC', given['80CCC'] ?? 0, Number.POSITIVE_INFINITY),
    within('80CCD(1)', nps, npsCap),
  ];
};

/** s.80CCD(1B) and the employer's share u/s 80CCD(2); a pensioner or one without employment has no employer's share (rule A-116). */
export const pension = (base: DeductionBase): Claim[] => {
  const { rules, newRegime } = base.ctx;
  const given = base.ctx.input.deductions ?? {};
  const { ccd2, ccd1b, cch } = rules.deductions;
  const rate = newRegime
    ? base.government
      ? ccd2.newGovernment
      : ccd2.newOther
    : base.government
      ? ccd2.oldGovernment
      : ccd2.oldOther;
  const own = given['80CCD(1B)'] ?? 0;
  const employer = given['80CCD(2)'] ?? 0;
  const agniveer = given['80CCH'] ?? 0;
  return [
    { section: '80CCD(1B)', claimed: own, allowed: Math.min(own, ccd1b) },
    {
      section: '80CCD(2)',
      claimed: employer,
      allowed: base.employed ? Math.min(employer, percentOf(base.basicAndDa, rate, 'down')) : 0,
    },
    {
      section: '80CCH',
      claimed: agniveer,
      allowed: Math.min(agniveer, percentOf(base.salary171, cch, 'down')),
    },
  ];
};
