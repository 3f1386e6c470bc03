import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Calculator } from '../../shared/calculators/calculator.ts';
import { calculators } from '../../shared/calculators/index.ts';
import type { FormStore } from '../forms/state/store.ts';
import { OpenForm } from '../forms/wizard/OpenForm.tsx';
import { StepSheets } from '../forms/wizard/StepPage.tsx';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Note, Stack } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { openCalculator } from './open.ts';
import { Working } from './Working.tsx';

/** `/app/calculators?of=`: one calculator at a time, its facts and the working. Nothing is stored. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const of = calculators.find(({ name }) => name === params.get('of')) ?? calculators[0]!;
  return (
    <PageFrame
      title={t('Calculators')}
      onPaper={t(of.title)}
      intro={t('Each figure with its section and the working. Nothing typed here is stored.')}
      actions={<Button onClick={() => window.print()}>{t('Print')}</Button>}
    >
      <Stack>
        <chakra.div maxWidth="28rem" data-no-print="">
          <Field label={t('Calculator')}>
            <Select
              value={of.name}
              onValue={(name) => setParams({ of: name }, { replace: true })}
              options={calculators.map(({ name, title }) => ({ value: name, label: t(title) }))}
            />
          </Field>
        </chakra.div>
        <Open key={of.name} of={of} />
      </Stack>
    </PageFrame>
  );
}

const nothing = () => undefined;
const shown: ReadonlySet<string> = new Set(['facts']);

function Open({ of }: { of: Calculator }) {
  const work = useMemo(() => ({ store: openCalculator(of) as FormStore }), [of]);
  useEffect(() => () => work.store.stop(), [work]);
  return (
    <>
      <Note maxWidth="70ch">
        {t(of.intro)} {t('Section')}: {of.section}
      </Note>
      <OpenForm work={work} readOnly={false} step="facts" onStep={nothing} revealed={shown}>
        <Stack>
          <StepSheets model={of.model} step={of.model.steps[0]!} />
          <Card aria-live="polite">
            <Working />
          </Card>
        </Stack>
      </OpenForm>
    </>
  );
}
