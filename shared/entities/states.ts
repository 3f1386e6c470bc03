import { states } from '../data/states.ts';

/** First two digits of GSTINs that are no State of today. */
const others: Readonly<Record<string, string>> = {
  '28': 'Andhra Pradesh (before division)',
  '97': 'Other Territory',
  '99': 'Centre Jurisdiction',
};

/** The state a GSTIN is registered in, or undefined when its first two digits name none. */
export const stateOfGstin = (gstin: string): string | undefined => {
  const code = gstin.slice(0, 2);
  return states.find((s) => s.gst === code)?.name ?? others[code];
};
