/** Which rows of a long list stand in the page: those on the screen and some beyond either edge. */
export interface RowWindow {
  /** First row drawn. */
  from: number;
  /** One past the last row drawn. */
  to: number;
}

/**
 * `top` is where the list's first row stands relative to the top of the screen (negative when scrolled past),
 * `height` the height of the screen.
 */
export function visibleRows(
  count: number,
  rowHeight: number,
  top: number,
  height: number,
  beyond = 8,
): RowWindow {
  const first = Math.floor(-top / rowHeight);
  const last = Math.ceil((height - top) / rowHeight);
  const from = Math.min(Math.max(0, first - beyond), Math.max(0, count - 1));
  return { from, to: Math.max(from, Math.min(count, last + beyond)) };
}
