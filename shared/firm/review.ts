/** Actions in the review of a return. */
export const reviewActions = ['submit', 'comment', 'approve', 'reopen'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** A changed figure: its field, old and new value. */
export interface FigureChange {
  field: string;
  before: unknown;
  after: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Every value by its path: rows with an id keep their path when others are inserted before them. */
function leaves(value: unknown, path: string, out: Map<string, unknown>): void {
  if (Array.isArray(value)) {
    value.forEach((item, i) => {
      const id = isRecord(item) && typeof item['id'] === 'string' ? item['id'] : String(i);
      leaves(item, `${path}[${id}]`, out);
    });
    return;
  }
  if (isRecord(value)) {
    for (const [key, item] of Object.entries(value))
      if (key !== 'id') leaves(item, path ? `${path}.${key}` : key, out);
    return;
  }
  if (value !== undefined && value !== null && value !== '') out.set(path, value);
}

/** Differences between two states of a return's figures, in the order of the later one. */
export function changesBetween(before: unknown, after: unknown): FigureChange[] {
  const [old, now] = [new Map<string, unknown>(), new Map<string, unknown>()];
  leaves(before, '', old);
  leaves(after, '', now);
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }));
}
