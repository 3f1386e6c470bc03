import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { t } from '../i18n/t.ts';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { gstPaths } from './base/calls.ts';
import type { Statement } from './gstr2b/Gstr2bTables.tsx';
import { Gstr2bView } from './gstr2b/Gstr2bView.tsx';

/**
 * `/app/gst/gstr2b/{gstId}`: the statement compared with the purchase register, decisions, and the amounts
 * for table 4.
 */
export function Page() {
  const { gstId = '' } = useParams();
  const path = gstPaths.gstr2b(gstId);
  const { data, error, mutate } = useSWR<{ return: Statement }>(path, { revalidateOnFocus: false });
  if (data)
    return (
      <Gstr2bView
        shown={data.return}
        path={path}
        onChange={(next) => void mutate({ return: next }, { revalidate: false })}
        reload={() => void mutate()}
      />
    );
  return (
    <PageFrame title="GSTR-2B" crumb={<Link to="/app/gst">{t('GST')}</Link>}>
      {error ? (
        <LoadError
          error={error}
          fallback={t('The statement could not be opened.')}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton height="30rem" />
      )}
    </PageFrame>
  );
}
