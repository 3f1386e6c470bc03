import { ageInPreviousYear, type IsoDate } from '../../dates.ts';
import { sum } from '../../money.ts';
import { rulesOf } from '../years/index.ts';
import type { Slab, Switches, YearRules } from '../years/types.ts';
import type { AssesseeInput, AssesseeType, TaxInput, TaxNote } from './types.ts';

/** Context for every part of the computation. */
export type Context = {
  input: TaxInput;
  rules: YearRules;
  switches: Switches;
  /** s.115BAC(1A) applies: the regime is new and the assessee is one it covers. */
  newRegime: boolean;
  /** Resident, ordinarily or not. */
  resident: boolean;
  age: number;
  /** Individual, HUF, AOP, BOI, AJP or trust: taxed by slabs. */
  bySlabs: boolean;
  /** One of the rates of ss.115BAA to 115BAE is chosen: most deductions are closed. */
  concessional: boolean;
  /** House property and other sources bear no deduction (s.115BAB(1)). */
  withoutDeductions: boolean;
  /** All income at the maximum marginal rate (ss.164, 167B). */
  maximumRate: boolean;
  /** Basis points of the income that bear the rate of a foreign company instead (s.167B(1) proviso, (2)(ii)). */
  foreignShare: number;
  notes: TaxNote[];
};

/** Result of s.167B for the members of an association or body of individuals. */
const byMembers = ({ type, members = [], sharesUnknown, registeredSociety }: AssesseeInput) => {
  if ((type !== 'aop' && type !== 'boi') || registeredSociety) return { maximum: false, foreignShare: 0 };
  const foreign = members.filter(({ foreignCompany }) => foreignCompany);
  if (sharesUnknown) return { maximum: true, foreignShare: foreign.length > 0 ? 10_000 : 0 };
  return {
    maximum: foreign.length > 0 || members.some(({ aboveExemption }) => aboveExemption),
    foreignShare: sum(foreign.map(({ share }) => share)),
  };
};

const slabTypes: readonly AssesseeType[] = ['individual', 'huf', 'aop', 'boi', 'ajp', 'trust'];

/** Whether the assessee is an individual or a Hindu undivided family. */
export const isNaturalOrHuf = ({ input }: Context): boolean =>
  input.assessee.type === 'individual' || input.assessee.type === 'huf';

/** Context of an input. */
export const contextOf = (input: TaxInput): Context => {
  const rules = rulesOf(input.assessmentYear);
  const { type, dateOfBirth, residency, concession } = input.assessee;
  const bySlabs = slabTypes.includes(type);
  const { maximum, foreignShare } = byMembers(input.assessee);
  return {
    input,
    rules,
    switches: { ...rules.switches, ...input.switches },
    newRegime: bySlabs && input.regime === 'new',
    resident: residency !== 'non-resident',
    age: type === 'individual' && dateOfBirth ? ageInPreviousYear(dateOfBirth, input.assessmentYear) : 0,
    bySlabs,
    concessional: concession !== undefined,
    withoutDeductions: concession !== undefined && rules.flatRates.withoutDeductions.includes(concession),
    maximumRate: bySlabs && (maximum || (input.assessee.maximumMarginalRate ?? false)),
    foreignShare,
    notes: [],
  };
};

/** Rate table of an assessee taxed by slabs; age bands are for resident individuals in the old regime only. */
export const slabsOf = (ctx: Context): Slab[] => {
  if (ctx.newRegime) return ctx.rules.slabs.new;
  const { old } = ctx.rules.slabs;
  if (!ctx.resident || ctx.age < ctx.rules.ages.senior) return old.below60;
  return ctx.age < ctx.rules.ages.superSenior ? old.senior : old.superSenior;
};

/** Income not chargeable at all: the first slab of the table (0 if none). */
export const basicExemption = (ctx: Context): number => {
  if (!ctx.bySlabs || ctx.maximumRate) return 0;
  const first = slabsOf(ctx)[0];
  return first && first.rate === 0 && first.upTo !== null ? first.upTo : 0;
};

/** Column of the form for a date: up to 15 Jun, 15 Sep, 15 Dec, 15 Mar, then the rest. */
export const instalmentOf = (ctx: Context, day: IsoDate | undefined): number => {
  if (day === undefined) return 0;
  const index = ctx.rules.interest.instalments.findIndex(({ dueBy }) => day <= dueBy);
  return index === -1 ? 4 : index;
};

const anyAmount = (value: unknown): boolean =>
  typeof value === 'number'
    ? value !== 0
    : typeof value === 'object' && value !== null && Object.values(value).some(anyAmount);

/** Whether any business or profession income or loss is given. */
export const hasBusiness = ({ business, clubbing }: TaxInput): boolean =>
  anyAmount(business) || (clubbing ?? []).some(({ head }) => head === 'business');
