const portal = {
  name: 'The name is compared with the PAN database, which only the portal has',
  birth: 'The date of birth is compared with the PAN and Aadhaar databases, which only the portal has',
  original: 'The section of the original return is not in the file of a later one',
  uploader: 'Who uploads the return is known to the portal only',
  proceeding: 'Whether proceedings u/s 148, 153A or 153C are open is known to the portal only',
  role: 'The role of the PAN is known to the portal only',
  ifsc: 'IFSC codes are compared with the list of the Reserve Bank, which is not part of the product; their form is checked',
  earlierRegime: 'The regime of the return that is revised is not in the file of the later one',
  defective: 'The defective return that is answered is not in the file',
  aadhaar: 'Aadhaar is compared with the profile on the portal',
  form: 'Form 10-IA is compared with the database, which only the portal has',
  agniveer: 'The file has one key for both parts of section 80CCH',
  tables:
    'The list names the plain total; table E is held against the items, losses and set-off line by line (159 to 168, 551 to 564)',
  compared:
    'Both taxes of the comparison are results of the tax engine; what exceeds is held against them (571)',
} as const;

/** Category A rules of the lists for AY 2026-27 that cannot be checked from a return alone, or not line by line, with the reason. */
export const notApplied: {
  readonly itr2: Readonly<Record<number, string>>;
  readonly itr3: Readonly<Record<number, string>>;
} = {
  itr2: {
    2: portal.name,
    3: portal.birth,
    4: portal.original,
    8: portal.uploader,
    12: portal.proceeding,
    17: portal.role,
    100: portal.tables,
    350: portal.agniveer,
    532: portal.ifsc,
    572: portal.compared,
    599: portal.defective,
    664: portal.aadhaar,
    665: portal.aadhaar,
    764: portal.form,
  },
  itr3: {
    3: portal.name,
    4: portal.birth,
    5: portal.original,
    8: portal.uploader,
    19: portal.proceeding,
    31: portal.aadhaar,
    32: portal.aadhaar,
    35: portal.defective,
    36: portal.earlierRegime,
    446: portal.compared,
    972: portal.ifsc,
  },
};
