import { useEffect, useMemo } from 'react';
import type { Calculator } from '../../shared/calculators/calculator.ts';
import type { FormStore } from '../forms/state/store.ts';
import { OpenForm } from '../forms/wizard/OpenForm.tsx';
import { StepSheets } from '../forms/wizard/StepPage.tsx';
import { t } from '../i18n/t.ts';
import { Card, Note, Stack } from '../ui/base/layout.tsx';
import { openCalculator } from './open.ts';
import { Working } from './Working.tsx';

const nothing = () => undefined;
/** An input is reported missing only after it was left empty; the line below counts the required ones. */
const shown: ReadonlySet<string> = new Set();

/** The inputs of a calculator with the working below. */
export function OpenCalculator({ of }: { of: Calculator }) {
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
