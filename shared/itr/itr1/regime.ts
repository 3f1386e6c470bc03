import type { Regime } from '../../tax/model/types.ts';
import { rowsOf, textOf } from '../common/read.ts';
import type { Itr1, Itr1Deductions, Itr1HouseProperty, Itr1HousePropertyProperties } from '../values/itr1.ts';

/** Regime the return chooses; the new one unless opted out (s.115BAC(6)). */
export const regimeOf = (data: { filing?: { opt_out_new_tax_regime?: 'Y' | 'N' } }): Regime =>
  textOf(data.filing?.opt_out_new_tax_regime) === 'Y' ? 'old' : 'new';

/** Deductions available in the new regime (s.115BAC(2)); all other keys of the deductions step are dropped. */
const keptInNew: readonly (keyof Itr1Deductions)[] = ['sec_80ccd2', 'sec_80cch', 'pran'];

/** Allowances the new regime does not exempt (validation rules 150, 162, 165 to 168). */
const allowancesBarredInNew = ['10(5)', '10(13A)', '10(14)(i)', '10(14)(ii)', '10(17)'];
/** Rows of the allowances table meant for the new regime only (rule 151). */
const allowancesOnlyInNew = ['10(14)(i)(115BAC)', '10(14)(ii)(115BAC)'];

const without = <T extends object>(row: T, keys: readonly (keyof T)[]): T =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key as keyof T))) as T;

/** A part of a draft, which may have any value: empty if not a group. */
const part = <T extends object>(v: T | undefined): T =>
  v !== null && typeof v === 'object' && !Array.isArray(v) ? v : ({} as T);

const keys = <T extends object>(v: T) => Object.keys(v) as (keyof T & string)[];

/**
 * The data under the chosen regime: barred items are removed (properties keep their positions), so that a
 * preparer may keep claims for comparing regimes without writing them to the file. `dropped` has the removed
 * paths.
 */
export function forRegime(data: Itr1, regime: Regime): { data: Itr1; dropped: string[] } {
  const dropped: string[] = [];
  const out: Itr1 = { ...data };
  const drop = (path: string) => {
    dropped.push(path);
    return true;
  };

  const salary = part(data.salary);
  if (data.salary !== undefined) {
    const barred = regime === 'new' ? allowancesBarredInNew : allowancesOnlyInNew;
    const allowances = rowsOf(salary.exempt_allowances).filter(
      (row, i) => !(barred.includes(textOf(row.nature)) && drop(`salary.exempt_allowances.${i}`)),
    );
    const barredKeys =
      regime === 'new'
        ? (['entertainment_allowance', 'professional_tax', 'hra'] as const).filter(
            (k) => salary[k] && drop(`salary.${k}`),
          )
        : [];
    out.salary = {
      ...without(salary, barredKeys),
      ...(salary.exempt_allowances === undefined ? {} : { exempt_allowances: allowances }),
    };
  }

  if (regime === 'new') {
    const house = part(data.house_property);
    // interest is in the loan rows, or one typed figure in years without rows
    const freed = <T extends Itr1HouseProperty | Itr1HousePropertyProperties>(row: T, path: string): T => {
      if (row.property_type !== 'S') return row;
      if (Array.isArray(row.loans) && row.loans.length > 0)
        return drop(`${path}loans`) ? without(row, ['loans']) : row;
      return row.interest_on_loan && drop(`${path}interest_on_loan`)
        ? without(row, ['interest_on_loan'])
        : row;
    };
    if (Array.isArray(house.properties))
      out.house_property = {
        ...house,
        properties: rowsOf(house.properties).map((row, i) => freed(row, `house_property.properties.${i}.`)),
      };
    else if (data.house_property !== undefined) out.house_property = freed(house, 'house_property.');

    if (data.deductions !== undefined) {
      const all = part(data.deductions);
      const gone = keys(all).filter((key) => !keptInNew.includes(key));
      for (const key of gone) if (holdsClaim(all[key])) dropped.push(`deductions.${key}`);
      out.deductions = without(all, gone);
    }
    const exempt = part(data.exempt_income);
    if (Array.isArray(exempt.rows))
      out.exempt_income = {
        ...exempt,
        rows: rowsOf(exempt.rows).filter(
          (row, i) => !(row.nature === '10(17)' && drop(`exempt_income.rows.${i}`)),
        ),
      };
  }
  return { data: out, dropped };
}

const holdsClaim = (value: unknown): boolean =>
  typeof value === 'number'
    ? value !== 0
    : Array.isArray(value)
      ? value.length > 0
      : value !== null && typeof value === 'object';
