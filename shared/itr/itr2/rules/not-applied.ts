const portal = {
  name: 'The name is compared with the PAN database, which only the portal has',
  birth: 'The date of birth is compared with the PAN and Aadhaar databases, which only the portal has',
  original: 'The section of the original return is not in the file of a later one',
  uploader: 'Who uploads the return is known to the portal only',
  proceeding: 'Whether proceedings u/s 148, 153A or 153C are open is known to the portal only',
  earlierRegime: 'The regime of the return that is revised is not in the file of the later one',
  defective: 'The defective return that is answered is not in the file',
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
    599: portal.defective,
  },
  itr3: {
    3: portal.name,
    4: portal.birth,
    5: portal.original,
    8: portal.uploader,
    19: portal.proceeding,
    35: portal.defective,
    36: portal.earlierRegime,
  },
};
