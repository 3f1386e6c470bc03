import { type FocusEvent, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { styled } from '../../theme/styled.ts';

/**
 * Around a table among the parts of a form: its keys are told while it has the focus. Their line keeps its room; with compact rows it lies over
 * what follows.
 */
export const GridPlace = styled('div', {
  base: {
    '&:not(:focus-within) .grid-foot': { visibility: 'hidden' },
    '& .grid-foot': { _print: { display: 'none' } },
    '& .grid-help': { mt: '1', mb: '1' },
    '@media screen and (min-width: 62rem)': {
      'html[data-density=compact] & [data-slim]': {
        position: 'relative',
        mb: '2',
        '& > [data-no-print]': { mb: '1', '& button, & a': { minHeight: '26px' } },
        '& .grid-help': { m: '0' },
        '& .grid-foot': {
          position: 'absolute',
          insetInline: '0',
          top: '100%',
          zIndex: '1',
          px: '2',
          py: '1',
          bg: 'bg.surface',
          borderRadius: 'md',
          boxShadow: 'float',
          pointerEvents: 'none',
        },
      },
    },
  },
});

const Line = styled('p', {
  base: {
    minHeight: '1lh',
    fontSize: 'xs',
    color: 'fg.muted',
  },
});

/** The first column of ours: before it rows are ticked or numbered. */
const FIRST = 2;

/**
 * The line under a table with the section and help of the cell in focus, and what is told of the focus there. It is written straight into the
 * page: walking through a table renders nothing. `helpAt` gets the place of the column and the text of the row's first cell, '' in the heading;
 * no line where no cell has help.
 */
export function useCellHelp(
  any: boolean,
  helpAt: (column: number, first: string) => string | undefined,
): [line: ReactNode, onFocus: (event: FocusEvent<HTMLElement>) => void] {
  const at = useRef<HTMLParagraphElement>(null);
  const onFocus = useCallback(
    ({ target }: FocusEvent<HTMLElement>) => {
      const cell = target.closest('[role=gridcell], [role=columnheader]');
      const first = cell?.closest('[role=row]')?.querySelector(`[role=gridcell][aria-colindex="${FIRST}"]`);
      const text = cell
        ? (helpAt(Number(cell.getAttribute('aria-colindex')) - FIRST, first?.textContent ?? '') ?? '')
        : '';
      if (at.current && at.current.textContent !== text) at.current.textContent = text;
    },
    [helpAt],
  );
  const line = useMemo(() => any && <Line ref={at} aria-live="polite" />, [any]);
  return [line, onFocus];
}
