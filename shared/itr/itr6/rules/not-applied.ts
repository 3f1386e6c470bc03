const earlier = 'The return filed before is not in the file of the later one';
const nothing = 'The rule refuses nothing: it says which columns may stay empty';
const compared = 'It is compared with a form on the portal';

/** Category A rules of the list for AY 2026-27 that cannot be checked from a return alone, with the reason. */
export const notApplied6: Readonly<Record<number, string>> = {
  2: 'Who uploads the file is known to the portal only',
  10: 'The rate chosen in an earlier year is known to the portal only',
  12: earlier,
  26: earlier,
  417: 'The copy of the list names items of B7 that the form of this year does not have',
  578: nothing,
  589: nothing,
  652: compared,
  653: compared,
  694: 'The day of deposit is compared with the clock of the portal',
  765: 'The list of IFSCs of the Reserve Bank is with the portal',
};
