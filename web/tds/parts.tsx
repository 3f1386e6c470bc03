import { todayInIst } from '../../shared/dates.ts';
import { t } from '../i18n/t.ts';
import { StatusChip } from '../ui/StatusChip.tsx';

/** State of a statement as a chip; `due` turns a late one red. */
export function TdsStatus({ status, due }: { status: string; due?: string | undefined }) {
  if (status === 'filed') return <StatusChip tone="done">{t('Filed')}</StatusChip>;
  if (due && due < todayInIst()) return <StatusChip tone="problem">{t('Overdue')}</StatusChip>;
  if (status === 'draft') return <StatusChip tone="progress">{t('Draft')}</StatusChip>;
  return <StatusChip tone="neutral">{t('Not started')}</StatusChip>;
}
