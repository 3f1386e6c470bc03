/** Scrolls to a field, focuses it and frames it for a moment; leaves no trace in the page. */
export function highlight(host: HTMLElement, focusable: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  host.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
  focusable.focus({ preventScroll: true });
  host.animate(
    [
      { outline: '3px solid #d97706', outlineOffset: '3px' },
      { outline: '3px solid #d97706', outlineOffset: '3px', offset: 0.8 },
      { outline: '3px solid transparent', outlineOffset: '3px' },
    ],
    { duration: 2_500 },
  );
}
