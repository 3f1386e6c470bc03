import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { annualDueDate } from '../../../shared/gst/data/due-dates.ts';
import { periodsOfYear } from '../../../shared/gst/periods.ts';
import { errorText } from '../../data/errors.ts';
import { isApiError, post } from '../../data/http.ts';
import { withQuery } from '../../data/keys.ts';
import { day } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { ReturnStatus } from '../../returns/status.tsx';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { LoadError } from '../../ui/states/LoadError.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { type GstHome, gstPages } from '../base/calls.ts';

/** GSTR-9 of the year: status, due date and link. */
export function AnnualPanel({ home }: { home: GstHome }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const year = home.financial_year;
  const { data, error, mutate } = useSWR<{ returns: { id: string; status: 'draft' | 'filed' }[] }>(
    withQuery('/api/gst/list', {
      company_id: home.company.id,
      registration_id: home.registration_id,
      return_type: 'GSTR-9',
      period: periodsOfYear(year)[11]!,
    }),
  );
  const start = async () => {
    setBusy(true);
    try {
      const made = await post<{ gst_id: string }>('/api/gst/gstr9', {
        gst_master_id: home.company.id,
        registration_id: home.registration_id,
        financial_year: year,
      });
      void navigate(gstPages.gstr9(made.gst_id));
    } catch (failed) {
      const there = isApiError(failed) && failed.id === 'return_exists' ? failed.body['gst_id'] : undefined;
      if (typeof there === 'string') void navigate(gstPages.gstr9(there));
      else showToast({ tone: 'error', text: errorText(failed) });
    } finally {
      setBusy(false);
    }
  };
  if (error)
    return (
      <LoadError
        error={error}
        fallback={t('The return could not be opened.')}
        onRetry={() => void mutate()}
      />
    );
  if (!data) return <Skeleton height="10rem" />;
  const found = data.returns[0];
  const due = annualDueDate(year);
  return (
    <Card aria-labelledby="annual">
      <Row justifyContent="space-between" mb="2">
        <Heading id="annual" mb="0">
          {t('GSTR-9 for FY {year}', { year })}
        </Heading>
        <ReturnStatus status={found?.status ?? 'not_started'} due={due} />
      </Row>
      <Stack gap="3">
        <Note>
          {t('Due {date}', { date: day(due) })}.{' '}
          {t(
            'Each row is calculated from the GSTR-1, GSTR-2B and GSTR-3B saved here and the credit ledger, with details by month. Filing is optional up to a turnover of ₹2 crore.',
          )}
        </Note>
        <Row>
          {found ? (
            <ButtonLink look="primary" to={gstPages.gstr9(found.id)}>
              {t('Open GSTR-9')}
            </ButtonLink>
          ) : (
            home.can_edit && (
              <Button look="primary" busy={busy} onClick={() => void start()}>
                {t('Start GSTR-9')}
              </Button>
            )
          )}
        </Row>
      </Stack>
    </Card>
  );
}
