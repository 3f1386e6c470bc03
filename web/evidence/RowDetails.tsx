import { useState } from 'react';
import useSWR from 'swr';
import { formatPaise } from '../../shared/money.ts';
import { errorText } from '../data/errors.ts';
import { get } from '../data/http.ts';
import { fromServer, say, t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Row as Line, Note, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Field } from '../ui/fields/Field.tsx';
import { TextArea } from '../ui/fields/TextInput.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { detailLines, type RowAnswer, rowName } from './desk.ts';
import { detailName, sourceName } from './names.ts';

const money = (rupees: number): string => formatPaise(Math.round(rupees * 100));

/** One row in full: its paper, matches with reasons, differences, and the note or the text for AIS feedback. */
export function RowDetails({
  id,
  stamp,
  disabled,
  onNote,
  onPart,
}: {
  id: string;
  /** Changes with each step, so that the details are reloaded. */
  stamp: string;
  disabled: boolean;
  onNote: (decision: string, note: string) => void;
  onPart: (key: string, apart: boolean) => void;
}) {
  const { data, error, mutate } = useSWR([`/api/evidence/${id}`, stamp], ([path]) => get<RowAnswer>(path), {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  const failed = error && <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return failed || <Note>{t('Loading...')}</Note>;
  const note = data.decided?.note ?? '';
  return (
    <Stack gap="3" data-details={id}>
      {failed}
      <Note>
        {detailLines(data)
          .map(([name, value]) => `${detailName(name)}: ${value}`)
          .join(' · ')}
      </Note>
      {data.joins.map((join) => (
        <Line key={join.key} gap="2" data-join={join.rule}>
          <span>
            {fromServer(join)} ({join.rule}):{' '}
            {join.total_rows > 3
              ? tn(join.total_rows, '{count} row', '{count} rows')
              : join.rows.map((other) => rowName(other, sourceName(other.source))).join('; ')}
            {join.difference !== 0 && ` · ${t('Difference {amount}', { amount: money(join.difference) })}`}
          </span>
          <Button size="sm" disabled={disabled} onClick={() => onPart(join.key, !join.apart)}>
            {join.apart ? t('Join again') : t('Separate')}
          </Button>
        </Line>
      ))}
      {data.differences.length > 0 && (
        <ul>
          {data.differences.map((d, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: differences have no identity of their own
            <li key={i}>{say(d.words)}</li>
          ))}
        </ul>
      )}
      {data.decision && data.decision !== 'taken' && (
        <NoteField
          key={`${data.decision} ${note}`}
          decision={data.decision}
          note={note}
          suggested={data.feedback_text}
          disabled={disabled}
          onNote={(text) => onNote(data.decision!, text)}
        />
      )}
    </Stack>
  );
}

/** Reason for ignoring or matching a row, or feedback to the department. */
function NoteField({
  decision,
  note,
  suggested,
  disabled,
  onNote,
}: {
  decision: string;
  note: string;
  suggested: string;
  disabled: boolean;
  onNote: (note: string) => void;
}) {
  const disputed = decision === 'disputed';
  const [text, setText] = useState(note || (disputed ? suggested : ''));
  return (
    <Stack gap="2">
      <Field
        label={disputed ? t('Text for the feedback in the AIS') : t('Note')}
        {...(disputed ? { help: t('Nothing is sent: enter it on the portal.') } : {})}
      >
        <TextArea value={text} onValue={setText} rows={disputed ? 4 : 2} maxLength={500} />
      </Field>
      <Line gap="2">
        <Button
          size="sm"
          look="primary"
          disabled={disabled || text.trim() === note}
          onClick={() => onNote(text)}
        >
          {t('Save note')}
        </Button>
        {disputed && (
          <Button
            size="sm"
            onClick={() =>
              void navigator.clipboard
                .writeText(text)
                .then(() => showToast({ tone: 'success', text: t('Copied') }))
                .catch((failed: unknown) => showToast({ tone: 'error', text: errorText(failed) }))
            }
          >
            {t('Copy')}
          </Button>
        )}
      </Line>
    </Stack>
  );
}
