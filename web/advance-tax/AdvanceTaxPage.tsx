import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { accruingHeads, signedHeads } from '../../shared/advance-tax/heads.ts';
import { financialYearOf, financialYearOn, todayInIst } from '../../shared/dates.ts';
import { lawYears } from '../../shared/tax/years/index.ts';
import { askedFor } from '../data/asked.ts';
import { useDirty } from '../data/dirty.ts';
import { errorText } from '../data/errors.ts';
import { download, put } from '../data/http.ts';
import { useEdited } from '../data/useEdited.ts';
import { day, rupees } from '../i18n/format.ts';
import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Columns, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { AmountInput } from '../ui/fields/AmountInput.tsx';
import { Checkbox } from '../ui/fields/Checks.tsx';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { PageKeys } from '../ui/page/PageKeys.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { type AdvanceAnswer, type Draft, draftOf, requestOf } from './draft.ts';

const years = lawYears.map(financialYearOf);

/**
 * `/app/advance-tax/{client}?year=2026-27`: the estimate for a tax year, entered over last year's figures,
 * and the tax payable.
 */
export function Page() {
  const { client = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { value: year } = askedFor(params.get('year'), years, financialYearOn(todayInIst()));
  const path = `/api/advance-tax/${client}?year=${year}`;
  const { data, error, mutate } = useSWR<AdvanceAnswer>(path, { revalidateOnFocus: false });
  return (
    <PageFrame
      title={data ? t('Advance tax of {name}', { name: data.client.name }) : t('Advance tax')}
      crumb={<Link to="/app/advance-tax">{t('Advance tax')}</Link>}
      intro={t('An estimate, not a return: no form for the current year is needed.')}
    >
      <Stack>
        <chakra.div maxWidth="16rem">
          <Field label={t('Tax year')}>
            <Select
              value={year}
              onValue={(value) => setParams({ year: value }, { replace: true })}
              options={years.map((value) => ({ value, label: value }))}
            />
          </Field>
        </chakra.div>
        {error && !data ? (
          <LoadError error={error} onRetry={() => void mutate()} />
        ) : data ? (
          <Open key={path} answer={data} path={path} onSaved={(next) => void mutate(next, false)} />
        ) : (
          <Skeleton />
        )}
      </Stack>
    </PageFrame>
  );
}

/** The letter to the client, of the estimate as saved. */
function Letters({ path, disabled }: { path: string; disabled: boolean }) {
  const letter = async (language: 'en' | 'hi') => {
    try {
      const at = path.replace('?', '/letter.pdf?');
      await download(`${at}&language=${language}`, 'advance-tax.pdf');
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed) });
    }
  };
  return (
    <Row gap="2" flexWrap="wrap">
      <Button icon="download" disabled={disabled} onClick={() => void letter('en')}>
        {t('Letter in English')}
      </Button>
      <Button icon="download" disabled={disabled} onClick={() => void letter('hi')}>
        {t('Letter in Hindi')}
      </Button>
    </Row>
  );
}

interface OpenProps {
  answer: AdvanceAnswer;
  path: string;
  onSaved: (next: AdvanceAnswer) => void;
}

function Open({ answer, path, onSaved }: OpenProps) {
  const {
    shown,
    typed: draft,
    setTyped: setDraft,
    dirty,
    adopt,
  } = useEdited<AdvanceAnswer, Draft>(answer, draftOf);
  useDirty(dirty && answer.can_edit);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Draft>) => {
    setProblem('');
    setDraft((before) => ({ ...before, ...part }));
  };
  const save = async () => {
    setBusy(true);
    try {
      const next = await put<AdvanceAnswer>(path, requestOf(draft, shown));
      adopt(next, draft);
      onSaved(next);
      showToast({ tone: 'success', text: t('Estimate saved') });
    } catch (failed) {
      setProblem(errorText(failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack>
      <Due answer={answer} />
      <Letters path={path} disabled={answer.blank || dirty} />
      <Card>
        <Heading>{t('Income of the year')}</Heading>
        <Note mb="2">
          {answer.sources.last_return
            ? t('Blank fields use the amounts of {form} for AY {year}.', {
                form: answer.sources.last_return.form,
                year: answer.sources.last_return.assessment_year,
              })
            : t('No return for an earlier year: blank fields count as nil.')}
        </Note>
        <Scroller cards label={t('Income of the year')}>
          <FigureTable>
            <thead>
              <tr>
                <th>{t('Head')}</th>
                <th>{t('Section')}</th>
                <th data-align="right">{t('Last year')}</th>
                <th data-align="right">{t('This year')}</th>
              </tr>
            </thead>
            <tbody>
              {answer.heads.map((head) => (
                <tr key={head.id}>
                  <th scope="row">{t(head.label)}</th>
                  <td data-whole="">{head.section}</td>
                  <td data-align="right">{head.last_year === null ? '' : rupees(head.last_year)}</td>
                  <td data-align="right">
                    <AmountInput
                      aria-label={t(head.label)}
                      disabled={!answer.can_edit}
                      placeholder={rupees(head.amount)}
                      value={draft.heads[head.id] ?? null}
                      onValue={(value) =>
                        change({
                          heads: {
                            ...draft.heads,
                            [head.id]:
                              value !== null && value < 0 && !signedHeads.includes(head.id) ? -value : value,
                          },
                        })
                      }
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroller>
        <Columns mt="3">
          <Field label={t('Regime')}>
            <Select
              value={draft.regime || answer.regime}
              disabled={!answer.can_edit}
              onValue={(value) => change({ regime: value as Draft['regime'] })}
              options={[
                { value: 'new', label: t('New regime') },
                { value: 'old', label: t('Old regime') },
              ]}
            />
          </Field>
          <Field label={t('TDS of the year')} help={seenSoFar(answer.sources.evidence?.tds)}>
            <AmountInput
              value={draft.tds}
              disabled={!answer.can_edit}
              placeholder={rupees(answer.tds)}
              onValue={(tds) => change({ tds })}
            />
          </Field>
          <Field label={t('TCS of the year')} help={seenSoFar(answer.sources.evidence?.tcs)}>
            <AmountInput
              value={draft.tcs}
              disabled={!answer.can_edit}
              placeholder={rupees(answer.tcs)}
              onValue={(tcs) => change({ tcs })}
            />
          </Field>
        </Columns>
        {answer.sources.books && (
          <Checkbox
            checked={draft.use_books}
            disabled={!answer.can_edit}
            onValue={(use_books) => change({ use_books })}
          >
            {t('Use the profit in the trial balance of {day}: {amount}', {
              day: day(answer.sources.books.on),
              amount: rupees(answer.sources.books.profit),
            })}
          </Checkbox>
        )}
      </Card>
      <Deductions answer={answer} draft={draft} change={change} />
      <Periods answer={answer} draft={draft} change={change} />
      <Paid answer={answer} draft={draft} change={change} />
      {problem && <Banner tone="error">{problem}</Banner>}
      {answer.can_edit && (
        <Row>
          <Button look="primary" busy={busy} onClick={() => void save()}>
            {t('Save and compute')}
          </Button>
        </Row>
      )}
      <Basis answer={answer} />
      <PageKeys save={answer.can_edit ? save : undefined} />
    </Stack>
  );
}

const seenSoFar = (amount: number | undefined): string | undefined =>
  amount === undefined ? undefined : t('So far in the papers: {amount}', { amount: rupees(amount) });

/** Instalments due, paid, and interest. */
function Due({ answer }: { answer: AdvanceAnswer }) {
  const { interest, next, challan, exempt } = answer;
  const charged = interest.deferment + interest.shortfall;
  return (
    <Card aria-live="polite">
      <Heading>{t('Advance tax')}</Heading>
      <Columns mb="3">
        <Figure label={t('Estimated total income')} amount={answer.total_income} />
        <Figure label={t('Tax with surcharge and cess')} amount={answer.tax} />
        <Figure label={t('TDS and TCS')} amount={answer.tds + answer.tcs} />
        <Figure label={t('Advance tax of the year')} amount={Math.max(0, answer.payable)} />
        <Figure label={t('Paid so far')} amount={answer.paid} />
      </Columns>
      {exempt === 'below_threshold' && (
        <Banner tone="success">{t('Tax after TDS and TCS is below 10,000: no advance tax is due.')}</Banner>
      )}
      {exempt === 'senior' && (
        <Banner tone="success">
          {t('A resident aged 60 or above without business income pays no advance tax.')}
        </Banner>
      )}
      {next && (
        <Banner tone={next.amount > 0 ? 'warning' : 'success'}>
          {next.amount > 0
            ? t('{amount} payable by {day}', { amount: rupees(next.amount), day: day(next.due_by) })
            : t('Nothing payable by {day}: enough has been paid', { day: day(next.due_by) })}
        </Banner>
      )}
      {answer.instalments.length > 0 && (
        <Scroller cards label={t('Instalments')}>
          <FigureTable>
            <thead>
              <tr>
                <th>{t('Due by')}</th>
                <th data-align="right">{t('Share of the tax')}</th>
                <th data-align="right">{t('Total due')}</th>
                <th data-align="right">{t('Paid')}</th>
                <th data-align="right">{t('Short')}</th>
                <th data-align="right">
                  {t('Interest u/s {section}', { section: interest.sections.deferment })}
                </th>
              </tr>
            </thead>
            <tbody>
              {answer.instalments.map((row) => (
                <tr key={row.due_by}>
                  <th scope="row" data-whole="">
                    {day(row.due_by)}
                  </th>
                  <td data-align="right">{row.share / 100}%</td>
                  <td data-align="right">{rupees(row.required)}</td>
                  <td data-align="right">{rupees(row.paid)}</td>
                  <td data-align="right">{rupees(row.shortfall)}</td>
                  <td data-align="right">{row.state === 'past' ? rupees(row.interest) : ''}</td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroller>
      )}
      {charged > 0 && (
        <Note mt="2">
          {t('Interest to {day}: {deferment} u/s {first}, {shortfall} u/s {second}', {
            day: day(interest.on),
            deferment: rupees(interest.deferment),
            first: interest.sections.deferment,
            shortfall: rupees(interest.shortfall),
            second: interest.sections.shortfall,
          })}
        </Note>
      )}
      {challan && (
        <Note mt="2">
          {t('Challan {form}: major head {major}, minor head {minor} (advance tax), {amount}', {
            form: challan.form,
            major: challan.major_head,
            minor: challan.minor_head,
            amount: rupees(challan.amount),
          })}
        </Note>
      )}
    </Card>
  );
}

const Figure = ({ label, amount }: { label: string; amount: number }) => (
  <div>
    <Note>{label}</Note>
    <b>{rupees(amount)}</b>
  </div>
);

/** Chapter VI-A deductions entered over last year's. */
function Deductions({
  answer,
  draft,
  change,
}: {
  answer: AdvanceAnswer;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}) {
  return (
    <Card>
      <Heading>{t('Deductions')}</Heading>
      <Note mb="2">
        {t(
          'Total deduction: {amount}. In the new regime only the employer’s contribution to the National Pension System counts.',
          {
            amount: rupees(answer.deductions),
          },
        )}
      </Note>
      <Scroller cards label={t('Deductions')}>
        <FigureTable>
          <thead>
            <tr>
              <th>{t('Deduction')}</th>
              <th>{t('Section')}</th>
              <th data-align="right">{t('Last year')}</th>
              <th data-align="right">{t('This year')}</th>
            </tr>
          </thead>
          <tbody>
            {answer.deduction_rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{t(row.label)}</th>
                <td data-whole="">{row.section}</td>
                <td data-align="right">{row.last_year === null ? '' : rupees(row.last_year)}</td>
                <td data-align="right">
                  <AmountInput
                    aria-label={t(row.label)}
                    disabled={!answer.can_edit}
                    placeholder={rupees(row.last_year ?? 0)}
                    value={draft.deductions[row.id] ?? null}
                    onValue={(value) => change({ deductions: { ...draft.deductions, [row.id]: value } })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
    </Card>
  );
}

/** Last days of the five periods. */
const periodEnds = [mark('15 Jun'), mark('15 Sep'), mark('15 Dec'), mark('15 Mar'), mark('31 Mar')];

/**
 * Gains, dividends and winnings by accrual period: no interest on earlier instalments (section 234C(1), first
 * proviso).
 */
function Periods({
  answer,
  draft,
  change,
}: {
  answer: AdvanceAnswer;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}) {
  const rows = answer.heads.filter((head) => accruingHeads.some((id) => id === head.id));
  return (
    <Card>
      <Heading>{t('When gains, dividends and winnings arose')}</Heading>
      <Note mb="2">
        {t('Only for income whose dates are known: no interest applies to instalments due before it arose.')}
      </Note>
      <Scroller cards label={t('When gains, dividends and winnings arose')}>
        <FigureTable>
          <thead>
            <tr>
              <th>{t('Head')}</th>
              {periodEnds.map((end) => (
                <th key={end} data-align="right">
                  {t('To {day}', { day: t(end) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((head) => {
              const id = head.id as keyof Draft['periods'];
              const typed = typeof draft.heads[head.id] === 'number';
              const amounts = draft.periods[id] ?? [];
              return (
                <tr key={head.id}>
                  <th scope="row">{t(head.label)}</th>
                  {periodEnds.map((end, at) => (
                    <td key={end} data-align="right">
                      <AmountInput
                        aria-label={t('{head}, to {day}', { head: t(head.label), day: t(end) })}
                        disabled={!answer.can_edit || typed}
                        value={amounts[at] ?? null}
                        onValue={(value) =>
                          change({
                            periods: {
                              ...draft.periods,
                              [id]: periodEnds.map((_, i) => (i === at ? value : (amounts[i] ?? null))),
                            },
                          })
                        }
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </FigureTable>
      </Scroller>
      <Checkbox
        checked={draft.new_business}
        disabled={!answer.can_edit}
        onValue={(new_business) => change({ new_business })}
      >
        {t('The business started this year')}
      </Checkbox>
    </Card>
  );
}

/** Challans entered, and those found in the client's papers. */
function Paid({
  answer,
  draft,
  change,
}: {
  answer: AdvanceAnswer;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}) {
  const seen = answer.payments.filter(({ source }) => source === 'evidence');
  const set = (at: number, part: Partial<Draft['payments'][number]>) =>
    change({ payments: draft.payments.map((row, i) => (i === at ? { ...row, ...part } : row)) });
  return (
    <Card>
      <Heading>{t('Challans paid')}</Heading>
      {seen.map((row) => (
        <Note key={`${row.date} ${row.amount}`}>
          {t('From the papers: {amount} on {day}', { amount: rupees(row.amount), day: day(row.date) })}
        </Note>
      ))}
      <Stack gap="2">
        {draft.payments.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that is theirs
          <Row key={at} gap="2" alignItems="flex-end">
            <Field label={t('Paid on')}>
              <DateInput value={row.date} onValue={(date) => set(at, { date })} />
            </Field>
            <Field label={t('Amount')}>
              <AmountInput value={row.amount} onValue={(amount) => set(at, { amount })} />
            </Field>
            <Field label={t('BSR code')}>
              <TextInput
                value={row.bsr}
                inputMode="numeric"
                maxLength={7}
                onValue={(bsr) => set(at, { bsr: bsr.trim() })}
              />
            </Field>
            <Field label={t('Challan number')}>
              <TextInput
                value={row.serial}
                inputMode="numeric"
                maxLength={5}
                onValue={(serial) => set(at, { serial: serial.trim() })}
              />
            </Field>
            <Button
              icon="trash"
              onClick={() => change({ payments: draft.payments.filter((_, i) => i !== at) })}
            >
              {t('Remove')}
            </Button>
          </Row>
        ))}
        {answer.can_edit && (
          <Row>
            <Button
              icon="plus"
              onClick={() =>
                change({ payments: [...draft.payments, { date: '', amount: null, bsr: '', serial: '' }] })
              }
            >
              {t('Add a challan')}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

const sureness = (certainty: string): string =>
  certainty === 'statute'
    ? t('text of the Act')
    : certainty === 'secondary'
      ? t('reported by practitioners, not confirmed')
      : certainty === 'carried'
        ? t('same as previous year; no change found')
        : t('not known yet');

/** How certain the year's figures are. */
function Basis({ answer }: { answer: AdvanceAnswer }) {
  if (answer.basis.length === 0) return null;
  return (
    <Card>
      <Heading>{t('Basis of the estimate')}</Heading>
      <Scroller cards label={t('Basis of the estimate')}>
        <FigureTable>
          <thead>
            <tr>
              <th>{t('Figure')}</th>
              <th>{t('Section')}</th>
              <th>{t('Source')}</th>
            </tr>
          </thead>
          <tbody>
            {answer.basis.map((row) => (
              <tr key={row.figure}>
                <th scope="row">{t(row.figure)}</th>
                <td>{row.section}</td>
                <td>{sureness(row.certainty)}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
    </Card>
  );
}
