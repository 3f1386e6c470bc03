import { useState } from 'react';
import useSWR from 'swr';
import type { Engagement } from '../../shared/privacy/privacy.ts';
import { errorText } from '../data/errors.ts';
import { del, download, post, put, saveFile } from '../data/http.ts';
import { day } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note, Row, Stack } from '../ui/base/layout.tsx';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Panel, type PanelProps } from './panel.tsx';

interface Standing {
  engagement: Engagement | null;
  legal_hold: { reason: string; since: string } | null;
  last_filed_on: string;
  keep_until: string;
}

const blank: Engagement = {
  kind: 'engagement',
  agreed_on: '',
  agreed_by: '',
  reference: '',
  purposes: '',
  notice_on: '',
  withdrawn_on: '',
};

/** Legal basis and retention of a client’s data; export and erasure. */
export function PrivacyPanel({ page, canEdit }: PanelProps) {
  const path = `/api/companies/${page.client.id}`;
  const { data, error: unread, mutate } = useSWR<Standing>(`${path}/privacy`);
  const [draft, setDraft] = useState<Engagement>();
  const [erasing, setErasing] = useState(false);
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const own = page.client.permission === 'own';
  /** What was typed meanwhile, or beside what was sent, stays. */
  const act = async (job: () => Promise<unknown>, sent?: Engagement) => {
    setError('');
    try {
      await job();
      await mutate();
      if (sent) setDraft((now) => (now === sent ? undefined : now));
      else setReason((now) => (now === reason ? '' : now));
    } catch (failure) {
      setError(errorText(failure, t('This could not be changed.')));
    }
  };
  const erase = async () => {
    setError('');
    try {
      const done = await post<{ receipt: object }>(`${path}/erase`, { confirm_name: name, reason });
      saveFile(
        new Blob([JSON.stringify(done.receipt, null, 2)], { type: 'application/json' }),
        'erasure-receipt.json',
      );
      window.location.assign('/app/companies');
    } catch (failure) {
      setError(errorText(failure, t('This could not be changed.')));
    }
  };
  const engagement = data?.engagement;
  return (
    <Panel
      id="privacy"
      title={t('Privacy')}
      acts={
        canEdit &&
        data &&
        !draft && (
          <Button size="sm" icon="edit" onClick={() => setDraft(engagement ?? blank)}>
            {t('Edit')}
          </Button>
        )
      }
    >
      <Stack gap="2">
        {error && <Banner tone="error" title={error} />}
        {!data && unread && <LoadError error={unread} onRetry={() => void mutate()} />}
        {data && !draft && (
          <Note>
            {engagement
              ? engagement.kind === 'consent'
                ? t('Consent of {name} of {day}', {
                    name: engagement.agreed_by,
                    day: day(engagement.agreed_on),
                  })
                : t('Engagement signed by {name} on {day}', {
                    name: engagement.agreed_by,
                    day: day(engagement.agreed_on),
                  })
              : t('No engagement or consent recorded.')}
          </Note>
        )}
        {engagement?.withdrawn_on && (
          <Note>{t('Withdrawn on {day}', { day: day(engagement.withdrawn_on) })}</Note>
        )}
        {data?.keep_until && <Note>{t('Records are kept until {day}', { day: day(data.keep_until) })}</Note>}
        {data?.legal_hold && <Note>{t('Legal hold: {reason}', { reason: data.legal_hold.reason })}</Note>}
        {draft && (
          <EngagementForm
            draft={draft}
            onDraft={setDraft}
            onSave={() => void act(() => put(`${path}/privacy`, draft), draft)}
            onCancel={() => setDraft(undefined)}
          />
        )}
        {own && data && (
          <Row gap="2">
            <Button
              size="sm"
              onClick={() =>
                void download(`${path}/everything`, `${page.client.name}.zip`).catch((failure) =>
                  setError(errorText(failure, t('The file could not be created.'))),
                )
              }
            >
              {t('Download everything')}
            </Button>
            {data?.legal_hold ? (
              <Button size="sm" onClick={() => void act(() => del(`${path}/hold`))}>
                {t('Lift the hold')}
              </Button>
            ) : (
              <Button size="sm" onClick={() => setErasing(!erasing)}>
                {t('Hold or erase')}
              </Button>
            )}
          </Row>
        )}
        {own && erasing && !data?.legal_hold && (
          <Row alignItems="end" gap="2">
            <Field label={t('Reason')}>
              <TextInput value={reason} onValue={setReason} />
            </Field>
            <Button
              size="sm"
              disabled={!reason.trim()}
              onClick={() => void act(() => post(`${path}/hold`, { reason }))}
            >
              {t('Put under legal hold')}
            </Button>
            <Field label={t('Client’s name, to confirm that everything is erased permanently')}>
              <TextInput value={name} onValue={setName} autoComplete="off" />
            </Field>
            <Button
              size="sm"
              look="danger"
              disabled={!reason.trim() || !name.trim()}
              onClick={() => void erase()}
            >
              {t('Erase permanently')}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

function EngagementForm({
  draft,
  onDraft,
  onSave,
  onCancel,
}: {
  draft: Engagement;
  onDraft: (draft: Engagement) => void;
  onSave: () => void;
  onCancel: () => void;
}) {
  const set = (more: Partial<Engagement>) => onDraft({ ...draft, ...more });
  return (
    <Stack gap="2">
      <Field label={t('Basis')}>
        <Select
          value={draft.kind}
          onValue={(kind) => set({ kind: kind as Engagement['kind'] })}
          options={[
            { value: 'engagement', label: t('Engagement letter') },
            { value: 'consent', label: t('Consent') },
          ]}
        />
      </Field>
      <Field label={t('Signed or given on')}>
        <DateInput value={draft.agreed_on} onValue={(agreed_on) => set({ agreed_on })} />
      </Field>
      <Field label={t('By')}>
        <TextInput value={draft.agreed_by} onValue={(agreed_by) => set({ agreed_by })} />
      </Field>
      <Field label={t('Location of the document')}>
        <TextInput value={draft.reference} onValue={(reference) => set({ reference })} />
      </Field>
      <Field label={t('Notice given on')}>
        <DateInput value={draft.notice_on} onValue={(notice_on) => set({ notice_on })} />
      </Field>
      <Field label={t('Withdrawn on')}>
        <DateInput value={draft.withdrawn_on} onValue={(withdrawn_on) => set({ withdrawn_on })} />
      </Field>
      <Row gap="2">
        <Button size="sm" onClick={onSave}>
          {t('Save')}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
