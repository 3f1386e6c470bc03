import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { todayInIst } from '../../shared/dates.ts';
import { gstYears, periodName } from '../../shared/gst/periods.ts';
import { formatPaise } from '../../shared/money.ts';
import { useAddress } from '../data/address.ts';
import { errorText } from '../data/errors.ts';
import { download } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { openingYear } from '../data/year.ts';
import { period as periodText } from '../i18n/format.ts';
import { formatCount, t } from '../i18n/t.ts';
import { ImportDrop } from '../intake/ImportDrop.tsx';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Select } from '../ui/fields/Select.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { PageKeys } from '../ui/page/PageKeys.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { gstPages } from './base/calls.ts';
import { LetterDialog } from './year/LetterDialog.tsx';
import { SupplierTable } from './year/SupplierTable.tsx';
import { paiseOf, type SupplierRow, type SupplierYearAnswer } from './year/suppliers.ts';

const shown = (rupees: number | null) => (rupees === null ? '—' : formatPaise(paiseOf(rupees)));

/**
 * `/app/gst/suppliers/{entityId}`: the year's credit by month and supplier, credit at risk, and letters to
 * suppliers.
 */
export function Page() {
  const { entityId = '' } = useParams();
  const [params, setParams] = useAddress();
  const [open, setOpen] = useState<SupplierRow | null>(null);
  const year = params.get('year') ?? openingYear(gstYears(todayInIst()));
  const registration = params.get('registration') ?? '';
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useSWR<SupplierYearAnswer>(
    withQuery(`/api/gst/suppliers/${encodeURIComponent(entityId)}`, {
      financial_year: year,
      registration_id: registration,
      q,
      page: page > 1 ? String(page) : undefined,
    }),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  const crumb = (
    <Link to={gstPages.home(entityId, { year, registration: registration || null })}>{t('GST returns')}</Link>
  );
  // Said beside what is shown, which may be of another year or page.
  const unread = error && (
    <LoadError
      error={error}
      fallback={t('The suppliers could not be loaded.')}
      onRetry={() => void mutate()}
    />
  );
  if (!data)
    return (
      <PageFrame title={t('Suppliers and credit')} crumb={crumb}>
        {unread || <Skeleton height="20rem" />}
      </PageFrame>
    );
  return (
    <PageFrame
      title={t('Suppliers and credit')}
      intro={data.gstin}
      crumb={crumb}
      actions={
        <Button
          icon="download"
          onClick={() =>
            void download(
              withQuery(`/api/gst/suppliers/${encodeURIComponent(entityId)}/xlsx`, {
                financial_year: data.financial_year,
                registration_id: registration,
              }),
              'gst-suppliers.xlsx',
            ).catch((failed) => showToast({ tone: 'error', text: errorText(failed) }))
          }
        >
          {t('Excel')}
        </Button>
      }
    >
      <Stack gap="5">
        {unread}
        <Row>
          <Select
            aria-label={t('Financial year')}
            value={data.financial_year}
            onValue={(v) => {
              setPage(1);
              setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), year: v }), {
                replace: true,
              });
            }}
            options={gstYears(todayInIst()).map((v) => ({ value: v, label: t('FY {year}', { year: v }) }))}
          />
        </Row>
        <Months data={data} />
        <SupplierTable
          data={data}
          q={q}
          onSearch={(text) => {
            setQ(text);
            setPage(1);
          }}
          onPage={setPage}
          onOpen={setOpen}
        />
        {data.can_edit && <Upload2a entityId={entityId} registration={registration} />}
      </Stack>
      {open && (
        <LetterDialog
          entityId={entityId}
          data={data}
          supplier={open}
          onClose={() => setOpen(null)}
          onSent={() => {
            setOpen(null);
            void mutate();
          }}
        />
      )}
      <PageKeys />
    </PageFrame>
  );
}

function Months({ data }: { data: SupplierYearAnswer }) {
  const { totals } = data;
  return (
    <Card aria-labelledby="year-months">
      <Heading id="year-months">{t('Credit by month')}</Heading>
      <Stack gap="3">
        <Note>
          {t(
            'At risk: {risk}. Not in GSTR-2B: {missing}. Suppliers without GSTR-3B: {count}, with tax of {unpaid} (rule 37A).',
            {
              risk: shown(totals.at_risk),
              missing: shown(totals.missing),
              count: formatCount(totals.no_gstr3b),
              unpaid: shown(totals.unpaid),
            },
          )}
        </Note>
        <Scroller cards label={t('Credit by month')}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">{t('Period')}</th>
                {[t('Books'), 'GSTR-2A', 'GSTR-2B', 'GSTR-3B'].map((head) => (
                  <th key={head} scope="col" data-align="right">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.months.map((m) => (
                <tr key={m.period}>
                  <th scope="row">{periodText(periodName(m.period, data.frequency))}</th>
                  {[m.books, m.a, m.b, m.credit3b].map((amount, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the four columns keep their places
                    <td key={i} data-align="right">
                      {shown(amount)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroller>
        <Note>
          {t(
            'Tax of all heads, excluding reverse charge, imports and distributed credit. GSTR-3B is row 4(A)(5).',
          )}
        </Note>
      </Stack>
    </Card>
  );
}

/** Uploads the portal's GSTR-2A and compares it with the stored one before saving. */
function Upload2a({ entityId, registration }: { entityId: string; registration: string }) {
  return (
    <Card aria-labelledby="gstr2a" data-no-print>
      <Heading id="gstr2a">GSTR-2A</Heading>
      <ImportDrop
        company={entityId}
        purpose="purchases"
        known={registration ? { registration } : {}}
        title={t('GSTR-2A of a month, JSON or Excel')}
        help={t('It is compared with the saved data of that month before anything changes.')}
        accept=".json,.zip,.xlsx,.xls"
      />
    </Card>
  );
}
