import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { mutate } from 'swr';
import { defaultEntityAssessmentYear } from '../../shared/entities/years.ts';
import { forgetUnsaved } from '../data/dirty.ts';
import { errorText, fieldErrors } from '../data/errors.ts';
import { isApiError, post } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Page as Frame } from '../ui/page/Page.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { AutoFill } from './AutoFill.tsx';
import type { Entity } from './entity.ts';
import { Step1 } from './Step1.tsx';
import { Step2 } from './Step2.tsx';
import { blankEntity, useEntityForm } from './useEntityForm.ts';

const Steps = chakra('ol', {
  base: {
    display: 'flex',
    gap: '6',
    flexWrap: 'wrap',
    color: 'fg.muted',
    '& [aria-current]': {
      color: 'fg',
      fontWeight: 'semibold',
      borderBottom: '2px solid',
      borderColor: 'accent',
    },
    '& li': { pb: '1' },
  },
});

/** A new company or individual in two steps, with auto-fill from JSON. */
export function Page() {
  const navigate = useNavigate();
  const form = useEntityForm(blankEntity(defaultEntityAssessmentYear()));
  const [step, setStep] = useState<1 | 2>(1);
  const [busy, setBusy] = useState(false);
  const [created, setCreated] = useState<Entity>();

  // If the user leaves during the delay, the redirect is cancelled.
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!created || leaving) return;
    const timer = setTimeout(
      () => void navigate('/app/companies/success', { state: { company: created }, replace: true }),
      1000,
    );
    return () => clearTimeout(timer);
  }, [created, leaving, navigate]);

  const goTo = (to: 1 | 2) => {
    setStep(to);
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  const submit = async () => {
    if (busy) return;
    if (step === 1) {
      if (!form.checkStep1()) return;
      // Most have one number; it can be changed in the next step.
      if (!form.data['phone'] && form.data['mobile']) form.set('phone', form.data['mobile']);
      goTo(2);
      return;
    }
    if (!form.checkStep2()) return;
    if (!form.checkStep1()) return goTo(1);
    setBusy(true);
    try {
      const reply = await post<{ data: Entity }>('/api/companies/create', form.tidy());
      setCreated(reply.data);
      form.markClean();
      forgetUnsaved();
      void mutate((key) => typeof key === 'string' && key.startsWith('/api/companies/'));
    } catch (error) {
      form.refuse(
        errorText(error, t('Error creating company/individual')),
        isApiError(error) ? fieldErrors(error) : {},
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Frame
      title={t('Add Company/Individual')}
      width={72}
      actions={
        <ButtonLink look="quiet" icon="close" to="/app/companies">
          {t('Close')}
        </ButtonLink>
      }
    >
      <form
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          void submit();
        }}
      >
        <Stack gap="5">
          <Steps>
            <li aria-current={step === 1 ? 'step' : undefined}>{t('1. Assessee')}</li>
            <li aria-current={step === 2 ? 'step' : undefined}>{t('2. Additional details')}</li>
          </Steps>
          {created && <Banner tone="success" title={t('Company/Individual created successfully')} />}
          <ErrorSummary errors={form.summary} at={form.attempt} />
          {step === 1 && <AutoFill form={form} />}
          {step === 1 ? <Step1 form={form} /> : <Step2 form={form} />}
          <Row justifyContent="space-between">
            <ButtonLink to="/app/companies">{t('Cancel')}</ButtonLink>
            <Row>
              {step === 2 && <Button onClick={() => goTo(1)}>{t('Back')}</Button>}
              <Button look="primary" type="submit" busy={busy} disabled={created !== undefined}>
                {step === 1 ? t('Next') : t('Submit & Create')}
              </Button>
            </Row>
          </Row>
        </Stack>
      </form>
    </Frame>
  );
}
