import type { DeductionsInput, Donation, HealthClaim } from '../../../tax/inputs/deductions.ts';
import { loansInput } from '../../common/loans.ts';
import { ofParts } from '../../common/of-parts.ts';
import { amountsOf, listsOf, rowsOf, rupees, textOf, total } from '../../common/read.ts';
import { healthGroups } from '../../itr1/data/health.ts';
import { donationLists } from '../../itr1/donation-figures.ts';
import type { Itr2 } from '../../values/itr2.ts';
import type { Itr2Year } from '../data/years.ts';

/** Premiums of one group of Schedule 80D: policies, or one sum in AY 2024-25. */
export const premiumOf = (year: Itr2Year, data: Itr2, group: (typeof healthGroups)[number]['key']): number =>
  year.detailed
    ? total(rowsOf(data.deductions?.schedule_80d?.[`${group}_policies`]), 'premium')
    : rupees(data.deductions?.schedule_80d?.[`${group}_premium`]);

const donations = (data: Itr2): Donation[] =>
  donationLists.flatMap(([kind, list]) =>
    rowsOf(data.deductions?.[list]).map((row) => ({
      kind,
      cash: rupees(row.cash),
      other: rupees(row.other_mode),
    })),
  );

const health = (year: Itr2Year, data: Itr2, who: 'self' | 'parents'): HealthClaim | undefined => {
  const group = healthGroups.find(
    (g) => g.who === who && textOf(data.deductions?.schedule_80d?.[g.flag]) === g.answer,
  );
  if (!group) return undefined;
  const at = amountsOf(data.deductions?.schedule_80d);
  return {
    senior: group.senior,
    premium: premiumOf(year, data, group.key),
    preventive: at(`${group.key}_checkup`),
    medicalExpenditure: group.senior ? at(`${group.key}_medical`) : 0,
  };
};

/** Chapter VI-A as tax engine input. */
export const deductionsInput = ofParts<Itr2>()(['deductions'], (data, year: Itr2Year): DeductionsInput => {
  const at = amountsOf(data.deductions);
  const rows = listsOf(data.deductions);
  const self = health(year, data, 'self');
  const parents = health(year, data, 'parents');
  const severe = (key: 'schedule_80dd' | 'schedule_80u') => textOf(data.deductions?.[key]?.nature);
  const amounts: DeductionsInput = {
    '80C': year.detailed ? total(rows('schedule_80c'), 'amount') : at('sec_80c'),
    '80CCC':
      data.deductions?.pension_80ccc === undefined ? at('sec_80ccc') : total(rows('pension_80ccc'), 'amount'),
    '80CCD(1)': at('sec_80ccd1'),
    '80CCD(1B)': at('sec_80ccd1b'),
    '80CCD(2)': at('sec_80ccd2'),
    '80CCH': at('sec_80cch'),
    '80TTA': at('sec_80tta'),
    '80TTB': at('sec_80ttb'),
    '80QQB': at('sec_80qqb'),
    '80RRB': at('sec_80rrb'),
    '80G': donations(data),
    '80GGA': rows('donations_80gga').map((r) => ({
      cash: rupees(r.cash),
      other: rupees(r.other_mode),
    })),
    '80GGC': {
      cash: total(rows('contributions_80ggc'), 'cash'),
      other: total(rows('contributions_80ggc'), 'other_mode'),
    },
    ...loansInput(year.detailed, data.deductions),
  };
  if (self || parents) amounts['80D'] = { ...(self ? { self } : {}), ...(parents ? { parents } : {}) };
  if (severe('schedule_80dd')) amounts['80DD'] = { severe: severe('schedule_80dd') === '2' };
  if (severe('schedule_80u')) amounts['80U'] = { severe: severe('schedule_80u') === '2' };
  if (at('sec_80ddb') > 0)
    amounts['80DDB'] = {
      amount: at('sec_80ddb'),
      senior: textOf(data.deductions?.sec_80ddb_person) === '2',
    };
  if (at('sec_80gg') > 0)
    amounts['80GG'] = { claimed: at('sec_80gg'), ...(at('rent_80gg') > 0 ? { rent: at('rent_80gg') } : {}) };
  return amounts;
});
