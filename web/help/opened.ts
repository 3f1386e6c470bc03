/** Where this browser remembers that the help was looked into: the first steps tick it. */
export const helpOpened = 'helpOpened';
