import { type TableName, tables } from '../../shared/tds/sheets.ts';
import { mark } from '../i18n/mark.ts';

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
