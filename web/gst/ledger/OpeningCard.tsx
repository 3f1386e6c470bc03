import { useState } from 'react';
import { todayInIst } from '../../../shared/dates.ts';
import { noTaxes, type Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { periodName, periodsOfYear } from '../../../shared/gst/periods.ts';
import { useDirty } from '../../data/dirty.ts';
import { errorText } from '../../data/errors.ts';
import { put } from '../../data/http.ts';
import { useEdited } from '../../data/useEdited.ts';
import { period as periodText } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { DateInput } from '../../ui/fields/DateInput.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { taxHeads } from '../base/standing.tsx';
import { type DepositRow, inPaise, inRupees, type LedgerSettings } from './ledgers.ts';

/** What is entered: opening balances and deposits; paise. */
interface Input {
  opening: Openings & { period: string };
  deposits: DepositRow[];
}
const inputOf = ({ opening, deposits }: LedgerSettings, year: string): Input => ({
  opening: {
    period: opening?.period ?? periodsOfYear(year)[0]!,
    credit: inPaise(opening?.credit ?? noTaxes()),
    cash: inPaise(opening?.cash ?? noTaxes()),
    reclaimable: inPaise(opening?.reclaimable ?? noTaxes()),
  },
  deposits: deposits.map((d) => ({ ...d, ...inPaise(d) })),
});

/** Opening balances of the portal and deposits into the cash ledger; paise while editing. */
export function OpeningCard({
  path,
  registration,
  year,
  stored,
  onSaved,
}: {
  path: string;
  registration: string;
  year: string;
  stored: LedgerSettings;
  onSaved: () => void;
}) {
  const { shown, typed, setTyped, dirty, adopt } = useEdited(stored, (of) => inputOf(of, year));
  const { opening, deposits } = typed;
  const setOpening = (next: Partial<Input['opening']>) =>
    setTyped((now) => ({ ...now, opening: { ...now.opening, ...next } }));
  const setDeposits = (act: (now: DepositRow[]) => DepositRow[]) =>
    setTyped((now) => ({ ...now, deposits: act(now.deposits) }));
  const [busy, setBusy] = useState(false);
  const readOnly = !stored.can_edit;
  useDirty(dirty && !readOnly);
  const change = (id: string, next: Partial<DepositRow>) => {
    setDeposits((now) => now.map((d) => (d.id === id ? { ...d, ...next } : d)));
  };
  const save = async () => {
    setBusy(true);
    try {
      const next = await put<LedgerSettings>(path, {
        ...(registration ? { registration_id: registration } : {}),
        version: shown.version,
        opening: {
          period: opening.period,
          credit: inRupees(opening.credit),
          cash: inRupees(opening.cash),
          reclaimable: inRupees(opening.reclaimable),
        },
        deposits: deposits.map(({ id, on, note, ...heads }) => ({
          id,
          on,
          ...(note ? { note } : {}),
          ...inRupees(heads),
        })),
      });
      adopt(next, typed);
      showToast({ tone: 'success', text: t('Balances saved') });
      onSaved();
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card aria-labelledby="opening">
      <Row justifyContent="space-between" mb="2">
        <Heading id="opening" mb="0">
          {t('Opening balances and deposits')}
        </Heading>
        {!readOnly && (
          <Row>
            <Button
              icon="plus"
              onClick={() => {
                setDeposits((now) => [
                  ...now,
                  { id: `${Date.now().toString(36)}${now.length}`, on: todayInIst(), ...noTaxes() },
                ]);
              }}
            >
              {t('Add a deposit')}
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
            'Enter the balances the portal shows before a return. Deposits are challans (PMT-06); for a transfer between heads (PMT-09), enter a negative amount for one head and a positive one for the other.',
          )}
        </Note>
        <Row>
          <span>{t('Balances before the return of')}</span>
          <Select
            aria-label={t('Balances before the return of')}
            value={opening.period}
            disabled={readOnly}
            onValue={(period) => setOpening({ period })}
            options={[...new Set([opening.period, ...periodsOfYear(year)])].map((p) => ({
              value: p,
              label: periodText(periodName(p)),
            }))}
          />
        </Row>
        <BalanceTable
          opening={opening}
          deposits={deposits}
          readOnly={readOnly}
          onOpening={setOpening}
          onDeposit={change}
          onRemove={(id) => setDeposits((now) => now.filter((x) => x.id !== id))}
        />
      </Stack>
    </Card>
  );
}

type Openings = Record<'credit' | 'cash' | 'reclaimable', Taxes>;

/** Balances and deposits by head; paise. */
function BalanceTable({
  opening,
  deposits,
  readOnly,
  onOpening,
  onDeposit,
  onRemove,
}: {
  opening: Openings;
  deposits: readonly DepositRow[];
  readOnly: boolean;
  onOpening: (next: Partial<Openings>) => void;
  onDeposit: (id: string, next: Partial<DepositRow>) => void;
  onRemove: (id: string) => void;
}) {
  const rows = [
    ['credit', t('Credit ledger')],
    ['cash', t('Cash ledger')],
    ['reclaimable', t('May be reclaimed')],
  ] as const;
  const heads = (label: string, value: Taxes, onValue: (next: Taxes) => void) =>
    taxHeads().map(([key, name]) => (
      <td key={key} data-align="right">
        <AmountInput
          unit="paise"
          aria-label={`${label}: ${name}`}
          value={value[key]}
          readOnly={readOnly}
          onValue={(v) => onValue({ ...value, [key]: v ?? 0 })}
        />
      </td>
    ));
  return (
    <Scroller label={t('Opening balances and deposits')}>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{t('Balance')}</th>
            {taxHeads().map(([key, name]) => (
              <th key={key} scope="col" data-align="right">
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, label]) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {heads(label, opening[key], (next) => onOpening({ [key]: next }))}
              <td />
            </tr>
          ))}
          {deposits.map((d, i) => (
            <tr key={d.id}>
              <th scope="row">
                <DateInput
                  aria-label={t('{what}, line {n}', { what: t('Day'), n: i + 1 })}
                  value={d.on}
                  readOnly={readOnly}
                  onValue={(on) => onDeposit(d.id, { on })}
                />
                <TextInput
                  aria-label={t('{what}, line {n}', { what: t('Note'), n: i + 1 })}
                  placeholder={t('CPIN')}
                  value={d.note ?? ''}
                  maxLength={200}
                  readOnly={readOnly}
                  onValue={(note) => onDeposit(d.id, { note })}
                />
              </th>
              {heads(t('Deposit {n}', { n: i + 1 }), d, (next) => onDeposit(d.id, next))}
              <td>
                {!readOnly && (
                  <Button
                    size="sm"
                    icon="trash"
                    aria-label={t('Remove line {n}', { n: i + 1 })}
                    onClick={() => onRemove(d.id)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}
