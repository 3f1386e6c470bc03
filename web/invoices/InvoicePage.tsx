import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { t } from '../i18n/t.ts';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { Composer } from './Composer.tsx';
import { type InvoiceWhole, invoicePaths } from './calls.ts';
import { InvoiceList } from './InvoiceList.tsx';

/** `/app/send-invoice`: compose, save and send an invoice, next to the list of all invoices. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const id = params.get('id') ?? '';
  const tab = params.get('tab') === 'list' ? 'list' : 'compose';
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
        ) : id ? (
          <StoredInvoice key={id} id={id} />
        ) : (
          <Composer stored={undefined} />
        )}
      </Tabs>
    </PageFrame>
  );
}

/** A stored draft, loaded once, so that a reload does not interrupt editing. */
function StoredInvoice({ id }: { id: string }) {
  const { data, error, isValidating, mutate } = useSWR<{ invoice: InvoiceWhole }>(invoicePaths.one(id), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: true,
  });
  const [opened, setOpened] = useState<InvoiceWhole | undefined>();
  if (!opened && data && !isValidating) setOpened(data.invoice);
  if (opened && opened.status !== 'draft')
    return <Banner tone="info" title={t('This invoice was sent and can no longer be changed.')} />;
  if (opened) return <Composer stored={opened} />;
  if (!error) return <Skeleton height="30rem" />;
  return (
    <LoadError error={error} fallback={t('The invoice could not be opened.')} onRetry={() => void mutate()} />
  );
}
