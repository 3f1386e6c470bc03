import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a sticky bottom bar: focused elements are scrolled clear of it (WCAG 2.4.11). */
export function useFootRoom<T extends HTMLElement>(): RefObject<T | null> {
  const bar = useRef<T>(null);
  useLayoutEffect(() => {
    if (!bar.current) return;
    const root = document.documentElement.style;
    // Its buttons take two lines on a phone.
    const watch = new ResizeObserver(([entry]) => {
      root.scrollPaddingBottom = `${Math.ceil(entry!.borderBoxSize[0]!.blockSize) + 8}px`;
    });
    watch.observe(bar.current);
    return () => {
      watch.disconnect();
      root.scrollPaddingBottom = '';
    };
  }, []);
  return bar;
}
