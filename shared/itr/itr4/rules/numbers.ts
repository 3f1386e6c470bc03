import type { AssessmentYear } from '../../../dates.ts';
import { numberIn } from '../../itr1/rules/numbers.ts';
import type { Rule } from '../../itr1/rules/reader.ts';
import { sharedOf2025 } from './ay2025.ts';

/** ITR-4's number for ITR-1's rules 1, 2, 3 … in the lists for AY 2026-27; 0 if ITR-4 has none. */
const inItr4: readonly number[] = [
  21, 22, 155, 25, 149, 30, 148, 34, 0, 36, 152, 38, 39, 153, 40, 41, 18, 19, 48, 124, 125, 49, 51, 46, 52,
  53, 0, 0, 130, 0, 82, 83, 84, 85, 86, 87, 88, 90, 91, 92, 93, 94, 57, 58, 59, 55, 60, 154, 61, 0, 0, 62, 95,
  96, 0, 0, 67, 68, 63, 64, 65, 66, 69, 70, 71, 72, 73, 74, 75, 159, 76, 77, 78, 0, 80, 81, 160, 98, 99, 100,
  101, 102, 103, 104, 105, 106, 107, 108, 0, 0, 0, 0, 0, 0, 110, 111, 112, 113, 0, 118, 119, 120, 126, 127,
  128, 129, 123, 131, 132, 133, 134, 143, 142, 37, 145, 161, 267, 0, 151, 47, 150, 156, 157, 158, 162, 167,
  168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 0, 35, 0, 89, 181, 0, 0, 185, 183, 0, 186, 184, 187,
  0, 188, 189, 204, 205, 190, 192, 193, 194, 197, 202, 207, 0, 198, 199, 200, 201, 195, 203, 206, 209, 210,
  211, 196, 0, 0, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 0, 0, 227, 229, 241, 242, 243,
  244, 245, 246, 247, 182, 42, 249, 146, 147, 248, 250, 251, 253, 252, 255, 256, 257, 233, 261, 262, 263, 265,
  266, 268, 269, 270, 271, 272, 273, 275, 402, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287,
  288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 179, 305, 306, 307, 308, 309,
  310, 311, 0, 313, 314, 315, 316, 317, 319, 320, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333,
  334, 335, 336, 337, 0, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 365, 366, 367,
  368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 380, 381, 382, 386, 387, 388, 389, 390, 391, 392,
  394, 394, 396, 397, 398, 399, 403, 406, 405, 404, 407, 408, 409, 410, 411,
];

/** Where AY 2025-26's list has ITR-4's rules of AY 2026-27: first and last number of AY 2026-27, and by how much they moved; others are new. */
const before: readonly (readonly [first: number, last: number, by: number])[] = [
  [1, 32, 0],
  [34, 48, -1],
  [49, 222, 0],
  [223, 227, 10],
  [228, 228, 11],
  [229, 234, 12],
  [235, 257, 15],
  [259, 260, 14],
  [261, 264, 17],
  [265, 267, 28],
  [268, 268, 29],
  [269, 273, 30],
  [274, 321, 31],
  [402, 402, -98],
];

/**
 * Category B and D rules shared with ITR-1, by ITR-1's names in the lists for AY 2025-26: ITR-4's names there
 * and a year later.
 */
const advice: Readonly<Record<string, readonly [string | undefined, string | undefined]>> = {
  'B-2': ['B-3', 'B-4'],
  'B-3': ['B-4', 'B-6'],
  'B-4': ['B-5', 'B-7'],
  'B-5': ['B-6', 'B-8'],
  'B-6': ['B-7', 'B-9'],
  'D-1': ['D-1', undefined],
  'D-2': ['D-2', undefined],
  'D-3': ['D-3', 'D-1'],
  'D-4': ['D-4', 'D-2'],
};

/**
 * Name of one of ITR-4's own rules in the list of a year, by its number in the list for AY 2026-27; that of
 * AY 2024-25 was not available.
 */
export const ownNameIn = (
  no: number,
  year: AssessmentYear,
  category: Rule['category'] = 'A',
): string | undefined => {
  if (year === '2026-27') return `${category}-${no}`;
  const block = before.find(([first, last]) => no >= first && no <= last);
  return year === '2025-26' && block ? `A-${no + block[2]}` : undefined;
};

/** Number in ITR-4's list for AY 2026-27 of a rule shared with ITR-1; undefined if there is none. */
export const sharedNumber = (rule: Rule): number | undefined => {
  const no = rule.category === 'A' ? numberIn(rule, '2026-27') : undefined;
  return (no !== undefined && inItr4[no - 1]) || undefined;
};

/** Name of a rule shared with ITR-1 in ITR-4's list of a year. */
export const sharedNameIn = (rule: Rule, year: AssessmentYear): string | undefined => {
  if (rule.category !== 'A') {
    if (rule.list) return 'B-2';
    const names = advice[`${rule.category}-${rule.no}`];
    return year === '2024-25' ? undefined : names?.[year === '2026-27' ? 1 : 0];
  }
  if (year === '2025-26' && !rule.list && sharedOf2025[rule.no]) return `A-${sharedOf2025[rule.no]}`;
  const no = sharedNumber(rule);
  return no === undefined ? undefined : ownNameIn(no, year);
};
