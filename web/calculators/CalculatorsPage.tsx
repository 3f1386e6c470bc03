import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { list } from './list.ts';

/** `/app/calculators?of=`: one calculator at a time, with inputs and working. Nothing is stored. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const of = list.find(({ name }) => name === params.get('of')) ?? list[0]!;
  const Chosen = useMemo(
    () =>
      lazy(async () => {
        const [{ OpenCalculator }, calculator] = await Promise.all([
          import('./OpenCalculator.tsx'),
          of.load(),
        ]);
        return { default: () => <OpenCalculator of={calculator} /> };
      }),
    [of],
  );
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
              options={list.map(({ name, title }) => ({ value: name, label: t(title) }))}
            />
          </Field>
        </chakra.div>
        <Suspense fallback={<Skeleton lines={6} />}>
          <Chosen />
        </Suspense>
      </Stack>
    </PageFrame>
  );
}
