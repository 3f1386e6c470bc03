import { type FormData, getAt } from '../../../forms/paths.ts';
import { mulDiv, positive } from '../../../money.ts';
import { rowsAt, sumOf, typedAt } from '../../read.ts';
import { undertakingCodes } from '../parts/undertakings.ts';

const given = (data: FormData, part: string) => getAt(data, part) !== undefined;

const ofUndertakings = (data: FormData): FormData =>
  Object.fromEntries(
    Object.entries(undertakingCodes)
      .filter(([key]) => given(data, `undertakings.${key}`))
      .map(([key, { section, businesses }]) => {
        const total = businesses.reduce(
          (t, [business]) => t + sumOf(rowsAt(data, `undertakings.${key}.${business}.rows`), 'amount'),
          0,
        );
        // The file has every business of a schedule by its code, its amounts only where there are any.
        const natures = Object.fromEntries(businesses.map(([business, nature]) => [business, { nature }]));
        return [key, { section, ...natures, total, ...(key === 'sec_80ic' ? { north_east: total } : {}) }];
      }),
  );

/** Donations to research associations: the whole amount counts, in whatever mode (s.35). */
const ofResearch = (data: FormData): FormData => {
  const rows = rowsAt(data, 'research_donations.rows');
  const cash = sumOf(rows, 'cash');
  const other = sumOf(rows, 'other_mode');
  return {
    rows: rows.map((row) => {
      const total = typedAt(row, 'cash') + typedAt(row, 'other_mode');
      return { total, eligible: total };
    }),
    cash,
    other,
    total: cash + other,
    eligible: cash + other,
  };
};

/** s.92CE(2A), (2C): 18%, surcharge of 12% on it, cess of 4% on both. */
const ofPricing = (data: FormData): FormData => {
  const tax = mulDiv(typedAt(data, 'pricing_adjustment.adjustment'), 18, 100);
  const surcharge = mulDiv(tax, 12, 100);
  const cess = mulDiv(tax + surcharge, 4, 100);
  const total = tax + surcharge + cess;
  const paid = sumOf(rowsAt(data, 'pricing_adjustment.challans'), 'amount');
  return { tax, surcharge, cess, total, paid, deposited: paid, net: positive(total - paid) };
};

/** Totals of the schedules of undertakings, research donations and secondary adjustments, where they are filled. */
export const undertakingFigures = (data: FormData): FormData => ({
  ...(given(data, 'undertakings') ? { undertakings: ofUndertakings(data) } : {}),
  ...(given(data, 'research_donations') ? { research_donations: ofResearch(data) } : {}),
  ...(given(data, 'pricing_adjustment') ? { pricing_adjustment: ofPricing(data) } : {}),
});
