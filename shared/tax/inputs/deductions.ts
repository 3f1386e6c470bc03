import type { IsoDate } from '../../dates.ts';
import type { Rupees } from '../../money.ts';

/** One side of s.80D: the assessee with family, or the parents. */
export type HealthClaim = {
  /** Someone in the group is a resident of 60 or more: 50,000 instead of 25,000. */
  senior?: boolean;
  premium?: Rupees;
  /** Preventive check-up, at most 5,000 over both sides. */
  preventive?: Rupees;
  /** Medical expenditure on uninsured seniors. */
  medicalExpenditure?: Rupees;
};

/** Donation u/s 80G: share deductible and whether within the qualifying limit. */
export type Donation = {
  kind: '100' | '50' | '100-limit' | '50-limit';
  cash?: Rupees;
  other?: Rupees;
};

/** Profit-linked deductions of Part C and s.10AA, which the engine caps only by income. */
export type ProfitDeduction = {
  section:
    | '10AA'
    | '80-IA'
    | '80-IAB'
    | '80-IAC'
    | '80-IB'
    | '80-IBA'
    | '80-IC'
    | '80-IE'
    | '80JJA'
    | '80LA'
    | '80P'
    | '80PA'
    | '80M';
  amount: Rupees;
};

/** Income of a co-operative society under a limb of s.80P(2), to the extent included in its gross total income. */
export type CooperativeIncome = {
  limb: `a(${'i' | 'ii' | 'iii' | 'iv' | 'v' | 'vi' | 'vii'})` | 'b' | 'c(i)' | 'c(ii)' | 'd' | 'e' | 'f';
  income: Rupees;
};

/** Chapter VI-A as claimed; keys are the sections, amounts whole rupees. */
export type DeductionsInput = {
  '80C'?: Rupees;
  '80CCC'?: Rupees;
  '80CCD(1)'?: Rupees;
  '80CCD(1B)'?: Rupees;
  '80CCD(2)'?: Rupees;
  '80CCH'?: Rupees;
  '80D'?: { self?: HealthClaim; parents?: HealthClaim };
  '80DD'?: { severe: boolean };
  '80DDB'?: { amount: Rupees; senior?: boolean; recovered?: Rupees };
  '80E'?: Rupees;
  '80EE'?: { interest: Rupees; loan?: Rupees; sanctionedOn?: IsoDate };
  '80EEA'?: { interest: Rupees; stampValue?: Rupees; sanctionedOn?: IsoDate };
  '80EEB'?: { interest: Rupees; sanctionedOn?: IsoDate };
  '80G'?: Donation[];
  /** `claimed` limits the deduction; without `rent` only the other two limits are tested. */
  '80GG'?: { rent?: Rupees; months?: number; claimed?: Rupees };
  '80GGA'?: { cash?: Rupees; other?: Rupees }[];
  '80GGC'?: { cash?: Rupees; other?: Rupees };
  '80JJAA'?: Rupees;
  '80QQB'?: Rupees;
  '80RRB'?: Rupees;
  '80TTA'?: Rupees;
  '80TTB'?: Rupees;
  '80U'?: { severe: boolean };
  '80P'?: CooperativeIncome[];
  profitLinked?: ProfitDeduction[];
};
