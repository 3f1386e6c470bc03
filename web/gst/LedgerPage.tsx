import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { todayInIst } from '../../shared/dates.ts';
import { gstYears } from '../../shared/gst/periods.ts';
import { useAddress } from '../data/address.ts';
import { errorText } from '../data/errors.ts';
import { download } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { openingYear } from '../data/year.ts';
import { t } from '../i18n/t.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Select } from '../ui/fields/Select.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { PageKeys } from '../ui/page/PageKeys.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { gstPages, gstPaths } from './base/calls.ts';
import { BalancesCard } from './ledger/BalancesCard.tsx';
import type { Balances, LedgerSettings } from './ledger/ledgers.ts';
import { OpeningCard } from './ledger/OpeningCard.tsx';
import { WatchPanel } from './ledger/WatchPanel.tsx';

/** `/app/gst/ledger/{entityId}`: running balances of the credit and cash ledgers, bills unpaid for 180 days, suppliers without GSTR-3B. */
export function Page() {
  const { entityId = '' } = useParams();
  const [params, setParams] = useAddress();
  const year = params.get('year') ?? openingYear(gstYears(todayInIst()));
  const registration = params.get('registration') ?? '';
  const tab = params.get('tab') ?? 'balances';
  const set = (change: Record<string, string>) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), {
      replace: true,
    });
  const path = gstPaths.ledger(entityId);
  const of = { registration_id: registration };
  const settings = useSWR<LedgerSettings>(withQuery(path, of), { revalidateOnFocus: false });
  const balances = useSWR<Balances>(withQuery(`${path}/balances`, { ...of, financial_year: year }), {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  const home = gstPages.home(entityId, { year, registration: registration || null });
  const crumb = <Link to={home}>{t('GST returns')}</Link>;
  const error = settings.error ?? balances.error;
  const changed = () => {
    void settings.mutate();
    void balances.mutate();
  };
  const unread = error && (
    <LoadError error={error} fallback={t('The ledgers could not be loaded.')} onRetry={changed} />
  );
  if (!settings.data || !balances.data)
    return (
      <PageFrame title={t('Ledgers and reversals')} crumb={crumb}>
        {unread || <Skeleton height="20rem" />}
      </PageFrame>
    );
  return (
    <PageFrame
      title={t('Ledgers and reversals')}
      intro={balances.data.gstin}
      crumb={crumb}
      actions={
        <>
          <Button
            icon="download"
            onClick={() =>
              void download(
                withQuery(`${path}/xlsx`, { ...of, financial_year: year }),
                'gst-ledgers.xlsx',
              ).catch((failed) => showToast({ tone: 'error', text: errorText(failed) }))
            }
          >
            {t('Excel')}
          </Button>
          <ButtonLink to={`${home}${home.includes('?') ? '&' : '?'}tab=ledger`}>
            {t('Movements of credit')}
          </ButtonLink>
        </>
      }
    >
      <Stack gap="5">
        {unread}
        <Row>
          <Select
            aria-label={t('Financial year')}
            value={year}
            onValue={(v) => set({ year: v })}
            options={gstYears(todayInIst()).map((v) => ({ value: v, label: t('FY {year}', { year: v }) }))}
          />
        </Row>
        <Tabs
          label={t('Ledgers and reversals')}
          sections
          value={tab}
          onValue={(v) => set({ tab: v })}
          tabs={[
            { id: 'balances', label: t('Balances') },
            { id: 'rule37', label: t('180 days (rule 37)') },
            { id: 'rule37a', label: t('Suppliers without GSTR-3B (rule 37A)') },
          ]}
        >
          {tab === 'rule37' || tab === 'rule37a' ? (
            <WatchPanel
              key={`${tab} ${year} ${registration}`}
              entityId={entityId}
              path={path}
              registration={registration}
              year={year}
              rule={tab === 'rule37' ? '37' : '37A'}
              onChanged={changed}
            />
          ) : (
            <Stack gap="5">
              {/* Else they may be of another year than the one chosen. */}
              {!balances.error && <BalancesCard data={balances.data} />}
              <OpeningCard
                key={`${registration} ${year}`}
                path={path}
                registration={registration}
                year={year}
                stored={settings.data}
                onSaved={changed}
              />
            </Stack>
          )}
        </Tabs>
      </Stack>
      <PageKeys />
    </PageFrame>
  );
}
