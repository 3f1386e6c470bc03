import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

/** On a phone each row becomes a card: the row's name, then label and value of each cell. */
const asCards = {
  '& thead': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  },
  '&, & caption, & tbody': { display: 'block' },
  '& caption': { maxWidth: 'none' },
  '& tbody tr': {
    display: 'flex',
    flexDirection: 'column',
    py: '2',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
  '& tbody :is(th, td)': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    border: '0',
    px: '0',
    py: '1',
    minWidth: '0',
    textAlign: 'right',
  },
  '& tbody th[scope^=row]': { display: 'block', order: '-1', textAlign: 'left', fontWeight: 'semibold' },
  '& tbody td:empty': { display: 'none' },
  '& tbody td::before': {
    content: 'attr(data-label)',
    color: 'fg.muted',
    textAlign: 'left',
    whiteSpace: 'normal',
  },
  '& tbody td[data-label=""]::before': { content: 'none' },
  '& tbody td[data-label=""]': { justifyContent: 'flex-end' },
  '& td input:not([type=checkbox])': { width: '10rem' },
} as const;

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
    '& thead :is(th, td)': { color: 'fg.muted', fontSize: 'xs', borderColor: 'border.strong' },
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
    '@media screen and (max-width: 700px)': { '[data-cards] > &': asCards },
  },
});

/**
 * A horizontally scrolling box, reachable by keyboard. `cards`: on a phone the rows of its FigureTable become
 * cards, labelled by the heads of their columns.
 */
export function Scroller({
  label,
  cards,
  children,
}: {
  label: string;
  cards?: boolean;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  // After every render: rows come and go, heads change with the language.
  useEffect(() => {
    if (!cards) return;
    for (const table of box.current?.querySelectorAll('table') ?? []) {
      // A head for screen readers only is not shown on cards either.
      const heads = [...table.querySelectorAll('thead tr:first-child > *')].map((cell) =>
        cell.querySelector('.sr-only') ? '' : (cell.textContent ?? ''),
      );
      for (const row of table.querySelectorAll('tbody > tr'))
        for (const [at, cell] of [...row.children].entries()) {
          const label = heads[at] ?? '';
          if (cell.tagName === 'TD' && cell.getAttribute('data-label') !== label)
            cell.setAttribute('data-label', label);
        }
    }
  });
  return (
    <chakra.div
      ref={box}
      data-cards={cards || undefined}
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
