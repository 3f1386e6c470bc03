import { percentOf, positive, type Rupees, sum } from '../../money.ts';
import type { Donation } from '../inputs/deductions.ts';
import type { Claim, DeductionBase } from './types.ts';

/** Donation that counts: all but cash above 2,000 to one donee, which loses the whole cash part (s.80G(5D)). */
const counted = ({ cash = 0, other = 0 }: { cash?: Rupees; other?: Rupees }, cap: Rupees): Rupees =>
  other + (cash > cap ? 0 : cash);

/** s.80G: 10% of adjusted gross total income limits two of the four kinds; the 100% kind uses the limit first. */
export const donations = (base: DeductionBase, rows: Donation[], adjustedIncome: Rupees): Claim => {
  const { cash, limit } = base.ctx.rules.deductions.g80;
  const total = (kind: Donation['kind']) =>
    sum(rows.filter((row) => row.kind === kind).map((row) => counted(row, cash)));
  const qualifying = percentOf(positive(adjustedIncome), limit, 'down');
  const full = Math.min(total('100-limit'), qualifying);
  const half = Math.min(total('50-limit'), qualifying - full);
  const allowed = {
    '100': total('100'),
    '50': percentOf(total('50'), 5000),
    '100-limit': full,
    '50-limit': percentOf(half, 5000),
  };
  const parts = (['100', '50', '100-limit', '50-limit'] as const).flatMap((id) => {
    const own = rows.filter(({ kind }) => kind === id);
    if (own.length === 0) return [];
    return [{ id, claimed: sum(own.flatMap((row) => [row.cash, row.other])), allowed: allowed[id] }];
  });
  return {
    section: '80G',
    claimed: sum(parts.map((row) => row.claimed)),
    allowed: sum(parts.map((row) => row.allowed)),
    parts,
  };
};

/** s.80GGA: research and rural development; not for one with business income. */
export const research = (base: DeductionBase, withBusiness: boolean): Claim => {
  const rows = base.ctx.input.deductions?.['80GGA'] ?? [];
  const allowed = sum(rows.map((row) => counted(row, base.ctx.rules.deductions.gga.cash)));
  return {
    section: '80GGA',
    claimed: sum(rows.flatMap((row) => [row.cash, row.other])),
    allowed: withBusiness ? 0 : allowed,
  };
};

/** ss.80GGB and 80GGC: to political parties, never in cash. */
export const political = (base: DeductionBase): Claim => {
  const given = base.ctx.input.deductions?.['80GGC'] ?? {};
  return { section: '80GGC', claimed: (given.cash ?? 0) + (given.other ?? 0), allowed: given.other ?? 0 };
};

/** s.80GG: rent without house rent allowance, least of 5,000 a month, a quarter of income, and rent above a tenth of it. */
export const rent = (base: DeductionBase, incomeBefore: Rupees, withHra: boolean): Claim => {
  const { month, income, rentOver } = base.ctx.rules.deductions.gg;
  const given = base.ctx.input.deductions?.['80GG'];
  const claimed = given?.claimed ?? given?.rent ?? 0;
  const most = positive(
    Math.min(
      month * (given?.months ?? 12),
      percentOf(incomeBefore, income, 'down'),
      given?.rent === undefined ? claimed : given.rent - percentOf(incomeBefore, rentOver, 'up'),
      given?.claimed ?? Number.MAX_SAFE_INTEGER,
    ),
  );
  return { section: '80GG', claimed, allowed: withHra ? 0 : most };
};
