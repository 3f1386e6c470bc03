/** Selection of a list by key, with the anchor of Shift and the keyboard cursor. */
export interface Selection {
  chosen: ReadonlySet<string>;
  anchor: string | null;
  cursor: string | null;
}

export const nothingChosen: Selection = { chosen: new Set(), anchor: null, cursor: null };

/** Modifier keys. */
interface ModifierKeys {
  shift?: boolean;
  ctrl?: boolean;
}

const only = (key: string): Selection => ({ chosen: new Set([key]), anchor: key, cursor: key });

const between = (keys: readonly string[], from: string, to: string): string[] => {
  const [a, b] = [keys.indexOf(from), keys.indexOf(to)];
  return a < 0 || b < 0 ? [to] : keys.slice(Math.min(a, b), Math.max(a, b) + 1);
};

const range = (keys: readonly string[], before: Selection, key: string, keep: boolean): Selection => {
  const anchor = before.anchor ?? before.cursor ?? key;
  const chosen = new Set([...(keep ? before.chosen : []), ...between(keys, anchor, key)]);
  return { chosen, anchor, cursor: key };
};

/** Toggles one item, which becomes the anchor of Shift. */
export function toggle(before: Selection, key: string): Selection {
  const chosen = new Set(before.chosen);
  if (!chosen.delete(key)) chosen.add(key);
  return { chosen, anchor: key, cursor: key };
}

/** A click on an item: alone selects only it, Ctrl toggles, Shift selects the range. */
export function press(
  keys: readonly string[],
  before: Selection,
  key: string,
  held: ModifierKeys = {},
): Selection {
  if (held.shift) return range(keys, before, key, held.ctrl === true);
  return held.ctrl ? toggle(before, key) : only(key);
}

/** The cursor moved to an index: alone selects only it, Shift extends, Ctrl moves without selecting. */
export function moveTo(
  keys: readonly string[],
  before: Selection,
  index: number,
  held: ModifierKeys = {},
): Selection {
  const key = keys[Math.max(0, Math.min(keys.length - 1, index))];
  if (key === undefined) return before;
  if (held.shift) return range(keys, before, key, false);
  return held.ctrl ? { ...before, cursor: key } : only(key);
}

/** Selects everything. */
export const chooseAll = (keys: readonly string[], before: Selection): Selection => ({
  chosen: new Set(keys),
  anchor: before.anchor ?? keys[0] ?? null,
  cursor: before.cursor ?? keys[0] ?? null,
});

/** Removes keys no longer listed; the same object when nothing changed. */
export function keepListed(keys: readonly string[], before: Selection): Selection {
  const listed = new Set(keys);
  const gone = (key: string | null) => key !== null && !listed.has(key);
  if (![...before.chosen].some(gone) && !gone(before.anchor) && !gone(before.cursor)) return before;
  return {
    chosen: new Set([...before.chosen].filter((key) => listed.has(key))),
    anchor: gone(before.anchor) ? null : before.anchor,
    cursor: gone(before.cursor) ? null : before.cursor,
  };
}

/** Type-ahead: the next name from the cursor on that starts with the letters, wrapping at the end. */
export function nameStarting(names: readonly string[], from: number, typed: string): number {
  const wanted = typed.toLocaleLowerCase();
  // A single letter moves to the next match; more letters stay while the name still matches.
  const start = typed.length > 1 ? Math.max(0, from) : from + 1;
  for (let step = 0; step < names.length; step++) {
    const index = (start + step) % names.length;
    if (names[index]!.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
