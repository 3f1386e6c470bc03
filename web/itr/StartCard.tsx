import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { type AssessmentYear, assessmentYears, defaultAssessmentYear } from '../../shared/dates.ts';
import { statusesFor } from '../../shared/entities/types.ts';
import { isItrFormAvailable } from '../../shared/itr/registry.ts';
import { askedFor } from '../data/asked.ts';
import { withQuery } from '../data/keys.ts';
import { dayTime } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ComboBox } from '../ui/ComboBox.tsx';
import { Field } from '../ui/Field.tsx';
import { Card, Columns, Heading, Note, Row } from '../ui/layout.tsx';
import { Select } from '../ui/Select.tsx';
import { UnknownYear } from '../ui/UnknownYear.tsx';
import { wizardAddress } from './addresses.ts';
import type { ItrRow } from './calls.ts';
import type { ClientRecord } from './startingData.ts';
import { ItrStatus } from './status.tsx';
import { type ItrForm, itrForms, type SuggestInput, suggestForm } from './suggest.ts';

type Entity = ClientRecord & SuggestInput & { id: string; name: string; pan: string };

/** Choosing whose return to prepare: type, entity, year, and the form suggested or chosen. */
export function StartCard() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const type = params.get('type') ?? '';
  const entityId = params.get('entity') ?? '';
  const { value: year, unknown: unknownYear } = askedFor<AssessmentYear>(
    params.get('for_year'),
    assessmentYears,
    defaultAssessmentYear,
  );
  const set = (change: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const found = useSWR<{ companies: Entity[]; total: number }>(
    withQuery('/api/companies/list-by-status.php', {
      module: 'itr',
      status: type,
      q: search,
      page_size: 50,
      sort: 'name',
    }),
    { keepPreviousData: true },
  );
  const chosen = useSWR<{ company: Entity }>(
    entityId ? `/api/companies/${encodeURIComponent(entityId)}` : null,
  );
  const existing = useSWR<{ returns: ItrRow[] }>(
    entityId
      ? withQuery('/api/itr/list', { company_id: entityId, assessment_year: year, page_size: 50 })
      : null,
  );
  const entity = chosen.data?.company;
  const suggestion = entity && suggestForm(entity);
  const manual = params.get('form') as ItrForm | null;
  const form = manual && itrForms.includes(manual) ? manual : suggestion?.form;
  const available = form !== undefined && isItrFormAvailable(form, year);
  const open = (existing.data?.returns ?? []).filter((r) => r.company_id === entityId);
  const same = open.find((r) => r.itr_type === form && r.status !== 'filed');

  const proceed = () => {
    if (!form || !entity || !available) return;
    void navigate(wizardAddress(form, entity.id, year, same?.id), { state: { entity, form } });
  };

  return (
    <Card aria-labelledby="start-return">
      <Heading id="start-return">{t('Prepare a return')}</Heading>
      <chakra.form
        onSubmit={(e) => {
          e.preventDefault();
          proceed();
        }}
      >
        <UnknownYear said={unknownYear} />
        <Columns>
          <Field label={t('Entity type')}>
            <Select
              value={type}
              onValue={(value) => set({ type: value, entity: '', form: '' })}
              placeholder={t('All types')}
              options={statusesFor('itr').map((value) => ({ value, label: t(value) }))}
            />
          </Field>
          <Field label={t('Entity')} required>
            <ComboBox
              value={entityId}
              onValue={(value) => set({ entity: value, form: '' })}
              onSearch={setSearch}
              loading={found.isLoading}
              valueLabel={entity?.name ?? ''}
              placeholder={t('Name or PAN')}
              options={(found.data?.companies ?? []).map((c) => ({
                value: c.id,
                label: c.name,
                hint: `${c.pan} · ${t(c.status)}`,
              }))}
            />
          </Field>
          <Field label={t('Assessment year')}>
            <Select
              value={year}
              onValue={(value) => set({ for_year: value })}
              options={assessmentYears.map((value) => ({ value, label: value }))}
            />
          </Field>
          <Field label={t('Form')}>
            <Select
              value={form ?? ''}
              onValue={(value) => set({ form: value === suggestion?.form ? '' : value })}
              {...(form ? {} : { placeholder: t('Choose an entity first') })}
              options={itrForms.map((value) => ({
                value,
                label: value === suggestion?.form ? t('{form} (suggested)', { form: value }) : value,
              }))}
            />
          </Field>
        </Columns>
        <chakra.div aria-live="polite" mt="3" display="grid" gap="2">
          {suggestion && form === suggestion.form && (
            <Note>
              <b>{t('Suggested: {form}.', { form: suggestion.form })}</b> {t(suggestion.reason)}
            </Note>
          )}
          {suggestion && form !== suggestion.form && (
            <Note>
              {t('You chose {form}; suggested is {suggested}.', {
                form: form ?? '',
                suggested: suggestion.form,
              })}{' '}
              {t(suggestion.reason)}
            </Note>
          )}
          {form && !available && (
            <Banner
              tone="warning"
              title={t('{form} for AY {year} cannot be prepared here yet.', { form, year })}
            >
              {t('Choose another form or year, or prepare this return in the department’s own utility.')}
            </Banner>
          )}
          {open.map((r) => (
            <Row key={r.id} fontSize="sm">
              <ItrStatus status={r.status} />
              <span>
                {t('{form} of AY {year}, last changed {time}', {
                  form: r.itr_type,
                  year: r.assessment_year,
                  time: dayTime(r.updated_at),
                })}
              </span>
              <ButtonLink look="link" to={wizardAddress(r.itr_type, r.company_id, r.assessment_year, r.id)}>
                {t('Open')}
              </ButtonLink>
            </Row>
          ))}
        </chakra.div>
        <Row mt="4">
          <Button type="submit" look="primary" disabled={!entity || !available}>
            {same ? t('Continue with {form}', { form: form ?? '' }) : t('Proceed')}
          </Button>
          {found.data?.total === 0 && !search && !type && (
            <ButtonLink to="/app/companies/new" icon="plus">
              {t('Add Company/Individual')}
            </ButtonLink>
          )}
        </Row>
      </chakra.form>
    </Card>
  );
}
