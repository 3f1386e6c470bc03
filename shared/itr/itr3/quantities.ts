import { type Issue, sentence } from '../../forms/messages.ts';
import { type FormValues, getAt, type PathOf, setAt } from '../../forms/paths.ts';
import { amountOf, rowsOf } from '../common/read.ts';
import type { ItrType } from '../common/types.ts';
import { isObject } from '../json/path.ts';
import type { Itr3, Itr3Quantitative } from '../values/itr3.ts';
import { units, unitsBefore } from './codes/business.ts';

/** Version of the code lists a return is stored with. 2: units of quantitative details are the department's. */
export const codeLists = 2;

/** Forms with quantitative details. */
export const formsWithUnits: readonly ItrType[] = ['ITR-3', 'ITR-5', 'ITR-6'];

const lists = ['trading', 'raw_materials', 'finished'] as const;

/**
 * Data stored under the earlier lists: a unit whose code had another meaning is removed and noted separately,
 * to be asked again. Returns the same data if there is none.
 */
export function unitsAsked(data: FormValues): FormValues {
  let out = data;
  for (const list of lists) {
    const rows = getAt(data, `quantitative.${list}`);
    if (!Array.isArray(rows)) continue;
    for (const [i, row] of rows.entries()) {
      if (!isObject(row) || !unitsBefore.some(({ value }) => value === row['unit'])) continue;
      const { unit, ...rest } = row;
      out = setAt(out, `quantitative.${list}.${i}`, { ...rest, unit_before: unit });
    }
  }
  return out;
}

const labelIn = (options: readonly { value: string; label: string }[], code: string) =>
  options.find(({ value }) => value === code)?.label ?? code;

/** Units to be chosen again, and quantities stored where an earlier version combined two. */
export function quantityIssues({ quantitative }: { quantitative?: Itr3Quantitative | undefined }): Issue[] {
  const out: Issue<PathOf<Itr3>>[] = [];
  for (const list of lists)
    for (const [i, { unit, unit_before: before }] of rowsOf(quantitative?.[list]).entries())
      if (before !== undefined && !unit)
        out.push({
          path: `quantitative.${list}.${i}.unit`,
          message: sentence(
            'Choose the unit: an earlier version showed code {code} as “{before}”; on the department’s list it is “{now}”',
            {
              code: before,
              before: { text: labelIn(unitsBefore, before) },
              now: { text: labelIn(units, before) },
            },
          ),
          severity: 'error',
        });
  for (const [i, row] of rowsOf(quantitative?.raw_materials).entries())
    if (amountOf(row.sold) > 0 && row.consumed === undefined)
      out.push({
        path: `quantitative.raw_materials.${i}.sold`,
        message: {
          text: 'Is this sold or used up? Enter here only what was sold as raw material, and what went into production as consumption of the year',
        },
        severity: 'warning',
      });
  for (const [i, row] of rowsOf(quantitative?.finished).entries())
    if (amountOf(row.bought) > 0 && row.made === undefined)
      out.push({
        path: `quantitative.finished.${i}.bought`,
        message: {
          text: 'Is this bought or made? Enter here only what was bought, and what was made as manufactured in the year',
        },
        severity: 'warning',
      });
  return out;
}
