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
    // On paper a wide table fits by its heads standing in several lines.
    '& thead [data-align=right]': { whiteSpace: { base: 'nowrap', _print: 'normal' } },
    // A sentence in a narrow table would stand one word a line.
    '& [data-sentence]': { minWidth: { base: '13rem', _print: '8rem' } },
    // Days, numbers and short words are not broken: the table scrolls instead.
    '& [data-whole]': { whiteSpace: 'nowrap' },
    // Amounts of lakhs and a day that are typed stay readable on a phone.
    '& td input:not([type=checkbox])': { minWidth: '8.5rem', _print: { minWidth: '0' } },
    // On a phone it wraps instead of leaving the screen with a wide table.
    '& caption': {
      textAlign: 'left',
      fontWeight: 'semibold',
      pb: '2',
      maxWidth: { base: 'calc(100vw - 4.5rem)', _print: 'none' },
    },
  },
});

/** A box that scrolls sideways on a narrow screen, reachable by keyboard. */
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
