import { carriageCodes } from './carriages.ts';
import { not44AD } from './not-44ad.ts';

/** How many codes each sector of the department's list has, from 01001, 02001 and so on (ITR-3 schema V1.1 of AY 2026-27; names in `businesses.ts`). */
const perSector = [18, 6, 16, 99, 4, 10, 5, 9, 29, 12, 15, 6, 18, 10, 3, 21, 7, 20, 9, 24, 11, 1];
/** Codes outside that range; 00001 is only in the schema. */
const besides = ['00001', '16019_1', '20023_1', '21008_1'];

/** Whether a nature of business is on the department's list of AY 2026-27. */
export const isBusinessCode = (code: string): boolean =>
  besides.includes(code) ||
  (/^\d{5}$/.test(code) &&
    Number(code.slice(2)) >= 1 &&
    Number(code.slice(2)) <= (perSector[Number(code.slice(0, 2)) - 1] ?? 0));

/** Whether it is on the list of section 44AD, which has neither professions nor agency (s.44AD(6)). */
export const is44adCode = (code: string): boolean =>
  isBusinessCode(code) && code !== '00001' && !not44AD.has(code);

/** Whether it is on the list of section 44AE. */
export const is44aeCode = (code: string): boolean => carriageCodes.some(({ value }) => value === code);
