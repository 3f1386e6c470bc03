import type { ReactNode } from 'react';
import useSWR from 'swr';
import { periodName } from '../../../shared/gst/periods.ts';
import { period as periodText } from '../../i18n/format.ts';
import { t, tn } from '../../i18n/t.ts';
import { Card, Heading, Note, Stack } from '../../ui/base/layout.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { LoadError } from '../../ui/states/LoadError.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { figure } from '../base/figures.ts';

interface Sold {
  value: number;
  tax: number;
}
interface Excess {
  suppliers: number;
  tax: number;
}

/** Books compared with the returns, as the API returns it; rupees. */
interface Books {
  gstins: number;
  months: {
    period: string;
    invoices?: Sold;
    gstr1?: Sold;
    gstr3b?: Sold;
    books?: number;
    gstr2b?: number;
    credit3b?: number;
  }[];
  sales: { invoices: Sold; gstr1: Sold; difference: Sold; months: string[] };
  returns: { gstr1: Sold; gstr3b: Sold; difference: Sold; months: string[] };
  purchases: { books: number; missing: Excess; extra: Excess; gstr2b: number; months: string[] };
  credit: { books: number; gstr3b: number; difference: number; months: string[] };
  turnover?: { revenue: number; annual: number; difference: number; advances: number; left: number };
}

/** Invoices, purchase registers and accounts kept here, compared with GSTR-1, GSTR-2B and GSTR-3B of the year. */
export function BooksCard({ path }: { path: string }) {
  const { data, error, mutate } = useSWR<Books>(path, { revalidateOnFocus: false });
  return (
    <Card aria-labelledby="books">
      <Heading id="books">{t('Books against the returns')}</Heading>
      {error ? (
        <LoadError
          error={error}
          fallback={t('The comparison could not be loaded.')}
          onRetry={() => void mutate()}
        />
      ) : data ? (
        <Shown {...data} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Card>
  );
}

const show = (n: number | undefined): string => (n === undefined ? '—' : figure(n));

function Shown({ gstins, months, sales, returns, purchases, credit, turnover }: Books) {
  if (months.length === 0 && !turnover)
    return <Note>{t('No invoices, purchase registers or accounts for this year are saved here.')}</Note>;
  return (
    <Stack gap="5">
      {turnover && (
        <Lines
          caption={t('Turnover: accounts against GSTR-9')}
          heads={[t('Amount')]}
          lines={[
            [t('Turnover as per GSTR-9 (5N + 10 - 11)'), turnover.annual],
            [t('Revenue from operations in the trial balance'), turnover.revenue],
            [t('Difference'), turnover.difference, 'sum'],
            [t('Of which advances, not yet revenue (4F)'), turnover.advances],
            [t('Unexplained'), turnover.left, 'sum'],
          ]}
        />
      )}
      {turnover && gstins > 1 && (
        <Note>
          {t('The trial balance covers all {count} GSTINs of the client, GSTR-9 only this one.', {
            count: gstins,
          })}
        </Note>
      )}
      {sales.months.length > 0 && (
        <Lines
          caption={t('Sales: invoices in Karsetu against GSTR-1')}
          heads={[t('Value'), t('Tax')]}
          lines={[
            [t('Invoices less credit notes'), sales.invoices],
            ['GSTR-1', sales.gstr1],
            [t('Difference'), sales.difference, 'sum'],
          ]}
        />
      )}
      {returns.months.length > 0 && (
        <Lines
          caption={t('Sales: GSTR-1 against GSTR-3B')}
          heads={[t('Value'), t('Tax')]}
          lines={[
            ['GSTR-1', returns.gstr1],
            [t('GSTR-3B: 3.1(a), (b), (c) and (e)'), returns.gstr3b],
            [t('Difference'), returns.difference, 'sum'],
          ]}
        />
      )}
      {purchases.months.length > 0 && (
        <Lines
          caption={t('Credit: purchase registers against GSTR-2B')}
          heads={[t('Tax')]}
          lines={[
            [t('Purchase registers'), purchases.books],
            [
              tn(
                purchases.missing.suppliers,
                'In the registers, not in GSTR-2B: {count} supplier (-)',
                'In the registers, not in GSTR-2B: {count} suppliers (-)',
              ),
              -purchases.missing.tax,
            ],
            [
              tn(
                purchases.extra.suppliers,
                'In GSTR-2B, not in the registers: {count} supplier (+)',
                'In GSTR-2B, not in the registers: {count} suppliers (+)',
              ),
              purchases.extra.tax,
            ],
            ['GSTR-2B', purchases.gstr2b, 'sum'],
          ]}
        />
      )}
      {credit.months.length > 0 && (
        <Lines
          caption={t('Credit: purchase registers against GSTR-3B')}
          heads={[t('Tax')]}
          lines={[
            [t('Purchase registers'), credit.books],
            [t('GSTR-3B: 4(A)(5) less what was reclaimed'), credit.gstr3b],
            [t('Difference'), credit.difference, 'sum'],
          ]}
        />
      )}
      <Months months={months} />
      <Note>
        {t(
          'Each comparison covers the months for which both sides are available. Reverse charge supplies are excluded; suppliers are compared over the year, so a bill booked a month early is not a difference.',
        )}
      </Note>
    </Stack>
  );
}

/** A few lines with one or two amounts each. */
function Lines({
  caption,
  heads,
  lines,
}: {
  caption: string;
  heads: string[];
  lines: (readonly [string, number | Sold, 'sum'?])[];
}) {
  return (
    <Scroller label={caption}>
      <FigureTable>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Details')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" data-align="right">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([label, amounts, sum]) => {
            const strong = (text: string): ReactNode => (sum ? <b>{text}</b> : text);
            return (
              <tr key={label}>
                <th scope="row">{strong(label)}</th>
                {(typeof amounts === 'number' ? [amounts] : [amounts.value, amounts.tax]).map((n, i) => (
                  <td key={heads[i]} data-align="right">
                    {strong(figure(n))}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}

/** All sides by month. */
function Months({ months }: { months: Books['months'] }) {
  const caption = t('Books and returns by month');
  const sides: [string, (m: Books['months'][number]) => number | undefined][] = [
    [t('Invoices: value'), (m) => m.invoices?.value],
    [t('GSTR-1: value'), (m) => m.gstr1?.value],
    [t('GSTR-3B: value'), (m) => m.gstr3b?.value],
    [t('Invoices: tax'), (m) => m.invoices?.tax],
    [t('GSTR-1: tax'), (m) => m.gstr1?.tax],
    [t('GSTR-3B: tax'), (m) => m.gstr3b?.tax],
    [t('Purchase register: tax'), (m) => m.books],
    [t('GSTR-2B: tax'), (m) => m.gstr2b],
    [t('GSTR-3B: credit'), (m) => m.credit3b],
  ];
  if (months.length === 0) return null;
  return (
    <Scroller label={caption}>
      <FigureTable>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Period')}</th>
            {sides.map(([name]) => (
              <th key={name} scope="col" data-align="right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((m) => (
            <tr key={m.period}>
              <th scope="row">{periodText(periodName(m.period))}</th>
              {sides.map(([name, of]) => (
                <td key={name} data-align="right">
                  {show(of(m))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}
