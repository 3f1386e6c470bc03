import { chakra } from '@chakra-ui/react';
import { tn } from '../i18n/t.ts';
import { PrintedRows } from './PrintedRows.tsx';
import type { GridColumn, GridRow } from './types.ts';

/** Most rows printed; a file has all of them. */
const PRINTED = 1000;

/** The rows of a grid as a plain table, for printing. */
export function Paper({
  label,
  columns,
  shown,
  totals,
}: {
  label: string;
  columns: readonly GridColumn[];
  shown: readonly GridRow[];
  totals: Readonly<Record<string, string>>;
}) {
  const further = shown.length - PRINTED;
  return (
    <chakra.div className="grid-paper">
      <PrintedRows caption={label} columns={columns} rows={shown.slice(0, PRINTED)} totals={totals} />
      {further > 0 && (
        <p>{tn(further, '{count} more row is not printed.', '{count} more rows are not printed.')}</p>
      )}
    </chakra.div>
  );
}
