import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { t } from '../i18n/t.ts';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { gstPaths } from './base/calls.ts';
import { Gstr3bView } from './gstr3b/Gstr3bView.tsx';
import type { Gstr3bAnswer } from './gstr3b/gstr3bForm.ts';

/** `/app/gst/gstr3b/{gstId}`. */
export function Page() {
  const { gstId = '' } = useParams();
  const [turn, setTurn] = useState(0);
  const { data, error, mutate } = useSWR<{ return: Gstr3bAnswer }>(gstPaths.gstr3b(gstId), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  if (data)
    return (
      <Gstr3bView
        key={`${gstId} ${turn}`}
        stored={data.return}
        onSaved={(next) => void mutate({ return: next }, { revalidate: false })}
        reload={() => void mutate().then(() => setTurn((n) => n + 1))}
      />
    );
  return (
    <PageFrame title="GSTR-3B" crumb={<Link to="/app/gst">{t('GST')}</Link>}>
      {error ? (
        <LoadError
          error={error}
          fallback={t('The return could not be opened.')}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton height="30rem" />
      )}
    </PageFrame>
  );
}
