import type { FormData } from '../../forms/paths.ts';
import type { Regime } from '../../tax/types.ts';
import { forRegime as itr1ForRegime, regimeOf } from '../itr1/regime.ts';
import { rowsAt } from '../read.ts';
import type { Itr2Year } from './years.ts';

export { regimeOf };

const record = (v: unknown): FormData =>
  v !== null && typeof v === 'object' && !Array.isArray(v) ? (v as FormData) : {};

/** Figures of the deductions step that both regimes have. */
const worked = ['allowed', 'total_claimed'];

/**
 * The data as the chosen regime knows it, as for ITR-1; in the new regime interest on a self-occupied house typed as one
 * figure goes too (s.115BAC(2)(ii)). `dropped` names the paths left out.
 */
export function forRegime(
  year: Itr2Year,
  data: FormData,
  regime: Regime,
): { data: FormData; dropped: string[] } {
  const { data: plain, dropped: all } = itr1ForRegime(data, regime);
  // what is worked out stays: the sums of Schedule VI-A
  const dropped = all.filter((path) => !worked.some((key) => path === `deductions.${key}`));
  const given = record(data['deductions']);
  const kept = Object.fromEntries(worked.flatMap((k) => (given[k] === undefined ? [] : [[k, given[k]]])));
  const out =
    regime === 'new' && plain['deductions'] !== undefined
      ? { ...plain, deductions: { ...record(plain['deductions']), ...kept } }
      : plain;
  const house = record(out['house_property']);
  if (regime === 'old' || year.detailed || !Array.isArray(house['properties'])) return { data: out, dropped };
  const properties = rowsAt(house, 'properties').map((row, i) => {
    if (row['property_type'] !== 'S' || !row['interest_on_loan']) return row;
    dropped.push(`house_property.properties.${i}.interest_on_loan`);
    return Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'interest_on_loan'));
  });
  return { data: { ...out, house_property: { ...house, properties } }, dropped };
}
