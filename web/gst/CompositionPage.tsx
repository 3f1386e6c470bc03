import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { todayInIst } from '../../shared/dates.ts';
import { gstYears } from '../../shared/gst/periods.ts';
import { useAddress } from '../data/address.ts';
import { withQuery } from '../data/keys.ts';
import { openingYear } from '../data/year.ts';
import { t } from '../i18n/t.ts';
import { Row, Stack } from '../ui/base/layout.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { gstPages } from './base/calls.ts';
import { CompositionForm } from './composition/CompositionForm.tsx';
import type { Composition } from './composition/figures.ts';

/** `/app/gst/composition/{entityId}`: CMP-08 by quarter and GSTR-4 of a composition dealer. */
export function Page() {
  const { entityId = '' } = useParams();
  const [params, setParams] = useAddress();
  const year = params.get('year') ?? openingYear(gstYears(todayInIst()));
  const registration = params.get('registration') ?? '';
  const path = `/api/gst/composition/${encodeURIComponent(entityId)}`;
  const { data, error, mutate } = useSWR<Composition>(
    withQuery(path, { financial_year: year, registration_id: registration }),
    { revalidateOnFocus: false },
  );
  return (
    <PageFrame
      title={t('Composition: CMP-08 and GSTR-4')}
      intro={data?.gstin}
      crumb={
        <Link to={gstPages.home(entityId, { year, registration: registration || null })}>
          {t('GST returns')}
        </Link>
      }
    >
      <Stack gap="5">
        <Row>
          <Select
            aria-label={t('Financial year')}
            value={year}
            onValue={(v) =>
              setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), year: v }), {
                replace: true,
              })
            }
            options={gstYears(todayInIst()).map((v) => ({ value: v, label: t('FY {year}', { year: v }) }))}
          />
        </Row>
        {data ? (
          <CompositionForm
            key={data.financial_year}
            path={path}
            stored={data}
            onSaved={(next) => void mutate(next, { revalidate: false })}
          />
        ) : error ? (
          <LoadError
            error={error}
            fallback={t('The figures could not be loaded.')}
            onRetry={() => void mutate()}
          />
        ) : (
          <Skeleton height="20rem" />
        )}
      </Stack>
    </PageFrame>
  );
}
