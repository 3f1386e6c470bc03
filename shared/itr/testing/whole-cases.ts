import { type FormValues, getAt } from '../../forms/paths.ts';
import { whole as whole5 } from '../itr5/testing/whole.ts';
import { whole as whole6 } from '../itr6/testing/whole.ts';
import { whole as whole7 } from '../itr7/testing/whole.ts';
import { further5, further6, further7 } from './further.ts';
import { nasty5, nasty6, nasty7 } from './nasty.ts';
import { statute5, statute6, statute7 } from './statute.ts';
import { type Figures, placesOf, type Whole } from './whole.ts';

type WithPart = Whole & { part?: Readonly<Record<string, number>> };

/** Whole returns of entities worked by hand, with their form. */
export const wholeCases: readonly (readonly [
  name: string,
  type: 'ITR-5' | 'ITR-6' | 'ITR-7',
  of: WithPart,
])[] = [
  ...[...whole5, ...further5, ...nasty5, ...statute5].map((of) => [of.name, 'ITR-5', of] as const),
  ...[...whole6, ...further6, ...nasty6, ...statute6].map((of) => [of.name, 'ITR-6', of] as const),
  ...[...whole7, ...further7, ...nasty7, ...statute7].map((of) => [of.name, 'ITR-7', of] as const),
];

/** What a file says of each figure worked by hand; what it leaves out is nil. */
export const stated = (type: keyof typeof placesOf, file: unknown, { figures, part = {} }: WithPart) => {
  const body = getAt(file as FormValues, `ITR.${type.replace('-', '')}`);
  const places = placesOf[type];
  const at = (path: string) => Number(getAt(body as FormValues, path) ?? 0);
  return {
    found: Object.fromEntries([
      ...Object.keys(figures).flatMap((key) => {
        const place = places[key as keyof Figures];
        return place ? [[key, at(place)]] : [];
      }),
      ...Object.keys(part).map((path) => [path, at(path)]),
    ]),
    expected: {
      ...Object.fromEntries(Object.entries(figures).filter(([key]) => places[key as keyof Figures])),
      ...part,
    },
  };
};
