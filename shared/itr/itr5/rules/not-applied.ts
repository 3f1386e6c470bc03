const portal = {
  form10if:
    'Forms 10-IF and 10-IFA are compared with the record of the department, which only the portal has',
  earlierRegime: 'The regime of the return that is revised is not in the file of the later one',
  unclear: 'The copy of the list the rules were taken from has words of this rule that contradict the form',
  nothing: 'The rule refuses nothing: it says which columns may stay empty',
  body: 'The PAN of the one body this exemption is for is not public',
  persons: 'The copy of the list does not say which sections are for whom',
} as const;

/** Category A rules of the list for AY 2026-27 that cannot be checked from a return alone, with the reason. */
export const notApplied5: Readonly<Record<number, string>> = {
  24: portal.form10if,
  35: portal.form10if,
  59: portal.earlierRegime,
  60: portal.earlierRegime,
  567: portal.unclear,
  572: portal.unclear,
  582: portal.nothing,
  739: portal.body,
  744: portal.persons,
};
