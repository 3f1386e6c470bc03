import { chakra } from '@chakra-ui/react';
import { formatPaise } from '../../shared/money.ts';
import { formatCount, t } from '../i18n/t.ts';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { sumNames, tableNames } from './fields.ts';
import { type Answer, differs } from './importing.ts';

const money = (rupees: number): string => formatPaise(Math.round(rupees * 100));

/** Totals of the file compared with the totals imported, differences in red. */
export function ProofTable({ proof }: { proof: Answer['proof'] }) {
  if (proof.length === 0) return null;
  const names = sumNames();
  const label = t('Totals in the file');
  const own = proof.some((p) => p.total_row !== null);
  const red = { color: 'danger', fontWeight: 'semibold' };
  return (
    <Scroller label={label}>
      <FigureTable>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Sum')}</th>
            <th scope="col" data-align="right">
              {t('Lines of the file')}
            </th>
            {own && (
              <th scope="col" data-align="right">
                {t('The file’s total')}
              </th>
            )}
            <th scope="col" data-align="right">
              {t('Placed')}
            </th>
            <th scope="col" data-align="right">
              {t('Difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {proof.map((p) => {
            const off = differs(p);
            return (
              <tr key={p.key} data-differs={off.placed || off.total || undefined}>
                <th scope="row">{names[p.key] ?? p.key}</th>
                <td data-align="right">{money(p.file)}</td>
                {own && (
                  <chakra.td data-align="right" {...(off.total ? red : {})}>
                    {p.total_row === null ? '' : money(p.total_row)}
                  </chakra.td>
                )}
                <td data-align="right">{money(p.placed)}</td>
                <chakra.td data-align="right" {...(off.placed ? red : {})}>
                  {off.placed ? money(p.difference) : '0.00'}
                </chakra.td>
              </tr>
            );
          })}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}

const columns = ['taxable', 'igst', 'cgst', 'sgst', 'cess', 'value', 'debit', 'credit', 'amount', 'tax'];

/** Amounts per table, credit notes negative. */
export function PlacedTable({ placed }: { placed: Answer['placed'] }) {
  const entries = Object.entries(placed);
  if (entries.length === 0) return null;
  const names = sumNames();
  const tables = tableNames();
  const label = t('Imported');
  const shown = columns.filter((key) => entries.some(([, p]) => p.totals[key] !== undefined));
  return (
    <Scroller label={label}>
      <FigureTable>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Table')}</th>
            <th scope="col" data-align="right">
              {t('Entries')}
            </th>
            {shown.map((key) => (
              <th key={key} scope="col" data-align="right">
                {names[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(([table, { rows, totals }]) => (
            <tr key={table} data-table={table}>
              <th scope="row">{tables[table] ?? table}</th>
              <td data-align="right">{formatCount(rows)}</td>
              {shown.map((key) => (
                <td key={key} data-align="right">
                  {totals[key] === undefined ? '' : money(totals[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}
