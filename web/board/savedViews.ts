/** A filter of the board kept under a name: what follows `?` in its address. */
interface SavedView {
  name: string;
  search: string;
}

const keyOf = (userId: string) => `boardViews ${userId}`;
const most = 20;

/** Views this person kept on this device. */
export function savedViews(userId: string): SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((v): v is SavedView => typeof v?.name === 'string' && typeof v?.search === 'string')
      : [];
  } catch {
    return [];
  }
}

/** Keeps a view; one of the same name is replaced. */
export function saveView(userId: string, view: SavedView): SavedView[] {
  const views = [...savedViews(userId).filter((v) => v.name !== view.name), view].slice(-most);
  localStorage.setItem(keyOf(userId), JSON.stringify(views));
  return views;
}

/** Forgets a view. */
export function removeView(userId: string, name: string): SavedView[] {
  const views = savedViews(userId).filter((v) => v.name !== name);
  localStorage.setItem(keyOf(userId), JSON.stringify(views));
  return views;
}

/** What is kept of an address: filter and grouping. Names that were searched for are not kept on the device. */
export function searchOfView(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of ['filter', 'group']) {
    const value = params.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}
