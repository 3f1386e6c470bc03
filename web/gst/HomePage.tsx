import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { filesGstr1, schemeNames } from '../../shared/entities/registrations.ts';
import { financialYearOfPeriod, isPeriod, parsePeriod, periodName } from '../../shared/gst/periods.ts';
import { useAddress } from '../data/address.ts';
import { withQuery } from '../data/keys.ts';
import { period as periodText } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { RegistrationSelect } from '../returns/RegistrationSelect.tsx';
import { ReturnStatus } from '../returns/status.tsx';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Heading, Row, Stack } from '../ui/base/layout.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { MonthBars } from '../ui/lists/MonthBars.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { PageKeys } from '../ui/page/PageKeys.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { UnknownYear } from '../ui/states/UnknownYear.tsx';
import { type GstHome, gstPages, gstPaths, type ReturnCard } from './base/calls.ts';
import { AnnualPanel } from './home/AnnualPanel.tsx';
import { ComparePanel } from './home/ComparePanel.tsx';
import { supplyMonths } from './home/cardFigures.ts';
import { HsnListCard } from './home/HsnListCard.tsx';
import { LedgerPanel } from './home/LedgerPanel.tsx';
import { ReturnCards } from './home/ReturnCards.tsx';
import { SettingsPanel } from './home/SettingsPanel.tsx';

/** `/app/gst/home/{entityId}`: financial year and period, a card for each return, comparison and settings. */
export function Page() {
  const { entityId = '' } = useParams();
  const [params, setParams] = useAddress();
  const year = params.get('year') ?? '';
  const tab = params.get('tab') ?? 'periods';
  const registration = params.get('registration') ?? '';
  const set = (change: Record<string, string>) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), {
      replace: true,
    });
  const { data, error, mutate } = useSWR<GstHome>(
    withQuery(gstPaths.home(entityId), { financial_year: year, registration_id: registration }),
    { keepPreviousData: true },
  );
  // Said beside what is shown, which may be of another year or registration.
  const unread = error && (
    <LoadError error={error} fallback={t('The periods could not be loaded.')} onRetry={() => void mutate()} />
  );
  if (!data)
    return (
      <PageFrame title={t('GST returns')} crumb={<Link to="/app/gst">{t('GST')}</Link>}>
        {unread || <Skeleton height="20rem" />}
      </PageFrame>
    );
  const typedPeriod = params.get('period') ?? '';
  const asked = parsePeriod(typedPeriod);
  // While another year loads, the periods shown are those of the previous one.
  const settled = year === '' || data.financial_year === year;
  const unknownPeriod =
    typedPeriod && settled && !data.periods.some((p) => p.period === asked)
      ? typedPeriod.slice(0, 40)
      : undefined;
  const known =
    data.periods.find((p) => p.period === asked) ??
    data.periods.findLast((p) => p.begun && p.period !== data.current_period) ??
    data.periods[0]!;
  return (
    <PageFrame
      title={t('GST returns of {name}', { name: data.company.name })}
      intro={data.company.gstin}
      crumb={<Link to="/app/gst">{t('GST')}</Link>}
      actions={<Actions entityId={entityId} home={data} />}
    >
      <Stack gap="5">
        {unread}
        <UnknownYear said={unknownPeriod} />
        {!filesGstr1(data.scheme) && (
          <Banner tone="info" title={t(schemeNames[data.scheme])}>
            {data.scheme === 'isd' ? (
              t('An input service distributor files GSTR-6, which is not prepared here.')
            ) : (
              <Link
                to={gstPages.composition(entityId, {
                  year: data.financial_year,
                  registration: data.registration_id,
                })}
              >
                {t('Open CMP-08 and GSTR-4 of this composition dealer')}
              </Link>
            )}
          </Banner>
        )}
        <Row>
          <RegistrationSelect
            list={data.registrations}
            value={data.registration_id}
            onValue={(id) => set({ registration: id })}
          />
          <Select
            aria-label={t('Financial year')}
            value={data.financial_year}
            onValue={(v) => set({ year: v, period: '' })}
            options={data.financial_years.map((v) => ({ value: v, label: t('FY {year}', { year: v }) }))}
          />
          <Select
            aria-label={t('Return period')}
            value={known.period}
            onValue={(v) => set({ period: v })}
            options={data.periods.map((p) => ({
              value: p.period,
              label: periodText(periodName(p.period, data.settings.frequency)),
              disabled: !p.begun,
            }))}
          />
          <PeriodInput onPeriod={(p) => set({ year: financialYearOfPeriod(p), period: p, tab: 'periods' })} />
        </Row>
        <Tabs
          label={t('GST returns')}
          sections
          value={tab}
          onValue={(v) => set({ tab: v })}
          tabs={[
            { id: 'periods', label: t('Returns') },
            { id: 'annual', label: t('Annual return') },
            { id: 'ledger', label: t('Credit ledger') },
            { id: 'compare', label: t('Comparison') },
            { id: 'settings', label: t('Settings') },
          ]}
        >
          {tab === 'compare' ? (
            <ComparePanel
              entityId={entityId}
              year={data.financial_year}
              registration={data.registration_id}
            />
          ) : tab === 'annual' ? (
            <AnnualPanel home={data} />
          ) : tab === 'ledger' ? (
            <LedgerPanel key={data.registration_id} home={data} />
          ) : tab === 'settings' ? (
            <Stack gap="5">
              <SettingsPanel
                key={`${data.registration_id} ${data.financial_year}`}
                entityId={entityId}
                home={data}
                onSaved={() => void mutate()}
              />
              <HsnListCard />
            </Stack>
          ) : (
            <Stack gap="6">
              <ReturnCards home={data} period={known} onChanged={() => void mutate()} />
              <YearTable home={data} onChoose={(p) => set({ period: p })} />
            </Stack>
          )}
        </Tabs>
      </Stack>
      <PageKeys />
    </PageFrame>
  );
}

/** Links to other pages of the client's year. */
function Actions({ entityId, home: data }: { entityId: string; home: GstHome }) {
  return (
    <Row>
      <ButtonLink
        icon="people"
        to={gstPages.suppliers(entityId, {
          year: data.financial_year,
          registration: data.registration_id,
        })}
      >
        {t('Suppliers')}
      </ButtonLink>
      <ButtonLink
        icon="gst"
        to={gstPages.ledger(entityId, {
          year: data.financial_year,
          registration: data.registration_id,
        })}
      >
        {t('Ledgers')}
      </ButtonLink>
      <ButtonLink icon="check" to={gstPages.ims(entityId, data.registration_id)}>
        IMS
      </ButtonLink>
      <ButtonLink icon="invoice" to={gstPages.einvoices(entityId)}>
        {t('E-invoices')}
      </ButtonLink>
      {data.can_edit && (
        <ButtonLink icon="upload" to={`/app/import?company=${entityId}`}>
          {t('Import a file')}
        </ButtonLink>
      )}
    </Row>
  );
}

/** Input of the return period as MM-YYYY. */
function PeriodInput({ onPeriod }: { onPeriod: (period: string) => void }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        const period = parsePeriod(text);
        setWrong(!period);
        if (period) onPeriod(period);
      }}
    >
      <Row>
        <TextInput
          aria-label={t('Return period as MM-YYYY')}
          placeholder="04-2025"
          value={text}
          onValue={(v) => {
            setText(v);
            setWrong(false);
          }}
          aria-invalid={wrong || undefined}
          style={{ inlineSize: '8rem' }}
        />
        <Button type="submit">{t('Show')}</Button>
        {wrong && <span role="alert">{t('Enter the return period as MM-YYYY')}</span>}
      </Row>
    </form>
  );
}

const Year = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    '& th, & td': { textAlign: 'left', px: '3', py: '2', borderBottom: '1px solid', borderColor: 'border' },
    '& th': { color: 'fg.muted', fontSize: 'xs' },
    '& button': {
      color: 'accent.text',
      textDecoration: 'underline',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
    },
  },
});

/** Turnover and tax by month from GSTR-1, shown when there are at least two months. */
function YearBars({ home }: { home: GstHome }) {
  const months = supplyMonths(home.periods);
  if (months.length < 2) return null;
  return (
    <MonthBars
      caption={t('Turnover and tax by month')}
      series={[t('Turnover'), t('Tax')]}
      months={months.map((m) => ({
        label: periodText(periodName(m.period)),
        values: [m.turnover, m.tax],
      }))}
    />
  );
}

function YearTable({ home, onChoose }: { home: GstHome; onChoose: (period: string) => void }) {
  const cell = (card: ReturnCard | null) =>
    card ? (
      <>
        <ReturnStatus status={card.status} due={card.due_date} />
        {card.nil && card.status === 'filed' && ` ${t('nil')}`}
      </>
    ) : (
      '—'
    );
  return (
    <section aria-labelledby="year-table">
      <Heading id="year-table">{t('All periods of FY {year}', { year: home.financial_year })}</Heading>
      <YearBars home={home} />
      <chakra.div overflowX={{ base: 'auto', _print: 'visible' }}>
        <Year>
          <thead>
            <tr>
              <th scope="col">{t('Period')}</th>
              <th scope="col">GSTR-1</th>
              <th scope="col">GSTR-2B</th>
              <th scope="col">GSTR-3B</th>
            </tr>
          </thead>
          <tbody>
            {home.periods
              .filter((p) => p.begun && isPeriod(p.period))
              .map((p) => (
                <tr key={p.period}>
                  <th scope="row">
                    <button type="button" onClick={() => onChoose(p.period)}>
                      {periodText(periodName(p.period))}
                    </button>
                  </th>
                  <td>{cell(p.gstr1)}</td>
                  <td>{p.gstr2b ? t('Imported') : '—'}</td>
                  <td>{cell(p.gstr3b)}</td>
                </tr>
              ))}
          </tbody>
        </Year>
      </chakra.div>
    </section>
  );
}
