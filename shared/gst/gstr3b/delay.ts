import { daysBetween, type IsoDate } from '../../dates.ts';
import { mulDiv, roundTo } from '../../money.ts';
import { interestRate, lateFee } from '../data/fees.ts';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import { taxKeys } from './form.ts';

/** Days a return is late; 0 when in time. */
export const daysLate = (due: IsoDate, filed: IsoDate): number => Math.max(0, daysBetween(due, filed));

/** To the nearest rupee, 50 paise going up (s.170). */
export const toRupee = (paise: number): number => roundTo(paise, 100);

/**
 * Interest on tax paid in cash after the due date (s.50(1) with its proviso, rule 88B(1)): 18% a year for each day after the due day up to
 * the day of payment, to the rupee (s.170). Paise.
 */
export function interestOn(cash: Taxes, due: IsoDate, paid: IsoDate): Taxes {
  const days = daysLate(due, paid);
  const out = noTaxes();
  for (const key of taxKeys) {
    out[key] = toRupee(
      mulDiv(Math.max(0, cash[key]), interestRate.lateTax * days, 100 * interestRate.daysInYear),
    );
  }
  return out;
}

/** Late fee of GSTR-1 or GSTR-3B (s.47 as reduced): `nil` when no tax is payable; turnover is the preceding year's, paise. Half is central, half State tax. */
export function lateFeeOf(
  due: IsoDate,
  filed: IsoDate,
  nil: boolean,
  turnover: number | undefined,
): { cgst: number; sgst: number; days: number; capped: boolean } {
  const days = daysLate(due, filed);
  const perDay = nil ? lateFee.perDayNil : lateFee.perDay;
  const tier =
    lateFee.caps.find((c) => (turnover ?? Number.POSITIVE_INFINITY) <= c.upToTurnover) ??
    lateFee.caps.at(-1)!;
  const cap = nil ? lateFee.nilCap : tier.cap;
  const full = days * perDay;
  const half = Math.min(full, cap) / 2;
  return { cgst: half, sgst: half, days, capped: full > cap };
}
