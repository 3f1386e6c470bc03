import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorText } from '../../data/errors.ts';
import { day } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { ImportDrop } from '../../intake/ImportDrop.tsx';
import { ReturnStatus } from '../../returns/status.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
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
/** Files a nil return; absent if not offered. */
type NilProps = CardProps & { onNil: (() => void) | undefined };

/** Creates a return of the period and opens it. */
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

/** GSTR-1A of the period, if there is one or one may be created: between GSTR-1 and GSTR-3B. */
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

/** GSTR-2B: its file is uploaded here, through the import page. */
export function Gstr2bCard({ entityId, registrationId, period, canEdit }: CardProps) {
  const { gstr2b } = period;
  const navigate = useNavigate();
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
        <ImportDrop
          company={entityId}
          purpose="purchases"
          known={registrationId ? { registration: registrationId } : {}}
          title={t('GSTR-2B JSON')}
          help={t('Documents are compared with those saved before anything changes.')}
          accept=".json,application/json"
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
            ? `${t('A quarterly filer pays this month’s tax with PMT-06.')} ${t('Due {date}', { date: day(period.pmt06_due) })}`
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
          <Note>{t('Filled from the period’s GSTR-1 and GSTR-2B; you complete the rest.')}</Note>
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
