import { expect, it } from 'vitest';
import { treeOf } from '../../../forms/form.ts';
import { fieldsOf } from '../../../forms/walk.ts';
import { loadItrForm } from '../../registry.ts';

// The year in which rates changed on 23 July 2024 has its columns twice: names end in BE (before) and AE (after).
it.each(['ITR-2', 'ITR-3'] as const)(
  '%s of AY 2025-26 names every column of one half in the other too',
  async (type) => {
    const names = fieldsOf(treeOf((await loadItrForm(type, '2025-26')).model))
      .map((f) => f.json ?? '')
      .filter((json) => json.startsWith('Schedule') && /[a-z0-9A](BE|AE)$/.test(json));
    const has = new Set(names);
    const other = (json: string) => json.slice(0, -2) + (json.endsWith('BE') ? 'AE' : 'BE');
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((json) => !has.has(other(json)))).toEqual([]);
  },
);
