import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { todayInIst } from '../../shared/dates.ts';
import { gstYears } from '../../shared/gst/periods.ts';
import { withQuery } from '../data/keys.ts';
import { openingYear } from '../data/year.ts';
import { t } from '../i18n/t.ts';
import { Row, Stack } from '../ui/base/layout.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { gstPages } from './base/calls.ts';
import { DetailsDialog } from './einvoice/DetailsDialog.tsx';
import { DocumentTable } from './einvoice/DocumentTable.tsx';
import { EinvoiceFiles } from './einvoice/EinvoiceFiles.tsx';
import { type EinvoiceRow, type Einvoices, einvoicePath } from './einvoice/einvoices.ts';

/**
 * `/app/gst/einvoices/{entityId}`: what each issued document needs for its IRN and e-way bill, the files, and
 * the responses.
 */
export function Page() {
  const { entityId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<EinvoiceRow | null>(null);
  const year = params.get('year') ?? openingYear(gstYears(todayInIst()));
  const { data, error, mutate } = useSWR<Einvoices>(
    withQuery(einvoicePath(entityId), { financial_year: year }),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  const crumb = <Link to={gstPages.home(entityId)}>{data ? data.company.name : t('GST returns')}</Link>;
  // Said beside what is shown, which may be of another year or page.
  const unread = error && (
    <LoadError
      error={error}
      fallback={t('The invoices could not be loaded.')}
      onRetry={() => void mutate()}
    />
  );
  if (!data)
    return (
      <PageFrame title={t('E-invoices and e-way bills')} crumb={crumb}>
        {unread || <Skeleton height="20rem" />}
      </PageFrame>
    );
  return (
    <PageFrame title={t('E-invoices and e-way bills')} intro={data.company.gstin} crumb={crumb}>
      <Stack gap="5">
        {unread}
        <Row>
          <Select
            aria-label={t('Financial year')}
            value={data.financial_year}
            onValue={(v) => setParams({ year: v }, { replace: true })}
            options={gstYears(todayInIst()).map((v) => ({ value: v, label: t('FY {year}', { year: v }) }))}
          />
        </Row>
        {data.turnover === null && (
          <Banner tone="info" title={t('The turnover decides whether an IRN is required.')}>
            <Link to={`${gstPages.home(entityId)}?tab=settings`}>
              {t('Enter the turnover in the settings')}
            </Link>
          </Banner>
        )}
        <DocumentTable data={data} onOpen={setOpen} />
        <EinvoiceFiles entityId={entityId} canEdit={data.can_edit} onChanged={() => void mutate()} />
      </Stack>
      {open && (
        <DetailsDialog
          entityId={entityId}
          row={open}
          readOnly={!data.can_edit || open.from_file}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            void mutate();
          }}
        />
      )}
    </PageFrame>
  );
}
