import { useSyncExternalStore } from 'react';
import { type FieldNode, walk } from '../../shared/forms/walk.ts';
import { formInfo } from '../../shared/tds/data/forms.ts';
import { governmentTypes } from '../../shared/tds/data/states.ts';
import type { Head } from '../../shared/tds/draft.ts';
import { statementSchema } from '../../shared/tds/statement.ts';
import { say, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Columns, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { RadioGroup } from '../ui/fields/Checks.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import type { Book } from './book.ts';

const tree = walk(statementSchema);
const fieldsIn = (key: 'deductor' | 'responsible'): readonly FieldNode[] => {
  const node = tree.find((n) => n.key === key);
  return node && node.node === 'group' ? node.children.filter((n) => n.node === 'field') : [];
};
const address = [
  'address_1',
  'address_2',
  'address_3',
  'address_4',
  'address_5',
  'state',
  'pincode',
  'email',
  'phone',
];
const ofGovernment = new Set([
  'ministry',
  'ministry_other',
  'pao_code',
  'ddo_code',
  'pao_registration',
  'ddo_registration',
  'ain',
]);
const capitals = new Set(['tan', 'pan', 'gstin']);

/** Deductor, person responsible and previous statement; remembered for the entity's next statement. */
export function DeductorPanel({ book, readOnly }: { book: Book; readOnly: boolean }) {
  useSyncExternalStore(book.subscribe, book.ticks);
  const head = book.head();
  const set = (change: Partial<Head>) => book.setHead({ ...head, ...change });
  // Government offices have additional fields; fields with a value stay visible.
  const shown = (key: 'deductor' | 'responsible', field: string) => {
    if (head[key][field]) return true;
    // Not asked in the forms of 2026.
    if (field === 'address_changed') return formInfo[book.what.form].to !== undefined;
    return !ofGovernment.has(field) || governmentTypes.has(head.deductor['type'] ?? '');
  };
  const part = (key: 'deductor' | 'responsible') => (
    <Columns>
      {fieldsIn(key)
        .filter((node) => shown(key, node.key))
        .map((node) => {
          const value = head[key][node.key] ?? '';
          const issue = value === '' ? undefined : book.issues().find((i) => i.path === `${key}.${node.key}`);
          const change = (text: string) => set({ [key]: { ...head[key], [node.key]: text } });
          const options = node.meta.options?.map((o) => ({ value: o.value, label: t(o.label) }));
          return (
            <Field
              key={node.key}
              label={t(node.meta.label)}
              required={!node.optional}
              error={issue && say(issue.message)}
              disabled={readOnly}
            >
              {options ? (
                <Select value={value} onValue={change} options={options} placeholder={t('Choose')} />
              ) : (
                <TextInput
                  value={value}
                  onValue={change}
                  upper={capitals.has(node.key)}
                  maxLength={100}
                  autoComplete="off"
                />
              )}
            </Field>
          );
        })}
    </Columns>
  );
  const copyAddress = () =>
    set({
      responsible: {
        ...head.responsible,
        ...Object.fromEntries(address.map((key) => [key, head.deductor[key] ?? ''])),
      },
    });
  return (
    <Stack gap="5">
      <Note>{t('Saved with the entity: the next statement starts with these details.')}</Note>
      <Card aria-labelledby="tds-deductor">
        <Heading id="tds-deductor">{t('Deductor')}</Heading>
        {part('deductor')}
      </Card>
      <Card aria-labelledby="tds-responsible">
        <Row justifyContent="space-between" mb="3">
          <Heading id="tds-responsible" mb="0">
            {t('Person responsible for deduction')}
          </Heading>
          {!readOnly && (
            <Button size="sm" icon="copy" onClick={copyAddress}>
              {t('Same address as the deductor')}
            </Button>
          )}
        </Row>
        {part('responsible')}
      </Card>
      <Card aria-labelledby="tds-earlier">
        <Heading id="tds-earlier">{t('Earlier statement')}</Heading>
        <Stack>
          <Field
            label={t('Regular statement of the same form filed for an earlier period')}
            group
            disabled={readOnly}
          >
            <RadioGroup
              value={head.earlier_filed || 'N'}
              onValue={(value) => set({ earlier_filed: value })}
              options={[
                { value: 'Y', label: t('Yes'), disabled: readOnly },
                { value: 'N', label: t('No'), disabled: readOnly },
              ]}
              inline
            />
          </Field>
          {head.earlier_filed === 'Y' && (
            <Field
              label={t('Token number of that statement')}
              error={
                head.previous_token && book.issues().some((i) => i.path === 'previous_token')
                  ? t('The token number has 15 digits')
                  : undefined
              }
              disabled={readOnly}
            >
              <TextInput
                value={head.previous_token ?? ''}
                onValue={(value) => set({ previous_token: value })}
                digits
                maxLength={15}
                autoComplete="off"
              />
            </Field>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
