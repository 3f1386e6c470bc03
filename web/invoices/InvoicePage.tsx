import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { t } from '../i18n/t.ts';
import { Banner } from '../ui/Banner.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Composer } from './Composer.tsx';
import { type InvoiceWhole, invoicePaths } from './calls.ts';
import { InvoiceList } from './InvoiceList.tsx';

/** `/app/send-invoice`: compose, save and send an invoice; the list of all of them beside it. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const id = params.get('id') ?? '';
  const tab = params.get('tab') === 'list' ? 'list' : 'compose';
  const stored = useSWR<{ invoice: InvoiceWhole }>(id && tab === 'compose' ? invoicePaths.one(id) : null, {
    revalidateOnFocus: false,
    revalidateIfStale: true,
  });
  const invoice = id ? stored.data?.invoice : undefined;
  return (
    <PageFrame title={t('Send Invoice')} width={0}>
      <Tabs
        label={t('Invoices')}
        value={tab}
        onValue={(next) => setParams(next === 'list' ? { tab: 'list' } : {}, { preventScrollReset: true })}
        tabs={[
          { id: 'compose', label: t('Compose') },
          { id: 'list', label: t('All invoices') },
        ]}
      >
        {tab === 'list' ? (
          <InvoiceList />
        ) : id && stored.error ? (
          <LoadError
            error={stored.error}
            fallback={t('The invoice could not be opened.')}
            onRetry={() => void stored.mutate()}
          />
        ) : id && (!invoice || stored.isValidating) ? (
          <Skeleton height="30rem" />
        ) : invoice && invoice.status !== 'draft' ? (
          <Banner tone="info" title={t('This invoice was sent and cannot be changed any more.')} />
        ) : (
          <Composer key={id} stored={invoice} />
        )}
      </Tabs>
    </PageFrame>
  );
}
