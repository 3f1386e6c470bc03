import { t } from '../i18n/t.ts';
import { Card, Heading } from '../ui/base/layout.tsx';
import { EntityInput } from './EntityInput.tsx';
import { RegistrationsCard } from './RegistrationsCard.tsx';
import { Fields } from './Step1.tsx';
import type { EntityFormState } from './useEntityForm.ts';

/** Step 2: contact, registrations, place of business. */
export function Step2({ form }: { form: EntityFormState }) {
  return (
    <>
      <Card>
        <Heading>{t('Additional details')}</Heading>
        <Fields>
          <EntityInput form={form} name="email" required />
          <EntityInput form={form} name="phone" required />
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
