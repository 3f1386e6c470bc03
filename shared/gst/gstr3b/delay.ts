import { daysBetween, type IsoDate } from '../../dates.ts';
import { mulDiv, roundTo } from '../../money.ts';
import { interestRate, lateFee } from '../data/fees.ts';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import { addTaxes, type Gstr3b, liabilityOf, taxKeys } from './form.ts';
import { paymentOf } from './summary.ts';

/** Days a return is late; 0 when in time. */
export const daysLate = (due: IsoDate, filed: IsoDate): number => Math.max(0, daysBetween(due, filed));

/** To the nearest rupee, 50 paise going up (s.170). */
const toRupee = (paise: number): number => roundTo(paise, 100);

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

/** Charges of a late return; paise. `capped`: the late fee has reached its limit. */
export interface Delay {
  days: number;
  interest: Taxes;
  late_fee: { cgst: number; sgst: number };
  capped: boolean;
}

/** Interest and late fee of a return paid on `paid`: interest on the tax paid in cash, reverse charge included. No due date, no delay. */
export function delayOf(
  form: Gstr3b,
  opening: Taxes,
  { due, paid, turnover }: { due: IsoDate | undefined; paid: IsoDate; turnover?: number | undefined },
): Delay {
  if (!due) return { days: 0, interest: noTaxes(), late_fee: { cgst: 0, sgst: 0 }, capped: false };
  const { ordinary, reverse } = liabilityOf(form);
  const { cash, reverseCash } = paymentOf(form, opening).setOff;
  const nil = taxKeys.every((key) => ordinary[key] + reverse[key] === 0);
  const fee = lateFeeOf(due, paid, nil, turnover);
  return {
    days: fee.days,
    interest: interestOn(addTaxes(cash, reverseCash), due, paid),
    late_fee: { cgst: fee.cgst, sgst: fee.sgst },
    capped: fee.capped,
  };
}

/**
 * The form as paid: table 5.1 includes interest and late fee for the delay unless the preparer entered them.
 * `asTyped` leaves table 5.1 unchanged, for a waiver or portal figures.
 */
export function withDelay(form: Gstr3b, delay: Delay, asTyped = false): Gstr3b {
  if (asTyped) return form;
  const typedInterest = taxKeys.some((key) => form.interest[key] !== 0);
  const typedFee = form.late_fee.cgst !== 0 || form.late_fee.sgst !== 0;
  return {
    ...form,
    interest: typedInterest ? form.interest : delay.interest,
    late_fee: typedFee ? form.late_fee : delay.late_fee,
  };
}
