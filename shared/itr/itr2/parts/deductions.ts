import { money, total } from '../../common/fields.ts';
import { sheet } from '../../common/sheet.ts';
import { deductions as itr1Deductions } from '../../itr1/parts/deductions.ts';
import { withoutParticulars } from '../../itr1/parts/deductions-2024.ts';
import { allowedDeductions as itr1Allowed } from '../../itr1/parts/tax-computation.ts';
import type { Itr2Year } from '../data/years.ts';

const USER = 'ScheduleVIA.UsrDeductUndChapVIA';

/** Keys of the deductions, their node in the file and section. */
export const allowedDeductions = [
  ...itr1Allowed,
  ['sec_80rrb', 'Section80RRB', '80RRB'],
  ['sec_80qqb', 'Section80QQB', '80QQB'],
] as const;

const royalties = {
  sec_80qqb: money('Royalty of authors', `${USER}.Section80QQB`, {
    section: '80QQB',
    help: 'At most 3,00,000',
  }),
  sec_80rrb: money('Royalty on patents', `${USER}.Section80RRB`, {
    section: '80RRB',
    help: 'At most 3,00,000',
  }),
};

const allowed = {
  allowed: sheet(
    {
      label: 'Deductions allowed',
      json: 'ScheduleVIA',
      needs: ['UsrDeductUndChapVIA', 'DeductUndChapVIA'],
    },
    {
      ...(Object.fromEntries(
        allowedDeductions.map(([key, node, section]) => [
          key,
          total(`Section ${section}`, `DeductUndChapVIA.${node}`, { section }),
        ]),
      ) as Record<(typeof allowedDeductions)[number][0], ReturnType<typeof total>>),
      total: total('Total deductions', 'DeductUndChapVIA.TotalChapVIADeductions'),
    },
  ).optional(),
};

/** Schedule VI-A with its detail schedules, as in ITR-1; AY 2024-25 has fewer particulars. */
export const deductions = (year: Itr2Year) => {
  const common = itr1Deductions(year.common, USER).unwrap().shape;
  const shape = year.detailed
    ? { ...common, ...royalties }
    : {
        ...(withoutParticulars(common, USER) as typeof common),
        ...royalties,
      };
  return sheet({ label: 'Deductions under Chapter VI-A' }, { ...shape, ...allowed }).optional();
};
