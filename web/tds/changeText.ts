import { formatPaise } from '../../shared/money.ts';
import { showSheetCell } from '../../shared/tds/files.ts';
import { type ColumnKey, columnsOf, type SheetRow, type TableName } from '../../shared/tds/sheets.ts';
import { t } from '../i18n/t.ts';
import type { OpenTds } from './openTds.ts';

type Form = OpenTds['record']['form_type'];

const columnOf = (form: Form, table: TableName, key: ColumnKey) =>
  columnsOf(form, table).find((column) => column.key === key);

/** Label of a column, translated; '' if the form does not have it. */
export function columnLabel(form: Form, table: TableName, key: ColumnKey): string {
  const column = columnOf(form, table, key);
  return column ? t(column.label) : '';
}

/** A cell as shown before and after; `challans` are their ids in order. */
export function cellText(
  form: Form,
  table: TableName,
  row: SheetRow | undefined,
  key: ColumnKey,
  challans: readonly string[],
): string {
  const column = columnOf(form, table, key);
  const value = row?.[key];
  if (column?.kind === 'money' && typeof value === 'number') return formatPaise(value);
  const shown = column && row ? showSheetCell(column, value, challans) : '';
  return column?.kind === 'choice' ? t(shown) : shown;
}
