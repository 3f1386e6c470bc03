import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { periodName } from '../../shared/gst/periods.ts';
import { errorText } from '../data/errors.ts';
import { del, post } from '../data/http.ts';
import { dayTime, period as monthName } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Field } from '../ui/fields/Field.tsx';
import { TextArea } from '../ui/fields/TextInput.tsx';
import { Lines, Panel, type PanelProps } from './panel.tsx';

/** Reminders sent, each with its text. */
export function RemindersPanel({ page }: PanelProps) {
  return (
    <Panel id="reminders" title={t('Reminders')}>
      {page.reminders.length === 0 && <Note>{t('No reminders sent yet.')}</Note>}
      <Lines>
        {page.reminders.map((r) => (
          <li key={r.id}>
            <details>
              <chakra.summary cursor="pointer">
                {dayTime(r.at)} ·{' '}
                {/^\d\d-\d{4}$/.test(r.period)
                  ? `${r.duty} ${monthName(periodName(r.period))}`
                  : `${r.duty} ${r.period}`}{' '}
                · {r.channel === 'mail' ? t('by mail') : t('by WhatsApp')} · {r.by}
              </chakra.summary>
              <chakra.p whiteSpace="pre-line" color="fg.muted" pt="1">
                {r.text}
              </chakra.p>
            </details>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

/** The office's notes on a client. */
export function NotesPanel({ page, reload, canEdit }: PanelProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const path = `/api/clients/${page.client.id}/notes`;
  const act = async (run: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await run();
      reload();
      return true;
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const add = async () => {
    if (text.trim() && (await act(() => post(path, { text })))) setText((now) => (now === text ? '' : now));
  };
  return (
    <Panel id="notes" title={t('Notes')}>
      <Stack gap="2">
        {canEdit && (
          <Row
            as="form"
            alignItems="end"
            gap="2"
            onSubmit={(e: React.FormEvent) => {
              e.preventDefault();
              void add();
            }}
          >
            <chakra.div flex="1" minWidth="10rem">
              <Field label={t('New note')} id="new-note" hideLabel>
                <TextArea value={text} onValue={setText} rows={2} placeholder={t('New note')} />
              </Field>
            </chakra.div>
            <Button type="submit" busy={busy} disabled={text.trim() === ''}>
              {t('Add note')}
            </Button>
          </Row>
        )}
        {page.notes.length === 0 && <Note>{t('No notes yet.')}</Note>}
        <Lines>
          {page.notes.map((n) => (
            <Row as="li" key={n.id} justifyContent="space-between" alignItems="start" flexWrap="nowrap">
              <span>
                <chakra.span whiteSpace="pre-line" overflowWrap="anywhere">
                  {n.text}
                </chakra.span>
                <Note>
                  {dayTime(n.at)} · {n.by}
                </Note>
              </span>
              {n.can_remove && canEdit && (
                <IconButton
                  icon="trash"
                  label={t('Remove the note from {when}', { when: dayTime(n.at) })}
                  onClick={() => void act(() => del(path, { note_id: n.id }))}
                />
              )}
            </Row>
          ))}
        </Lines>
      </Stack>
    </Panel>
  );
}
