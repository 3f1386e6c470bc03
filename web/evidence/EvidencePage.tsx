import { type FormEvent, lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formOfPapers } from '../../shared/evidence/which-form.ts';
import { defaultAssessmentYear } from '../../shared/itr/registry.ts';
import { hasLaw, lawYears } from '../../shared/tax/years/index.ts';
import { useAddress } from '../data/address.ts';
import { errorText } from '../data/errors.ts';
import { download } from '../data/http.ts';
import { retry } from '../data/lazy.ts';
import { inLanguage } from '../i18n/language.ts';
import { formatCount, say, t, tn } from '../i18n/t.ts';
import { wizardAddress } from '../itr/base/addresses.ts';
import { useEntityChoice } from '../returns/entities.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Card, Columns, Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { ComboBox } from '../ui/fields/ComboBox.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { FileDrop } from '../ui/fields/FileDrop.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { PasswordInput } from '../ui/fields/TextInput.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { evidenceOf, groupsOf, supportsBy } from './desk.ts';
import { sourceName } from './names.ts';
import { RowsCard } from './RowsCard.tsx';
import { DifferencesCard, SummaryCard } from './SummaryCard.tsx';
import { type DeskState, useDesk } from './useDesk.ts';

const BankCard = lazy(() => retry(() => import('./BankCard.tsx')).then((m) => ({ default: m.BankCard })));

const ACCEPT = '.json,.txt,.zip,.pdf,.xlsx,.xlsm,.xls,.csv,.tsv';

/**
 * `/app/evidence?company=&year=`: what the department has on record for a client, compared with the year's
 * return.
 */
export function Page() {
  const [params, setParams] = useAddress();
  const company = params.get('company') ?? '';
  const asked = params.get('year') ?? '';
  const year = hasLaw(asked) ? asked : defaultAssessmentYear;
  const { choice } = useEntityChoice(company, { module: 'itr' });
  const desk = useDesk(company, year);
  const set = (change: Record<string, string>) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), {
      replace: true,
    });
  return (
    <PageFrame
      width={0}
      title={t('Evidence')}
      crumb={<Link to="/app/itr">{t('Income-tax returns')}</Link>}
      intro={t(
        'AIS, Form 26AS, TIS, Form 16, statements of brokers, funds and banks, compared with the return. Files are opened here; nothing enters the return until you accept it.',
      )}
    >
      <Stack gap="5">
        <Card>
          <Stack>
            <Columns>
              <Field label={t('Client')}>
                <ComboBox {...choice} onValue={(id) => set({ company: id })} />
              </Field>
              <Field label={t('Assessment year')}>
                <Select
                  value={year}
                  onValue={(value) => set({ year: value })}
                  options={lawYears.map((value) => ({ value, label: value }))}
                />
              </Field>
            </Columns>
            {company && (
              <FileDrop
                title={t('Papers of this client and year')}
                help={t(
                  'Several at a time, as downloaded from the portal or received from the employer, broker or bank.',
                )}
                accept={ACCEPT}
                multiple
                busy={desk.busy}
                onFiles={(files) => void desk.send(files)}
              />
            )}
            {desk.outcomes.length > 0 && <Outcomes desk={desk} />}
          </Stack>
        </Card>
        {desk.problem && <Banner tone="error" title={desk.problem} />}
        {desk.error && <LoadError error={desk.error} onRetry={desk.reload} />}
        {company && desk.data && <Desk desk={desk} company={company} year={year} />}
      </Stack>
    </PageFrame>
  );
}

/** Results of the uploads. */
function Outcomes({ desk }: { desk: DeskState }) {
  return (
    <Stack gap="2" data-outcomes="">
      {desk.outcomes.map((o) =>
        o.sent ? (
          <Note key={o.name}>
            {o.name} · {sourceName(o.sent.source)} · {tn(o.sent.rows, '{count} row', '{count} rows')}
            {o.sent.again && ` · ${t('the same file as before')}`}
            {o.sent.warning_messages.slice(0, 5).map((w, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no identity of their own
              <span key={i}> · {say(w)}</span>
            ))}
            {o.sent.warning_messages.length > 5 &&
              ` · ${t('and {count} more', { count: formatCount(o.sent.warning_messages.length - 5) })}`}
          </Note>
        ) : (
          <Banner key={o.name} tone="error" title={`${o.name}: ${o.problem}`}>
            {o.locked && <Locked file={o.locked} busy={desk.busy !== null} onSend={desk.send} />}
          </Banner>
        ),
      )}
    </Stack>
  );
}

/** Asks for a file's password. */
function Locked({ file, busy, onSend }: { file: File; busy: boolean; onSend: DeskState['send'] }) {
  const [password, setPassword] = useState('');
  return (
    <Row
      as="form"
      gap="2"
      alignItems="flex-end"
      onSubmit={(e: FormEvent) => {
        e.preventDefault();
        if (password !== '') void onSend([file], password);
      }}
    >
      <Field label={t('Password of this file')}>
        <PasswordInput value={password} onValue={setPassword} autoComplete="off" />
      </Field>
      <Button type="submit" busy={busy} disabled={password === ''}>
        {t('Open the file')}
      </Button>
    </Row>
  );
}

/** Rows, differences and figures of a desk. */
function Desk({ desk, company, year }: { desk: DeskState; company: string; year: string }) {
  const data = desk.data!;
  const { beside, groups } = useMemo(() => ({ beside: supportsBy(data), groups: groupsOf(data) }), [data]);
  const ready = groups.reduce((n, group) => n + group.ready, 0);
  if (data.pieces.length === 0)
    return (
      <EmptyState title={t('No papers yet')}>
        {t('Drop the AIS and Form 26AS first, then the rest.')}
      </EmptyState>
    );
  const form = formOfPapers(evidenceOf(data.heads));
  const sheet = () =>
    void download(
      inLanguage(`/api/evidence/sheet/${company}?assessment_year=${year}`),
      `reconciliation-${year}.pdf`,
    ).catch((error: unknown) => showToast({ tone: 'error', text: errorText(error) }));
  return (
    <Stack gap="5" aria-busy={desk.acting}>
      <Row>
        <Button
          look="primary"
          icon="check"
          busy={desk.acting}
          disabled={ready === 0}
          onClick={() => void desk.accept()}
        >
          {t('Accept all suggestions ({count})', { count: formatCount(ready) })}
        </Button>
        <Button disabled={!data.can_undo || desk.acting} onClick={() => void desk.undo()}>
          {t('Undo')}
        </Button>
        <Button icon="download" onClick={sheet}>
          {t('Reconciliation with AIS/26AS (PDF)')}
        </Button>
        {data.return && (
          <ButtonLink to={wizardAddress(data.return.itr_type, company, year, data.return.id)}>
            {t('Open the return')}
          </ButtonLink>
        )}
      </Row>
      {!data.return && (
        <Banner
          tone="info"
          title={t('This year’s return has not been started: you can view rows but not enter them.')}
          actions={
            <>
              <Button look="primary" busy={desk.acting} onClick={() => void desk.begin(form)}>
                {t('Begin {form}', { form })}
              </Button>
              <ButtonLink to={`/app/itr?entity=${company}&for_year=${year}`}>
                {t('Choose another form')}
              </ButtonLink>
            </>
          }
        />
      )}
      <DifferencesCard desk={data} />
      <SummaryCard desk={data} />
      {groups.map((group) => (
        <RowsCard
          key={group.figure || 'none'}
          group={group}
          beside={beside}
          stamp={`${data.version} ${data.return?.version ?? 0}`}
          disabled={desk.acting}
          onDecide={(id, decision, note) => void desk.decide(id, decision, note)}
          onAccept={() => void desk.accept(group.figure)}
          onPart={(key, apart) => void desk.part(key, apart)}
          onMore={(rows) => desk.more(group.figure, rows)}
        />
      ))}
      {data.files.some((f) => f.source === 'bank') && (
        <Suspense>
          <BankCard key={`${company} ${year}`} company={company} year={year} />
        </Suspense>
      )}
    </Stack>
  );
}
