import { useState } from 'react';
import useSWR from 'swr';
import { keys, withQuery } from '../data/keys.ts';
import { t } from '../i18n/t.ts';

/** An entity in pickers. */
export interface PickedEntity {
  id: string;
  name: string;
  pan: string;
  status: string;
}

/** Entities to choose from: those that file with a `module`, or all; `hint` is the number shown next to the name. */
export function useEntityChoice<E extends PickedEntity>(
  entityId: string,
  options: { module?: 'itr' | 'gst' | 'tds'; status?: string; hint?: (entity: E) => string | undefined } = {},
) {
  const { module, status = '', hint } = options;
  const [q, setQ] = useState('');
  const found = useSWR<{ companies: E[]; total: number }>(
    withQuery(module ? '/api/companies/list-by-status.php' : keys.entities, {
      module,
      status,
      q,
      page_size: 50,
      sort: 'name',
      masked: 'true',
    }),
    { keepPreviousData: true },
  );
  const chosen = useSWR<{ company: E }>(entityId ? keys.entity(entityId) : null);
  const entity = entityId ? chosen.data?.company : undefined;
  return {
    entity,
    /** There are no entities yet. */
    none: found.data?.total === 0 && !q && !status,
    /** Props for a `ComboBox`. */
    choice: {
      value: entityId,
      onSearch: setQ,
      loading: found.isLoading,
      valueLabel: entity?.name ?? '',
      placeholder: t('Name or PAN'),
      options: (found.data?.companies ?? []).map((c) => ({
        value: c.id,
        label: c.name,
        hint: `${hint?.(c) || c.pan} · ${t(c.status)}`,
      })),
    },
  };
}
