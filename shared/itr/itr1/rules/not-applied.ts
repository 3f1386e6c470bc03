/** Rules of the department's lists that cannot be checked from a return alone, with the reason. */
const reasons = {
  name: 'The name is compared with the PAN database, which only the portal has',
  original: 'The section of the original return is not in the file of a later one',
  proceeding: 'Whether a proceeding u/s 148 is open is known to the portal only',
  defective: 'The defective return that is answered is not in the file',
  linked: 'Whether PAN and Aadhaar are linked is known to the portal only',
} as const;

export const notApplied: Readonly<Record<'2025-26' | '2026-27', Readonly<Record<string, string>>>> = {
  '2025-26': {
    'A-19': reasons.name,
    'A-127': reasons.original,
    'A-153': reasons.proceeding,
    'A-228': reasons.defective,
    'B-1': reasons.linked,
  },
  '2026-27': {
    'A-19': reasons.name,
    'A-126': reasons.original,
    'A-152': reasons.proceeding,
    'A-219': reasons.defective,
    'B-1': reasons.linked,
  },
};
