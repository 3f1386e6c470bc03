import { type TableName, tables } from '../../shared/tds/sheets.ts';
import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';

/** Names of the tables, as on the tabs. */
export const tableLabels: Readonly<Record<TableName, string>> = {
  challans: mark('Challans'),
  deductees: mark('Deductees'),
  salaries: mark('Salaries'),
};

/** Location of a finding: a table's row and column, or a field of the head. */
export interface Place {
  table?: TableName;
  row?: number;
  key?: string;
}

/** The location of a finding's path. */
export function placeOf(path: string): Place {
  const [first = '', second, third] = path.split('.');
  const table = tables.find((name) => name === first);
  if (!table) return second ? { key: second } : {};
  return { table, ...(second ? { row: Number(second) } : {}), ...(third ? { key: third } : {}) };
}

/** A refused line in words: of a text file (`line 12`), or of its rows (`deductees.3 Section code`). */
export function refusedText(path: string, message: string): string {
  const line = /^line (\d+)$/.exec(path)?.[1];
  if (line) return t('Line {line}: {message}', { line, message });
  const [, name, row = '', column] = /^([a-z]+)\.(\d+)(?: (.+))?$/.exec(path) ?? [];
  const table = tables.find((known) => known === name);
  if (!table) return message;
  const place = t('{table}, row {row}', { table: t(tableLabels[table]), row });
  return [place, ...(column ? [t(column)] : []), message].join(': ');
}
