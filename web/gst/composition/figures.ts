import type { WireMessage } from '../../../shared/forms/messages.ts';
import {
  type CompositionYear,
  type Dealer,
  type InwardTable,
  inwardTables,
} from '../../../shared/gst/composition/composition.ts';
import { noTaxes, type Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { taxKeys } from '../../../shared/gst/gstr3b/form.ts';
import { mark } from '../../i18n/mark.ts';

/** Response of the composition call; rupees. */
export interface Composition {
  financial_year: string;
  gstin: string;
  registration_id: string;
  scheme: string;
  version: number;
  dealer: Dealer;
  filed_on: string;
  can_edit: boolean;
  quarters: CompositionYear['quarters'];
  inward: CompositionYear['inward'];
  issues: (WireMessage & { path: string })[];
}

export const dealerNames: Record<Dealer, string> = {
  trader: mark('Trader: 1% of taxable supplies'),
  manufacturer: mark('Manufacturer: 1% of turnover'),
  restaurant: mark('Restaurant: 5% of turnover'),
  services: mark('Services, section 10(2A): 6% of turnover'),
};

export const inwardNames: Record<InwardTable, string> = {
  '4A': mark('4A From registered suppliers, not reverse charge'),
  '4B': mark('4B From registered suppliers, reverse charge'),
  '4C': mark('4C From unregistered suppliers, reverse charge'),
  '4D': mark('4D Import of services'),
};

const scaled = (t: Taxes, by: (n: number) => number): Taxes => {
  const out = noTaxes();
  for (const key of taxKeys) out[key] = by(t[key]);
  return out;
};
const scaledYear = (year: CompositionYear, by: (n: number) => number): CompositionYear => ({
  dealer: year.dealer,
  filed_on: year.filed_on,
  quarters: year.quarters.map((q) => ({
    outward: by(q.outward),
    taxable: by(q.taxable),
    inward: by(q.inward),
    inwardTax: scaled(q.inwardTax, by),
    paid_on: q.paid_on,
  })),
  inward: Object.fromEntries(
    inwardTables.map((t) => [t, { value: by(year.inward[t].value), tax: scaled(year.inward[t].tax, by) }]),
  ) as CompositionYear['inward'],
});

/** The year of a response as the form edits it; paise. */
export const yearOf = (c: Composition): CompositionYear => scaledYear(c, (n) => Math.round(n * 100));

/** Body of a save; rupees. */
export const bodyOf = (c: Composition, year: CompositionYear) => ({
  registration_id: c.registration_id,
  financial_year: c.financial_year,
  version: c.version,
  ...scaledYear(year, (n) => n / 100),
});
