import { getAt, type PathOf, setAt } from '../../forms/paths.ts';
import type { PrefillResult } from '../common/types.ts';
import type { Itr3Year } from '../itr3/data/years.ts';
import { itr3FromPrefill } from '../itr3/prefill.ts';
import type { Itr5 } from '../values/itr5.ts';

/** Assessee, accounts and taxes paid have the same meaning in ITR-5 to ITR-7. */
const taken = [
  'personal.pan_number',
  'personal.last_name',
  'personal.date_of_birth',
  'personal.mobile',
  'personal.email',
  'personal.address',
  'bank_accounts',
  'taxes_paid.payments',
  'taxes_paid.tds_other',
] as const satisfies readonly PathOf<Itr5>[];

/**
 * The department's prefill data as a draft of ITR-5, ITR-6 or ITR-7: assessee, accounts, taxes paid and, of
 * data carried forward, the form's `parts`. Never throws.
 */
export function itr5FromPrefill(
  year: object,
  json: unknown,
  parts: readonly ('unabsorbed' | 'amtc')[],
): PrefillResult {
  const read = itr3FromPrefill(year as Itr3Year, json);
  const within = [...taken, ...parts];
  let data: PrefillResult['data'] = {};
  const sources: Record<string, string> = {};
  for (const [path, from] of Object.entries(read.sources)) {
    if (!within.some((part) => path === part || path.startsWith(`${part}.`))) continue;
    data = setAt(data, path, getAt(read.data, path));
    sources[path] = from;
  }
  return { data, sources, warnings: read.warnings };
}
