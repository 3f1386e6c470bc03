import { useEffect, useRef, useState } from 'react';
import type { Share, SharePerson } from '../../../shared/drive/calls.ts';
import { errorText, fieldErrors } from '../../data/errors.ts';
import { istDay } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox, RadioGroup } from '../../ui/Checks.tsx';
import { DateInput } from '../../ui/DateInput.tsx';
import { Field } from '../../ui/Field.tsx';
import { Columns, Row, Stack } from '../../ui/layout.tsx';
import { PasswordInput } from '../../ui/TextInput.tsx';
import { PeopleField, withPerson } from './PeopleField.tsx';

/** What a share says, as it is sent. */
export interface ShareTerms {
  access: Share['access'];
  people: SharePerson[];
  expires_on: string;
  /** Left out: as it is. */
  password?: string;
}

interface Props {
  /** A share that is changed; absent for a new one. */
  share?: Share;
  submit: (terms: ShareTerms) => Promise<void>;
  /** Back to the shares there are; absent while there is none. */
  onCancel?: () => void;
}

const SHORTEST_PASSWORD = 6;

/** Who may open a link, until when, and with which password. */
export function ShareForm({ share, submit, onCancel }: Props) {
  const [access, setAccess] = useState<Share['access']>(share?.access ?? 'restricted');
  const [people, setPeople] = useState<SharePerson[]>(share?.people ?? []);
  const [typed, setTyped] = useState('');
  const [expires, setExpires] = useState(share?.expires_at ? istDay(share.expires_at) : '');
  const [password, setPassword] = useState('');
  const [keepPassword, setKeepPassword] = useState(share?.has_password ?? false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);

  const send = async () => {
    let all = people;
    const found: Record<string, string> = {};
    if (access === 'restricted' && typed.trim()) {
      // Somebody typed and not yet added is meant as well.
      const added = withPerson(people, typed, 'view');
      if ('problem' in added) found['people'] = added.problem;
      else all = added.people;
    }
    if (access === 'restricted' && all.length === 0 && !found['people'])
      found['people'] = t('Add at least one person.');
    const locked = access === 'public' && password !== '';
    if (locked && password.length < SHORTEST_PASSWORD)
      found['password'] = t('The password needs 6 characters or more.');
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await submit({
        access,
        people: access === 'restricted' ? all : [],
        expires_on: expires,
        ...(locked ? { password } : keepPassword && access === 'public' ? {} : { password: '' }),
      });
    } catch (error) {
      const fields = fieldErrors(error);
      const known = Object.fromEntries(
        Object.entries(fields).map(([path, text]) => [path.split('.')[0]!, text]),
      );
      setErrors(
        Object.keys(known).length > 0 ? known : { all: errorText(error, t('Failed to create share link')) },
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(e) => {
        e.preventDefault();
        e.stopPropagation();
        void send();
      }}
    >
      <Stack>
        {errors['all'] && <Banner tone="error" title={errors['all']} />}
        <Field group label={t('Who may open it')}>
          <RadioGroup
            value={access}
            onValue={(value) => setAccess(value as Share['access'])}
            options={[
              {
                value: 'restricted',
                label: t('Restricted'),
                help: t('Only the people named here, signed in. They get an e-mail.'),
              },
              { value: 'public', label: t('Public'), help: t('Anyone with the link can view.') },
            ]}
          />
        </Field>
        {access === 'restricted' && (
          <PeopleField
            people={people}
            onPeople={setPeople}
            typed={typed}
            onTyped={setTyped}
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
            <DateInput value={expires} onValue={setExpires} min={istDay(new Date().toISOString())} />
          </Field>
          {access === 'public' && (
            <Field
              label={keepPassword ? t('New password') : t('Password')}
              optional
              error={errors['password']}
              help={t('Asked for before anything is shown.')}
            >
              <PasswordInput
                value={password}
                onValue={setPassword}
                autoComplete="new-password"
                name="share-password"
              />
            </Field>
          )}
        </Columns>
        {share?.has_password && access === 'public' && (
          <Checkbox checked={keepPassword} onValue={setKeepPassword}>
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
