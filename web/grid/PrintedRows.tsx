import { chakra } from '@chakra-ui/react';
import { cellOf, type GridColumn, type GridRow } from './types.ts';

const Small = chakra('table', {
  base: {
    width: 'full',
    mt: '5',
    fontSize: '6.5pt',
    '& th, & td': {
      px: '1',
      py: '0.5',
      borderBottom: '1px solid',
      borderColor: 'border',
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& thead th': { color: 'fg.muted', borderColor: 'border.strong' },
    '& [data-align=right]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
    // Dates, rates and identifiers do not wrap.
    '& td[data-align=right], & [data-short]': { whiteSpace: 'nowrap' },
    '& tfoot td': { fontWeight: 'semibold', borderTop: '1px solid', borderBottom: '3px double' },
    '& caption': { textAlign: 'left', fontWeight: 'semibold', fontSize: 'sm', pb: '2' },
  },
});

interface Props {
  caption: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  totals?: Readonly<Record<string, string>>;
}

/** Rows of a grid for printing, without columns that are empty in all rows. */
export function PrintedRows({ caption, columns, rows, totals }: Props) {
  const filled = columns.filter((column) =>
    rows.some((row) => {
      const value = cellOf(row, column.key);
      return value !== undefined && value !== '' && value !== 0;
    }),
  );
  return (
    <Small>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {filled.map((column) => (
            <th key={column.key} scope="col" data-align={column.align}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {filled.map((column) => {
              const text = column.show(cellOf(row, column.key));
              return (
                <td
                  key={column.key}
                  data-align={column.align}
                  data-short={/^\S{1,15}$/.test(text) || undefined}
                >
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {totals && filled.some((column) => totals[column.key]) && (
        <tfoot>
          <tr>
            {filled.map((column) => (
              <td key={column.key} data-align={column.align}>
                {totals[column.key]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Small>
  );
}
