import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import useSWR from 'swr';
import { taxKeys } from '../../../shared/gst/gstr3b/form.ts';
import { type CreditEntry, ledgerOf } from '../../../shared/gst/gstr9/credit-ledger.ts';
import { periodName, periodsOfYear } from '../../../shared/gst/periods.ts';
import { formatPaise } from '../../../shared/money.ts';
import { useDirty } from '../../data/dirty.ts';
import { errorText } from '../../data/errors.ts';
import { put } from '../../data/http.ts';
import { withQuery } from '../../data/keys.ts';
import { useEdited } from '../../data/useEdited.ts';
import { period as periodText } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { LoadError } from '../../ui/states/LoadError.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { type GstHome, gstPaths } from '../base/calls.ts';
import { taxHeads } from '../base/standing.tsx';
import {
  bodyOf,
  fieldsOf,
  kindNames,
  newEntry,
  problemWords,
  reasonNames,
  reasonsOf,
  withKind,
} from './ledgerForm.ts';

interface Ledger {
  version: number;
  lines: (CreditEntry & { balance: unknown })[];
  can_edit: boolean;
}

/** Selects keep their full width; the table scrolls instead. */
const Lines = chakra(FigureTable, {
  base: {
    '& th, & td': { px: '2' },
    '& select': { minWidth: '8.5rem' },
    // Fits "September 2026".
    '& td:first-of-type select': { minWidth: '11rem' },
    '& td > input': { minWidth: '5.5rem' },
    '& td > * + *': { mt: '1' },
  },
});

/**
 * The credit ledger of a GSTIN: reversals, reclaims and credit of other years, of which GSTR-3B shows only
 * totals.
 */
export function LedgerPanel({ home }: { home: GstHome }) {
  const path = withQuery(gstPaths.ledger(home.company.id), { registration_id: home.registration_id });
  const { data, error, mutate } = useSWR<Ledger>(path, { revalidateOnFocus: false });
  if (error && !data)
    return (
      <LoadError
        error={error}
        fallback={t('The ledger could not be loaded.')}
        onRetry={() => void mutate()}
      />
    );
  if (!data) return <Skeleton height="16rem" />;
  return (
    <LedgerForm
      key={path}
      home={home}
      stored={data}
      onSaved={(next) => void mutate({ ...next, can_edit: data.can_edit }, { revalidate: false })}
    />
  );
}

const inPaise = (line: Ledger['lines'][number]): CreditEntry => {
  const { balance: _, ...entry } = line;
  return { ...entry, ...Object.fromEntries(taxKeys.map((key) => [key, Math.round(entry[key] * 100)])) };
};

const entriesOf = (stored: Ledger): CreditEntry[] => stored.lines.map(inPaise);

function LedgerForm({
  home,
  stored,
  onSaved,
}: {
  home: GstHome;
  stored: Ledger;
  onSaved: (next: Ledger) => void;
}) {
  const { shown, typed: entries, setTyped: setEntries, dirty, adopt } = useEdited(stored, entriesOf);
  const [busy, setBusy] = useState(false);
  const readOnly = !stored.can_edit;
  useDirty(dirty && !readOnly);
  const { lines, problems } = ledgerOf(entries);
  const change = (next: CreditEntry) => setEntries((now) => now.map((e) => (e.id === next.id ? next : e)));
  const add = () => {
    const period = home.periods.findLast((p) => p.begun)?.period ?? home.current_period;
    setEntries((now) => [...now, newEntry(period, `${Date.now().toString(36)}${now.length}`)]);
  };
  const save = async () => {
    setBusy(true);
    try {
      const next = await put<Ledger>(gstPaths.ledger(home.company.id), {
        registration_id: home.registration_id,
        version: shown.version,
        entries: bodyOf(entries),
      });
      adopt(next, entries);
      onSaved(next);
      showToast({ tone: 'success', text: t('Credit ledger saved') });
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed) });
    } finally {
      setBusy(false);
    }
  };
  const left = lines.at(-1)?.balance;
  return (
    <Card aria-labelledby="ledger">
      <Row justifyContent="space-between" mb="2">
        <Heading id="ledger" mb="0">
          {t('Credit ledger')}
        </Heading>
        {!readOnly && (
          <Row>
            <Button icon="plus" onClick={add}>
              {t('Add a line')}
            </Button>
            <Button look="primary" busy={busy} disabled={!dirty} onClick={() => void save()}>
              {t('Save')}
            </Button>
          </Row>
        )}
      </Row>
      <Stack gap="3">
        <Note>
          {t(
            'Enter why credit was reversed, which reversal a reclaim relates to, and which credit belongs to an earlier year: GSTR-9 reports each separately.',
          )}
        </Note>
        {entries.length > 0 && (
          <Scroller label={t('Credit ledger')}>
            <Lines>
              <thead>
                <tr>
                  <th scope="col">{t('Return')}</th>
                  <th scope="col">{t('Movement')}</th>
                  <th scope="col">{t('Reason')}</th>
                  {taxHeads().map(([key, name]) => (
                    <th key={key} scope="col" data-align="right">
                      {name}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody>
                {entries.map((entry, i) => (
                  <Line
                    key={entry.id}
                    n={i + 1}
                    entry={entry}
                    home={home}
                    readOnly={readOnly}
                    problems={problems
                      .filter((p) => p.id === entry.id)
                      .map((p) => t(problemWords[p.problem]))}
                    onChange={change}
                    onRemove={() => setEntries((now) => now.filter((e) => e.id !== entry.id))}
                  />
                ))}
                {left && (
                  <tr>
                    <th scope="row" colSpan={3}>
                      <b>{t('May still be reclaimed')}</b>
                    </th>
                    {taxHeads().map(([key]) => (
                      <td key={key} data-align="right" className="total">
                        {formatPaise(left[key])}
                      </td>
                    ))}
                    <td />
                  </tr>
                )}
              </tbody>
            </Lines>
          </Scroller>
        )}
      </Stack>
    </Card>
  );
}

interface LineProps {
  n: number;
  entry: CreditEntry;
  home: GstHome;
  readOnly: boolean;
  problems: string[];
  onChange: (next: CreditEntry) => void;
  onRemove: () => void;
}

/** One entry: return, kind, reason, reference, and four taxes. */
function Line({ n, entry, home, readOnly, problems, onChange, onRemove }: LineProps) {
  const needs = fieldsOf(entry.kind);
  const years = home.financial_years.slice(0, 4);
  const periods = years.flatMap((year) => periodsOfYear(year).toReversed());
  const options = periods.map((p) => ({ value: p, label: periodText(periodName(p)) }));
  const named = (what: string) => t('{what}, line {n}', { what, n });
  return (
    <tr>
      <td>
        <Select
          aria-label={named(t('Return'))}
          value={entry.period}
          disabled={readOnly}
          onValue={(period) => onChange({ ...entry, period })}
          options={options}
        />
        {problems.map((words) => (
          <p key={words} role="alert">
            {words}
          </p>
        ))}
      </td>
      <td>
        <Select
          aria-label={named(t('Movement'))}
          value={entry.kind}
          disabled={readOnly}
          onValue={(kind) => onChange(withKind(entry, kind as CreditEntry['kind']))}
          options={Object.entries(kindNames).map(([value, label]) => ({ value, label: t(label) }))}
        />
      </td>
      <td>
        {needs.reason && (
          <Select
            aria-label={named(t('Reason'))}
            value={entry.reason ?? ''}
            disabled={readOnly}
            onValue={(reason) => onChange({ ...entry, reason: reason as NonNullable<CreditEntry['reason']> })}
            options={reasonsOf(entry.kind).map((value) => ({ value, label: t(reasonNames[value]) }))}
          />
        )}
        {needs.reversedIn && (
          <Select
            aria-label={named(t('Reversed in'))}
            value={entry.reversed_in ?? ''}
            disabled={readOnly}
            onValue={(period) => onChange({ ...entry, reversed_in: period || undefined })}
            options={[{ value: '', label: t('Choose the return') }, ...options]}
          />
        )}
        {needs.creditYear && (
          <Select
            aria-label={named(t('Year of the credit'))}
            value={entry.credit_year ?? ''}
            disabled={readOnly}
            onValue={(year) => onChange({ ...entry, credit_year: year || undefined })}
            options={[
              { value: '', label: entry.kind === 'first' ? t('Choose the year') : t('Same year') },
              ...years.map((value) => ({ value, label: t('FY {year}', { year: value }) })),
            ]}
          />
        )}
        <TextInput
          aria-label={named(t('Note'))}
          placeholder={t('Note')}
          value={entry.note ?? ''}
          readOnly={readOnly}
          maxLength={200}
          onValue={(note) => onChange({ ...entry, note: note || undefined })}
        />
      </td>
      {taxHeads().map(([key, name]) => (
        <td key={key} data-align="right">
          <AmountInput
            unit="paise"
            aria-label={named(name)}
            value={entry[key]}
            readOnly={readOnly}
            onValue={(v) => onChange({ ...entry, [key]: v ?? 0 })}
          />
        </td>
      ))}
      <td>
        {!readOnly && (
          <Button size="sm" icon="trash" aria-label={t('Remove line {n}', { n })} onClick={onRemove} />
        )}
      </td>
    </tr>
  );
}
