import { useState } from 'react';
import { type ImsAction, type RemarksReading, takesRemarks } from '../../../shared/gst/ims/ims.ts';
import { periodName } from '../../../shared/gst/periods.ts';
import { formatPaise } from '../../../shared/money.ts';
import { useDirty } from '../../data/dirty.ts';
import { errorText } from '../../data/errors.ts';
import { download, put } from '../../data/http.ts';
import { withQuery } from '../../data/keys.ts';
import { day, period as periodText } from '../../i18n/format.ts';
import { formatCount, fromServer, t } from '../../i18n/t.ts';
import { ImportDrop } from '../../intake/ImportDrop.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { Pager } from '../base/Pager.tsx';
import { type Change, decisionsOf, type Ims, type ImsLine, mayReduce, PAGE, taxOf } from './ims.ts';

const actionWord = (action: ImsAction): string =>
  action === 'A'
    ? t('Accept')
    : action === 'R'
      ? t('Reject')
      : action === 'P'
        ? t('Keep pending')
        : t('No action');

const changeOf = (line: ImsLine): Change => ({
  action: line.action,
  remarks: line.remarks,
  reduce: line.reduce ? taxOf(line.reduce) : null,
});

/** Filter of the records. */
function ShowSwitch({
  data,
  show,
  onShow,
}: {
  data: Ims;
  show: 'all' | 'open' | 'decided';
  onShow: (show: 'all' | 'open' | 'decided') => void;
}) {
  return (
    <Select
      aria-label={t('Show')}
      value={show}
      onValue={(v) => onShow(v as typeof show)}
      options={[
        { value: 'all', label: t('All') },
        {
          value: 'open',
          label: t('Without an action ({count})', { count: formatCount(data.open) }),
        },
        { value: 'decided', label: t('With an action') },
      ]}
    />
  );
}

/** How the rule on remarks is applied: the sources disagree. */
function RemarksSwitch(props: {
  value: RemarksReading;
  disabled: boolean;
  onValue: (reading: RemarksReading) => void;
}) {
  return (
    <Select
      aria-label={t('Remarks are allowed with')}
      value={props.value}
      disabled={props.disabled}
      onValue={(v) => props.onValue(v as RemarksReading)}
      options={[
        { value: 'limited', label: t('Remarks with rejected and pending (offline utility)') },
        { value: 'any', label: t('Remarks with every action (API)') },
      ]}
    />
  );
}

/** Records with suggestions and reasons; actions are saved together. */
export function ImsTable({
  entityId,
  data,
  show,
  onShow,
  onPage,
  onChanged,
}: {
  entityId: string;
  data: Ims;
  show: 'all' | 'open' | 'decided';
  onShow: (show: 'all' | 'open' | 'decided') => void;
  onPage: (page: number) => void;
  onChanged: () => void;
}) {
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [busy, setBusy] = useState('');
  useDirty(changes.size > 0);
  const path = `/api/gst/ims/${encodeURIComponent(entityId)}`;
  const change = (line: ImsLine, next: Change) => setChanges(new Map(changes).set(line.id, next));
  const save = async (suggested: boolean, reading?: RemarksReading) => {
    setBusy(suggested ? 'suggested' : 'save');
    try {
      await put(path, {
        registration_id: data.registration_id,
        return_period: data.return_period,
        version: data.version,
        decisions: decisionsOf(data.records, changes, data.remarks_reading),
        suggested,
        ...(reading ? { remarks_reading: reading } : {}),
      });
      setChanges(new Map());
      showToast({ tone: 'success', text: t('Decisions saved') });
      onChanged();
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed) });
    } finally {
      setBusy('');
    }
  };
  return (
    <Card aria-labelledby="records">
      <Row justifyContent="space-between" mb="2">
        <Heading id="records" mb="0">
          {t('Records ({count})', { count: formatCount(data.total) })}
        </Heading>
        {data.total > 0 && (
          <Row>
            {data.can_edit && (
              <>
                <Button
                  busy={busy === 'suggested'}
                  disabled={data.open === 0}
                  onClick={() => void save(true)}
                >
                  {t('Apply suggestions to undecided records')}
                </Button>
                <Button
                  look="primary"
                  busy={busy === 'save'}
                  disabled={changes.size === 0}
                  onClick={() => void save(false)}
                >
                  {t('Save')}
                </Button>
              </>
            )}
            <Button
              icon="download"
              onClick={() =>
                void download(
                  withQuery(`${path}/json`, { registration_id: data.registration_id }),
                  'ims.json',
                )
              }
            >
              {t('Upload file')}
            </Button>
          </Row>
        )}
      </Row>
      <Stack gap="3">
        {data.total > 0 && (
          <>
            <Row>
              <RemarksSwitch
                value={data.remarks_reading}
                disabled={!data.can_edit || changes.size > 0}
                onValue={(reading) => void save(false, reading)}
              />
              <ShowSwitch data={data} show={show} onShow={onShow} />
            </Row>
            <Scroller label={t('Records')}>
              <FigureTable>
                <thead>
                  <tr>
                    <th scope="col">{t('Supplier')}</th>
                    <th scope="col">{t('Document')}</th>
                    <th scope="col" data-align="right">
                      {t('Tax')}
                    </th>
                    <th scope="col">{t('Suggested')}</th>
                    <th scope="col">{t('Action')}</th>
                  </tr>
                </thead>
                <tbody>
                  {data.records.map((line) => (
                    <Line
                      key={line.id}
                      line={line}
                      change={changes.get(line.id) ?? changeOf(line)}
                      readOnly={!data.can_edit}
                      reading={data.remarks_reading}
                      onChange={(next) => change(line, next)}
                    />
                  ))}
                </tbody>
              </FigureTable>
            </Scroller>
            <Pager page={data.page} size={PAGE} found={data.found} onPage={onPage} />
          </>
        )}
        {data.can_edit && <DropIms company={entityId} registration={data.registration_id} />}
      </Stack>
    </Card>
  );
}

function Line({
  line,
  change,
  readOnly,
  reading,
  onChange,
}: {
  line: ImsLine;
  change: Change;
  readOnly: boolean;
  reading: RemarksReading;
  onChange: (next: Change) => void;
}) {
  const options = (['N', 'A', 'R', 'P'] as const)
    .filter((a) => !(a === 'R' && line.section.startsWith('imp')))
    .map((a) => ({ value: a, label: actionWord(a), disabled: a === 'P' && !line.may_be_pending }));
  return (
    <tr>
      <th scope="row">
        {line.name || line.gstin}
        {line.name && <Note>{line.gstin}</Note>}
      </th>
      <td>
        {line.number}
        <Note>
          {line.kind === 'C' ? t('Credit note') : line.kind === 'D' ? t('Debit note') : t('Invoice')}
          {line.date && `, ${day(line.date)}`}
        </Note>
        {line.pending_until && line.may_be_pending && (
          <Note>
            {t('May be pending until {period}', { period: periodText(periodName(line.pending_until)) })}
          </Note>
        )}
      </td>
      <td data-align="right">{formatPaise(taxOf(line))}</td>
      <td>
        {actionWord(line.suggested)}
        {line.reasons.map((r) => (
          <Note key={r.message}>{fromServer(r)}</Note>
        ))}
      </td>
      <td>
        <Select
          aria-label={t('Action on {number}', { number: line.number })}
          value={change.action}
          disabled={readOnly}
          onValue={(action) => onChange({ ...change, action: action as ImsAction })}
          options={options}
        />
        {takesRemarks(change.action, reading) && (
          <TextInput
            aria-label={t('Remarks on {number}', { number: line.number })}
            placeholder={t('Remarks')}
            value={change.remarks}
            maxLength={250}
            readOnly={readOnly}
            onValue={(remarks) => onChange({ ...change, remarks })}
          />
        )}
        {change.action === 'A' && mayReduce(line) && (
          <AmountInput
            unit="paise"
            aria-label={t('Credit to reduce for {number}', { number: line.number })}
            placeholder={t('Reduce all credit')}
            value={change.reduce}
            readOnly={readOnly}
            onValue={(reduce) => onChange({ ...change, reduce })}
          />
        )}
      </td>
    </tr>
  );
}

function DropIms({ company, registration }: { company: string; registration: string }) {
  return (
    <ImportDrop
      company={company}
      purpose="purchases"
      known={{ registration }}
      title={t('JSON downloaded from the Invoice Management System')}
      help={t('It replaces the records imported earlier; decisions are kept.')}
      accept=".json"
    />
  );
}
