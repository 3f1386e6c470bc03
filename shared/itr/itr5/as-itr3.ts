import { rowsOf, rupees, textOf } from '../common/read.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr5 } from '../values/itr5.ts';

/**
 * An ITR-5 for what it shares with ITR-3, under the same names: a let-out house under ITR-3's code, the one cost of improvement of land
 * as a list, and gains of a reconstitution (s.45(4)) among other gains deemed to arise.
 */
export const asItr3 = (data: Itr5): Itr3 => {
  const { house_property: house, capital_gains: gains, ...rest } = data;
  const deemed = (term: 'short' | 'long') => {
    const own = gains?.[term];
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
                          land: rowsOf(gains.long.land).map((row) => ({
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
