import { hasSalaries, type TableName } from '../../shared/tds/sheets.ts';
import { formatCount, t } from '../i18n/t.ts';
import type { OpenTds } from './openTds.ts';

/**
 * Tabs of a statement: salaries in the last quarter, changes in a correction, and each table with its number
 * of rows.
 */
export function statementTabs(
  { form_type, quarter, correction }: Pick<OpenTds['record'], 'form_type' | 'quarter' | 'correction'>,
  rowsIn: (table: TableName) => number,
  errors: number,
): { id: string; label: string }[] {
  const counted = (label: string, count: number) => (count > 0 ? `${label} (${formatCount(count)})` : label);
  const table = (id: TableName, label: string) => ({ id, label: counted(label, rowsIn(id)) });
  return [
    { id: 'deductor', label: t('Deductor') },
    table('challans', t('Challans')),
    table('deductees', t('Deductees')),
    ...(hasSalaries(form_type, quarter) ? [table('salaries', t('Salaries'))] : []),
    ...(correction > 0 ? [{ id: 'changes', label: t('Changes') }] : []),
    { id: 'summary', label: t('Summary') },
    { id: 'problems', label: counted(t('Problems'), errors) },
    { id: 'certificates', label: t('Certificates') },
    { id: 'export', label: t('Import and export') },
  ];
}
