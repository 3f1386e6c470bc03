import { english } from '../../shared/forms/messages.ts';
import { noTaxes, type Taxes } from '../../shared/gst/gstr1/supply.ts';
import { checkGstr3b } from '../../shared/gst/gstr3b/check.ts';
import { emptyGstr3b, type Gstr3b } from '../../shared/gst/gstr3b/form.ts';
import type { Deps } from '../deps.ts';
import { failure, fieldErrors } from '../errors.ts';
import type { GstReturnDoc } from './model.ts';

/** What is kept of a GSTR-3B: the form, the ledgers before it, and the day it is meant to be paid. */
export interface Content {
  form: Gstr3b;
  opening: Taxes;
  /** What lies in the cash ledger; absent in returns kept before it was asked for. */
  cash?: Taxes;
  pay_on: string;
}

/** The form of a stored GSTR-3B, opened. */
export const contentOf = (deps: Deps, record: GstReturnDoc): Content =>
  record.content_sealed
    ? deps.vault.open<Content>(record.content_sealed)
    : { form: emptyGstr3b(), opening: noTaxes(), pay_on: '' };

/** 422 when a return with errors is to be filed. */
export function refuseErrors(form: Gstr3b): void {
  const errors = checkGstr3b(form).filter((i) => i.severity === 'error');
  if (errors.length > 0)
    throw failure(422, 'incomplete_return', english(errors[0]!.message), { fields: fieldErrors(errors) });
}
