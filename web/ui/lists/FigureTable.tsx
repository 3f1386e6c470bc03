import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A plain table for figures; one class for all cells. */
export const FigureTable = chakra('table', {
  base: {
    width: 'full',
    fontSize: { base: 'sm', _print: 'xs' },
    '& th, & td': {
      px: { base: '3', _print: '1' },
      py: '1.5',
      borderBottom: '1px solid',
      borderColor: 'border',
      textAlign: 'left',
      verticalAlign: 'top',
    },
    '& thead th': { color: 'fg.muted', fontSize: 'xs', borderColor: 'border.strong' },
    '& tbody th': {
      fontWeight: 'normal',
      verticalAlign: 'middle',
      minWidth: { base: '7rem', _print: '9rem' },
    },
    '& [data-align=right]': {
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    // In print, heads wrap so that a wide table fits.
    '& thead [data-align=right]': { whiteSpace: { base: 'nowrap', _print: 'normal' } },
    // Sentences in a narrow table would otherwise wrap at every word.
    '& [data-sentence]': { minWidth: { base: '13rem', _print: '8rem' } },
    // Dates, numbers and short words do not wrap: the table scrolls instead.
    '& [data-whole]': { whiteSpace: 'nowrap' },
    // Inputs for amounts and dates stay readable on a phone.
    '& td input:not([type=checkbox])': { minWidth: '8.5rem', _print: { minWidth: '0' } },
    // On a phone it wraps instead of scrolling off with a wide table.
    '& caption': {
      textAlign: 'left',
      fontWeight: 'semibold',
      pb: '2',
      maxWidth: { base: 'calc(100vw - 4.5rem)', _print: 'none' },
    },
  },
});

/** A horizontally scrolling box, reachable by keyboard. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      role="group"
      position="relative"
      overflowX={{ base: 'auto', _print: 'visible' }}
      tabIndex={0}
      aria-label={label}
    >
      {children}
    </chakra.div>
  );
}
