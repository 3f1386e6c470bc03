/** Rules of the department's list for AY 2026-27 that cannot be checked from a return alone, with the reason. */
export const notAppliedInItr4: Readonly<Record<string, string>> = {
  'A-48': 'The name is compared with the PAN database, which only the portal has',
  'A-167': 'The section of the original return is not in the file of a later one',
  'A-188': 'Whether a proceeding u/s 148 is open is known to the portal only',
  'A-268': 'The defective return that is answered is not in the file',
  'B-1': 'The same sum as A-2, which refuses',
  'B-3': 'Whether PAN and Aadhaar are linked is known to the portal only',
  'B-10': 'Form 10-IEA is compared with the database, which only the portal has',
  'B-12': 'Form 10-IEA is compared with the database, which only the portal has',
  'B-13': 'Form 10-IEA is compared with the database, which only the portal has',
};
