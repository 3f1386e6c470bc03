import { rowsOf, rupees, textOf } from '../common/read.ts';
import { isObject } from '../json/path.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr5 } from '../values/itr5.ts';

/** Sales with the reduction of consideration under s.48(iii) among their expenses, where ITR-3 has it. */
const reduced = <T>(part: T): T => {
  if (Array.isArray(part)) return part.map(reduced) as T;
  if (!isObject(part)) return part;
  const { reduction_48iii: reduction, ...rest } = part as { reduction_48iii?: number; expenses?: number };
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, reduced(value)]));
  const off = rupees(reduction);
  return (off > 0 ? { ...inner, expenses: rupees(rest.expenses) + off } : inner) as T;
};

/**
 * An ITR-5 viewed as ITR-3, with the same names: a let-out house under ITR-3's code, the single cost of
 * improvement of land as a list, gains of a reconstitution (s.45(4)) among other gains deemed to arise, and
 * the s.48(iii) reduction among expenses.
 */
export const asItr3 = (data: Itr5): Itr3 => {
  const { house_property: house, capital_gains: gains, ...rest } = data;
  const deemed = (term: 'short' | 'long') => {
    const own = reduced(gains?.[term]);
    if (own === undefined) return {};
    const other = rupees(own.deemed_other) + rupees(own.deemed_45_4);
    return { ...own, ...(other > 0 ? { deemed_other: other } : {}) };
  };
  const out = {
    ...rest,
    ...(house
      ? {
          house_property: {
            ...house,
            ...(house.properties
              ? {
                  properties: rowsOf(house.properties).map((row) => ({
                    ...row,
                    property_type: textOf(row.property_type) === 'Y' ? 'L' : row.property_type,
                  })),
                }
              : {}),
          },
        }
      : {}),
    ...(gains
      ? {
          capital_gains: {
            ...gains,
            ...(gains.short ? { short: deemed('short') } : {}),
            ...(gains.long
              ? {
                  long: {
                    ...deemed('long'),
                    ...(gains.long.land
                      ? {
                          land: rowsOf(reduced(gains.long.land)).map((row) => ({
                            ...row,
                            ...(rupees(row.improvement_paid) > 0
                              ? { improvements: [{ cost: rupees(row.improvement_paid) }] }
                              : {}),
                          })),
                        }
                      : {}),
                  },
                }
              : {}),
          },
        }
      : {}),
    ...(data.amt ? { amt: { sec_35ad: rupees(rowsOf(data.amt.added)[0]?.sec_35ad) } } : {}),
  };
  return out as unknown as Itr3;
};
