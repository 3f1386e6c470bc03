import { chakra } from '@chakra-ui/react';
import { idleMinutes } from '../../shared/idle.ts';
import { t } from '../i18n/t.ts';
import { Note, Row } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import type { FactorState } from './security.ts';

/** Idle timeout, and whether a second factor is required. */
export function SessionPolicy({
  state,
  onChange,
}: {
  state: FactorState;
  onChange: (change: { idle_minutes: number } | { second_factor: 'required' | 'optional' }) => void;
}) {
  return (
    <chakra.section borderTop="1px solid" borderColor="border" pt="4">
      <Row alignItems="flex-start" gap="4">
        <Field label={t('Sign out after')}>
          <Select
            value={String(state.idle_minutes)}
            onValue={(value) => onChange({ idle_minutes: Number(value) })}
            options={idleMinutes.choices.map((count) => ({
              value: String(count),
              label: t('{count} minutes without activity', { count }),
            }))}
          />
        </Field>
        {state.may_be_optional && (
          <Field label={t('Second step')}>
            <Select
              value={state.required ? 'required' : 'optional'}
              onValue={(value) => onChange({ second_factor: value === 'optional' ? 'optional' : 'required' })}
              options={[
                { value: 'required', label: t('Required') },
                { value: 'optional', label: t('Optional') },
              ]}
            />
          </Field>
        )}
      </Row>
      <Note>{t('Unsaved entries are kept encrypted on this device when you are signed out.')}</Note>
    </chakra.section>
  );
}
