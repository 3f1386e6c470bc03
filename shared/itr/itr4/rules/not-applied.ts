/** Rules of the department's list for AY 2026-27 that cannot be checked from a return alone, with the reason. */
export const notAppliedInItr4: Readonly<Record<string, string>> = {
  'A-48': 'The name is compared with the PAN database, which only the portal has',
  'A-123':
    'IFSC codes are compared with the list of the Reserve Bank, which is not part of the product; their form is checked',
  'A-167': 'The section of the original return is not in the file of a later one',
  'A-188': 'Whether a proceeding u/s 148 is open is known to the portal only',
  'A-257': 'Aadhaar is compared with the profile on the portal',
  'A-258': 'Aadhaar is compared with the profile on the portal',
  'A-268': 'The defective return that is answered is not in the file',
  'A-379': 'The file has no code for contributions from a recognised stock exchange',
  'A-383': 'The file has no code for section 10(25A)',
  'B-1': 'The same sum as A-2, which refuses',
  'B-3': 'Whether PAN and Aadhaar are linked is known to the portal only',
  'B-10': 'Form 10-IEA is compared with the database, which only the portal has',
  'B-12': 'Form 10-IEA is compared with the database, which only the portal has',
  'B-13': 'Form 10-IEA is compared with the database, which only the portal has',
};
