import { chakra } from '@chakra-ui/react';

/** A plain box taking style props. */
export const Box = chakra('div');
/** Children stacked vertically. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
/** Children in a row, wrapping. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});
/** As many equal columns as fit. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  },
});
/** A card: the container of one topic. */
export const Card = chakra('section', {
  base: {
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
    p: { base: '4', md: '5' },
    // A card across several printed sheets has its border on each.
    boxDecorationBreak: 'clone',
    // A short card is not split across sheets.
    '&[data-together]': { breakInside: 'avoid' },
    minWidth: '0',
  },
});
/** Secondary text. */
export const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
/** A heading inside a page. */
export const Heading = chakra('h2', { base: { fontSize: 'lg', mb: '3' } });
/** Figures of equal width. */
export const Num = chakra('span', {
  base: { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
});
/** A key on the keyboard. */
export const Kbd = chakra('kbd', {
  base: {
    fontFamily: 'mono',
    fontSize: 'xs',
    px: '1.5',
    py: '0.5',
    borderRadius: 'sm',
    border: '1px solid',
    borderColor: 'border',
    bg: 'bg.subtle',
    whiteSpace: 'nowrap',
  },
});
