import { type FormData, getAt } from '../../forms/paths.ts';
import type { DeductionsInput, Donation, HealthClaim } from '../../tax/inputs/deductions.ts';
import { healthGroups } from '../itr1/health.ts';
import { ofParts } from '../of-parts.ts';
import { dateAt, rowsAt, sumOf, textAt, typedAt } from '../read.ts';
import type { Itr2Year } from './years.ts';

/** Premiums of one group of Schedule 80D: policies, or one sum in AY 2024-25. */
export const premiumOf = (year: Itr2Year, data: FormData, group: string): number =>
  year.detailed
    ? sumOf(rowsAt(data, `deductions.schedule_80d.${group}_policies`), 'premium')
    : typedAt(data, `deductions.schedule_80d.${group}_premium`);

const donations = (data: FormData): Donation[] =>
  (['100', '50', '100-limit', '50-limit'] as const).flatMap((kind) =>
    rowsAt(data, `deductions.donations_80g_${kind.replace('-', '_')}`).map((row) => ({
      kind,
      cash: typedAt(row, 'cash'),
      other: typedAt(row, 'other_mode'),
    })),
  );

const health = (year: Itr2Year, data: FormData, who: 'self' | 'parents'): HealthClaim | undefined => {
  const group = healthGroups.find(
    (g) => g.who === who && textAt(data, `deductions.schedule_80d.${g.flag}`) === g.answer,
  );
  if (!group) return undefined;
  const at = (key: string) => typedAt(data, `deductions.schedule_80d.${group.key}_${key}`);
  return {
    senior: group.senior,
    premium: premiumOf(year, data, group.key),
    preventive: at('checkup'),
    medicalExpenditure: at('medical'),
  };
};

const housingLoan = (rows: FormData[]) => {
  const first = rows[0];
  const sanctionedOn = first && dateAt(first, 'sanction_date');
  return { interest: sumOf(rows, 'interest'), ...(sanctionedOn ? { sanctionedOn } : {}) };
};

/** A claim typed as one figure is of a loan in the section's time: the day the section opened stands for it. */
const opened = { '80EE': '2016-04-01', '80EEA': '2019-04-01', '80EEB': '2019-04-01' } as const;

const loans = (year: Itr2Year, data: FormData): DeductionsInput => {
  const at = (key: string) => typedAt(data, `deductions.${key}`);
  const rows = (key: string) => rowsAt(data, `deductions.${key}`);
  if (!year.detailed) {
    const one = (section: keyof typeof opened, interest: number) =>
      interest > 0 ? { [section]: { interest, sanctionedOn: opened[section] } } : {};
    return {
      '80E': at('sec_80e'),
      ...one('80EE', at('sec_80ee')),
      ...one('80EEA', at('sec_80eea')),
      ...one('80EEB', at('sec_80eeb')),
    };
  }
  return {
    '80E': sumOf(rows('loans_80e'), 'interest'),
    ...(rows('loans_80ee').length > 0
      ? { '80EE': { ...housingLoan(rows('loans_80ee')), loan: sumOf(rows('loans_80ee'), 'loan_amount') } }
      : {}),
    ...(rows('loans_80eea').length > 0
      ? { '80EEA': { ...housingLoan(rows('loans_80eea')), stampValue: at('stamp_value_80eea') } }
      : {}),
    ...(rows('loans_80eeb').length > 0 ? { '80EEB': housingLoan(rows('loans_80eeb')) } : {}),
  };
};

/** Chapter VI-A as the tax engine takes it. */
export const deductionsInput = ofParts(['deductions'], (data, year: Itr2Year): DeductionsInput => {
  const at = (key: string) => typedAt(data, `deductions.${key}`);
  const rows = (key: string) => rowsAt(data, `deductions.${key}`);
  const self = health(year, data, 'self');
  const parents = health(year, data, 'parents');
  const severe = (key: string) => textAt(data, `deductions.${key}.nature`);
  const amounts: DeductionsInput = {
    '80C': year.detailed ? sumOf(rows('schedule_80c'), 'amount') : at('sec_80c'),
    '80CCC':
      getAt(data, 'deductions.pension_80ccc') === undefined
        ? at('sec_80ccc')
        : sumOf(rows('pension_80ccc'), 'amount'),
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
      cash: typedAt(r, 'cash'),
      other: typedAt(r, 'other_mode'),
    })),
    '80GGC': {
      cash: sumOf(rows('contributions_80ggc'), 'cash'),
      other: sumOf(rows('contributions_80ggc'), 'other_mode'),
    },
    ...loans(year, data),
  };
  if (self || parents) amounts['80D'] = { ...(self ? { self } : {}), ...(parents ? { parents } : {}) };
  if (severe('schedule_80dd')) amounts['80DD'] = { severe: severe('schedule_80dd') === '2' };
  if (severe('schedule_80u')) amounts['80U'] = { severe: severe('schedule_80u') === '2' };
  if (at('sec_80ddb') > 0)
    amounts['80DDB'] = {
      amount: at('sec_80ddb'),
      senior: textAt(data, 'deductions.sec_80ddb_person') === '2',
    };
  if (at('sec_80gg') > 0)
    amounts['80GG'] = { claimed: at('sec_80gg'), ...(at('rent_80gg') > 0 ? { rent: at('rent_80gg') } : {}) };
  return amounts;
});
