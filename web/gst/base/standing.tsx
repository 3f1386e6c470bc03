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
  t('Nothing is reported: file it as a nil return by ticking the box on the portal; no file is needed.');
