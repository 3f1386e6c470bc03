import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { financialYearOf } from '../../shared/dates.ts';
import { defaultAssessmentYear } from '../../shared/itr/registry.ts';
import { lawYears } from '../../shared/tax/years/index.ts';
import { useAddress } from '../data/address.ts';
import { askedFor } from '../data/asked.ts';
import { isDirty } from '../data/dirty.ts';
import { get } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { openingAssessmentYear } from '../data/year.ts';
import { t } from '../i18n/t.ts';
import { type PickedEntity, useEntityChoice } from '../returns/entities.ts';
import { Card, Columns, Stack } from '../ui/base/layout.tsx';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { ComboBox } from '../ui/fields/ComboBox.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { UnknownYear } from '../ui/states/UnknownYear.tsx';
import { trialBalancePaths, type YearAnswer } from './data/calls.ts';
import { TrialBalanceView } from './TrialBalanceView.tsx';

type Entity = PickedEntity & { permission: 'own' | 'edit' | 'view' };

type Opening =
  | { state: 'loading' }
  | { state: 'error'; error: unknown }
  | { state: 'open'; data: YearAnswer };

/** `/app/accounts/trial-balance`: the trial balance of an entity and year, and its statements. */
export function Page() {
  const [params, setParams] = useAddress();
  const [turn, setTurn] = useState(0);
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const companyId = params.get('company_id') ?? '';
  const { value: year, unknown: unknownYear } = askedFor(
    params.get('year'),
    lawYears,
    openingAssessmentYear(lawYears, defaultAssessmentYear),
  );
  const { entity, choice } = useEntityChoice<Entity>(companyId);

  const choose = async (change: Record<string, string>) => {
    if (isDirty()) {
      const leave = await confirm({
        title: t('Leave without saving?'),
        body: t('You have unsaved changes. If you leave now, they will be lost.'),
        action: t('Leave'),
        cancel: t('Stay here'),
        danger: true,
      });
      if (!leave) return;
    }
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change, view: '' }), {
      replace: true,
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` opens again
  useEffect(() => {
    if (!companyId || unknownYear !== undefined) return;
    let current = true;
    setOpening({ state: 'loading' });
    get<YearAnswer>(
      withQuery(trialBalancePaths.ofYear, { company_id: companyId, assessment_year: year }),
    ).then(
      (data) => current && setOpening({ state: 'open', data }),
      (error) => current && setOpening({ state: 'error', error }),
    );
    return () => {
      current = false;
    };
  }, [companyId, year, unknownYear, turn]);

  return (
    <PageFrame
      width={0}
      title={t('Trial Balance')}
      {...(entity ? { onPaper: `${entity.name} · ${financialYearOf(year)}` } : {})}
      // Profit & Loss and Balance Sheet have their own heading.
      headless={Boolean(params.get('view'))}
      intro={
        <>
          <span data-no-print>
            {t(
              'Import it from Tally, CSV or Excel, or type it in; Profit & Loss and Balance Sheet are prepared from it.',
            )}
          </span>
          {entity && (
            <chakra.span display="none" _print={{ display: 'inline' }}>
              {entity.name} · {t('FY {fy} (AY {ay})', { fy: financialYearOf(year), ay: year })}
            </chakra.span>
          )}
        </>
      }
    >
      <Stack gap="5">
        <div data-no-print>
          <Card>
            <Columns>
              <Field label={t('Entity')} required>
                <ComboBox {...choice} onValue={(value) => void choose({ company_id: value })} />
              </Field>
              <Field label={t('Financial year')}>
                <Select
                  value={year}
                  onValue={(value) => void choose({ year: value })}
                  options={lawYears.map((value) => ({
                    value,
                    label: t('FY {fy} (AY {ay})', { fy: financialYearOf(value), ay: value }),
                  }))}
                />
              </Field>
            </Columns>
          </Card>
        </div>
        {unknownYear !== undefined ? (
          <UnknownYear said={unknownYear} />
        ) : !companyId ? (
          <EmptyState icon="ledger" title={t('Choose an entity to begin')} />
        ) : opening.state === 'error' ? (
          <LoadError
            error={opening.error}
            fallback={t('The trial balance could not be opened.')}
            onRetry={() => setTurn((n) => n + 1)}
          />
        ) : opening.state === 'loading' || !entity ? (
          <Skeleton height="30rem" />
        ) : (
          <TrialBalanceView
            key={`${companyId} ${year} ${turn}`}
            entity={{
              id: entity.id,
              name: entity.name,
              status: entity.status,
              canEdit: entity.permission !== 'view',
            }}
            year={year}
            data={opening.data}
            onReopen={() => setTurn((n) => n + 1)}
          />
        )}
      </Stack>
    </PageFrame>
  );
}
