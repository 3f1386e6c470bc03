import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { type PlanCopy, planOf } from '../../../shared/itr/plan.ts';
import { isGift, type ReadyKind } from '../../../shared/itr/ready-plans.ts';
import { errorText } from '../../data/errors.ts';
import { download, post } from '../../data/http.ts';
import { rupees } from '../../i18n/format.ts';
import { language } from '../../i18n/language.ts';
import { say, t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Columns, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { ComboBox } from '../../ui/fields/ComboBox.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { itrPaths } from '../base/calls.ts';
import type { OpenReturn } from '../base/openReturn.ts';
import { planFields } from '../base/planFields.ts';
import { readyAmounts, readyKindsOf, readyNames } from '../base/readyPlans.ts';
import { type Copy, FamilyTable, GiftFields } from './PlanFamily.tsx';

const MOST = 4;

let last = 0;
const next = () => {
  last += 1;
  return last;
};
const blank = (): Copy => ({ id: next(), title: '', regime: '', changes: [] });

const asked = (copies: readonly Copy[]): Omit<PlanCopy, 'receiver'>[] =>
  copies.map(({ title, regime, changes, ready }, i) => ({
    title: title.trim() || t('Choice {number}', { number: String(i + 1) }),
    ...(regime ? { regime } : {}),
    ...(ready
      ? {
          ready: {
            kind: ready.kind,
            ...(ready.amount === null ? {} : { amount: ready.amount }),
            ...(ready.cash === null ? {} : { cash: ready.cash }),
            ...(ready.what ? { what: ready.what } : {}),
          },
        }
      : {}),
    changes: changes.filter(({ path }) => path !== '').map(({ path, value }) => ({ path, value })),
  }));

/** The return compared with copies with changed amounts, and a letter about them to the client. */
export function PlanCard({ open }: { open: OpenReturn }) {
  const { work, form, target, entity } = open;
  const [copies, setCopies] = useState<readonly Copy[]>([]);
  const data = work.store.state().data;
  const fields = useMemo(() => planFields(form, data), [form, data]);
  const put = (id: number, change: Partial<Copy>) =>
    setCopies((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const plan = useMemo(() => {
    if (copies.length === 0) return undefined;
    try {
      const columns = asked(copies).map((column, i): PlanCopy => {
        const read = copies[i]?.receiver?.read;
        return read ? { ...column, receiver: read } : column;
      });
      return planOf(form, data, columns, open.day());
    } catch {
      return undefined;
    }
  }, [form, data, copies, open]);
  const [writing, setWriting] = useState(false);
  const letter = async () => {
    setWriting(true);
    try {
      await download(`${itrPaths.one(target.id!)}/plan/letter`, 'plan.pdf', {
        method: 'POST',
        body: {
          columns: asked(copies).map((column, i) => {
            const receiver = copies[i]?.receiver?.id;
            return receiver ? { ...column, receiver } : column;
          }),
          language: language(),
        },
      });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    } finally {
      setWriting(false);
    }
  };
  return (
    <Card aria-labelledby="file-plan">
      <Heading id="file-plan">{t('Plan')}</Heading>
      <Note maxWidth="70ch">
        {t(
          'Compare the return with up to four plans: another regime, other deductions, gains or remuneration. Nothing here changes the return.',
        )}
      </Note>
      <Stack mt="3">
        {copies.map((copy) => (
          <CopyForm
            key={copy.id}
            copy={copy}
            fields={fields}
            oneRegime={work.store.figures()?.oneRegime === true}
            year={target.year}
            client={entity.id}
            onChange={(change) => put(copy.id, change)}
            onRemove={() => setCopies((all) => all.filter(({ id }) => id !== copy.id))}
          />
        ))}
        <Row>
          <Button
            icon="plus"
            disabled={copies.length >= MOST}
            onClick={() => setCopies((all) => [...all, blank()])}
          >
            {t('Add a plan')}
          </Button>
          <chakra.div minWidth="16rem">
            <Select
              aria-label={t('Add a ready-made plan')}
              placeholder={t('Add a ready-made plan')}
              value=""
              disabled={copies.length >= MOST}
              onValue={(value) => {
                const kind = value as ReadyKind;
                const ready = { kind, amount: null, cash: null };
                setCopies((all) => [...all, { ...blank(), title: readyNames[kind](), ready }]);
              }}
              options={readyKindsOf(target.type).map((kind) => ({ value: kind, label: readyNames[kind]() }))}
            />
          </chakra.div>
          {plan && target.id && (
            <Button icon="download" busy={writing} onClick={() => void letter()}>
              {t('Letter to the client (PDF)')}
            </Button>
          )}
        </Row>
        {target.id && <YearsTable id={target.id} />}
        {plan && <PlanTable plan={plan} keys={copies.map(({ id }) => id)} />}
        {plan && <Families plan={plan} keys={copies.map(({ id }) => id)} />}
      </Stack>
    </Card>
  );
}

/** Income, tax and reasons of the return as it is and of each plan. */
function PlanTable({ plan, keys }: { plan: ReturnType<typeof planOf>; keys: readonly number[] }) {
  return (
    <Scroller label={t('Plan')}>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{t('Choice')}</th>
            <th scope="col" data-align="right">
              {t('Total income')}
            </th>
            <th scope="col" data-align="right">
              {t('Tax, interest and fee')}
            </th>
            <th scope="col" data-align="right">
              {t('Tax saved')}
            </th>
            <th scope="col">{t('What changes')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{t('Return as it is')}</td>
            <td data-align="right">{rupees(plan.present.total_income)}</td>
            <td data-align="right">{rupees(plan.present.total)}</td>
            <td />
            <td />
          </tr>
          {plan.columns.map((column, i) => (
            <tr key={keys[i]}>
              <td>{column.title}</td>
              <td data-align="right">{rupees(column.figures.total_income)}</td>
              <td data-align="right">{rupees(column.figures.total)}</td>
              <td data-align="right">{rupees(column.saved)}</td>
              <td data-sentence="">
                {column.problem && <b>{say(column.problem)}</b>}
                <ul>
                  {column.why.map((note) => (
                    <li key={say(note)}>{say(note)}</li>
                  ))}
                  {column.lines.slice(0, 8).map((line) => (
                    <li key={`${line.label}${line.section}`}>
                      {t(line.label)} {line.section && `(${t('s. {section}', { section: line.section })})`}:{' '}
                      {rupees(line.before)} → {rupees(line.after)}
                    </li>
                  ))}
                  <AndMore as="li" left={column.lines.length - 8} />
                  {column.notes.map((note) => (
                    <li key={say(note)}>{say(note)}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}

/** Both returns of the family under each plan with a gift. */
function Families({ plan, keys }: { plan: ReturnType<typeof planOf>; keys: readonly number[] }) {
  return plan.columns.map(
    (column, i) =>
      column.family && (
        <Scroller key={keys[i]} label={t('{choice}: both returns of the family', { choice: column.title })}>
          <FamilyTable giver={plan.present} column={column} family={column.family} />
        </Scroller>
      ),
  );
}

interface YearRow {
  itr_id: string;
  itr_type: string;
  assessment_year: string;
  figures: { total_income: number; total: number; paid: number; balance: number; regime: string } | null;
}

/** The client's last three years side by side, loaded on demand. */
function YearsTable({ id }: { id: string }) {
  const [years, setYears] = useState<YearRow[]>();
  const [asked, setAsked] = useState(false);
  const show = async () => {
    setAsked(true);
    try {
      const body = { columns: [{ title: t('Return as it is') }] };
      setYears((await post<{ years: YearRow[] }>(`${itrPaths.one(id)}/plan`, body)).years);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    } finally {
      setAsked(false);
    }
  };
  if (!years)
    return (
      <Row>
        <Button busy={asked} onClick={() => void show()}>
          {t('Three years side by side')}
        </Button>
      </Row>
    );
  const line = (label: string, of: (row: YearRow) => number | undefined) => (
    <tr>
      <th scope="row">{label}</th>
      {years.map((row) => (
        <td key={row.itr_id} data-align="right">
          {of(row) === undefined ? '–' : rupees(of(row)!)}
        </td>
      ))}
    </tr>
  );
  return (
    <Scroller label={t('Three years side by side')}>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{t('Assessment year')}</th>
            {years.map((row) => (
              <th key={row.itr_id} scope="col" data-align="right">
                {row.assessment_year} ({row.itr_type})
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line(t('Total income'), (row) => row.figures?.total_income)}
          {line(t('Tax, interest and fee'), (row) => row.figures?.total)}
          {line(t('Taxes paid'), (row) => row.figures?.paid)}
          {line(t('Balance payable (refund negative)'), (row) => row.figures?.balance)}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}

interface CopyProps {
  copy: Copy;
  /** Assessment year and client of the return. */
  year: string;
  client: string;
  fields: ReturnType<typeof planFields>;
  oneRegime: boolean;
  onChange: (change: Partial<Copy>) => void;
  onRemove: () => void;
}

function CopyForm({ copy, year, client, fields, oneRegime, onChange, onRemove }: CopyProps) {
  const { changes } = copy;
  const set = (id: number, change: Partial<Copy['changes'][number]>) =>
    onChange({ changes: changes.map((one) => (one.id === id ? { ...one, ...change } : one)) });
  return (
    <Stack gap="2">
      <Columns>
        <Field label={t('Name of the plan')}>
          <TextInput value={copy.title} maxLength={60} onValue={(title) => onChange({ title })} />
        </Field>
        {!oneRegime && copy.ready?.kind !== 'other_regime' && (
          <Field label={t('Regime')}>
            <Select
              value={copy.regime}
              onValue={(regime) => onChange({ regime: regime as Copy['regime'] })}
              options={[
                { value: '', label: t('As in the return') },
                { value: 'old', label: t('Old regime') },
                { value: 'new', label: t('New regime') },
              ]}
            />
          </Field>
        )}
      </Columns>
      {copy.ready && isGift(copy.ready.kind) && (
        <GiftFields copy={copy} year={year} client={client} onChange={onChange} />
      )}
      {copy.ready && readyAmounts[copy.ready.kind] && (
        <Columns>
          <Field label={readyAmounts[copy.ready.kind]!()}>
            <AmountInput
              value={copy.ready.amount}
              onValue={(amount) => copy.ready && onChange({ ready: { ...copy.ready, amount } })}
            />
          </Field>
          {copy.ready.kind === 'presumptive_44ad' && (
            <Field label={t('Of which not received through a bank')}>
              <AmountInput
                value={copy.ready.cash}
                onValue={(cash) => copy.ready && onChange({ ready: { ...copy.ready, cash } })}
              />
            </Field>
          )}
        </Columns>
      )}
      {changes.map((change) => (
        <Columns key={change.id}>
          <Field label={t('Amount to change')}>
            <ComboBox
              value={change.path}
              onValue={(path) => set(change.id, { path })}
              options={fields.map(({ path, label, part }) => ({
                value: path,
                label: t(label),
                hint: `${t(part)} · ${path}`,
                also: label,
              }))}
            />
          </Field>
          <Field label={t('New amount')}>
            <AmountInput value={change.value} onValue={(value) => set(change.id, { value })} />
          </Field>
        </Columns>
      ))}
      <Row>
        <Button
          size="sm"
          onClick={() => onChange({ changes: [...changes, { id: next(), path: '', value: null }] })}
        >
          {t('Change an amount')}
        </Button>
        <Button size="sm" icon="trash" onClick={onRemove}>
          {t('Remove this plan')}
        </Button>
      </Row>
    </Stack>
  );
}
