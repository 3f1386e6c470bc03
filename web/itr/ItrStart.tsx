import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import type { AssessmentYear } from '../../shared/dates.ts';
import { assessmentYears, defaultAssessmentYear, isItrFormAvailable } from '../../shared/itr/registry.ts';
import type { ClientRecord } from '../../shared/itr/starting-data.ts';
import { askedFor } from '../data/asked.ts';
import { withQuery } from '../data/keys.ts';
import { openingAssessmentYear } from '../data/year.ts';
import { dayTime } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { StartCard, useStart } from '../returns/StartCard.tsx';
import { ReturnStatus } from '../returns/status.tsx';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Note, Row } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { UnknownYear } from '../ui/states/UnknownYear.tsx';
import { wizardAddress } from './base/addresses.ts';
import type { ItrRow } from './base/calls.ts';
import { type ItrForm, itrForms, type SuggestInput, suggestForm } from './base/suggest.ts';

type Entity = ClientRecord & SuggestInput & { id: string; name: string; pan: string; status: string };

/** Starts a return: type, entity, year, and the suggested or chosen form. */
export function ItrStart() {
  const navigate = useNavigate();
  const { entity, ...start } = useStart<Entity>('itr');
  const { params, set } = start;
  const entityId = start.choice.value;
  const { value: year, unknown: unknownYear } = askedFor<AssessmentYear>(
    params.get('for_year'),
    assessmentYears,
    openingAssessmentYear(assessmentYears, defaultAssessmentYear),
  );
  const existing = useSWR<{ returns: ItrRow[] }>(
    entityId
      ? withQuery('/api/itr/list', { company_id: entityId, assessment_year: year, page_size: 50 })
      : null,
  );
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

  const fields = (
    <>
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
    </>
  );
  return (
    <>
      <UnknownYear said={unknownYear} />
      <StartCard
        title={t('Prepare a return')}
        start={start}
        forget={{ form: '' }}
        fields={fields}
        proceed={same ? t('Continue with {form}', { form: form ?? '' }) : t('Proceed')}
        disabled={!entity || !available}
        onProceed={proceed}
        more={
          start.none && (
            <ButtonLink to="/app/companies/new" icon="plus">
              {t('Add Company/Individual')}
            </ButtonLink>
          )
        }
      >
        {suggestion && form === suggestion.form && (
          <Note>
            <b>{t('Suggested: {form}.', { form: suggestion.form })}</b> {t(suggestion.reason)}
          </Note>
        )}
        {suggestion && form !== suggestion.form && (
          <Note>
            {t('You chose {form}; the suggested form is {suggested}.', {
              form: form ?? '',
              suggested: suggestion.form,
            })}{' '}
            {t(suggestion.reason)}
          </Note>
        )}
        {form && !available && (
          <Banner tone="warning" title={t('{form} for AY {year} is not supported yet.', { form, year })}>
            {t('Choose another form or year, or prepare this return in the department’s own utility.')}
          </Banner>
        )}
        {open.map((r) => (
          <Row key={r.id} fontSize="sm">
            <ReturnStatus status={r.status} />
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
      </StartCard>
    </>
  );
}
