import { chakra } from '@chakra-ui/react';
import {
  gstFrequencies,
  gstSchemes,
  newRegistration,
  type RegistrationKind,
  schemeNames,
  stateOfRegistration,
  tanStatements,
} from '../../shared/entities/registrations.ts';
import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { Checkbox } from '../ui/fields/Checks.tsx';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { type RegistrationRow, rowsOf, withMain, withRows } from './registrations.ts';
import { type EntityFormState, fieldId } from './useEntityForm.ts';

const One = chakra('fieldset', {
  base: {
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    p: '3',
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    minWidth: '0',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(6, minmax(0, 1fr))',
    },
    '& legend': { px: '1', fontWeight: 'semibold' },
  },
});

const statementNames = {
  salary: mark('Salaries (24Q, 138)'),
  resident: mark('Residents (26Q, 140)'),
  'non-resident': mark('Non-residents (27Q, 144)'),
  collection: mark('Tax collected (27EQ, 143)'),
} as const;
const words = { gstin: () => t('GSTIN'), tan: () => t('TAN') };
const frequencies = { monthly: () => t('Monthly'), quarterly: () => t('Quarterly (QRMP) with IFF') };

/** Every GSTIN and TAN of the client, the main ones first. */
export function RegistrationsCard({ form }: { form: EntityFormState }) {
  const rows = rowsOf(form.data);
  const put = (next: readonly RegistrationRow[]) => form.replaceRows((data) => withRows(data, next));
  const add = (kind: RegistrationKind) => put([...rows, { ...newRegistration(kind), main: false }]);
  return (
    <Card aria-labelledby="registrations">
      <Heading id="registrations">{t('GSTINs and TANs')}</Heading>
      <Stack gap="4">
        {rows.length === 0 && (
          <Note>
            {t(
              'A client registered in several States has a GSTIN in each. Returns belong to a GSTIN or TAN.',
            )}
          </Note>
        )}
        {rows.map((row, i) => (
          <RegistrationFields
            key={row.id || `new-${i}`}
            row={row}
            at={`registrations.${i}`}
            errors={form.errors}
            onChange={(change) => put(rows.map((r, k) => (k === i ? { ...r, ...change } : r)))}
            onMain={() => form.replaceRows((data) => withMain(data, row))}
            onRemove={() => put(rows.filter((_, k) => k !== i))}
          />
        ))}
        {form.errors['registrations'] && (
          <Note id={fieldId('registrations')} color="danger">
            {form.errors['registrations']}
          </Note>
        )}
        <Row>
          <Button icon="plus" onClick={() => add('gstin')}>
            {t('Add a GSTIN')}
          </Button>
          <Button icon="plus" onClick={() => add('tan')}>
            {t('Add a TAN')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

interface Props {
  row: RegistrationRow;
  at: string;
  errors: Record<string, string>;
  onChange: (change: Partial<RegistrationRow>) => void;
  onMain: () => void;
  onRemove: () => void;
}

function RegistrationFields({ row, at, errors, onChange, onMain, onRemove }: Props) {
  const field = (name: keyof RegistrationRow) => ({
    id: fieldId(`${at}.${name}`),
    error: errors[`${at}.${name}`],
  });
  const state = stateOfRegistration(row);
  const what = words[row.kind]();
  return (
    <One>
      <legend>
        <Row gap="2">
          <span className="num">{row.number || t('New {kind}', { kind: what })}</span>
          {state && <span>{t(state)}</span>}
          {row.main && <StatusChip tone="done">{t('Main')}</StatusChip>}
          {row.to !== '' && <StatusChip>{t('Ended')}</StatusChip>}
        </Row>
      </legend>
      {!row.main && (
        <Field label={what} required {...field('number')}>
          <TextInput
            value={row.number}
            onValue={(number) => onChange({ number })}
            upper
            autoComplete="off"
            maxLength={row.kind === 'gstin' ? 15 : 10}
          />
        </Field>
      )}
      {row.kind === 'gstin' && (
        <>
          <Field label={t('Returns are filed')} {...field('frequency')}>
            <Select
              value={row.frequency}
              onValue={(v) => onChange({ frequency: v as RegistrationRow['frequency'] })}
              options={gstFrequencies.map((value) => ({ value, label: frequencies[value]() }))}
            />
          </Field>
          <Field label={t('Kind of registration')} {...field('scheme')}>
            <Select
              value={row.scheme}
              onValue={(v) => onChange({ scheme: v as RegistrationRow['scheme'] })}
              options={gstSchemes.map((value) => ({ value, label: t(schemeNames[value]) }))}
            />
          </Field>
        </>
      )}
      {row.kind === 'tan' && (
        <Row as="fieldset" gridColumn={{ md: 'span 2' }} gap="1" columnGap="4">
          <chakra.legend fontSize="sm" fontWeight="medium">
            {t('Statements filed')}
          </chakra.legend>
          {tanStatements.map((kind) => (
            <Checkbox
              key={kind}
              checked={row.forms?.includes(kind) ?? false}
              onValue={(on) =>
                onChange({
                  forms: tanStatements.filter((k) => (k === kind ? on : (row.forms?.includes(k) ?? false))),
                })
              }
            >
              {t(statementNames[kind])}
            </Checkbox>
          ))}
        </Row>
      )}
      <Field label={t('First day')} {...field('from')}>
        <DateInput value={row.from} onValue={(from) => onChange({ from })} />
      </Field>
      <Field label={t('Last day')} {...field('to')}>
        <DateInput value={row.to} onValue={(to) => onChange({ to })} />
      </Field>
      <Field label={t('Trade name or branch')} {...field('name')}>
        <TextInput value={row.name} onValue={(name) => onChange({ name })} maxLength={100} />
      </Field>
      {!row.main && (
        <Row gridColumn="1 / -1">
          <Button look="link" disabled={row.number === ''} onClick={onMain}>
            {t('Make this the main one')}
          </Button>
          <Button look="link" onClick={onRemove}>
            {t('Remove')}
          </Button>
        </Row>
      )}
    </One>
  );
}
