import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { t } from '../i18n/t.ts';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { gstPages, gstPaths } from './base/calls.ts';
import { ReconForm } from './gstr9c/ReconForm.tsx';
import type { Gstr9c } from './gstr9c/recon.ts';

/** `/app/gst/gstr9/{gstId}/9c`: GSTR-9C of the year of a GSTR-9. */
export function Page() {
  const { gstId = '' } = useParams();
  const path = gstPaths.gstr9c(gstId);
  const { data, error, mutate } = useSWR<Gstr9c>(path, { revalidateOnFocus: false });
  return (
    <PageFrame
      width={0}
      title={data ? t('GSTR-9C of {name}', { name: data.company_name }) : 'GSTR-9C'}
      intro={data && `${data.gstin} · ${t('FY {year}', { year: data.financial_year })}`}
      crumb={<Link to={gstPages.gstr9(gstId)}>GSTR-9</Link>}
    >
      {data ? (
        <ReconForm
          key={gstId}
          path={path}
          stored={data}
          onSaved={(next) => void mutate(next, { revalidate: false })}
        />
      ) : error ? (
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
