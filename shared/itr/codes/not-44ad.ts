import { professionCodes } from './professions.ts';

/** Agency, commission and brokerage, to which section 44AD does not apply (s.44AD(6)(ii), (iii)). */
const agency = ['09005', '09029', '16011'];

/** Codes excluded by section 44AD(6): those three, and the professions, which have section 44ADA. */
export const not44AD: ReadonlySet<string> = new Set([
  ...agency,
  ...professionCodes.map(({ value }) => value),
]);
