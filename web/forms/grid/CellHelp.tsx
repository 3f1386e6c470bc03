import { type FocusEvent, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { styled } from '../../theme/styled.ts';

/**
 * Wrapper of a table inside a form: shows its keys while it has the focus. Their line is reserved; in compact
 * rows it overlays what follows.
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

/** Index of the first data column, after the column of checkboxes or line numbers. */
const FIRST = 2;

/**
 * The line below a table with section and help of the focused cell, and messages about the focus. Written
 * directly to the DOM, so that moving through a table renders nothing. `helpAt` gets the column index and the
 * text of the row's first cell, '' in the heading; no line if no cell has help.
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
