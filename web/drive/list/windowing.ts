/** The rows of a long list that are rendered: the visible ones and some beyond either edge. */
export interface RowWindow {
  /** First row rendered. */
  from: number;
  /** One past the last row rendered. */
  to: number;
}

/**
 * `top` is the position of the list's first row relative to the top of the screen (negative when scrolled
 * past), `height` the screen height.
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
