import useSWR from 'swr';
import { noTaxes, type Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { periodName } from '../../../shared/gst/periods.ts';
import { withQuery } from '../../data/keys.ts';
import { period as periodText } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Note, Stack } from '../../ui/base/layout.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { MonthBars } from '../../ui/lists/MonthBars.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { LoadError } from '../../ui/states/LoadError.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { type ComparedMonth, gstPaths } from '../base/calls.ts';
import { figure } from '../base/figures.ts';
import { taxHeads } from '../base/standing.tsx';

const sumOf = (t1: Taxes | undefined): number | undefined => t1 && t1.igst + t1.cgst + t1.sgst + t1.cess;

/** GSTR-1, GSTR-3B and GSTR-2B compared by month, with differences marked. */
export function ComparePanel({
  entityId,
  year,
  registration,
}: {
  entityId: string;
  year: string;
  registration: string;
}) {
  const { data, error, mutate } = useSWR<{ months: ComparedMonth[] }>(
    withQuery(`${gstPaths.home(entityId)}/compare`, { financial_year: year, registration_id: registration }),
  );
  if (error)
    return (
      <LoadError
        error={error}
        fallback={t('The comparison could not be loaded.')}
        onRetry={() => void mutate()}
      />
    );
  if (!data) return <Skeleton height="16rem" />;
  if (data.months.length === 0)
    return (
      <EmptyState icon="gst" title={t('Nothing to compare yet')}>
        {t('Months appear here once they have a GSTR-1, GSTR-2B or GSTR-3B.')}
      </EmptyState>
    );
  return (
    <Stack gap="6">
      {data.months.length > 1 && (
        <MonthBars
          caption={t('Differences by month')}
          series={['GSTR-3B − GSTR-1', 'GSTR-3B − GSTR-2B']}
          months={data.months.map((m) => ({
            label: periodText(periodName(m.period)),
            values: [sumOf(m.liability.difference) ?? 0, sumOf(m.credit.difference) ?? 0],
          }))}
        />
      )}
      <Compared
        caption={t('Tax liability: GSTR-3B less GSTR-1')}
        first="GSTR-1"
        months={data.months}
        of={(m) => [m.liability.gstr1, m.liability.gstr3b, m.liability.difference]}
      />
      <Compared
        caption={t('Input tax credit: GSTR-3B less GSTR-2B')}
        first="GSTR-2B"
        months={data.months}
        of={(m) => [m.credit.gstr2b, m.credit.gstr3b, m.credit.difference]}
      />
      <Note>{t('A dash means there is no return for the month.')}</Note>
    </Stack>
  );
}

type Trio = readonly [Taxes | undefined, Taxes | undefined, Taxes | undefined];

function Compared({
  caption,
  first,
  months,
  of,
}: {
  caption: string;
  first: string;
  months: ComparedMonth[];
  of: (m: ComparedMonth) => Trio;
}) {
  const totals = [0, 1, 2].map((k) => months.reduce((n, m) => n + (sumOf(of(m)[k]) ?? 0), 0));
  const show = (value: number | undefined) => (value === undefined ? '—' : figure(value));
  return (
    <Scroller label={caption}>
      <FigureTable>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Period')}</th>
            {[first, 'GSTR-3B', t('Difference')].map((name) => (
              <th key={name} scope="col" data-align="right">
                {name}
              </th>
            ))}
            {taxHeads().map(([key, name]) => (
              <th key={key} scope="col" data-align="right">
                {t('Difference: {head}', { head: name })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((m) => {
            const [one, three, off] = of(m);
            return (
              <tr key={m.period}>
                <th scope="row">{periodText(periodName(m.period))}</th>
                <td data-align="right">{show(sumOf(one))}</td>
                <td data-align="right">{show(sumOf(three))}</td>
                <td data-align="right">
                  {Math.abs(sumOf(off) ?? 0) > 1 ? <b>{show(sumOf(off))}</b> : show(sumOf(off))}
                </td>
                {taxHeads().map(([key]) => (
                  <td key={key} data-align="right">
                    {show((off ?? (one && three ? noTaxes() : undefined))?.[key])}
                  </td>
                ))}
              </tr>
            );
          })}
          <tr>
            <th scope="row">{t('Total')}</th>
            {totals.map((n, i) => (
              <td key={['a', 'b', 'c'][i]} data-align="right" className="total">
                {figure(n)}
              </td>
            ))}
            <td colSpan={4} />
          </tr>
        </tbody>
      </FigureTable>
    </Scroller>
  );
}
