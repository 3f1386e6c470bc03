import { beforeEach, expect, it, vi } from 'vitest';
import { getAt } from '../../../shared/forms/paths.ts';
import { beginningOf } from '../../../shared/itr/begin.ts';
import { fullItr4 } from '../../../shared/itr/itr4/testing/returns.ts';
import { loadItrForm } from '../../../shared/itr/registry.ts';
import { beginFromFile } from './beginFromFile.ts';
import { heldFile, holdFile } from './lastFile.ts';

const bodies: Record<string, unknown>[] = [];
beforeEach(() => {
  bodies.length = 0;
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return Promise.resolve(
      new Response(JSON.stringify({ success: true, itr_id: 'r1' }), {
        headers: { 'content-type': 'application/json' },
      }),
    );
  });
});

const fileOf = async (year: string) => {
  const { exportJson } = await loadItrForm('ITR-4', year);
  return JSON.parse(JSON.stringify(exportJson(fullItr4(), { createdOn: '2025-07-20', version: '1' }).json));
};
const client = (pan: string) => ({
  id: 'c1',
  status: 'Individual',
  pan,
  city: 'Nagpur',
  email: 'typed.by@preparer.in',
});

it('begins the return in one call: the client as typed, the rest from last year, each with its source', async () => {
  const json = await fileOf('2025-26');
  const begins = beginningOf(json)!;
  const { address } = await beginFromFile(json, begins, client(begins.pan), '2026-06-10');
  expect(address).toBe('/app/itr/itr4/c1?year=2026-27&return=r1');
  expect(bodies).toHaveLength(1);
  const [sent] = bodies;
  expect(sent).toMatchObject({
    company_id: 'c1',
    itr_type: 'ITR-4',
    assessment_year: '2026-27',
    status: 'draft',
  });
  const text = JSON.stringify(sent!['form_data']);
  expect(text).toContain('typed.by@preparer.in');
  expect(text).toContain('12345678901');
  const sources = sent!['sources'] as Record<string, { from: string; name?: string }>;
  expect(Object.values(sources)).toContainEqual(
    expect.objectContaining({ from: 'carried', name: '2025-26' }),
  );
  expect(Object.values(sources)).toContainEqual({ from: 'client' });
});

it('takes this year’s own file before what the client’s record says', async () => {
  const json = await fileOf('2026-27');
  const begins = beginningOf(json)!;
  await beginFromFile(json, begins, client(begins.pan), '2026-06-10');
  const form = await loadItrForm('ITR-4', '2026-27');
  const read = form.importJson(json).data;
  for (const path of ['personal.pan_number', 'personal.email'])
    if (getAt(read, path)) expect(getAt(bodies[0]!['form_data'] as never, path)).toEqual(getAt(read, path));
  expect(JSON.stringify(bodies[0]!['form_data'])).not.toContain('typed.by@preparer.in');
});

it('a file is held for the client whose PAN it has, and no other', () => {
  const begins = { pan: 'ABCPE1234F', type: 'ITR-1', year: '2026-27', from: '2025-26' } as const;
  const file = { text: () => Promise.resolve('{}') };
  holdFile({ file, begins });
  expect(heldFile('ABCPE1234F')?.begins).toEqual(begins);
  expect(heldFile('ABCPE1234G')).toBeUndefined();
  holdFile(undefined);
  expect(heldFile('ABCPE1234F')).toBeUndefined();
});
