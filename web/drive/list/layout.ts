import type { Density } from '../../theme/preferences.ts';

/** Size of a tile and gap between tiles; CSS pixels. */
export const TILE = { width: 164, height: 148, gap: 12 };
/** Below this width rows show a name and a line of facts instead of columns; CSS pixels. */
const NARROW = 640;

/** Number of rows, items per row, and row height (CSS pixels). */
export function layoutOf(count: number, at: { tiles: boolean; width: number; density: Density }) {
  const narrow = at.width < NARROW;
  const across = at.tiles ? Math.max(2, Math.floor((at.width + TILE.gap) / (TILE.width + TILE.gap))) : 1;
  const row = narrow ? 60 : at.density === 'compact' ? 36 : 46;
  return {
    narrow,
    across,
    rowHeight: at.tiles ? TILE.height + TILE.gap : row,
    lines: Math.ceil(count / across),
  };
}
