import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { todayInIst } from '../../shared/dates.ts';
import type { Taxes } from '../../shared/gst/gstr1/supply.ts';
import { emptyGstr3b } from '../../shared/gst/gstr3b/form.ts';
import { inRupees } from '../../shared/gst/gstr3b/wire.ts';
import { lastDay } from '../../shared/gst/periods.ts';
import { errorText } from '../data/errors.ts';
import { isApiError, post } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { day } from '../i18n/format.ts';
import { fromServer } from '../i18n/fromServer.ts';
import { t } from '../i18n/t.ts';
import { FiledDialog } from '../returns/FiledDialog.tsx';
import { ReturnStatus } from '../returns/status.tsx';
import { Button } from '../ui/Button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { Card, Columns, Heading, Note, Row } from '../ui/layout.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { showToast } from '../ui/toasts.ts';
import { type GstHome, gstPages, type HomePeriod, type ReturnCard } from './calls.ts';
import { money } from './figures.ts';
import { nilNotice } from './standing.tsx';

const totalOf = (card: ReturnCard, name: string): number =>
  Number((card.totals as Record<string, number> | null)?.[name] ?? 0);
/** Sum of the taxes kept under a name in a card's totals. */
const taxesOf = (card: ReturnCard, name: string): number => {
  const taxes = (card.totals as Record<string, Partial<Taxes> | null> | null)?.[name];
  return (taxes?.igst ?? 0) + (taxes?.cgst ?? 0) + (taxes?.sgst ?? 0) + (taxes?.cess ?? 0);
};
/** Credit table 4(A) takes from a statement. */
const creditOf = (card: ReturnCard): number =>
  ['import_goods', 'reverse_charge', 'isd', 'other'].reduce((n, name) => n + taxesOf(card, name), 0);

/** A card for each return of the period: state, due date, totals, and the way into it. */
export function ReturnCards({
  home,
  period,
  onChanged,
}: {
  home: GstHome;
  period: HomePeriod;
  onChanged: () => void;
}) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState('');
  const [sending, setSending] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const start = async (kind: 'gstr1' | 'gstr3b') => {
    setBusy(kind);
    try {
      const made = await post<{ gst_id: string }>(`/api/gst/${kind}.php`, {
        gst_master_id: home.company.id,
        return_period: period.period,
        status: 'draft',
      });
      void navigate(gstPages[kind](made.gst_id));
    } catch (error) {
      const existing = isApiError(error) && error.id === 'return_exists' ? error.body['gst_id'] : undefined;
      if (typeof existing === 'string') return void navigate(gstPages[kind](existing));
      showToast({ tone: 'error', text: errorText(error, t('The return could not be started.')) });
    } finally {
      setBusy('');
    }
  };
  const take = async (file: File, existing?: 'add' | 'replace'): Promise<void> => {
    const form = new FormData();
    if (existing) form.set('existing', existing);
    form.set('gst_master_id', home.company.id);
    form.set('file', file);
    setSending({ name: file.name });
    try {
      const made = await upload<{ gst_id: string; warnings: string[] }>('/api/gst/gstr2b', form, {
        onProgress: (p) => setSending({ name: file.name, ...p }),
      });
      onChanged();
      for (const text of made.warnings.slice(0, 3))
        showToast({ tone: 'info', text: fromServer(text), seconds: 20 });
      void navigate(gstPages.gstr2b(made.gst_id));
    } catch (error) {
      if (isApiError(error) && error.id === 'ask_existing') {
        const title = t('Part of this file is stored already');
        const body = errorText(error);
        if (await confirm({ title, body, action: t('Add to the statement') })) return await take(file, 'add');
        if (await confirm({ title, body, action: t('Replace the statement'), danger: true }))
          return await take(file, 'replace');
        return;
      }
      showToast({ tone: 'error', text: errorText(error, t('The GSTR-2B file could not be read.')) });
    } finally {
      setSending(null);
    }
  };
  const { gstr1, gstr3b, gstr2b } = period;
  const over = lastDay(period.period) < todayInIst();
  const nothingYet = !gstr1?.gst_id || (gstr1.nil && gstr1.status === 'filed');
  const [nil, setNil] = useState<'gstr1' | 'gstr3b' | null>(null);
  return (
    <Columns>
      <Card aria-labelledby="card-gstr1">
        <CardHead
          id="card-gstr1"
          title={period.iff ? t('IFF (GSTR-1 of the month)') : 'GSTR-1'}
          card={gstr1}
        />
        {gstr1?.gst_id ? (
          <>
            <Note>
              {t('{count} B2B invoices, taxable value {amount}', {
                count: totalOf(gstr1, 'total_b2b_invoices'),
                amount: money(totalOf(gstr1, 'b2b_taxable_value')),
              })}
            </Note>
            <Row mt="4">
              <Button look="primary" onClick={() => void navigate(gstPages.gstr1(gstr1.gst_id!))}>
                {period.iff ? t('Open the IFF') : t('Open GSTR-1')}
              </Button>
            </Row>
          </>
        ) : (
          <Row mt="4">
            <Button
              look="primary"
              busy={busy === 'gstr1'}
              disabled={!home.can_edit || !period.begun}
              onClick={() => void start('gstr1')}
            >
              {period.iff ? t('Start the IFF') : t('Start GSTR-1')}
            </Button>
            {over && !period.iff && home.can_edit && (
              <Button onClick={() => setNil('gstr1')}>{t('File nil return')}</Button>
            )}
          </Row>
        )}
      </Card>
      <Card aria-labelledby="card-gstr2b">
        <CardHead id="card-gstr2b" title="GSTR-2B" card={gstr2b} imported />
        {gstr2b?.gst_id ? (
          <>
            <Note>{t('Credit available: {amount}', { amount: money(creditOf(gstr2b)) })}</Note>
            <Row mt="4" mb="3">
              <Button look="primary" onClick={() => void navigate(gstPages.gstr2b(gstr2b.gst_id!))}>
                {t('Open GSTR-2B')}
              </Button>
            </Row>
          </>
        ) : (
          <Note mb="3">{t('Download the GSTR-2B JSON from the portal and bring it in here.')}</Note>
        )}
        {home.can_edit && (
          <FileDrop
            title={t('GSTR-2B JSON')}
            accept=".json,application/json"
            onFiles={([file]) => file && void take(file)}
            busy={sending}
          />
        )}
      </Card>
      <Card aria-labelledby="card-gstr3b">
        <CardHead id="card-gstr3b" title="GSTR-3B" card={gstr3b} />
        {gstr3b === null ? (
          <Note>
            {t('A quarterly filer pays this month with PMT-06.')}{' '}
            {period.pmt06_due && t('Due {date}', { date: day(period.pmt06_due) })}
          </Note>
        ) : gstr3b.gst_id ? (
          <>
            <Note>
              {t('Tax {tax}, credit {credit}, to be paid in cash {cash}', {
                tax: money(taxesOf(gstr3b, 'liability')),
                credit: money(taxesOf(gstr3b, 'net_credit')),
                cash: money(taxesOf(gstr3b, 'cash')),
              })}
            </Note>
            <Row mt="4">
              <Button look="primary" onClick={() => void navigate(gstPages.gstr3b(gstr3b.gst_id!))}>
                {t('Open GSTR-3B')}
              </Button>
            </Row>
          </>
        ) : (
          <>
            <Note>{t('It is filled from GSTR-1 and GSTR-2B of the period; you complete the rest.')}</Note>
            <Row mt="4">
              <Button
                look="primary"
                busy={busy === 'gstr3b'}
                disabled={!home.can_edit || !period.begun}
                onClick={() => void start('gstr3b')}
              >
                {t('Prepare GSTR-3B')}
              </Button>
              {over && nothingYet && !gstr2b?.gst_id && home.can_edit && (
                <Button onClick={() => setNil('gstr3b')}>{t('File nil return')}</Button>
              )}
            </Row>
          </>
        )}
      </Card>
      {nil && (
        <FiledDialog
          kind="gst"
          title={nil === 'gstr1' ? t('File nil GSTR-1') : t('File nil GSTR-3B')}
          notice={nilNotice()}
          onClose={() => setNil(null)}
          onFile={async (details) => {
            await post(`/api/gst/${nil}.php`, {
              gst_master_id: home.company.id,
              return_period: period.period,
              status: 'filed',
              ...(nil === 'gstr3b' ? { form: inRupees(emptyGstr3b()) } : {}),
              ...details,
            });
            setNil(null);
            onChanged();
            showToast({
              tone: 'success',
              text:
                nil === 'gstr1'
                  ? t('GSTR-1 saved as {status}', { status: t('filed') })
                  : t('GSTR-3B saved as {status}', { status: t('filed') }),
            });
          }}
        />
      )}
    </Columns>
  );
}

function CardHead({
  id,
  title,
  card,
  imported,
}: {
  id: string;
  title: string;
  card: ReturnCard | null;
  imported?: boolean;
}) {
  return (
    <Row justifyContent="space-between" mb="2">
      <Heading id={id} mb="0">
        {title}
      </Heading>
      {card && (
        <Row>
          {card.due_date && (
            <chakra.span fontSize="sm">{t('Due {date}', { date: day(card.due_date) })}</chakra.span>
          )}
          {imported ? (
            <StatusChip tone="done">{t('Imported')}</StatusChip>
          ) : (
            <ReturnStatus status={card.status} due={card.due_date} />
          )}
          {card.nil && card.status === 'filed' && <chakra.span fontSize="sm">{t('nil')}</chakra.span>}
        </Row>
      )}
    </Row>
  );
}
