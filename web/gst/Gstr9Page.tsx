import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { t } from '../i18n/t.ts';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { gstPaths } from './base/calls.ts';
import type { Gstr9 } from './gstr9/annualWork.ts';
import { Gstr9View } from './gstr9/Gstr9View.tsx';

/** `/app/gst/gstr9/{gstId}`: the annual return row by row, each with its months. */
export function Page() {
  const { gstId = '' } = useParams();
  const { data, error, mutate } = useSWR<{ return: Gstr9 }>(gstPaths.gstr9(gstId), {
    revalidateOnFocus: false,
  });
  if (data)
    return (
      <Gstr9View
        key={gstId}
        shown={data.return}
        onSaved={(next) => void mutate({ return: next }, { revalidate: false })}
        reload={() => void mutate()}
      />
    );
  return (
    <PageFrame title="GSTR-9" crumb={<Link to="/app/gst">{t('GST')}</Link>}>
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
