import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { startYear, yearLabel } from '../../shared/dates.ts';
import type { ClientReturn } from '../../shared/duties/client-page.ts';
import { periodName } from '../../shared/gst/periods.ts';
import { day, period as monthName, rupees } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { ReturnStatus } from '../returns/status.tsx';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Note } from '../ui/base/layout.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { returnAddress } from './acts.ts';
import { Panel, type PanelProps } from './panel.tsx';
import { barsOf, byYear, type YearBar } from './years.ts';

const amount = (n: number | null): string => (n === null ? '' : rupees(n));

/** Name of a return within its year. */
const nameOf = (r: ClientReturn): string =>
  [
    r.form,
    /^\d\d-\d{4}$/.test(r.period) ? monthName(periodName(r.period)) : r.period,
    r.registration,
    r.correction > 0
      ? r.tax === 'itr'
        ? t('revised')
        : t('correction {number}', { number: r.correction })
      : '',
  ]
    .filter(Boolean)
    .join(' · ');

const height = 44;
const barWidth = 20;

/** Income and tax by year as bars; the table has the figures. */
function Chart({ bars }: { bars: readonly YearBar[] }) {
  const most = Math.max(1, ...bars.map((b) => b.income));
  const scaled = (n: number) => Math.max(0, Math.round((n / most) * height));
  return (
    <chakra.figure mb="2" display="flex" alignItems="end" gap="3" aria-hidden="true">
      {bars.map((b) => (
        <chakra.div key={b.year} textAlign="center" fontSize="xs" color="fg.muted">
          <svg
            width={barWidth * 2 + 2}
            height={height}
            viewBox={`0 0 ${barWidth * 2 + 2} ${height}`}
            aria-hidden="true"
          >
            <chakra.rect
              x="0"
              y={height - scaled(b.income)}
              width={barWidth}
              height={scaled(b.income)}
              fill="accent"
            />
            <chakra.rect
              x={barWidth + 2}
              y={height - scaled(b.tax)}
              width={barWidth}
              height={scaled(b.tax)}
              fill="warning"
            />
          </svg>
          <div className="num">{b.year}</div>
        </chakra.div>
      ))}
      <chakra.figcaption fontSize="xs" color="fg.muted">
        {t('Income and tax by financial year')}
      </chakra.figcaption>
    </chakra.figure>
  );
}

/** Returns of every kind by year, with income, tax, refund and acknowledgement. */
export function ReturnsPanel({ page }: PanelProps) {
  const { client } = page;
  const years = byYear(page.returns);
  const bars = barsOf(page.returns);
  // Plans are compared on the client's latest return.
  const newest = years.find(({ itr }) => itr.length > 0)?.itr[0]?.id;
  return (
    <Panel
      id="returns"
      title={t('Returns by year')}
      acts={
        <>
          {client.canFileITR && (
            <ButtonLink size="sm" to={`/app/itr?entity=${client.id}`}>
              ITR
            </ButtonLink>
          )}
          {client.canFileGST && (
            <ButtonLink size="sm" to={`/app/gst/home/${client.id}`}>
              GST
            </ButtonLink>
          )}
          {client.canFileTDS && (
            <ButtonLink size="sm" to={`/app/tds?entity=${client.id}`}>
              TDS
            </ButtonLink>
          )}
        </>
      }
    >
      {years.length === 0 && <Note>{t('No returns yet. Start one from a duty above.')}</Note>}
      {bars.length > 1 && <Chart bars={bars} />}
      {years.length > 0 && (
        <Scroller cards label={t('Returns by year')}>
          <FigureTable css={{ '& td': { verticalAlign: 'middle' } }}>
            <thead>
              <tr>
                <th scope="col">{t('Return')}</th>
                <th scope="col">{t('Status')}</th>
                <th scope="col" data-align="right">
                  {t('Total income')}
                </th>
                <th scope="col" data-align="right">
                  {t('Tax')}
                </th>
                <th scope="col" data-align="right">
                  {t('Payable (refund)')}
                </th>
                <th scope="col">{t('Acknowledgement')}</th>
              </tr>
            </thead>
            {years.map(({ year, itr, gst, tds }) => (
              <tbody key={year}>
                <tr>
                  <th scope="rowgroup" colSpan={6} style={{ fontWeight: 600 }}>
                    {t('Financial year {year}', { year })}
                    {itr.length > 0 && ` · AY ${yearLabel(startYear(year) + 1)}`}
                  </th>
                </tr>
                {[...itr, ...gst, ...tds].map((r) => (
                  <tr key={r.id}>
                    <th scope="row">
                      <Link to={returnAddress(r)}>{nameOf(r)}</Link>
                      {r.tax === 'itr' && r.id === newest && (
                        <>
                          {' · '}
                          <Link to={`${returnAddress(r)}&view=file#file-plan`}>{t('Plan')}</Link>
                        </>
                      )}
                    </th>
                    <td data-whole>
                      <ReturnStatus status={r.status} />
                    </td>
                    <td data-align="right">{amount(r.income)}</td>
                    <td data-align="right">{amount(r.tax_amount)}</td>
                    <td data-align="right">{amount(r.balance)}</td>
                    <td data-whole className="num">
                      {[r.acknowledgement, day(r.filed_on)].filter(Boolean).join(' · ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </FigureTable>
        </Scroller>
      )}
    </Panel>
  );
}
