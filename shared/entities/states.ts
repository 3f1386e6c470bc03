import { states } from '../data/states.ts';

/** First two digits of GSTINs that are not a current State. */
const others: Readonly<Record<string, string>> = {
  '28': 'Andhra Pradesh (before division)',
  '97': 'Other Territory',
  '99': 'Centre Jurisdiction',
};

/** The State of a GSTIN, or undefined if its first two digits are unknown. */
export const stateOfGstin = (gstin: string): string | undefined => {
  const code = gstin.slice(0, 2);
  return states.find((s) => s.gst === code)?.name ?? others[code];
};
