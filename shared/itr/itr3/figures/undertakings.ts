import type { FormValues } from '../../../forms/paths.ts';
import { percentOf, positive } from '../../../money.ts';
import type { YearRules } from '../../../tax/years/types.ts';
import { rowsOf, rupees, total } from '../../common/read.ts';
import type { Itr3 } from '../../values/itr3.ts';
import { undertakingCodes, undertakingKeys } from '../parts/undertakings.ts';

const given = (data: Itr3, part: keyof Itr3) => data[part] !== undefined;

const ofUndertakings = (data: Itr3): FormValues =>
  Object.fromEntries(
    undertakingKeys
      .filter((key) => data.undertakings?.[key] !== undefined)
      .map((key) => {
        const { section, businesses } = undertakingCodes[key];
        // lines of the form's own table
        const schedule = data.undertakings?.[key] as Record<string, { rows?: { amount?: number }[] }>;
        const sum = businesses.reduce(
          (t, [business]) => t + total(rowsOf(schedule[business]?.rows), 'amount'),
          0,
        );
        // The file has every business of a schedule by code, and its amounts only if there are any.
        const natures = Object.fromEntries(businesses.map(([business, nature]) => [business, { nature }]));
        return [key, { section, ...natures, total: sum, ...(key === 'sec_80ic' ? { north_east: sum } : {}) }];
      }),
  );

/** Donations to research associations: the whole amount counts, in whatever mode (s.35). */
const ofResearch = (data: Itr3): FormValues => {
  const rows = rowsOf(data.research_donations?.rows);
  const cash = total(rows, 'cash');
  const other = total(rows, 'other_mode');
  return {
    rows: rows.map((row) => {
      const given = rupees(row.cash) + rupees(row.other_mode);
      return { total: given, eligible: given };
    }),
    cash,
    other,
    total: cash + other,
    eligible: cash + other,
  };
};

/** s.92CE(2A): tax, surcharge on it and cess on both. */
const ofPricing = (data: Itr3, law: YearRules): FormValues => {
  const tax = percentOf(rupees(data.pricing_adjustment?.adjustment), law.secondaryAdjustment.rate);
  const surcharge = percentOf(tax, law.secondaryAdjustment.surcharge);
  const cess = percentOf(tax + surcharge, law.cess);
  const all = tax + surcharge + cess;
  const paid = total(rowsOf(data.pricing_adjustment?.challans), 'amount');
  return { tax, surcharge, cess, total: all, paid, deposited: paid, net: positive(all - paid) };
};

/** Totals of the schedules of undertakings, research donations and secondary adjustments, where they are filled. */
export const undertakingFigures = (data: Itr3, law: YearRules): FormValues => ({
  ...(given(data, 'undertakings') ? { undertakings: ofUndertakings(data) } : {}),
  ...(given(data, 'research_donations') ? { research_donations: ofResearch(data) } : {}),
  ...(given(data, 'pricing_adjustment') ? { pricing_adjustment: ofPricing(data, law) } : {}),
});
