import { chakra } from '@chakra-ui/react';
import { formatPaise } from '../../../shared/money.ts';
import { t } from '../../i18n/t.ts';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { type FileTotals, type TotalRow, totalRows } from './fileTotals.ts';

const names = (): Record<TotalRow['key'], string> => ({
  file: t('In the file'),
  placed: t('Placed in the tables'),
  refused: t('In refused lines'),
  difference: t('Difference between file and tables'),
});

/** Totals of an imported file beside what was placed in the tables; differences in red. */
export function FileTotalsTable({ totals }: { totals: FileTotals }) {
  const label = names();
  return (
    <Scroller label={t('Totals of the file')}>
      <FigureTable>
        <caption>{t('Totals of the file')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Details')}</th>
            {[t('Taxable value'), t('Tax'), t('Cess')].map((name) => (
              <th key={name} scope="col" data-align="right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totalRows(totals).map(({ key, amounts, differs }) => (
            <tr key={key}>
              <th scope="row">{label[key]}</th>
              {amounts.map((amount, i) => (
                <chakra.td
                  // biome-ignore lint/suspicious/noArrayIndexKey: three fixed columns
                  key={i}
                  data-align="right"
                  {...(differs[i] ? { color: 'danger', fontWeight: 'semibold' } : {})}
                >
                  {amount === null ? '' : formatPaise(amount)}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}
