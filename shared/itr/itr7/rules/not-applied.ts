/** Category A rules of the list for AY 2026-27 that cannot be checked from a return alone, with the reason. */
export const notApplied7: Readonly<Record<number, string>> = {
  1: 'The name is compared with the PAN database, which only the portal has',
  54: 'The mode of verification is chosen on the portal after the upload',
  61: 'Who uploads the file is known to the portal only',
  293: 'The form has one cost of improvement: there is nothing to add up',
};
