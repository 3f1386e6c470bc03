import { useMemo, useSyncExternalStore } from 'react';
import type { RegimeComparison } from '../../shared/tax/index.ts';
import { salaryTax, withSalaryTax } from '../../shared/tds/salary-tax.ts';
import { rupees } from '../i18n/format.ts';
import { t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Note, Row } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { AndMore } from '../ui/lists/AndMore.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import type { OpenTds } from './openTds.ts';

/** Most employees compared on the page. */
const SHOWN = 300;

/** Tax of every employee under both regimes; that of each row's regime can be copied to the annexure. */
export function SalaryTax({ open, readOnly }: { open: OpenTds; readOnly: boolean }) {
  const { book, record } = open;
  const ticks = useSyncExternalStore(book.subscribe, book.ticks);
  const year = record.financial_year;
  // biome-ignore lint/correctness/useExhaustiveDependencies: recalculated after every change
  const compared = useMemo(
    () =>
      book
        .rows('salaries')
        .slice(0, SHOWN)
        .filter((row) => row.salary !== undefined)
        .map((row) => ({ row, both: salaryTax(row, year) })),
    [book, ticks, year],
  );
  const known = compared.some((c) => c.both);
  const fill = () => {
    const put = book.rows('salaries').flatMap((row) => {
      const made = withSalaryTax(row, year);
      return made && JSON.stringify(made) !== JSON.stringify(row) ? [made] : [];
    });
    if (put.length === 0) {
      showToast({ tone: 'info', text: t('Every row already has the tax of its regime.') });
      return;
    }
    book.change('salaries', put, []);
    showToast({
      tone: 'success',
      text: tn(put.length, 'Tax calculated for {count} row', 'Tax calculated for {count} rows'),
    });
  };
  if (compared.length === 0) return null;
  if (!known)
    return (
      <Banner tone="info" title={t('Rates for {year} are not available yet', { year })}>
        {t('Enter the tax of the year; both regimes are calculated once the rates are available.')}
      </Banner>
    );
  return (
    <Card aria-labelledby="tds-regimes">
      <Row justifyContent="space-between" mb="3">
        <Heading id="tds-regimes" mb="0">
          {t('Tax in both regimes')}
        </Heading>
        {!readOnly && (
          <Button size="sm" icon="refresh" onClick={fill}>
            {t('Use the tax of each row’s regime')}
          </Button>
        )}
      </Row>
      <Scroller label={t('Tax in both regimes')}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Name')}</th>
              <th scope="col" data-align="right">
                {t('Total income, old regime')}
              </th>
              <th scope="col" data-align="right">
                {t('Tax, old regime')}
              </th>
              <th scope="col" data-align="right">
                {t('Total income, new regime')}
              </th>
              <th scope="col" data-align="right">
                {t('Tax, new regime')}
              </th>
              <th scope="col">{t('Less tax')}</th>
            </tr>
          </thead>
          <tbody>
            {compared.map(({ row, both }) =>
              both ? (
                <tr key={row.id}>
                  <td>{row.name}</td>
                  <td data-align="right">{rupees(both.old.totalIncome)}</td>
                  <td data-align="right">{rupees(both.old.tax.net)}</td>
                  <td data-align="right">{rupees(both.new.totalIncome)}</td>
                  <td data-align="right">{rupees(both.new.tax.net)}</td>
                  <td>
                    <Better both={both} chosen={row.new_regime === 'Y' ? 'new' : 'old'} />
                  </td>
                </tr>
              ) : null,
            )}
          </tbody>
        </FigureTable>
      </Scroller>
      <AndMore left={book.rows('salaries').length - SHOWN} />
      <Note mt="3">
        {t(
          'Standard deduction, slabs, rebate, surcharge and cess of the year; chapter VI-A as entered, within the limits of section 80CCD(2).',
        )}
      </Note>
    </Card>
  );
}

/** The cheaper regime, marked if different from the row's. */
function Better({ both, chosen }: { both: RegimeComparison; chosen: 'old' | 'new' }) {
  if (both.difference === 0) return <StatusChip tone="neutral">{t('The same')}</StatusChip>;
  return (
    <StatusChip tone={both.better === chosen ? 'done' : 'attention'}>
      {both.better === 'new' ? t('New regime') : t('Old regime')}
    </StatusChip>
  );
}
