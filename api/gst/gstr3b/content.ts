import { todayInIst } from '../../../shared/dates.ts';
import { dueDate } from '../../../shared/gst/data/due-dates.ts';
import { noTaxes, type Taxes, type Taxpayer } from '../../../shared/gst/gstr1/supply.ts';
import { checkGstr3b } from '../../../shared/gst/gstr3b/check.ts';
import { delayOf, withDelay } from '../../../shared/gst/gstr3b/delay.ts';
import { emptyGstr3b, type Gstr3b } from '../../../shared/gst/gstr3b/form.ts';
import type { Period } from '../../../shared/gst/periods.ts';
import type { Deps } from '../../base/deps.ts';
import { failure, fieldErrors } from '../../base/errors.ts';
import type { GstReturnDoc } from '../base/model.ts';
import { taxpayerOf } from '../base/store.ts';

/** Content of a GSTR-3B: the form, the ledger balances before it, and the intended date of payment. */
export interface Content {
  form: Gstr3b;
  opening: Taxes;
  /** Cash ledger balance; absent in returns stored before it was asked for. */
  cash?: Taxes;
  pay_on: string;
  /** Table 5.1 is paid as entered, without the calculated charges for delay. */
  delay_as_typed?: boolean;
}

/** Facts that determine when a return is due and paid. */
export interface Standing {
  period: Period;
  status: 'draft' | 'filed';
  filed_on: string;
  who: Pick<Taxpayer, 'gstin' | 'frequency' | 'turnover'>;
}

/** Due date and delay of a return, and the form as paid. A filed return is unchanged. */
export function paidOf(deps: Deps, content: Content, { period, status, filed_on, who }: Standing) {
  const due = dueDate('GSTR-3B', period, { frequency: who.frequency, state: who.gstin.slice(0, 2) });
  const paid = filed_on || content.pay_on || todayInIst(deps.now());
  const delay = delayOf(content.form, content.opening, { due, paid, turnover: who.turnover });
  const asTyped = status === 'filed' || content.delay_as_typed === true;
  return { due, delay, form: withDelay(content.form, delay, asTyped) };
}

/** The form of a stored return as paid. */
export const paidForm = (deps: Deps, record: GstReturnDoc, content: Content): Gstr3b =>
  paidOf(deps, content, standingOf(deps, record)).form;

export const standingOf = (deps: Deps, record: GstReturnDoc): Standing => ({
  period: record.period,
  status: record.status,
  filed_on: record.filed_on,
  who: taxpayerOf(deps, record),
});

/** The decrypted form of a GSTR-3B. */
export const contentOf = (deps: Deps, record: GstReturnDoc): Content =>
  record.content_sealed
    ? deps.vault.open<Content>(record.content_sealed)
    : { form: emptyGstr3b(), opening: noTaxes(), pay_on: '' };

/** 422 when filing a return with errors. */
export function refuseErrors(form: Gstr3b): void {
  const errors = checkGstr3b(form).filter((i) => i.severity === 'error');
  if (errors.length > 0)
    throw failure(422, 'incomplete_return', errors[0]!.message, { fields: fieldErrors(errors) });
}
