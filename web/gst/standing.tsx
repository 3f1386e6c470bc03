import { todayInIst } from '../../shared/dates.ts';
import type { Taxes } from '../../shared/gst/gstr1/supply.ts';
import { t } from '../i18n/t.ts';
import { StatusChip } from '../ui/StatusChip.tsx';

/** State of a GST return as a chip; `due` turns a late one red. */
export function GstStatus({ status, due }: { status: string; due?: string | null | undefined }) {
  if (status === 'filed') return <StatusChip tone="done">{t('Filed')}</StatusChip>;
  if (due && due < todayInIst()) return <StatusChip tone="problem">{t('Overdue')}</StatusChip>;
  if (status === 'draft') return <StatusChip tone="progress">{t('Draft')}</StatusChip>;
  return <StatusChip tone="neutral">{t('Not started')}</StatusChip>;
}

/** Heads of tax, in the form's order. */
export const taxHeads = () =>
  [
    ['igst', t('Integrated tax')],
    ['cgst', t('Central tax')],
    ['sgst', t('State/UT tax')],
    ['cess', t('Cess')],
  ] as const satisfies readonly (readonly [keyof Taxes, string])[];
