import { type PointerEvent, type RefObject, type UIEvent, useMemo, useRef } from 'react';
import type { DataGridHandle } from 'react-data-grid';

/** Heights in pixels: of a row, of the heading and of the totals, 0 without. */
interface Heights {
  row: number;
  head: number;
  totals: number;
}

/** Scroll offset nearest to `now` that shows the stretch from `start` to `end` in a view of that size. */
export const inSight = (now: number, size: number, start: number, end: number): number =>
  end - start > size ? now : Math.min(start, Math.max(now, end - size));

/** Where the table is scrolled to so that a cell of its rows is in sight. A column not rendered is left to the library. */
function sightOf(element: HTMLElement, rowIdx: number, idx: number, { row, head, totals }: Heights) {
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
  const top = inSight(scrollTop, clientHeight - head - totals, rowIdx * row, (rowIdx + 1) * row);
  const heads = [...(element.firstElementChild?.children ?? [])] as HTMLElement[];
  const column = heads.find((cell) => cell.ariaColIndex === String(idx + 1));
  const edge = heads.find((cell) => cell.classList.contains('is-edge'));
  // Frozen columns are always in sight.
  if (!column || !edge || idx < Number(edge.ariaColIndex)) return { top, left: scrollLeft };
  const frozen =
    Number.parseFloat(element.style.getPropertyValue(`--rdg-frozen-left-${Number(edge.ariaColIndex) - 1}`)) +
    edge.offsetWidth;
  const start = column.offsetLeft - frozen;
  return { top, left: inSight(scrollLeft, clientWidth - frozen, start, start + column.offsetWidth) };
}

const placeOf = ({ scrollTop, scrollLeft }: HTMLElement) => `${scrollTop} ${scrollLeft}`;

/**
 * How far frozen cells are moved to their place while keys are pressed, when they are no layers of the browser, one each; '' while
 * the browser keeps them there.
 */
export interface Held {
  shift: string;
}

/** Frozen cells of rows; the one being edited is left to the browser, as are heading and totals. */
const FROZEN = ':scope > .rdg-row:not(.rdg-summary-row) > .rdg-cell-frozen:not(.rdg-editor-container)';

const moved = (element: HTMLElement, held: Held, shift: string): void => {
  if (held.shift === shift) return;
  held.shift = shift;
  for (const cell of element.querySelectorAll<HTMLElement>(FROZEN)) cell.style.translate = shift;
};

/**
 * Steps from cell to cell. A step by key scrolls first and renders the cell with the rows and columns that come into sight, once:
 * the library renders the step, scrolls, and renders what came into sight in the next frame, which then is late.
 */
export function useSteps(grid: RefObject<DataGridHandle | null>, heights: Heights, rows: number) {
  const latest = useRef({ heights, rows });
  latest.current = { heights, rows };
  return useMemo(() => {
    let byKey = false;
    /** What the table has rendered. */
    let shown = '';
    const render = (element: HTMLElement) => {
      const place = placeOf(element);
      if (place === shown) return;
      shown = place;
      element.dispatchEvent(new Event('scroll'));
    };
    const held: Held = { shift: '' };
    const hold = (element: HTMLElement) => {
      if (!('held' in element.dataset)) element.dataset['held'] = '';
      moved(element, held, element.scrollLeft === 0 ? '' : `${element.scrollLeft}px`);
    };
    const release = () => {
      byKey = false;
      const element = grid.current?.element;
      if (!element || !('held' in element.dataset)) return;
      delete element.dataset['held'];
      moved(element, held, '');
    };
    return {
      held,
      onStep(rowIdx: number, idx: number): void {
        const element = grid.current?.element;
        if (!element) return;
        const { heights, rows } = latest.current;
        if (byKey && rowIdx >= 0 && rowIdx < rows) {
          const { top, left } = sightOf(element, rowIdx, idx, heights);
          if (top !== element.scrollTop) element.scrollTop = top;
          if (left !== element.scrollLeft) element.scrollLeft = left;
          render(element);
          hold(element);
        }
        queueMicrotask(() => {
          render(element);
          if (byKey) hold(element);
        });
      },
      /** For the box around the table. */
      watching: {
        onKeyDownCapture: () => {
          byKey = true;
        },
        onPointerDownCapture: ({ target, pointerType }: PointerEvent) => {
          byKey = false;
          // A scroll bar belongs to the table itself.
          if (target === grid.current?.element || pointerType !== 'mouse') release();
        },
        onWheelCapture: release,
        onScrollCapture: (event: UIEvent) => {
          const element = grid.current?.element;
          if (!element || event.target !== element || !event.nativeEvent.isTrusted) return;
          // What a step has rendered needs no further look when the browser tells of it, a frame later.
          if (placeOf(element) === shown) return event.stopPropagation();
          shown = placeOf(element);
          release();
        },
      },
    };
  }, [grid]);
}
