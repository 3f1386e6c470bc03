import { type RefObject, useLayoutEffect, useState } from 'react';
import { type RowWindow, visibleRows } from './windowing.ts';

/** The rows to render of a list that scrolls with the page; re-renders only when the range changes. */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ from: 0, to: Math.min(count, 40) });
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const next = visibleRows(count, rowHeight, top, window.innerHeight);
      setShown((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [body, count, rowHeight]);
  return shown;
}

/** Scrolls the page so that a row is between the sticky bars and the bottom of the screen. */
export function revealRow(body: HTMLElement, index: number, rowHeight: number, underTop: number): void {
  const top = body.getBoundingClientRect().top + index * rowHeight;
  if (top < underTop) window.scrollBy({ top: top - underTop });
  else if (top + rowHeight > window.innerHeight - 8)
    window.scrollBy({ top: top + rowHeight - window.innerHeight + 8 });
}
