import { entityAssessmentYears } from '../../shared/entities/years.ts';
import { t } from '../i18n/t.ts';
import { Card, Heading } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { EntityInput } from './EntityInput.tsx';
import { entityLabel } from './entity.ts';
import { RegistrationsCard } from './RegistrationsCard.tsx';
import { Fields } from './Step1.tsx';
import { type EntityFormState, fieldId } from './useEntityForm.ts';

const financialYears = () =>
  entityAssessmentYears().map((y) => `${Number(y.slice(0, 4)) - 1}-${y.slice(2, 4)}`);

/** Step 2: contact, registrations, place of business. */
export function Step2({ form }: { form: EntityFormState }) {
  const chosen = String(form.data['financial_year'] ?? '');
  const years = financialYears();
  return (
    <>
      <Card>
        <Heading>{t('Additional details')}</Heading>
        <Fields>
          <EntityInput form={form} name="email" required />
          <EntityInput form={form} name="phone" required />
          <Field
            id={fieldId('financial_year')}
            label={entityLabel('financial_year', form.status)}
            error={form.errors['financial_year']}
          >
            <Select
              value={chosen}
              onValue={(v) => form.set('financial_year', v)}
              placeholder={t('Choose')}
              options={(years.includes(chosen) || !chosen ? years : [chosen, ...years]).map((y) => ({
                value: y,
                label: y,
              }))}
            />
          </Field>
          <EntityInput form={form} name="gstin" />
          <EntityInput form={form} name="tan" />
          <EntityInput form={form} name="business_type" />
          <EntityInput form={form} name="constitution_type" />
          <EntityInput form={form} name="city" />
          <EntityInput form={form} name="state" />
          <EntityInput form={form} name="pincode" />
        </Fields>
      </Card>
      <RegistrationsCard form={form} />
    </>
  );
}
