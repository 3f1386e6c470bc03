/**
 * Paint containment for a box while something outside it changes; off while a list is open inside, which must
 * overlay what follows.
 */
export const drawnApart = {
  position: 'relative',
  zIndex: '0',
  '&:has([role=listbox])': { zIndex: 'auto' },
} as const;
