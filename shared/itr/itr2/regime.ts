import type { Regime } from '../../tax/model/types.ts';
import { rowsOf } from '../common/read.ts';
import { forRegime as itr1ForRegime, regimeOf } from '../itr1/regime.ts';
import { isObject } from '../json/path.ts';
import type { Itr1 } from '../values/itr1.ts';
import type { Itr2 } from '../values/itr2.ts';
import type { Itr2Year } from './data/years.ts';

export { regimeOf };

const part = <T extends object>(v: T | undefined): T => (isObject(v) ? v : ({} as T));

/** Figures of the deductions step that both regimes have. */
const worked = ['allowed', 'total_claimed', 'part_b', 'part_c', 'part_cad'];

/**
 * The data under the chosen regime, as for ITR-1; in the new regime interest on a self-occupied house typed
 * as one figure is also removed (s.115BAC(2)(ii)). `dropped` has the removed paths.
 */
export function forRegime(year: Itr2Year, data: Itr2, regime: Regime): { data: Itr2; dropped: string[] } {
  // items barred by a regime have the names of ITR-1
  const barred = itr1ForRegime(data as Itr1, regime);
  const plain = barred.data as Itr2;
  // computed figures stay: the totals of Schedule VI-A
  const dropped = barred.dropped.filter((path) => !worked.some((key) => path === `deductions.${key}`));
  // these parts are ITR-3's
  const kept = Object.fromEntries(
    Object.entries(part(data.deductions)).filter(([key]) => worked.includes(key)),
  );
  const out =
    regime === 'new' && plain.deductions !== undefined
      ? { ...plain, deductions: { ...part(plain.deductions), ...kept } }
      : plain;
  const house = part(out.house_property);
  if (regime === 'old' || year.detailed || !Array.isArray(house.properties)) return { data: out, dropped };
  const properties = rowsOf(house.properties).map((row, i) => {
    if (row.property_type !== 'S' || !row.interest_on_loan) return row;
    dropped.push(`house_property.properties.${i}.interest_on_loan`);
    const { interest_on_loan: _, ...rest } = row;
    return rest;
  });
  return { data: { ...out, house_property: { ...house, properties } }, dropped };
}
