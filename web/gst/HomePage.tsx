import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { financialYearOfPeriod, isPeriod, parsePeriod, periodName } from '../../shared/gst/periods.ts';
import { errorText } from '../data/errors.ts';
import { isApiError, post } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { upload } from '../data/upload.ts';
import { day, period as periodText } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/Button.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Card, Columns, Heading, Note, Row, Stack } from '../ui/layout.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { showToast } from '../ui/toasts.ts';
import { ComparePanel } from './ComparePanel.tsx';
import { type GstHome, gstPages, gstPaths, type HomePeriod, type ReturnCard } from './calls.ts';
import { GstStatus, money } from './parts.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

/** `/app/gst/home/{entityId}`: financial year and period, a card for each return, comparison and settings. */
export function Page() {
  const { entityId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const year = params.get('year') ?? '';
  const tab = params.get('tab') ?? 'periods';
  const set = (change: Record<string, string>) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  const { data, error, mutate } = useSWR<GstHome>(
    withQuery(gstPaths.home(entityId), { financial_year: year }),
    { keepPreviousData: true },
  );
  if (error && !data)
    return (
      <PageFrame title={t('GST returns')} crumb={<Link to="/app/gst">{t('GST')}</Link>}>
        <LoadError
          error={error}
          fallback={t('The periods could not be loaded.')}
          onRetry={() => void mutate()}
        />
      </PageFrame>
    );
  if (!data)
    return (
      <PageFrame title={t('GST returns')} crumb={<Link to="/app/gst">{t('GST')}</Link>}>
        <Skeleton height="20rem" />
      </PageFrame>
    );
  const asked = parsePeriod(params.get('period') ?? '');
  const known =
    data.periods.find((p) => p.period === asked) ??
    data.periods.findLast((p) => p.begun && p.period !== data.current_period) ??
    data.periods[0]!;
  return (
    <PageFrame
      title={t('GST returns of {name}', { name: data.company.name })}
      intro={data.company.gstin}
      crumb={<Link to="/app/gst">{t('GST')}</Link>}
    >
      <Stack gap="5">
        <Row>
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
          value={tab}
          onValue={(v) => set({ tab: v })}
          tabs={[
            { id: 'periods', label: t('Returns') },
            { id: 'compare', label: t('Comparison') },
            { id: 'settings', label: t('Settings') },
          ]}
        >
          {tab === 'compare' ? (
            <ComparePanel entityId={entityId} year={data.financial_year} />
          ) : tab === 'settings' ? (
            <SettingsPanel
              key={data.financial_year}
              entityId={entityId}
              home={data}
              onSaved={() => void mutate()}
            />
          ) : (
            <Stack gap="6">
              <Cards home={data} period={known} onChanged={() => void mutate()} />
              <YearTable home={data} onChoose={(p) => set({ period: p })} />
            </Stack>
          )}
        </Tabs>
      </Stack>
    </PageFrame>
  );
}

/** The return period typed as MM-YYYY. */
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

const totalOf = (card: ReturnCard, name: string): number =>
  Number((card.totals as Record<string, number> | null)?.[name] ?? 0);

function Cards({ home, period, onChanged }: { home: GstHome; period: HomePeriod; onChanged: () => void }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState('');
  const [sending, setSending] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const start = async (kind: 'gstr1' | 'gstr3b') => {
    setBusy(kind);
    try {
      const made = await post<{ gst_id: string }>(`/api/gst/${kind}.php`, {
        gst_master_id: home.company.id,
        return_period: period.period,
        status: 'draft',
      });
      void navigate(gstPages[kind](made.gst_id));
    } catch (error) {
      const existing = isApiError(error) && error.id === 'return_exists' ? error.body['gst_id'] : undefined;
      if (typeof existing === 'string') return void navigate(gstPages[kind](existing));
      showToast({ tone: 'error', text: errorText(error, t('The return could not be started.')) });
    } finally {
      setBusy('');
    }
  };
  const take = async (file: File) => {
    const form = new FormData();
    form.set('gst_master_id', home.company.id);
    form.set('file', file);
    setSending({ name: file.name });
    try {
      const made = await upload<{ gst_id: string }>('/api/gst/gstr2b', form, {
        onProgress: (p) => setSending({ name: file.name, ...p }),
      });
      onChanged();
      void navigate(gstPages.gstr2b(made.gst_id));
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The GSTR-2B file could not be read.')) });
    } finally {
      setSending(null);
    }
  };
  const { gstr1, gstr3b, gstr2b } = period;
  return (
    <Columns>
      <Card aria-labelledby="card-gstr1">
        <CardHead
          id="card-gstr1"
          title={period.iff ? t('IFF (GSTR-1 of the month)') : 'GSTR-1'}
          card={gstr1}
        />
        {gstr1?.gst_id ? (
          <>
            <Note>
              {t('{count} B2B invoices, taxable value {amount}', {
                count: totalOf(gstr1, 'total_b2b_invoices'),
                amount: money(totalOf(gstr1, 'b2b_taxable_value')),
              })}
            </Note>
            <Row mt="4">
              <Button look="primary" onClick={() => void navigate(gstPages.gstr1(gstr1.gst_id!))}>
                {t('Open GSTR-1')}
              </Button>
            </Row>
          </>
        ) : (
          <Row mt="4">
            <Button
              look="primary"
              busy={busy === 'gstr1'}
              disabled={!home.can_edit || !period.begun}
              onClick={() => void start('gstr1')}
            >
              {t('Start GSTR-1')}
            </Button>
          </Row>
        )}
      </Card>
      <Card aria-labelledby="card-gstr2b">
        <CardHead id="card-gstr2b" title="GSTR-2B" card={gstr2b} imported />
        {gstr2b?.gst_id ? (
          <Row mt="4" mb="3">
            <Button look="primary" onClick={() => void navigate(gstPages.gstr2b(gstr2b.gst_id!))}>
              {t('Open GSTR-2B')}
            </Button>
          </Row>
        ) : (
          <Note mb="3">{t('Download the GSTR-2B JSON from the portal and bring it in here.')}</Note>
        )}
        {home.can_edit && (
          <FileDrop
            title={t('GSTR-2B JSON')}
            accept=".json,application/json"
            onFiles={([file]) => file && void take(file)}
            busy={sending}
          />
        )}
      </Card>
      <Card aria-labelledby="card-gstr3b">
        <CardHead id="card-gstr3b" title="GSTR-3B" card={gstr3b} />
        {gstr3b === null ? (
          <Note>
            {t('A quarterly filer pays this month with PMT-06.')}{' '}
            {period.pmt06_due && t('Due {date}', { date: day(period.pmt06_due) })}
          </Note>
        ) : gstr3b.gst_id ? (
          <Row mt="4">
            <Button look="primary" onClick={() => void navigate(gstPages.gstr3b(gstr3b.gst_id!))}>
              {t('Open GSTR-3B')}
            </Button>
          </Row>
        ) : (
          <>
            <Note>{t('It is filled from GSTR-1 and GSTR-2B of the period; you complete the rest.')}</Note>
            <Row mt="4">
              <Button
                look="primary"
                busy={busy === 'gstr3b'}
                disabled={!home.can_edit || !period.begun}
                onClick={() => void start('gstr3b')}
              >
                {t('Prepare GSTR-3B')}
              </Button>
            </Row>
          </>
        )}
      </Card>
    </Columns>
  );
}

function CardHead({
  id,
  title,
  card,
  imported,
}: {
  id: string;
  title: string;
  card: ReturnCard | null;
  imported?: boolean;
}) {
  return (
    <Row justifyContent="space-between" mb="2">
      <Heading id={id} mb="0">
        {title}
      </Heading>
      {card && (
        <Row>
          {card.due_date && (
            <chakra.span fontSize="sm">{t('Due {date}', { date: day(card.due_date) })}</chakra.span>
          )}
          {imported ? (
            <StatusChip tone="done">{t('Imported')}</StatusChip>
          ) : (
            <GstStatus status={card.status} due={card.due_date} />
          )}
        </Row>
      )}
    </Row>
  );
}

const Year = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    '& th, & td': { textAlign: 'left', px: '3', py: '2', borderBottom: '1px solid', borderColor: 'border' },
    '& th': { color: 'fg.muted', fontSize: 'xs' },
    '& button': { color: 'accent.text', textDecoration: 'underline', cursor: 'pointer' },
  },
});

function YearTable({ home, onChoose }: { home: GstHome; onChoose: (period: string) => void }) {
  const cell = (card: ReturnCard | null) =>
    card ? <GstStatus status={card.status} due={card.due_date} /> : '—';
  return (
    <section aria-labelledby="year-table">
      <Heading id="year-table">{t('All periods of FY {year}', { year: home.financial_year })}</Heading>
      <chakra.div overflowX="auto">
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
