/** Rules of the department's list that cannot be checked from a return alone, with the reason. */
export const notApplied: Readonly<Record<string, string>> = {
  'A-19': 'The name is compared with the PAN database, which only the portal has',
  'A-107':
    'IFSC codes are compared with the list of the Reserve Bank, which is not part of the product; their form is checked',
  'A-127': 'The section of the original return is not in the file of a later one',
  'A-153': 'Whether a proceeding u/s 148 is open is known to the portal only',
  'A-221': 'Aadhaar is compared with the profile on the portal',
  'A-228': 'The defective return that is answered is not in the file',
  'B-1': 'Whether PAN and Aadhaar are linked is known to the portal only',
};
