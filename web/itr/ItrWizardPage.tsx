import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { type ItrType, itrTypes } from '../../shared/itr/common/types.ts';
import { assessmentYears, defaultAssessmentYear } from '../../shared/itr/registry.ts';
import { askedFor } from '../data/asked.ts';
import { t } from '../i18n/t.ts';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Row } from '../ui/base/layout.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { UnknownYear } from '../ui/states/UnknownYear.tsx';
import { headings } from './base/headings.ts';
import type { ReturnRequest } from './base/openReturn.ts';
import { formOf } from './base/suggest.ts';
import { loadWizard, useOpenReturn } from './wizard/useOpenReturn.ts';

const ReturnWizard = lazy(() => loadWizard().then((m) => ({ default: m.ReturnWizard })));

/** `/app/itr/{itr1…}/{entityId}?year=&return=`: the wizard of a return of any form. */
export function Page() {
  const { form: slug = '', entityId = '' } = useParams();
  const [params] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const type = formOf(slug);
  const { value: year, unknown: unknownYear } = askedFor(
    params.get('year'),
    assessmentYears,
    defaultAssessmentYear,
  );
  const asked: ReturnRequest | undefined =
    type && unknownYear === undefined && (itrTypes as readonly string[]).includes(type)
      ? { type: type as ItrType, year, entityId, returnId: params.get('return') ?? undefined }
      : undefined;
  const opening = useOpenReturn(asked, turn);
  if (!type) return <Navigate to="/app/itr" replace />;
  const crumb = <Link to="/app/itr">{t('Income-tax returns')}</Link>;

  if (unknownYear !== undefined)
    return (
      <PageFrame width={96} title={type} crumb={crumb}>
        <UnknownYear said={unknownYear} />
      </PageFrame>
    );
  if (opening.state === 'open')
    return (
      <Suspense>
        <ReturnWizard key={opening.open.nonce} open={opening.open} reopen={() => setTurn((n) => n + 1)} />
      </Suspense>
    );
  return (
    <PageFrame
      width={96}
      title={t('{form} for AY {year}', { form: type, year })}
      crumb={crumb}
      intro={
        asked && (
          <Row columnGap="3" rowGap="1">
            <span>{t('Assessment year {year}', { year })}</span>
            <span>{t(headings[asked.type].intro)}</span>
          </Row>
        )
      }
    >
      {opening.state === 'loading' && <Skeleton lines={10} height="32px" gap="20px" />}
      {opening.state === 'error' && (
        <LoadError
          error={opening.error}
          fallback={t('The return could not be opened.')}
          onRetry={() => setTurn((n) => n + 1)}
        />
      )}
      {opening.state === 'unavailable' && (
        <Banner
          tone="warning"
          title={t('{form} for AY {year} is not supported yet.', { form: type, year })}
          actions={<ButtonLink to="/app/itr">{t('Choose another form')}</ButtonLink>}
        >
          {t('Choose another form or year, or prepare this return in the department’s own utility.')}
        </Banner>
      )}
    </PageFrame>
  );
}
