import type { Taxes } from '../gstr1/supply.ts';
import type { Table4 } from '../gstr2b/credit.ts';
import { type Period, periodOrder } from '../periods.ts';
import { addTaxes, type Gstr3b, liabilityOf, netCredit, taxKeys } from './form.ts';

/** Figures of one month. */
export interface MonthFigures {
  period: Period;
  /** GSTR-3B as GSTR-1 would make it. */
  gstr1?: Gstr3b;
  gstr3b?: Gstr3b;
  gstr2b?: Table4;
}

/** One line: liability by GSTR-1 and by GSTR-3B, credit by GSTR-2B and by GSTR-3B, and the differences (3B less the other); paise. */
interface ComparedMonth {
  period: Period;
  liability: { gstr1?: Taxes; gstr3b?: Taxes; difference?: Taxes };
  credit: { gstr2b?: Taxes; gstr3b?: Taxes; difference?: Taxes };
}

const less = (a: Taxes | undefined, b: Taxes | undefined): Taxes | undefined => {
  if (!a || !b) return undefined;
  const out = { ...a };
  for (const key of taxKeys) out[key] -= b[key];
  return out;
};

const allowed = (t: Table4 | undefined): Taxes | undefined =>
  t && addTaxes(t.import_goods, t.reverse_charge, t.isd, t.other);

/** GSTR-1 against GSTR-3B against GSTR-2B, month by month in order. */
export function compareMonths(months: readonly MonthFigures[]): ComparedMonth[] {
  return [...months]
    .sort((a, b) => periodOrder(a.period) - periodOrder(b.period))
    .map(({ period, gstr1, gstr3b, gstr2b }) => {
      const by1 = gstr1 && liabilityOf(gstr1).ordinary;
      const by3b = gstr3b && liabilityOf(gstr3b).ordinary;
      const by2b = allowed(gstr2b);
      const claimed = gstr3b && netCredit(gstr3b);
      return {
        period,
        liability: { gstr1: by1, gstr3b: by3b, difference: less(by3b, by1) },
        credit: { gstr2b: by2b, gstr3b: claimed, difference: less(claimed, by2b) },
      };
    });
}
