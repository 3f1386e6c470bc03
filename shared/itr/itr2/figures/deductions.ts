import type { FormValues } from '../../../forms/paths.ts';
import { positive } from '../../../money.ts';
import type { TaxResult } from '../../../tax/model/types.ts';
import { rulesOf } from '../../../tax/years/index.ts';
import { amountsOf, rowsOf, textOf, total } from '../../common/read.ts';
import { disabilitySum } from '../../itr1/data/disability.ts';
import { healthGroups, healthLimit } from '../../itr1/data/health.ts';
import { donationFigures, eligibleUnder80G } from '../../itr1/donation-figures.ts';
import type { Itr2 } from '../../values/itr2.ts';
import type { Itr2Year } from '../data/years.ts';
import { premiumOf } from '../input/deductions.ts';
import { allowedDeductions } from '../parts/deductions.ts';

const health = (year: Itr2Year, data: Itr2, result: TaxResult) => {
  if (data.deductions?.schedule_80d === undefined) return {};
  const at = amountsOf(data.deductions?.schedule_80d);
  const out: Record<string, number> = {};
  for (const g of healthGroups) {
    const open = textOf(data.deductions?.schedule_80d?.[g.flag]) === g.answer;
    const premium = open ? premiumOf(year, data, g.key) : 0;
    const spent = open ? premium + at(`${g.key}_checkup`) + (g.senior ? at(`${g.key}_medical`) : 0) : 0;
    if (year.detailed) {
      out[`${g.key}_premium`] = premium;
      out[`${g.key}_premium_total`] = premium;
    }
    out[`${g.key}_allowed`] = Math.min(spent, healthLimit(rulesOf(year.assessmentYear), g));
  }
  out['eligible'] = result.deductions.find((d) => d.section === '80D')?.allowed ?? 0;
  return { schedule_80d: out };
};

/** Figures of Schedule VI-A and its detail schedules. */
export const deductionFigures = (year: Itr2Year, data: Itr2, result: TaxResult): FormValues => {
  const at = amountsOf(data.deductions);
  const interest = (key: 'loans_80e' | 'loans_80ee' | 'loans_80eea' | 'loans_80eeb') =>
    total<{ interest?: number }>(rowsOf(data.deductions?.[key]), 'interest');
  const allowed = (section: string) => result.deductions.find((d) => d.section === section)?.allowed ?? 0;
  const insurance = health(year, data, result);
  const law = rulesOf(year.assessmentYear);
  const donated = donationFigures(
    data,
    eligibleUnder80G(result),
    positive(result.grossTotalIncome),
    law.deductions,
  );
  const disabled = (key: '80dd' | '80u') =>
    disabilitySum(law, textOf(data.deductions?.[`schedule_${key}`]?.nature));
  const schedules: Record<string, number> = {
    ...(year.detailed
      ? {
          sec_80c: total(rowsOf(data.deductions?.schedule_80c), 'amount'),
          sec_80e: interest('loans_80e'),
          sec_80ee: interest('loans_80ee'),
          sec_80eea: interest('loans_80eea'),
          sec_80eeb: interest('loans_80eeb'),
        }
      : {}),
    ...(year.common.propertyRows && year.detailed
      ? { sec_80ccc: total(rowsOf(data.deductions?.pension_80ccc), 'amount') }
      : {}),
    sec_80d: (insurance.schedule_80d?.['eligible'] as number | undefined) ?? 0,
    sec_80dd: disabled('80dd'),
    sec_80g: donated['total_80g_eligible'] ?? 0,
    sec_80gga: donated['total_80gga_eligible'] ?? 0,
    sec_80ggc: donated['total_80ggc_eligible'] ?? 0,
    sec_80u: disabled('80u'),
  };
  const claims = Object.fromEntries(allowedDeductions.map(([key]) => [key, schedules[key] ?? at(key)]));
  // all deductions together are limited to the income available: later ones are reduced
  let left = result.totalDeductions;
  const within = allowedDeductions.map(([key, , section]) => {
    const own = Math.min(allowed(section), left);
    left -= own;
    return [key, own] as const;
  });
  return {
    // a typed claim stays as typed
    ...schedules,
    ...insurance,
    ...donated,
    ...(disabled('80dd') ? { schedule_80dd: { amount: disabled('80dd') } } : {}),
    ...(disabled('80u') ? { schedule_80u: { amount: disabled('80u') } } : {}),
    ...(year.detailed
      ? {
          total_80c: claims['sec_80c'],
          total_80e: claims['sec_80e'],
          total_80ee: claims['sec_80ee'],
          total_80eea: claims['sec_80eea'],
          total_80eeb: claims['sec_80eeb'],
        }
      : {}),
    total_claimed: Object.values(claims).reduce((a, b) => a + b, 0),
    allowed: {
      ...Object.fromEntries(within),
      total: result.totalDeductions,
    },
  };
};
