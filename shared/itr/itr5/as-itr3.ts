import type { FormValues } from '../../forms/paths.ts';
import { ofParts } from '../common/of-parts.ts';
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

const house = ofParts<Itr5>()(['house_property'], ({ house_property: part }) =>
  part
    ? {
        ...part,
        ...(part.properties
          ? {
              properties: rowsOf(part.properties).map((row) => ({
                ...row,
                property_type: textOf(row.property_type) === 'Y' ? 'L' : row.property_type,
              })),
            }
          : {}),
      }
    : undefined,
);

const gains = ofParts<Itr5>()(['capital_gains'], ({ capital_gains: part }) => {
  if (!part) return undefined;
  const deemed = (term: 'short' | 'long') => {
    const own = reduced(part[term]);
    if (own === undefined) return {};
    const other = rupees(own.deemed_other) + rupees(own.deemed_45_4);
    return { ...own, ...(other > 0 ? { deemed_other: other } : {}) };
  };
  const land = part.long?.land
    ? rowsOf(reduced(part.long.land)).map((row) => ({
        ...row,
        ...(rupees(row.improvement_paid) > 0
          ? { improvements: [{ cost: rupees(row.improvement_paid) }] }
          : {}),
      }))
    : undefined;
  return {
    ...part,
    ...(part.short ? { short: deemed('short') } : {}),
    ...(part.long ? { long: { ...deemed('long'), ...(land ? { land } : {}) } } : {}),
  };
});

const minimumTax = ofParts<Itr5>()(['amt'], ({ amt }) =>
  amt ? { sec_35ad: rupees(rowsOf(amt.added)[0]?.sec_35ad) } : undefined,
);

/**
 * An ITR-5 viewed as ITR-3, with the same names: a let-out house under ITR-3's code, the single cost of
 * improvement of land as a list, gains of a reconstitution (s.45(4)) among other gains deemed to arise, and
 * the s.48(iii) reduction among expenses. Parts are the same objects as before while the form's are.
 */
export const asItr3 = (data: Itr5): Itr3 => {
  const out: FormValues = { ...data };
  for (const [key, part] of [
    ['house_property', house(data)],
    ['capital_gains', gains(data)],
    ['amt', minimumTax(data)],
  ] as const)
    if (part) out[key] = part;
    else delete out[key];
  return out as Itr3;
};
