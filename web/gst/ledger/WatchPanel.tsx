import { useState } from 'react';
import useSWR from 'swr';
import { periodName } from '../../../shared/gst/periods.ts';
import { formatPaise } from '../../../shared/money.ts';
import { errorText } from '../../data/errors.ts';
import { post, put } from '../../data/http.ts';
import { withQuery } from '../../data/keys.ts';
import { upload } from '../../data/upload.ts';
import { day, period as periodText } from '../../i18n/format.ts';
import { formatCount, fromServer, t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { FileDrop } from '../../ui/fields/FileDrop.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { LoadError } from '../../ui/states/LoadError.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { Pager } from '../base/Pager.tsx';
import {
  allHeads,
  billStates,
  entrySums,
  paiseOf,
  readingNames,
  type UnfiledRow,
  WATCH_PAGE,
  type Watch37,
  type Watch37A,
  type WatchedBillRow,
} from './ledgers.ts';
import { PaidDialog } from './PaidDialog.tsx';

const money = (rupees: number) => formatPaise(paiseOf(rupees));

interface Props {
  entityId: string;
  path: string;
  registration: string;
  year: string;
  rule: '37' | '37A';
  onChanged: () => void;
}

/** Bills unpaid for 180 days, or suppliers without GSTR-3B, with the missing entries of the credit ledger. */
export function WatchPanel({ entityId, path, registration, year, rule, onChanged }: Props) {
  const [show, setShow] = useState('due');
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const [paying, setPaying] = useState<WatchedBillRow | null>(null);
  const { data, error, mutate } = useSWR<Watch37 | Watch37A>(
    withQuery(`${path}/watch`, {
      registration_id: registration,
      financial_year: year,
      rule,
      show: rule === '37' ? show : undefined,
      page: page > 1 ? String(page) : undefined,
    }),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  // Said beside the bills shown, which may be of another choice or page.
  const unread = error && (
    <LoadError error={error} fallback={t('The list could not be loaded.')} onRetry={() => void mutate()} />
  );
  if (!data) return unread || <Skeleton height="16rem" />;
  const of = registration ? { registration_id: registration } : {};
  const changed = async () => {
    await mutate();
    onChanged();
  };
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      showToast({ tone: 'success', text: done });
      await changed();
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed) });
    } finally {
      setBusy(false);
    }
  };
  const take = (documents?: string[]) =>
    act(
      () =>
        post(`${path}/watch`, {
          ...of,
          version: data.version,
          financial_year: year,
          rule,
          ...(documents ? { documents } : {}),
        }),
      t('Added to the credit ledger'),
    );
  const title = rule === '37' ? t('Bills unpaid for 180 days') : t('Suppliers without GSTR-3B');
  const toDo = data.to_reverse > 0 || data.to_reclaim > 0;
  return (
    <Stack gap="5">
      {unread}
      <Card aria-labelledby="watch">
        <Row justifyContent="space-between" mb="2">
          <Heading id="watch" mb="0">
            {title}
          </Heading>
          {data.can_edit && toDo && (
            <Button look="primary" busy={busy} onClick={() => void take()}>
              {t('Add all to the credit ledger')}
            </Button>
          )}
        </Row>
        <Stack gap="3">
          <Lead
            data={data}
            show={show}
            busy={busy}
            onShow={(v) => {
              setShow(v);
              setPage(1);
            }}
            onReading={(v) =>
              void act(
                () => put(path, { ...of, version: data.version, rule37_reading: v }),
                t('Reading of rule 37(1) saved'),
              )
            }
          />
          {data.lines.length === 0 ? (
            <EmptyState icon="check" title={t('Nothing to do')}>
              {data.rule === '37'
                ? t(
                    'Bills come from the year’s purchase registers, where credit was claimed. Import payments below.',
                  )
                : t('Suppliers come from GSTR-2A of the year.')}
            </EmptyState>
          ) : data.rule === '37' ? (
            <Bills
              lines={data.lines}
              canEdit={data.can_edit}
              busy={busy}
              onTake={(key) => void take([key])}
              onPay={setPaying}
            />
          ) : (
            <Unfiled
              lines={data.lines}
              canEdit={data.can_edit}
              busy={busy}
              onTake={(key) => void take([key])}
            />
          )}
          <Pager page={page} size={WATCH_PAGE} found={data.found} onPage={setPage} />
        </Stack>
      </Card>
      {data.rule === '37' && data.can_edit && (
        <Payments
          entityId={entityId}
          registration={registration}
          version={data.version}
          known={data.payments}
          onRead={() => void changed()}
        />
      )}
      {paying && (
        <PaidDialog
          bill={paying}
          onClose={() => setPaying(null)}
          onSave={async (payments, supplierPaid) => {
            await put(`${path}/payments`, {
              ...of,
              version: data.version,
              ...(supplierPaid
                ? { suppliers: { [paying.gstin]: supplierPaid } }
                : { bills: [{ gstin: paying.gstin, number: paying.number, date: paying.date, payments }] }),
            });
            setPaying(null);
            await changed();
          }}
        />
      )}
    </Stack>
  );
}

/** Total required, and the filter by reading. */
function Lead({
  data,
  show,
  busy,
  onShow,
  onReading,
}: {
  data: Watch37 | Watch37A;
  show: string;
  busy: boolean;
  onShow: (show: string) => void;
  onReading: (reading: string) => void;
}) {
  return (
    <>
      <Note>
        {t('To reverse: {reverse}. To reclaim: {reclaim}.', {
          reverse: money(data.to_reverse),
          reclaim: money(data.to_reclaim),
        })}{' '}
        {data.rule === '37'
          ? t('Bills with credit claimed: {bills}, due within 30 days: {soon}.', {
              bills: formatCount(data.bills),
              soon: formatCount(data.soon),
            })
          : t(
              'Suppliers of FY {year} have until {supplier}; reverse by {buyer}, in the return of {period}. Interest only when later.',
              {
                year: data.financial_year,
                supplier: day(data.days.supplier),
                buyer: day(data.days.buyer),
                period: periodText(periodName(data.days.period)),
              },
            )}
      </Note>
      {data.rule === '37' && (
        <Row>
          <Select
            aria-label={t('Bills shown')}
            value={show}
            onValue={onShow}
            options={[
              { value: 'due', label: t('To be reversed or reclaimed') },
              { value: 'soon', label: t('Due within 30 days') },
              { value: 'all', label: t('All bills') },
            ]}
          />
        </Row>
      )}
      {data.rule === '37' && <Readings data={data} busy={busy} onReading={onReading} />}
    </>
  );
}

/** The two readings of rule 37(1): what each requires in which return, and the chosen one. */
function Readings({
  data,
  busy,
  onReading,
}: {
  data: Watch37;
  busy: boolean;
  onReading: (reading: string) => void;
}) {
  return (
    <Scroller label={t('Reading of rule 37(1)')}>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{t('Reading of rule 37(1)')}</th>
            <th scope="col">{t('Required amount')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {data.readings.map(({ reading, returns }) => (
            <tr key={reading}>
              <th scope="row">{t(readingNames[reading])}</th>
              <td>
                {returns.length === 0 && t('Nothing')}
                <Suggested
                  entries={returns.flatMap(({ period, reversed, reclaimed }) => [
                    ...(reversed ? [{ period, kind: 'reversed' as const, tax: reversed }] : []),
                    ...(reclaimed ? [{ period, kind: 'reclaimed' as const, tax: reclaimed }] : []),
                  ])}
                />
              </td>
              <td data-whole="">
                {reading === data.rule37_reading ? (
                  <strong>{t('Followed')}</strong>
                ) : (
                  data.can_edit && (
                    <Button size="sm" disabled={busy} onClick={() => onReading(reading)}>
                      {t('Use this reading')}
                    </Button>
                  )
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}

/** Text of the suggestion for a line. */
function Suggested({ entries }: { entries: ReturnType<typeof entrySums> }) {
  return entries.map((e) => (
    <Note key={`${e.kind} ${e.period}`}>
      {e.kind === 'reversed'
        ? t('Reverse {amount} in {period}', {
            amount: money(e.tax),
            period: periodText(periodName(e.period)),
          })
        : t('Reclaim {amount} in {period}', {
            amount: money(e.tax),
            period: periodText(periodName(e.period)),
          })}
    </Note>
  ));
}

function Bills({
  lines,
  canEdit,
  busy,
  onTake,
  onPay,
}: {
  lines: readonly WatchedBillRow[];
  canEdit: boolean;
  busy: boolean;
  onTake: (key: string) => void;
  onPay: (bill: WatchedBillRow) => void;
}) {
  return (
    <Scroller label={t('Bills unpaid for 180 days')}>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{t('Bill')}</th>
            <th scope="col">{t('180th day')}</th>
            {[t('Value with tax'), t('Paid'), t('Credit')].map((head) => (
              <th key={head} scope="col" data-align="right">
                {head}
              </th>
            ))}
            <th scope="col">{t('Suggested')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {lines.map((b) => (
            <tr key={b.key}>
              <th scope="row">
                {b.number}
                <Note>
                  {b.name || b.gstin}, {day(b.date)}
                </Note>
              </th>
              <td>
                {day(b.limit)}
                <Note>{t(billStates[b.state])}</Note>
              </td>
              {[b.value, b.paid, allHeads(b.credit)].map((amount, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their places
                <td key={i} data-align="right">
                  {money(amount)}
                </td>
              ))}
              <td>
                <Suggested entries={entrySums(b.entries)} />
              </td>
              <td>
                {canEdit && (
                  <Row>
                    <Button size="sm" onClick={() => onPay(b)}>
                      {t('Paid…')}
                    </Button>
                    {b.entries.length > 0 && (
                      <Button size="sm" disabled={busy} onClick={() => onTake(b.key)}>
                        {t('Add to ledger')}
                      </Button>
                    )}
                  </Row>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}

function Unfiled({
  lines,
  canEdit,
  busy,
  onTake,
}: {
  lines: readonly UnfiledRow[];
  canEdit: boolean;
  busy: boolean;
  onTake: (key: string) => void;
}) {
  return (
    <Scroller label={t('Suppliers without GSTR-3B')}>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{t('Supplier')}</th>
            <th scope="col">{t('Period')}</th>
            <th scope="col">GSTR-3B</th>
            <th scope="col" data-align="right">
              {t('Credit')}
            </th>
            <th scope="col" data-align="right">
              {t('Reversed')}
            </th>
            <th scope="col">{t('Suggested')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {lines.map((u) => (
            <tr key={u.key}>
              <th scope="row">
                {u.name || u.gstin}
                {u.name && <Note>{u.gstin}</Note>}
              </th>
              <td>{periodText(periodName(u.period))}</td>
              <td>{u.filed ? t('Filed') : t('Not filed')}</td>
              <td data-align="right">{money(allHeads(u.taxes))}</td>
              <td data-align="right">{money(allHeads(u.reversed))}</td>
              <td>
                <Suggested entries={entrySums(u.entries)} />
              </td>
              <td>
                {canEdit && u.entries.length > 0 && (
                  <Button size="sm" disabled={busy} onClick={() => onTake(u.key)}>
                    {t('Add to ledger')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}

interface Refused {
  line: number;
  cells: string[];
  reason: Parameters<typeof fromServer>[0];
}

function Payments({
  entityId,
  registration,
  version,
  known,
  onRead,
}: {
  entityId: string;
  registration: string;
  version: number;
  known: number;
  onRead: () => void;
}) {
  const [busy, setBusy] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [refused, setRefused] = useState<Refused[]>([]);
  const [refusedCount, setRefusedCount] = useState(0);
  const send = async (file: File) => {
    setBusy({ name: file.name });
    const form = new FormData();
    form.set('gst_master_id', entityId);
    if (registration) form.set('registration_id', registration);
    form.set('version', String(version));
    form.set('file', file);
    try {
      const read = await upload<{
        payments: number;
        bills: number;
        unknown: number;
        refused: Refused[];
        refused_count: number;
      }>('/api/gst/credit-ledger/payments', form, {
        onProgress: (p) => setBusy({ name: file.name, ...p }),
      });
      setRefused(read.refused);
      setRefusedCount(read.refused_count);
      showToast({
        tone: 'success',
        text: t('{payments} payments of {bills} bills read', {
          payments: formatCount(read.payments),
          bills: formatCount(read.bills),
        }),
      });
      if (read.unknown > 0)
        showToast({
          tone: 'info',
          text: t(
            '{count} of these bills are in no purchase register here. Import the register to use their payments',
            {
              count: formatCount(read.unknown),
            },
          ),
        });
      onRead();
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed, t('The file could not be read.')) });
    } finally {
      setBusy(null);
    }
  };
  return (
    <Card aria-labelledby="payments" data-no-print>
      <Heading id="payments">{t('Payments to suppliers')}</Heading>
      <Stack gap="3">
        <FileDrop
          title={t('Payments as CSV or Excel')}
          help={t(
            'Columns: Supplier GSTIN, Document number, Document date, Paid on, Amount paid. New payments of a bill replace its saved ones. Payments of {count} bills are saved.',
            { count: formatCount(known) },
          )}
          accept=".csv,.xlsx,.xls,.zip"
          onFiles={([file]) => file && void send(file)}
          busy={busy}
        />
        {refused.length > 0 && (
          <ul>
            {refused.slice(0, 20).map((r) => (
              <li key={r.line}>{t('Line {n}: {reason}', { n: r.line, reason: fromServer(r.reason) })}</li>
            ))}
            <AndMore as="li" left={refusedCount - 20} />
          </ul>
        )}
      </Stack>
    </Card>
  );
}
