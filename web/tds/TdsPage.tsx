import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import useSWR from 'swr';
import type { ListedRegistration } from '../../shared/entities/registrations.ts';
import { statementDue } from '../../shared/tds/data/due-dates.ts';
import {
  formFor,
  formInfo,
  formsOf,
  type Quarter,
  quarterLabels,
  quarters,
  type TdsForm,
  tdsForms,
  tdsYears,
} from '../../shared/tds/data/forms.ts';
import { layoutOf, noLayoutNotice } from '../../shared/tds/layouts/of.ts';
import { askedFor } from '../data/asked.ts';
import { errorText } from '../data/errors.ts';
import { keys } from '../data/keys.ts';
import { retry } from '../data/lazy.ts';
import { openingYear } from '../data/year.ts';
import { day, paise } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import type { PickedEntity } from '../returns/entities.ts';
import { returnFilters } from '../returns/filters.ts';
import { RegistrationSelect } from '../returns/RegistrationSelect.tsx';
import { ReturnList } from '../returns/ReturnList.tsx';
import { Facts, StartCard, useStart } from '../returns/StartCard.tsx';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { UnknownYear } from '../ui/states/UnknownYear.tsx';
import { type TdsHome, type TdsListRow, tdsPage, tdsPaths } from './calls.ts';
import { beginTds, findTds } from './openTds.ts';
import { DueCalendar, YearTable } from './YearTable.tsx';

const CorrectFiledDialog = lazy(() =>
  retry(() => import('./CorrectFiledDialog.tsx')).then((m) => ({ default: m.CorrectFiledDialog })),
);

type Entity = PickedEntity & { tan?: string; registrations: ListedRegistration[] };

/** `/app/tds`: choose entity, year, quarter and form; below, the entity's year and all statements. */
export function Page() {
  const navigate = useNavigate();
  const { form: inPath } = useParams();
  const [correcting, setCorrecting] = useState(false);
  const { entity, ...start } = useStart<Entity>('tds', (e) => e.tan);
  const { params, set } = start;
  const { value: year, unknown: unknownYear } = askedFor(
    params.get('year'),
    tdsYears,
    openingYear(tdsYears, tdsYears[0]),
  );
  const quarter = quarters.find((q) => q === params.get('for_quarter'));
  const wanted = (params.get('form') ?? inPath ?? '').toUpperCase();
  const known = tdsForms.find((f) => f === wanted);
  // Each year has one form of a kind: 24Q for 2026-2027 becomes form 138.
  const form = known && formFor(known, year);
  const tans = entity?.registrations.filter((r) => r.kind === 'tan') ?? [];
  const tan = tans.find((r) => r.id === params.get('registration')) ?? tans.find((r) => r.main);
  // The main one is the default.
  const registration = tan && !tan.main ? tan.id : '';
  const home = useSWR<TdsHome>(entity ? tdsPaths.home(entity.id, year, registration) : null);
  const proceed = async () => {
    if (!entity || !form || !quarter) return;
    const at = { form, year, quarter, correction: 0, ...(registration && { registration }) };
    try {
      if (!(await findTds(entity.id, at))) await beginTds(entity.id, at);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
      return;
    }
    void navigate(tdsPage(form, entity.id, year, quarter, 0, registration), {
      state: { entity, form, quarter, financialYear: year },
    });
  };

  return (
    <PageFrame
      title={t('TDS')}
      intro={t('Statements of tax deducted and collected at source: choose entity, year, quarter and form.')}
    >
      <Stack gap="6">
        <UnknownYear said={unknownYear} />
        <StartCard
          title={t('TDS filing')}
          start={start}
          forget={{ registration: '' }}
          proceed={t('Proceed to File TDS')}
          disabled={!entity || !form || !quarter}
          onProceed={proceed}
          more={
            <Button icon="upload" disabled={!entity} onClick={() => setCorrecting(true)}>
              {t('Correct a statement filed elsewhere')}
            </Button>
          }
          fields={
            <>
              {tans.length > 1 && (
                <Field label={t('TAN')} required>
                  <RegistrationSelect
                    list={tans}
                    value={tan?.id ?? ''}
                    onValue={(id) => set({ registration: id })}
                  />
                </Field>
              )}
              <PeriodFields year={year} quarter={quarter} form={form} onChange={set} />
            </>
          }
        >
          {form && <FormBanner form={form} quarter={quarter} />}
          {(entity || form || quarter) && (
            <FilingFacts entity={entity} tan={tan?.number} form={form} quarter={quarter} year={year} />
          )}
        </StartCard>
        {correcting && entity && (
          <Suspense fallback={null}>
            <CorrectFiledDialog entity={entity} onClose={() => setCorrecting(false)} />
          </Suspense>
        )}
        {entity && home.error && !home.data && (
          <LoadError error={home.error} onRetry={() => void home.mutate()} />
        )}
        {entity && home.data && (
          <YearTable home={home.data} entityId={entity.id} year={year} registration={registration} />
        )}
        <DueCalendar year={year} />
        <Statements />
      </Stack>
    </PageFrame>
  );
}

interface Chosen {
  form: TdsForm | undefined;
  quarter: Quarter | undefined;
  year: string;
}

/** Year, quarter and form of the statement. */
function PeriodFields(props: Chosen & { onChange: (change: Record<string, string>) => void }) {
  const { form, quarter, year, onChange } = props;
  return (
    <>
      <Field label={t('Financial year')} required>
        <Select
          value={year}
          onValue={(value) => onChange({ year: value })}
          options={tdsYears.map((value) => ({ value, label: value }))}
        />
      </Field>
      <Field label={t('Quarter')} required>
        <Select
          value={quarter ?? ''}
          onValue={(value) => onChange({ for_quarter: value })}
          placeholder={t('Choose')}
          options={quarters.map((value) => ({
            value,
            label: `${value} (${t(quarterLabels[value])})`,
          }))}
        />
      </Field>
      <Field label={t('Form type')} required>
        <Select
          value={form ?? ''}
          onValue={(value) => onChange({ form: value })}
          placeholder={t('Choose')}
          options={formsOf(year).map((f) => ({
            value: f.form,
            label: `${t(f.title)} – ${t(f.description)}`,
          }))}
        />
      </Field>
    </>
  );
}

/** Purpose of the form, its predecessor or successor, and whether its file can be written. */
function FormBanner({ form, quarter }: { form: TdsForm; quarter: Quarter | undefined }) {
  return (
    <Banner title={t(formInfo[form].title)}>
      {t(formInfo[form].description)}.{' '}
      {formInfo[form].to === undefined
        ? t('From 1 April 2026 it replaces {form}.', { form: formInfo[form].pair })
        : t('Used up to financial year 2025-2026; then {form}.', {
            form: t(formInfo[formInfo[form].pair].title),
          })}{' '}
      {layoutOf(form, quarter) ? '' : t(noLayoutNotice(form))}
    </Banner>
  );
}

/** Facts of the statement to be filed. */
function FilingFacts({
  entity,
  tan,
  form,
  quarter,
  year,
}: Chosen & { entity: Entity | undefined; tan: string | undefined }) {
  const due = form && quarter ? statementDue(form, year, quarter) : undefined;
  return (
    <Facts aria-label={t('Filing summary')}>
      <dt>{t('Entity')}</dt>
      <dd>{entity?.name ?? t('Not chosen')}</dd>
      <dt>{t('TAN')}</dt>
      <dd className="num">{tan || t('Not provided')}</dd>
      <dt>{t('Form type')}</dt>
      <dd>{form ? t(formInfo[form].title) : t('Not chosen')}</dd>
      <dt>{t('Period')}</dt>
      <dd>{quarter ? `${quarter} (${t(quarterLabels[quarter])}) ${year}` : t('Not chosen')}</dd>
      {due && (
        <>
          <dt>{t('Due date')}</dt>
          <dd>
            {day(due.due)}
            {due.uncertain ? ` (${t(due.uncertain)})` : ''}
          </dd>
        </>
      )}
    </Facts>
  );
}

/** All statements the user can access. */
function Statements() {
  return (
    <ReturnList<TdsListRow>
      title={t('All TDS and TCS statements')}
      icon="tds"
      path={keys.tds}
      filters={returnFilters.tds}
      ownerOf={(r) => r.company_name}
      pageOf={(r) =>
        tdsPage(r.form_type, r.company_id, r.financial_year, r.quarter, r.correction, r.registration_id ?? '')
      }
      nameOf={(r) => `${r.form_type} ${r.quarter} ${r.company_name}`}
      pathOf={(r) => tdsPaths.one(r.id)}
      dueOf={(r) =>
        r.correction > 0 ? undefined : statementDue(r.form_type, r.financial_year, r.quarter).due
      }
      what={[
        {
          id: 'form',
          label: t('Form type'),
          cell: (r) =>
            r.correction > 0
              ? t('{form}, correction {number}', {
                  form: t(formInfo[r.form_type].title),
                  number: r.correction,
                })
              : t(formInfo[r.form_type].title),
        },
        {
          id: 'quarter',
          label: t('Period'),
          sort: 'quarter',
          cell: (r) => `${r.quarter} ${r.financial_year}`,
        },
        { id: 'tan', label: t('TAN'), cell: (r) => r.tan },
      ]}
      figures={[
        {
          id: 'tax',
          label: t('Tax deducted'),
          align: 'right',
          cell: (r) => paise(r.totals.deducted),
        },
      ]}
      empty={{
        title: t('No TDS statements yet'),
        help: t('Choose an entity above and click Proceed to File TDS.'),
      }}
    />
  );
}
