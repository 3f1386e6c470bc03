import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { t } from '../../i18n/t.ts';

/** Heads of tax, in the form's order. */
export const taxHeads = () =>
  [
    ['igst', t('Integrated tax')],
    ['cgst', t('Central tax')],
    ['sgst', t('State/UT tax')],
    ['cess', t('Cess')],
  ] as const satisfies readonly (readonly [keyof Taxes, string])[];

/** Shown before a return without rows is filed. */
export const nilNotice = () =>
  t('Nothing is reported: it is filed as a nil return, by the tick on the portal, without a file.');
