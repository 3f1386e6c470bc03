import { expect, it } from 'vitest';
import { treeOf } from '../../../forms/form.ts';
import { fieldsOf } from '../../../forms/walk.ts';
import { loadItrForm } from '../../registry.ts';

// Both schedules are made by one function; the department ends their totals by the section: Balance112ABE, Balance115ADBE.
it.each(
  (['ITR-2', 'ITR-3'] as const).flatMap((type) =>
    ['2026-27', '2025-26', '2024-25'].map((year) => [type, year] as const),
  ),
)('%s of AY %s keeps the totals of Schedules 112A and 115AD apart', async (type, year) => {
  const fields = fieldsOf(treeOf((await loadItrForm(type, year)).model));
  const endings = (schedule: string) =>
    new Set(
      fields
        .map((f) => f.json ?? '')
        .filter((json) => json.startsWith(`${schedule}.`))
        .flatMap((json) => /(112A|115AD)(?:BE|AE)?$/.exec(json.split('.').at(-1)!)?.[1] ?? []),
    );
  expect([...endings('Schedule112A')]).toEqual(['112A']);
  expect([...endings('Schedule115AD')]).toEqual(['115AD']);
});
