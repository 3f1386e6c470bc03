import { chakra } from '@chakra-ui/react';

/** A plain box taking style props. */
export const Box = chakra('div');
/** Children below one another. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
/** Children beside one another, wrapping. */
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
/** A sheet of paper on the desk: the container of one matter. */
export const Card = chakra('section', {
  base: {
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
    p: { base: '4', md: '5' },
    // A card that goes over several sheets of paper has its frame on each.
    boxDecorationBreak: 'clone',
    // On one sheet of paper, where it is short.
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
