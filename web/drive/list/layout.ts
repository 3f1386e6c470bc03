import type { Density } from '../../theme/preferences.ts';

/** A tile and the room between two of them; CSS pixels. */
export const TILE = { width: 164, height: 148, gap: 12 };
/** Below this width rows show a name and a line of facts instead of columns; CSS pixels. */
const NARROW = 640;

/** How many lines a list of items has, how many items stand in each, and how high one is (CSS pixels). */
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
