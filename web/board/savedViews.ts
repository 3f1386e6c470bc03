/** A filter of the board saved under a name, as its query string. */
export interface SavedView {
  name: string;
  search: string;
}

const most = 20;

/** Adds a view; one of the same name is replaced. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter((v) => v.name !== view.name), view].slice(-most);

/** The part of a query string that is saved: filter and grouping, not searched names. */
export function searchOfView(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of ['filter', 'group']) {
    const value = params.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}

/** Takes the views an earlier version saved on this device, and removes them from it. */
export function viewsOfDevice(userId: string): SavedView[] {
  const key = `boardViews ${userId}`;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.removeItem(key);
    return Array.isArray(kept)
      ? kept.filter((v): v is SavedView => typeof v?.name === 'string' && typeof v?.search === 'string')
      : [];
  } catch {
    return [];
  }
}
