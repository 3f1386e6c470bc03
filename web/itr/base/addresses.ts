import { slugOf } from './suggest.ts';

/** Address of the wizard of a form for an entity and year; `id` opens a particular return. */
export function wizardAddress(form: string, entityId: string, year: string, id?: string): string {
  const query = new URLSearchParams({ year, ...(id ? { return: id } : {}) });
  return `/app/itr/${slugOf(form)}/${encodeURIComponent(entityId)}?${query}`;
}

/** Address of the papers of an entity and year. */
export const evidenceAddress = (entityId: string, year: string): string =>
  `/app/evidence?${new URLSearchParams({ company: entityId, year })}`;
