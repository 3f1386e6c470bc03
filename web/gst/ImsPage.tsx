import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { withQuery } from '../data/keys.ts';
import { t } from '../i18n/t.ts';
import { Stack } from '../ui/base/layout.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { PageKeys } from '../ui/page/PageKeys.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { gstPages } from './base/calls.ts';
import { ImsEffect } from './ims/ImsEffect.tsx';
import { ImsTable } from './ims/ImsTable.tsx';
import type { Ims } from './ims/ims.ts';

/**
 * `/app/gst/ims/{entityId}`: records of the Invoice Management System, suggestions and decisions, and their
 * effect on credit.
 */
export function Page() {
  const { entityId = '' } = useParams();
  const [params] = useSearchParams();
  const [page, setPage] = useState(1);
  const [show, setShow] = useState<'all' | 'open' | 'decided'>('all');
  const query = {
    registration_id: params.get('registration') ?? undefined,
    return_period: params.get('period') ?? undefined,
    show,
    page: page > 1 ? String(page) : undefined,
  };
  const { data, error, mutate } = useSWR<Ims>(
    withQuery(`/api/gst/ims/${encodeURIComponent(entityId)}`, query),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  const crumb = (
    <Link to={gstPages.home(entityId, { registration: query.registration_id ?? null })}>
      {t('GST returns')}
    </Link>
  );
  // Said beside what is shown, which may be of another year or page.
  const unread = error && (
    <LoadError error={error} fallback={t('The records could not be loaded.')} onRetry={() => void mutate()} />
  );
  if (!data)
    return (
      <PageFrame title={t('Invoice Management System')} crumb={crumb}>
        {unread || <Skeleton height="20rem" />}
      </PageFrame>
    );
  return (
    <PageFrame title={t('Invoice Management System')} intro={data.gstin} crumb={crumb}>
      <Stack gap="5">
        {unread}
        {data.total > 0 && <ImsEffect data={data} />}
        <ImsTable
          key={`${data.version} ${data.page} ${show}`}
          entityId={entityId}
          data={data}
          show={show}
          onShow={(v) => {
            setShow(v);
            setPage(1);
          }}
          onPage={setPage}
          onChanged={() => void mutate()}
        />
      </Stack>
      <PageKeys />
    </PageFrame>
  );
}
