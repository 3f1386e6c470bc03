import type { AssessmentYear } from '../../../dates.ts';
import type { Option } from '../../../forms/fields.ts';
import { treatyItems2026Itr7 } from '../../itr2/codes/gains.ts';
import { type Itr5Year, itr5Years } from '../../itr5/data/years.ts';
import type { FieldName } from '../../values/names.ts';

/** Differences between the years of ITR-7 in addition to those of ITR-3 and ITR-5. */
export interface Itr7Year extends Omit<Itr5Year, 'years115bad'> {
  /** Years of Schedule I, the last the year itself. */
  accumulated: readonly Option[];
  /** Year whose accumulation expires in this one (s.11(3)(c)). */
  lastOfFive: string;
  /** Years of Schedule D by the file's code, the last the year itself. */
  deemed: readonly Option[];
  /** Rows of Schedules IA and DA, and their columns: key, label, place in the file. */
  taxedRows: readonly Option[];
  taxedColumns: readonly (readonly [key: FieldName, label: string, json: string])[];
  /** Years of Schedule J. */
  applied: readonly Option[];
  /** Readings of the maximum marginal rate on accreted income, in hundredths of a percent with three decimals. */
  accretedRates: readonly (Option & { per100000: number })[];
}

const own = (value: string, label = value): Option => ({ value, label });

/** ITR-7 by assessment year. */
export const itr7Years = {
  '2026-27': {
    ...itr5Years['2026-27'],
    source:
      "Names as read in the department's ITR-7 schema V0.1 of AY 2026-27; not checked against a later version",
    treatyItems: treatyItems2026Itr7,
    accumulated: ['2020', '2021', '2022', '2023', '2024', '2025'].map((year) =>
      own(year, `${year}-${String(Number(year) + 1).slice(2)}`),
    ),
    lastOfFive: '2020',
    deemed: [
      own('1', 'Before 2020-21'),
      own('2', '2020-21'),
      own('3', '2021-22'),
      own('4', '2022-23'),
      own('5', '2023-24'),
      own('6', '2024-25'),
      own('7', '2025-26'),
    ],
    taxedRows: ['2020-21', '2021-22', '2022-23', '2023-24'].map((year) => own(year)),
    taxedColumns: [
      ['ay_2022', 'Taxed in AY 2022-23', 'AssYr22_23'],
      ['ay_2023', 'Taxed in AY 2023-24', 'AssYr23_24'],
      ['ay_2024', 'Taxed in AY 2024-25', 'AssYr24_25'],
      ['ay_2025', 'Taxed in AY 2025-26', 'AssYr25_26'],
    ],
    applied: [
      own('11', '2021-22'),
      own('12', '2022-23'),
      own('13', '2023-24'),
      own('14', '2024-25'),
      own('15', '2025-26'),
    ],
    accretedRates: [
      // 30% with 37% surcharge and 4% cess: First Schedule, Part I, Paragraph A of the Finance Act
      { ...own('FA', '42.744% - highest slab of the Finance Act'), per100000: 42_744 },
      // 30% with 25% surcharge and 4% cess: s.115BAC(1A)
      { ...own('BAC', '39% - highest slab of section 115BAC(1A)'), per100000: 39_000 },
    ],
  },
} as const satisfies Partial<Record<AssessmentYear, Itr7Year>>;

export type Itr7AssessmentYear = keyof typeof itr7Years;
