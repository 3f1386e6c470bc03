import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Share } from '../../../shared/drive/calls.ts';
import { errorText, fieldErrors } from '../../data/errors.ts';
import { istDay } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Columns, Row, Stack } from '../../ui/base/layout.tsx';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { Checkbox, RadioGroup } from '../../ui/fields/Checks.tsx';
import { DateInput } from '../../ui/fields/DateInput.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { PasswordInput } from '../../ui/fields/TextInput.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { PeopleField } from './PeopleField.tsx';
import { draftOf, onLeaving, type ShareDraft, type ShareTerms, termsOf, withPerson } from './terms.ts';

interface Props {
  /** The share being changed; absent for a new one. */
  share?: Share;
  /** Saves; throws the server's error. */
  submit: (terms: ShareTerms) => Promise<void>;
  /** Saves added or changed people; the form stays open. */
  submitPeople: (terms: ShareTerms) => Promise<void>;
  /** Back to the existing shares; absent when there are none. */
  onCancel?: () => void;
  /** Called before the dialog closes; `done`: by its own button, which includes what is typed. */
  leave: RefObject<((done: boolean) => Promise<boolean>) | null>;
}

/** Who may open a link, until when, and with which password. */
export function ShareForm({ share, submit, submitPeople, onCancel, leave }: Props) {
  const [draft, setDraft] = useState(() => draftOf(share));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<ShareDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { access, people, expires, password, keepPassword } = draft;

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);

  /** Saves a draft; whether it succeeded. */
  const send = async (wanted: ShareDraft, store: Props['submit']): Promise<boolean> => {
    const made = termsOf(wanted);
    setErrors('problems' in made ? made.problems : {});
    if ('problems' in made || busy) return false;
    setBusy(true);
    try {
      await store(made.terms);
      setDraft((before) => ({
        ...before,
        people: made.terms.people,
        typed: before.typed === wanted.typed ? '' : before.typed,
      }));
      return true;
    } catch (error) {
      const fields = fieldErrors(error);
      const known = Object.fromEntries(
        Object.entries(fields).map(([path, text]) => [path.split('.')[0]!, text]),
      );
      setErrors(
        Object.keys(known).length > 0 ? known : { all: errorText(error, t('Failed to create share link')) },
      );
      return false;
    } finally {
      setBusy(false);
    }
  };
  const add = () => {
    const added = withPerson(people, draft.typed, draft.permission);
    if ('problem' in added) return setErrors({ people: added.problem });
    void send(draft, submitPeople);
  };
  leave.current = async (done) => {
    const what = onLeaving(draft, share);
    if (what === 'nothing') return true;
    if (done && what === 'send') return send(draft, submit);
    return confirm({
      title: t('Close without sharing?'),
      body: t('What you typed here is not shared yet.'),
      action: t('Close'),
      cancel: t('Stay here'),
      danger: true,
    });
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(e) => {
        e.preventDefault();
        e.stopPropagation();
        void send(draft, submit);
      }}
    >
      <Stack>
        {errors['all'] && <Banner tone="error" title={errors['all']} />}
        <Field group label={t('Who may open it')}>
          <RadioGroup
            value={access}
            onValue={(value) => change({ access: value as Share['access'] })}
            options={[
              {
                value: 'restricted',
                label: t('Restricted'),
                help: t(
                  'Only the people you add here: signed in, or with a code mailed to the address. Each gets an e-mail as soon as you click Add.',
                ),
              },
              { value: 'public', label: t('Public'), help: t('Anyone with the link can view.') },
            ]}
          />
        </Field>
        {access === 'restricted' && (
          <PeopleField
            people={people}
            onPeople={(next) => void send({ ...draft, people: next, typed: '' }, submitPeople)}
            onAdd={add}
            typed={draft.typed}
            onTyped={(typed) => {
              setErrors(({ people: _, ...rest }) => rest);
              change({ typed });
            }}
            permission={draft.permission}
            onPermission={(permission) => change({ permission })}
            busy={busy}
            error={errors['people']}
          />
        )}
        <Columns gridTemplateColumns="repeat(auto-fit, minmax(min(13rem, 100%), 1fr))">
          <Field
            label={t('Until')}
            optional
            error={errors['expires_on']}
            help={t('The link ends after this day.')}
          >
            <DateInput
              value={expires}
              onValue={(value) => change({ expires: value })}
              min={istDay(new Date().toISOString())}
            />
          </Field>
          {access === 'public' && (
            <Field
              label={keepPassword ? t('New password') : t('Password')}
              optional
              error={errors['password']}
              help={t('Asked before anything is shown.')}
            >
              <PasswordInput
                value={password}
                onValue={(value) => change({ password: value })}
                autoComplete="new-password"
                name="share-password"
              />
            </Field>
          )}
        </Columns>
        {share?.has_password && access === 'public' && (
          <Checkbox checked={keepPassword} onValue={(on) => change({ keepPassword: on })}>
            {t('Keep asking for a password')}
          </Checkbox>
        )}
        <Row>
          <Button type="submit" look="primary" icon={share ? 'check' : 'link'} busy={busy}>
            {share ? t('Save') : t('Create link')}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t('Cancel')}</Button>}
        </Row>
      </Stack>
    </form>
  );
}
