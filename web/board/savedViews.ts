/** A filter of the board kept under a name: what follows `?` in its address. */
export interface SavedView {
  name: string;
  search: string;
}

const most = 20;

/** Views with one more; one of the same name is replaced. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter((v) => v.name !== view.name), view].slice(-most);

/** What is kept of an address: filter and grouping. Names that were searched for are not kept. */
export function searchOfView(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of ['filter', 'group']) {
    const value = params.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}

/** Views an earlier version kept on this device, taken away from it. */
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
