/**
 * Style of a box kept as drawn while something outside it changes. A list opened inside must lie above all that follows, so
 * then the box is not kept apart.
 */
export const drawnApart = {
  position: 'relative',
  zIndex: '0',
  '&:has([role=listbox])': { zIndex: 'auto' },
} as const;
