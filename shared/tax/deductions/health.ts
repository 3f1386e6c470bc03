import { positive, sum } from '../../money.ts';
import type { HealthClaim } from '../inputs/deductions.ts';
import type { Claim, DeductionBase } from './types.ts';

/** s.80D: 25,000 or 50,000 for each side, check-ups 5,000 over both, medical expenditure only for seniors (rules ). */
const health = (base: DeductionBase): Claim => {
  const { below60, senior, preventive } = base.ctx.rules.deductions.d80;
  const given = base.ctx.input.deductions?.['80D'] ?? {};
  let checkups = preventive;
  const side = (claim: HealthClaim | undefined): number => {
    if (!claim) return 0;
    const checkup = Math.min(claim.preventive ?? 0, checkups);
    const medical = claim.senior ? (claim.medicalExpenditure ?? 0) : 0;
    const spent = Math.min((claim.premium ?? 0) + checkup + medical, claim.senior ? senior : below60);
    checkups -= Math.min(checkup, spent);
    return spent;
  };
  const parts = (['self', 'parents'] as const).flatMap((id) => {
    const claim = given[id];
    if (!claim) return [];
    return [
      { id, claimed: sum([claim.premium, claim.preventive, claim.medicalExpenditure]), allowed: side(claim) },
    ];
  });
  return {
    section: '80D',
    claimed: sum(parts.map((row) => row.claimed)),
    allowed: sum(parts.map((row) => row.allowed)),
    parts,
  };
};

/** s.80DDB: specified diseases, less reimbursement by insurance or the employer. */
const disease = (base: DeductionBase): Claim => {
  const { below60, senior } = base.ctx.rules.deductions.ddb;
  const given = base.ctx.input.deductions?.['80DDB'];
  const claimed = given?.amount ?? 0;
  const most = Math.min(claimed, given?.senior ? senior : below60);
  return { section: '80DDB', claimed, allowed: positive(most - (given?.recovered ?? 0)) };
};

/** ss.80DD and 80U: fixed sums whatever was spent (rules ). */
const disability = (base: DeductionBase, section: '80DD' | '80U'): Claim => {
  const { ordinary, severe } = base.ctx.rules.deductions.disability;
  const given = base.ctx.input.deductions?.[section];
  const amount = given ? (given.severe ? severe : ordinary) : 0;
  return { section, claimed: amount, allowed: amount };
};

/** Health and disability deductions; for residents only, ss.80DD, 80DDB and 80U say. */
export const healthDeductions = (base: DeductionBase): Claim[] => {
  const { type } = base.ctx.input.assessee;
  const household = type === 'individual' || type === 'huf';
  const gate = (claim: Claim, open: boolean): Claim => (open ? claim : { ...claim, allowed: 0 });
  return [
    gate(health(base), household),
    gate(disability(base, '80DD'), household && base.ctx.resident),
    gate(disease(base), household && base.ctx.resident),
    gate(disability(base, '80U'), type === 'individual' && base.ctx.resident),
  ];
};
