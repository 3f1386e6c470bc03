import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Message } from '../../../shared/forms/messages.ts';
import { errorText } from '../../data/errors.ts';
import { isApiError } from '../../data/http.ts';
import { upload } from '../../data/upload.ts';
import { day } from '../../i18n/format.ts';
import { say, t } from '../../i18n/t.ts';
import { ReturnStatus } from '../../returns/status.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row } from '../../ui/base/layout.tsx';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { FileDrop } from '../../ui/fields/FileDrop.tsx';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import { gstPages, type HomePeriod, type ReturnCard } from '../base/calls.ts';
import { money } from '../base/figures.ts';
import { startReturn } from '../base/startReturn.ts';
import { creditOf, taxesOf, totalOf } from './cardFigures.ts';

interface CardProps {
  entityId: string;
  registrationId: string;
  period: HomePeriod;
  canEdit: boolean;
}
/** Files a nil return; absent where that is not offered. */
type NilProps = CardProps & { onNil: (() => void) | undefined };

/** Starts a return of the period and goes to it. */
function useStart(kind: 'gstr1' | 'gstr1a' | 'gstr3b', { entityId, registrationId, period }: CardProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      void navigate(
        gstPages[kind === 'gstr3b' ? 'gstr3b' : 'gstr1'](
          await startReturn(kind, entityId, period.period, registrationId),
        ),
      );
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The return could not be started.')) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, start: () => void start() };
}

/** GSTR-1, or the IFF of a month of a quarterly filer. */
export function Gstr1Card({ onNil, ...props }: NilProps) {
  const { period, canEdit } = props;
  const { gstr1 } = period;
  const navigate = useNavigate();
  const { busy, start } = useStart('gstr1', props);
  return (
    <Card aria-labelledby="card-gstr1">
      <CardHead id="card-gstr1" title={period.iff ? t('IFF (GSTR-1 of the month)') : 'GSTR-1'} card={gstr1} />
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
          <Button look="primary" busy={busy} disabled={!canEdit || !period.begun} onClick={start}>
            {period.iff ? t('Start the IFF') : t('Start GSTR-1')}
          </Button>
          {onNil && <Button onClick={onNil}>{t('File nil return')}</Button>}
        </Row>
      )}
      <Gstr1aLine {...props} />
    </Card>
  );
}

/** GSTR-1A of the period, where there is one or one may be begun: between GSTR-1 and GSTR-3B. */
function Gstr1aLine(props: CardProps) {
  const { gstr1a, may_amend } = props.period;
  const { busy, start } = useStart('gstr1a', props);
  if (gstr1a?.gst_id)
    return (
      <Row mt="3" justifyContent="space-between">
        <Link to={gstPages.gstr1(gstr1a.gst_id)}>{t('Open GSTR-1A')}</Link>
        <ReturnStatus status={gstr1a.status} due={null} />
      </Row>
    );
  return may_amend && props.canEdit ? (
    <Row mt="3">
      <Button size="sm" busy={busy} onClick={start}>
        {t('Amend or add with GSTR-1A')}
      </Button>
    </Row>
  ) : null;
}

/** GSTR-2B: its file comes in here. */
export function Gstr2bCard({
  entityId,
  period,
  canEdit,
  onImported,
}: CardProps & { onImported: () => void }) {
  const { gstr2b } = period;
  const navigate = useNavigate();
  const [sending, setSending] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const take = async (file: File, existing?: 'add' | 'replace'): Promise<void> => {
    const form = new FormData();
    if (existing) form.set('existing', existing);
    form.set('gst_master_id', entityId);
    form.set('file', file);
    setSending({ name: file.name });
    try {
      const made = await upload<{ gst_id: string; warning_messages: Message[] }>('/api/gst/gstr2b', form, {
        onProgress: (p) => setSending({ name: file.name, ...p }),
      });
      onImported();
      for (const warning of made.warning_messages.slice(0, 3))
        showToast({ tone: 'info', text: say(warning), seconds: 20 });
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
  return (
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
        <Note mb="3">{t('Download the GSTR-2B JSON from the portal and import it here.')}</Note>
      )}
      {canEdit && (
        <FileDrop
          title={t('GSTR-2B JSON')}
          accept=".json,application/json"
          onFiles={([file]) => file && void take(file)}
          busy={sending}
        />
      )}
    </Card>
  );
}

/** GSTR-3B, or the PMT-06 of a month of a quarterly filer. */
export function Gstr3bCard({ onNil, ...props }: NilProps) {
  const { period, canEdit } = props;
  const { gstr3b } = period;
  const navigate = useNavigate();
  const { busy, start } = useStart('gstr3b', props);
  return (
    <Card aria-labelledby="card-gstr3b">
      <CardHead id="card-gstr3b" title="GSTR-3B" card={gstr3b} />
      {gstr3b === null ? (
        <Note>
          {period.pmt06_due
            ? `${t('A quarterly filer pays this month with PMT-06.')} ${t('Due {date}', { date: day(period.pmt06_due) })}`
            : t('No GSTR-3B is due from this GSTIN for the period.')}
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
            <Button look="primary" busy={busy} disabled={!canEdit || !period.begun} onClick={start}>
              {t('Prepare GSTR-3B')}
            </Button>
            {onNil && <Button onClick={onNil}>{t('File nil return')}</Button>}
          </Row>
        </>
      )}
    </Card>
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
