import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { defaultAssessmentYear } from '../../shared/itr/registry.ts';
import { retry } from '../data/lazy.ts';
import { t, tn } from '../i18n/t.ts';
import { wizardAddress } from '../itr/base/addresses.ts';
import { heldFile } from '../itr/base/lastFile.ts';
import { suggestForm } from '../itr/base/suggest.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Icon } from '../ui/base/Icon.tsx';
import { Card, Row, Stack } from '../ui/base/layout.tsx';
import { Page as Frame } from '../ui/page/Page.tsx';
import { BeginReturn } from './BeginReturn.tsx';
import type { Entity } from './entity.ts';

/** Seconds until the list opens, and the length of one in milliseconds. */
export const countdown = { seconds: 5, second: 1000 };
const DrawnTick = lazy(() =>
  retry(() => import('../ui/base/Motion.tsx')).then((m) => ({ default: m.DrawnTick })),
);

/** After creating an entity: what to file next; continues to the list after five seconds unless stopped. */
export function Page() {
  const navigate = useNavigate();
  const company = (useLocation().state as { company?: Entity } | null)?.company;
  const [left, setLeft] = useState(countdown.seconds);
  // The redirect is off when there is something to decide.
  const held = company && heldFile(company.pan);
  const [stopped, setStopped] = useState(held !== undefined);

  useEffect(() => {
    if (stopped || !company) return;
    if (left === 0) {
      void navigate('/app/companies', { state: { reload: true }, replace: true });
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), countdown.second);
    return () => clearTimeout(timer);
  }, [left, stopped, company, navigate]);

  const suggested = company && suggestForm(company);
  if (!company) return <Navigate to="/app/companies" state={{ reload: true }} replace />;
  return (
    <Frame title={t('Company/Individual created')} width={44}>
      <Card>
        <Stack gap="5">
          <Row gap="4">
            <chakra.span
              bg="success.subtle"
              color="success"
              p="3"
              borderRadius="full"
              display="flex"
              animation="rise-in 300ms ease-out"
            >
              <Suspense fallback={<Icon name="check" size={28} />}>
                <DrawnTick />
              </Suspense>
            </chakra.span>
            <chakra.div minWidth="0">
              <chakra.p fontSize="lg" fontWeight="semibold">
                {company.name}
              </chakra.p>
              <chakra.p color="fg.muted" className="num">
                {company.pan} · {t(company.status)}
              </chakra.p>
            </chakra.div>
          </Row>
          <BeginReturn company={company} />
          <Row>
            {company.canFileITR && suggested && !held && (
              <ButtonLink
                look="primary"
                icon="itr"
                to={wizardAddress(suggested.form, company.id, defaultAssessmentYear)}
                title={t(suggested.reason)}
              >
                {t('Begin {form}', { form: suggested.form })}
              </ButtonLink>
            )}
            {company.canFileITR && (
              <ButtonLink icon="itr" to={`/app/itr?entity=${company.id}`}>
                {t('File ITR')}
              </ButtonLink>
            )}
            {company.canFileGST && (
              <ButtonLink icon="gst" to={`/app/gst?entity=${company.id}`}>
                {t('File GST')}
              </ButtonLink>
            )}
            {company.canFileTDS && (
              <ButtonLink icon="tds" to={`/app/tds?entity=${company.id}`}>
                {t('File TDS')}
              </ButtonLink>
            )}
          </Row>
          <Row>
            <ButtonLink icon="people" to={`/app/clients/${company.id}`}>
              {t('Open the client')}
            </ButtonLink>
            <ButtonLink to="/app">{t('Dashboard')}</ButtonLink>
            <ButtonLink to="/app/companies" state={{ reload: true }}>
              {t('View All')}
            </ButtonLink>
          </Row>
          <Row color="fg.muted" fontSize="sm">
            <span role="timer">
              {stopped
                ? t('Stay on this page.')
                : tn(left, 'The list opens in {count} second.', 'The list opens in {count} seconds.')}
            </span>
            {!stopped && (
              <Button look="link" onClick={() => setStopped(true)}>
                {t('Stay here')}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
    </Frame>
  );
}
