/** Key under which this browser stores that the help was opened; the first steps tick it. */
export const helpOpened = 'helpOpened';
