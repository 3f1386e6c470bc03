import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { financialYearOn, startYear, todayInIst, yearLabel } from '../../shared/dates.ts';
import { idleMinutes } from '../../shared/idle.ts';
import { patch } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Heading, Note, Row } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { type Act, type FirmAnswer, logoOf } from './firm.ts';
import { usePart } from './usePart.ts';

const Wide = ({ children, width = '14rem' }: { children: ReactNode; width?: string }) => (
  <chakra.div flex="1" minWidth={width}>
    {children}
  </chakra.div>
);

type Firm = NonNullable<FirmAnswer['firm']>;

/** Letterhead, sign-in policy, retention and grievance contact: changed only by the owner. */
export function FirmSettings({ firm, act }: { firm: Firm; act: Act }) {
  return (
    <>
      <LetterheadPart firm={firm} act={act} />
      <PracticePart firm={firm} act={act} />
      <PolicyPart firm={firm} act={act} />
      <PrivacyPart firm={firm} act={act} />
    </>
  );
}

function LetterheadPart({ firm, act }: { firm: Firm; act: Act }) {
  const { typed: head, set, save } = usePart(firm, (of) => of.letterhead);
  const [problem, setProblem] = useState('');
  const line = (key: 'name' | 'address' | 'frn' | 'phone' | 'email', label: string) => (
    <Wide>
      <Field label={label}>
        <TextInput value={head[key]} onValue={(value) => set({ [key]: value })} />
      </Field>
    </Wide>
  );
  return (
    <section>
      <Heading>{t('Letterhead')}</Heading>
      <Note>{t('Printed at the top of the firm’s papers and letters.')}</Note>
      <Row alignItems="end">
        {line('name', t('Name of the firm'))}
        {line('frn', t('Registration number with the institute (FRN)'))}
        {line('phone', t('Phone'))}
        {line('email', t('E-mail'))}
      </Row>
      <Row alignItems="end">
        {line('address', t('Address'))}
        <Wide>
          <Field label={t('Logo (PNG or JPEG, at most 100 KB)')} error={problem || undefined}>
            <input
              type="file"
              accept="image/png,image/jpeg"
              onChange={(e) => {
                const [file] = e.target.files ?? [];
                if (file)
                  void logoOf(file).then(({ logo, error }) => {
                    setProblem(error);
                    if (logo) set({ logo });
                  });
              }}
            />
          </Field>
        </Wide>
        {head.logo && <img src={head.logo} alt={t('Logo')} style={{ maxHeight: '3rem' }} />}
        {head.logo && (
          <Button size="sm" onClick={() => set({ logo: '' })}>
            {t('Remove the logo')}
          </Button>
        )}
        <Button onClick={() => void act(() => save({ letterhead: head }), t('Letterhead saved'))}>
          {t('Save')}
        </Button>
      </Row>
    </section>
  );
}

/** Years that can be the firm's default, newest first. */
const years = () => {
  const now = startYear(financialYearOn(todayInIst()));
  return [0, 1, 2, 3].map((back) => yearLabel(now - back));
};

function PracticePart({ firm, act }: { firm: Firm; act: Act }) {
  const { typed, set, save } = usePart(firm, ({ gstin, upi, mail_sender }) => ({ gstin, upi, mail_sender }));
  const line = (key: keyof typeof typed, label: string, help: string) => (
    <Wide>
      <Field label={label} help={help}>
        <TextInput value={typed[key]} onValue={(value) => set({ [key]: value })} />
      </Field>
    </Wide>
  );
  return (
    <section>
      <Heading>{t('Invoices, mails and years')}</Heading>
      <Row alignItems="end">
        {line('gstin', t('GSTIN of the firm'), t('The client with this GSTIN is the firm itself.'))}
        {line('upi', t('UPI ID'), t('Used on the firm’s invoices without a UPI ID.'))}
        {line('mail_sender', t('Sender name of mails'), t('Instead of the firm’s name.'))}
        <Button onClick={() => void act(() => save(typed), t('Invoice and mail settings saved'))}>
          {t('Save')}
        </Button>
        <Wide>
          <Field label={t('Default financial year')}>
            <Select
              value={firm.default_financial_year}
              onValue={(default_financial_year) =>
                void act(() => patch('/api/firm', { default_financial_year }), t('Financial year saved'))
              }
              options={[
                { value: '', label: t('The current financial year') },
                ...years().map((year) => ({ value: year, label: t('FY {year}', { year }) })),
              ]}
            />
          </Field>
        </Wide>
      </Row>
    </section>
  );
}

function PolicyPart({ firm, act }: { firm: Firm; act: Act }) {
  return (
    <section>
      <Heading>{t('Signing in')}</Heading>
      <Row alignItems="end">
        <Wide>
          <Field label={t('Two-step sign-in for every member')}>
            <Select
              value={String(firm.second_factor_required)}
              onValue={(value) =>
                void act(
                  () => patch('/api/firm', { second_factor_required: value === 'true' }),
                  t('Sign-in settings saved'),
                )
              }
              options={[
                { value: 'false', label: t('Owners and partners only') },
                { value: 'true', label: t('Required for everyone') },
              ]}
            />
          </Field>
        </Wide>
        <Wide>
          <Field label={t('Minimum password length')}>
            <Select
              value={String(firm.password_min_length)}
              onValue={(value) =>
                void act(
                  () => patch('/api/firm', { password_min_length: value === 'null' ? null : Number(value) }),
                  t('Sign-in settings saved'),
                )
              }
              options={[
                { value: 'null', label: t('Server default') },
                ...[8, 10, 12, 15].map((n) => ({
                  value: String(n),
                  label: t('{count} or more', { count: n }),
                })),
              ]}
            />
          </Field>
        </Wide>
        <Wide>
          <Field label={t('Sign out after inactivity of')}>
            <Select
              value={String(firm.idle_minutes)}
              onValue={(value) =>
                void act(
                  () => patch('/api/firm', { idle_minutes: value === 'null' ? null : Number(value) }),
                  t('Sign-in settings saved'),
                )
              }
              options={[
                { value: 'null', label: t('As chosen by each member') },
                ...idleMinutes.choices.map((n) => ({
                  value: String(n),
                  label: t('{count} minutes at most', { count: n }),
                })),
              ]}
            />
          </Field>
        </Wide>
      </Row>
    </section>
  );
}

function PrivacyPart({ firm, act }: { firm: Firm; act: Act }) {
  const { typed, set, save } = usePart(firm, (of) => ({
    years: String(of.retention_years),
    contact: of.grievance,
  }));
  const { years, contact } = typed;
  const saveBoth = () => save({ retention_years: Number(years), grievance: contact });
  return (
    <section>
      <Heading>{t('Privacy')}</Heading>
      <Row alignItems="end">
        <Wide width="10rem">
          <Field label={t('Years to keep records after filing')}>
            <TextInput inputMode="numeric" value={years} onValue={(next) => set({ years: next })} />
          </Field>
        </Wide>
        {(['name', 'email', 'phone'] as const).map((key) => (
          <Wide key={key} width="10rem">
            <Field
              label={
                key === 'name'
                  ? t('Grievance officer')
                  : key === 'email'
                    ? t('E-mail for complaints')
                    : t('Phone for complaints')
              }
            >
              <TextInput
                value={contact[key]}
                onValue={(value) => set({ contact: { ...contact, [key]: value } })}
              />
            </Field>
          </Wide>
        ))}
        <Button onClick={() => void act(saveBoth, t('Privacy settings saved'))}>{t('Save')}</Button>
      </Row>
    </section>
  );
}
