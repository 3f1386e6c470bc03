/**
 * Rules of GSTR-9 on which the department’s own texts differ; the reading is stored with the return of a
 * GSTIN and year.
 */
export const annualReadings = {
  /** Notes reported in April to October after the year: in the year they are issued in, or in that of the supply they change. */
  late_notes: ['issued', 'supply'],
  /** Row 8C: credit of the year claimed, or claimed again after a reversal, in April to October after it. */
  late_reclaims: ['faq', 'circular', 'advisory'],
} as const;
export type AnnualRule = keyof typeof annualReadings;
export type AnnualReadings = { [R in AnnualRule]: (typeof annualReadings)[R][number] };
export const annualRules = Object.keys(annualReadings) as AnnualRule[];
/** Defaults until a reading is chosen. */
export const firstReadings: AnnualReadings = { late_notes: 'issued', late_reclaims: 'faq' };

interface ReadingText {
  title: string;
  /** Where it is from. */
  reason: string;
}

/** Rules in words with the rows they change, and each reading with its authority. */
export const readingTexts: {
  [R in AnnualRule]: {
    title: string;
    rows: readonly string[];
    readings: Record<AnnualReadings[R], ReadingText>;
  };
} = {
  late_notes: {
    title: 'Notes to registered persons and exports reported from April to October after the year',
    rows: ['10', '11', '14_due'],
    readings: {
      issued: {
        title: 'In the year of the note: 4(I), 4(J), 5(H) and 5(I) of the next year',
        reason:
          'Section 34(2) and (4) of the CGST Act: a note is declared in the return of the month in which it is issued. The portal fills 4(I) and 4(J) from the notes in the GSTR-1 returns of the year.',
      },
      supply: {
        title: 'In the year of the supply: tables 10 and 11 of this year',
        reason:
          'Instructions to Form GSTR-9, Part V: tables 10 and 11 take changes to supplies of the year from tables 9A, 9B and 9C of the GSTR-1 returns of April to October after it, and 9B has the notes. The next year leaves them out of 4(I), 4(J), 5(H) and 5(I).',
      },
    },
  },
  late_reclaims: {
    title: 'Credit of the year claimed, or claimed again, from April to October after it (row 8C)',
    rows: ['8C', '8D', '13'],
    readings: {
      faq: {
        title: 'Only first claims in 8C, reclaims in 13',
        reason:
          'GSTN FAQ on GSTR-9 for FY 2024-25 (October 2025), with Circular 170/02/2022-GST: the first claim is in 6(B), the reversal in 7, the reclaim in 13 of this year and in 6(A1) or 6(H) of the next.',
      },
      circular: {
        title: 'In 8C only bills first in GSTR-2B of April to October; the rest only in 13',
        reason:
          'Circular 170/02/2022-GST, paragraph 4.3: 4(A) takes all credit of GSTR-2B and 4(B)(2) reverses what has to wait, so a bill in a GSTR-2B of the year is a reclaim when its credit is taken later. 8C is then at most the credit that GSTR-2B of April to October has for documents of the year.',
      },
      advisory: {
        title: 'Goods received late in 8C and 13, reclaims under rules 37 and 37A in neither',
        reason:
          'GSTN advisory of 9 December 2024 on tables 8A and 8C (for FY 2023-24): credit reversed until the goods arrive is in 8C and 13 once it is claimed again. 6(B) already has the first claim, so 8(D) is lower by the same amount.',
      },
    },
  },
};
