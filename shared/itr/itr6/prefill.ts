import { type PathOf, setAt } from '../../forms/paths.ts';
import type { PrefillResult } from '../common/types.ts';
import { itr3FromPrefill } from '../itr3/prefill.ts';
import type { Itr6 } from '../values/itr6.ts';
import type { Itr6Year } from './data/years.ts';

/** Parts of prefill data that mean the same in ITR-6. */
const taken = ['bank_accounts', 'taxes_paid.payments', 'taxes_paid.tds_other', 'unabsorbed.'] as const;
const person = {
  'personal.pan_number': 'personal.pan_number',
  'personal.last_name': 'personal.last_name',
  'personal.date_of_birth': 'personal.date_of_birth',
  'personal.mobile': 'personal.mobile',
  'personal.email': 'personal.email',
} as const satisfies Record<string, PathOf<Itr6>>;

const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((here, key) => (here as Record<string, unknown> | undefined)?.[key], data);

/** The department's prefill data as an ITR-6 draft: who the assessee is, accounts, taxes paid and what earlier years left. Never throws. */
export function itr6FromPrefill(year: Itr6Year, json: unknown): PrefillResult {
  const read = itr3FromPrefill(year as never, json);
  let data: PrefillResult['data'] = {};
  const sources: Record<string, string> = {};
  for (const [path, from] of Object.entries(read.sources)) {
    const to =
      person[path as keyof typeof person] ??
      (path.startsWith('personal.address.') || taken.some((start) => path.startsWith(start))
        ? path
        : undefined);
    if (to === undefined) continue;
    data = setAt(data, to, valueAt(read.data, path));
    sources[to] = from;
  }
  return { data, sources, warnings: read.warnings };
}
