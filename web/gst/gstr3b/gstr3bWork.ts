import { todayInIst } from '../../../shared/dates.ts';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { type Delay, delayOf, withDelay } from '../../../shared/gst/gstr3b/delay.ts';
import { type Gstr3b, taxKeys } from '../../../shared/gst/gstr3b/form.ts';
import { formFromWire, inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import { type Gstr3bAnswer, paiseOf } from './gstr3bForm.ts';

/** Input of the page; amounts in paise. */
export interface Gstr3bInput {
  form: Gstr3b;
  opening: Taxes;
  cash: Taxes;
  payOn: string;
  /** Interest and late fee as entered instead of as calculated. */
  asTyped: boolean;
}

/** Initial input for a stored return; throws if its form cannot be read. */
export function typedOf(stored: Gstr3bAnswer): Gstr3bInput {
  const read = formFromWire(stored.form);
  if (!read.ok) throw new Error('The stored form does not read');
  return {
    form: read.form,
    opening: paiseOf(stored.opening_credit),
    cash: paiseOf(stored.cash_balance),
    payOn: stored.pay_on,
    asTyped: stored.delay_as_typed,
  };
}

/** Whether nothing changed since `start`. An edited form is a new object. */
export const isSame = (typed: Gstr3bInput, start: Gstr3bInput): boolean =>
  typed.form === start.form &&
  JSON.stringify({ ...typed, form: 0 }) === JSON.stringify({ ...start, form: 0 });

/** Body of a save; rupees. */
export const bodyOf = (shown: Gstr3bAnswer, typed: Gstr3bInput) => ({
  gst_id: shown.gst_id,
  version: shown.version,
  form: inRupees(typed.form),
  opening_credit: inRupees(typed.opening),
  cash_balance: inRupees(typed.cash),
  pay_on: typed.payOn,
  delay_as_typed: typed.asTyped,
});

/** Charges for late payment, and the form as paid. A filed return is unchanged. */
export function delayed(shown: Gstr3bAnswer, typed: Gstr3bInput): { delay: Delay; paid: Gstr3b } {
  const delay = delayOf(typed.form, typed.opening, {
    due: shown.due_date ?? undefined,
    paid: shown.filed_on || typed.payOn || todayInIst(),
    turnover: shown.turnover === null ? undefined : Math.round(shown.turnover * 100),
  });
  return { delay, paid: withDelay(typed.form, delay, typed.asTyped || shown.status === 'filed') };
}

/**
 * A form filled from GSTR-1, GSTR-2B and the credit ledger, keeping manual entries: import of services,
 * exempt inward supplies, interest and fee. Reversals and reclaims of the ledger fill fields not entered
 * manually.
 */
export function refilled(form: Gstr3b, prepared: Gstr3b): Gstr3b {
  const { import_services } = form.credit;
  const either = (key: 'reversed_rules' | 'reversed_other' | 'reclaimed') =>
    taxKeys.some((head) => form.credit[key][head] !== 0) ? form.credit[key] : prepared.credit[key];
  return {
    ...prepared,
    inward: form.inward,
    interest: form.interest,
    late_fee: form.late_fee,
    interstate: { ...prepared.interstate, composition: form.interstate.composition },
    credit: {
      ...prepared.credit,
      import_services,
      reversed_rules: either('reversed_rules'),
      reversed_other: either('reversed_other'),
      reclaimed: either('reclaimed'),
    },
  };
}
