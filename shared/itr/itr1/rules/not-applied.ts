/** Rules of the department's lists that cannot be checked from a return alone, with the reason. */
const reasons = {
  name: 'The name is compared with the PAN database, which only the portal has',
  ifsc: 'IFSC codes are compared with the list of the Reserve Bank, which is not part of the product; their form is checked',
  original: 'The section of the original return is not in the file of a later one',
  proceeding: 'Whether a proceeding u/s 148 is open is known to the portal only',
  aadhaar: 'Aadhaar is compared with the profile on the portal',
  defective: 'The defective return that is answered is not in the file',
  linked: 'Whether PAN and Aadhaar are linked is known to the portal only',
} as const;

export const notApplied: Readonly<Record<'2025-26' | '2026-27', Readonly<Record<string, string>>>> = {
  '2025-26': {
    'A-19': reasons.name,
    'A-107': reasons.ifsc,
    'A-127': reasons.original,
    'A-153': reasons.proceeding,
    'A-221': reasons.aadhaar,
    'A-228': reasons.defective,
    'B-1': reasons.linked,
  },
  '2026-27': {
    'A-19': reasons.name,
    'A-107': reasons.ifsc,
    'A-126': reasons.original,
    'A-152': reasons.proceeding,
    'A-212': reasons.aadhaar,
    'A-219': reasons.defective,
    'B-1': reasons.linked,
  },
};
