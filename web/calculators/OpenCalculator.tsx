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
/** Nothing is called missing before it was left empty: the line below counts what is wanted. */
const shown: ReadonlySet<string> = new Set();

/** The facts of a calculator and the working under them. */
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
