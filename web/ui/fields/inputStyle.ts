/** How every control that holds a value looks. */
export const inputBase = {
  width: 'full',
  minWidth: '0',
  height: 'control',
  px: '3',
  fontSize: 'md',
  bg: 'bg.surface',
  color: 'fg',
  border: '1px solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  transition: 'border-color 120ms',
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: { outlineOffset: '0px', borderColor: 'accent' },
  '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px var(--ks-colors-danger)' },
  _disabled: { bg: 'bg.subtle', color: 'fg.muted', cursor: 'not-allowed', borderColor: 'border' },
  '&:read-only:not(select)': { bg: 'bg.subtle', borderStyle: 'dashed' },
} as const;
