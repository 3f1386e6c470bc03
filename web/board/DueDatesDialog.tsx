import { useState } from 'react';
import useSWR from 'swr';
import { errorText, fieldErrors } from '../data/errors.ts';
import { del, post } from '../data/http.ts';
import { keys } from '../data/keys.ts';
import { day } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { Columns, Note, Row, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';

interface Moved {
  id: string;
  kind: string;
  period: string;
  due: string;
  notification: string;
  states: string[];
  everyone: boolean;
  can_remove: boolean;
}

const blank = { kind: '', period: '', due: '', notification: '' };

/** Due dates extended by notification: entered once with its number, valid for every client. */
export function DueDatesDialog({ onClose, onChange }: { onClose: () => void; onChange: () => void }) {
  const { data, error, mutate } = useSWR<{ due_dates: Moved[]; kinds: string[] }>(keys.dueDates);
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const set = (name: keyof typeof blank) => (value: string) => setValues((v) => ({ ...v, [name]: value }));
  const act = async (run: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await run();
      setErrors({});
      await mutate();
      onChange();
    } catch (error) {
      const found = fieldErrors(error);
      setErrors(found);
      if (Object.keys(found).length === 0) showToast({ tone: 'error', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const add = () =>
    act(async () => {
      await post('/api/due-dates', values);
      setValues(blank);
    });
  const field = (name: keyof typeof blank) => ({ id: `due-${name}`, error: errors[name] });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Due dates extended by notification')}
      width={44}
      onSubmit={() => void add()}
      actions={
        <Button look="primary" type="submit" icon="plus" busy={busy} disabled={!values.kind || !values.due}>
          {t('Add')}
        </Button>
      }
    >
      <Stack>
        <Note>
          {t('A date set here applies to all your clients, on the board and in every list of duties.')}
        </Note>
        {!data &&
          (error ? <LoadError error={error} onRetry={() => void mutate()} /> : <Skeleton lines={2} />)}
        {data && data.due_dates.length > 0 && (
          <ul>
            {data.due_dates.map((d) => (
              <Row
                as="li"
                key={d.id}
                justifyContent="space-between"
                borderTop="1px solid"
                borderColor="border"
                py="1"
              >
                <span>
                  <b>{t<string>(d.kind)}</b> {d.period}: {day(d.due)}
                  <Note>
                    {[d.notification, ...(d.everyone ? [t('for every office')] : []), d.states.join(', ')]
                      .filter(Boolean)
                      .join(' · ')}
                  </Note>
                </span>
                {d.can_remove && (
                  <IconButton
                    icon="trash"
                    label={t('Remove the due date of {kind}', { kind: `${d.kind} ${d.period}` })}
                    onClick={() => void act(() => del(`/api/due-dates/${d.id}`))}
                  />
                )}
              </Row>
            ))}
          </ul>
        )}
        <Columns>
          <Field label={t('Return or payment')} required {...field('kind')}>
            <Select
              value={values.kind}
              onValue={set('kind')}
              placeholder={t('Choose')}
              options={(data?.kinds ?? []).map((value) => ({ value, label: t<string>(value) }))}
            />
          </Field>
          <Field
            label={t('Period')}
            required
            help={t('Month 10-2026, quarter 2026-27 Q2, year 2026-27')}
            {...field('period')}
          >
            <TextInput value={values.period} onValue={set('period')} maxLength={12} />
          </Field>
          <Field label={t('New due date')} required {...field('due')}>
            <DateInput value={values.due} onValue={set('due')} />
          </Field>
          <Field label={t('Number of the notification or circular')} required {...field('notification')}>
            <TextInput value={values.notification} onValue={set('notification')} maxLength={100} />
          </Field>
        </Columns>
      </Stack>
    </Dialog>
  );
}
