import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { todayInIst } from '../../shared/dates.ts';
import type { EntityKey } from '../../shared/entities/form.ts';
import {
  headApplies,
  type IncomeHead,
  incomeHeads,
  seniorApplies,
  sourcesKey,
} from '../../shared/entities/heads.ts';
import { entityTypeOf } from '../../shared/entities/types.ts';
import { isPan } from '../../shared/identifiers.ts';
import { t } from '../i18n/t.ts';
import { Card, Heading, Note } from '../ui/base/layout.tsx';
import { Checkbox } from '../ui/fields/Checks.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { EntityInput } from './EntityInput.tsx';
import { entityLabel } from './entity.ts';
import { type EntityFormState, fieldId } from './useEntityForm.ts';

/** Fields side by side if there is room. */
export const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr))',
    },
  },
});

function PanHint({ form }: { form: EntityFormState }) {
  const pan = String(form.data['pan'] ?? '').toUpperCase();
  const type = entityTypeOf(form.status);
  if (pan.length < 10) return <>{t('10 characters')}</>;
  if (isPan(pan) && (!type || type.panLetters.includes(pan[3]!)))
    return <StatusChip tone="done">{t('Valid PAN')}</StatusChip>;
  return (
    <chakra.span color="danger">
      {isPan(pan) && type
        ? t('The fourth character of the PAN of this type must be {letters}', {
            letters: [...type.panLetters].join(' / '),
          })
        : t('Please enter a valid 10-character PAN')}
    </chakra.span>
  );
}

interface HeadProps {
  head: (typeof incomeHeads)[number];
  applies: boolean;
  ticked: boolean;
  count: number;
  set: EntityFormState['set'];
}

/** A head of income with its number of sources; re-renders only when it changes. */
const Head = memo(function Head({ head, applies, ticked, count, set }: HeadProps) {
  const counted = sourcesKey(head.key as IncomeHead) as EntityKey;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minHeight="control">
      <chakra.div flex="1" minWidth="11rem">
        <Checkbox
          id={fieldId(head.key)}
          checked={ticked}
          disabled={!applies}
          onValue={(v) => {
            set(head.key, v);
            if (head.sources) set(counted, v ? 1 : undefined);
          }}
        >
          {t(head.label)}
        </Checkbox>
      </chakra.div>
      {head.sources && ticked && (
        <chakra.div width="9rem">
          <Field label={t('Sources of {head}', { head: t(head.label) })} hideLabel>
            <Select
              value={String(count)}
              onValue={(v) => set(counted, Number(v))}
              options={[1, 2, 3, 4, 5].map((n) => ({
                value: String(n),
                label: n === 1 ? t('1 source') : t('{n} sources', { n }),
              }))}
            />
          </Field>
        </chakra.div>
      )}
    </chakra.div>
  );
});

/** Step 1: assessee, filing dates, heads of income. */
export function Step1({ form }: { form: EntityFormState }) {
  const { status, data } = form;
  const individual = status === 'Individual';
  return (
    <chakra.div display="grid" gap="5">
      <Card>
        <Heading>{t('Assessee')}</Heading>
        <Fields>
          <EntityInput form={form} name="status" required />
          <EntityInput form={form} name="pan" required help={<PanHint form={form} />} />
          {individual && <EntityInput form={form} name="first_name" required />}
          {individual && <EntityInput form={form} name="middle_name" />}
          <EntityInput form={form} name="last_name" required={!individual} />
          {individual && <EntityInput form={form} name="father_name" />}
          <EntityInput form={form} name="date_of_birth" required />
          <EntityInput form={form} name="mobile" required />
          <EntityInput form={form} name="residential_status" />
          {status !== '' && !individual && <EntityInput form={form} name="cin" />}
          {status !== '' && !individual && <EntityInput form={form} name="din" />}
        </Fields>
        <chakra.div mt="4">
          <EntityInput form={form} name="address" required />
        </chakra.div>
        {seniorApplies(status) && (
          <chakra.div mt="3" display="flex" flexWrap="wrap" columnGap="6">
            <Checkbox
              id={fieldId('senior_citizen')}
              checked={data['senior_citizen'] === true}
              onValue={(v) => {
                form.set('senior_citizen', v);
                if (v) form.set('very_senior_citizen', false);
              }}
            >
              {t('Senior citizen (60-80)')}
            </Checkbox>
            <Checkbox
              id={fieldId('very_senior_citizen')}
              checked={data['very_senior_citizen'] === true}
              onValue={(v) => {
                form.set('very_senior_citizen', v);
                if (v) form.set('senior_citizen', false);
              }}
            >
              {t('Very senior citizen (80+)')}
            </Checkbox>
          </chakra.div>
        )}
      </Card>
      <Card>
        <Heading>{t('Filing')}</Heading>
        <Fields>
          <chakra.div>
            <EntityInput form={form} name="date_of_filing" disabled={data['use_current_date'] === true} />
            <Checkbox
              id={fieldId('use_current_date')}
              checked={data['use_current_date'] === true}
              onValue={(v) => {
                form.set('use_current_date', v);
                if (v) form.set('date_of_filing', todayInIst());
              }}
            >
              {t('Current Date')}
            </Checkbox>
          </chakra.div>
          <EntityInput form={form} name="due_date" />
          <EntityInput form={form} name="advance_tax" />
        </Fields>
        <chakra.div mt="3" display="flex" flexWrap="wrap" columnGap="6">
          {(['tax_audit', 'transfer_pricing'] as const).map((name) => (
            <Checkbox
              key={name}
              id={fieldId(name)}
              checked={data[name] === true}
              onValue={(v) => form.set(name, v)}
            >
              {entityLabel(name, status)}
            </Checkbox>
          ))}
        </chakra.div>
      </Card>
      <Card as="fieldset">
        <Heading as="legend" float="left">
          {t('Heads of income')}
        </Heading>
        <chakra.div clear="both">
          <Note mb="2">
            {status
              ? t('They decide which return form is suggested.')
              : t('Choose the status first: it decides which heads apply.')}
          </Note>
          <Fields>
            {incomeHeads.map((head) => (
              <Head
                key={head.key}
                head={head}
                applies={headApplies(status, head.key)}
                ticked={data[head.key] === true}
                count={Number(data[sourcesKey(head.key)] ?? 1)}
                set={form.set}
              />
            ))}
            <chakra.div minHeight="control" display="flex" alignItems="center">
              <EntityInput form={form} name="other_sources" />
            </chakra.div>
          </Fields>
        </chakra.div>
      </Card>
    </chakra.div>
  );
}
