import { ofParts } from '../common/of-parts.ts';
import { rowsOf, textOf } from '../common/read.ts';
import { carriedYears3 } from '../itr3/parts/losses.ts';
import { asItr3 as itr5AsItr3 } from '../itr5/as-itr3.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr5 } from '../values/itr5.ts';
import type { Itr6 } from '../values/itr6.ts';
import type { Itr6Year } from './data/years.ts';

type Losses = NonNullable<Itr6['carried_losses']>;

/**
 * Schedule CFL without the losses lapsed by a change of shareholders (s.79(1)); unabsorbed depreciation is
 * not included.
 */
export const withoutLapsed = (year: Itr6Year, data: Itr6): Losses | undefined => {
  const lapsed = new Set<string>(rowsOf(data.filing?.section_79).map((row) => textOf(row.year)));
  if (!data.carried_losses || lapsed.size === 0) return data.carried_losses;
  const keys = new Set(
    carriedYears3(year as never)
      .filter(({ assessmentYear }) => lapsed.has(assessmentYear))
      .map(({ key }) => key as string),
  );
  return Object.fromEntries(Object.entries(data.carried_losses).filter(([key]) => !keys.has(key))) as Losses;
};

const lossesLeft = ofParts<Itr6>()(['carried_losses', 'filing'], (data, year: Itr6Year) =>
  withoutLapsed(year, data),
);
const personalOf = ofParts<Itr6>()(['personal'], ({ personal }) => ({ ...personal, sub_status: undefined }));
/** Corporate social responsibility is among the other disallowances u/s 37. */
const informationOf = ofParts<Itr6>()(['other_information'], ({ other_information: part }) => {
  const { social_responsibility = 0, ...of37 } = (part?.disallowed_37 ?? {}) as Record<string, number>;
  return social_responsibility > 0
    ? { ...part, disallowed_37: { ...of37, other_37: (of37['other_37'] ?? 0) + social_responsibility } }
    : part;
});

/** An ITR-6 viewed as ITR-5, with the same names. */
export const asItr5 = (year: Itr6Year, data: Itr6): Itr5 => {
  const { personal: _p, filing: _f, company: _c, balance_sheet: _b, ...rest } = data;
  const losses = lossesLeft(data, year);
  const information = informationOf(data);
  return {
    ...rest,
    personal: personalOf(data),
    ...(losses ? { carried_losses: losses } : {}),
    ...(information ? { other_information: information } : {}),
  } as unknown as Itr5;
};

/** The same for the heads, as ITR-3 has them. */
export const asItr3 = (year: Itr6Year, data: Itr6): Itr3 => itr5AsItr3(asItr5(year, data));
