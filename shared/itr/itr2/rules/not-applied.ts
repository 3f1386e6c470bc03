const portal = {
  name: 'The name is compared with the PAN database, which only the portal has',
  birth: 'The date of birth is compared with the PAN and Aadhaar databases, which only the portal has',
  original: 'The section of the original return is not in the file of a later one',
  uploader: 'Who uploads the return is known to the portal only',
  proceeding: 'Whether proceedings u/s 148, 153A or 153C are open is known to the portal only',
  role: 'The role of the PAN is known to the portal only',
  ifsc: 'IFSC codes are compared with the list of the Reserve Bank, which is not part of the product; their form is checked',
  defective: 'The defective return that is answered is not in the file',
  aadhaar: 'Aadhaar is compared with the profile on the portal',
  form: 'Form 10-IA is compared with the database, which only the portal has',
  agniveer: 'The file has one key for both parts of section 80CCH',
  shape: 'The file has the key in any case',
  engine:
    'The rebate is what the tax engine computes; the file has only its result, whose limits are checked',
  tables:
    'The list names the plain total; table E is held against the items, losses and set-off line by line (159 to 168, 551 to 564)',
  index:
    'The words of the list and the printed form differ on which cost the total has; both totals are held against their own balance (129, 582)',
  compared:
    'Both taxes of the comparison are results of the tax engine; what exceeds is held against them (571)',
} as const;

/** Category A rules of the lists for AY 2026-27 that cannot be checked from a return alone, or not line by line, with the reason. */
export const notApplied: { readonly itr2: Readonly<Record<number, string>> } = {
  itr2: {
    2: portal.name,
    3: portal.birth,
    4: portal.original,
    8: portal.uploader,
    12: portal.proceeding,
    17: portal.role,
    100: portal.tables,
    128: portal.index,
    350: portal.agniveer,
    373: portal.shape,
    532: portal.ifsc,
    572: portal.compared,
    599: portal.defective,
    663: portal.engine,
    664: portal.aadhaar,
    665: portal.aadhaar,
    764: portal.form,
  },
};
