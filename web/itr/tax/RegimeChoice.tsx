import { chakra } from '@chakra-ui/react';
import { useCallback, useMemo } from 'react';
import { treeOf } from '../../../shared/forms/form.ts';
import { fieldsOf } from '../../../shared/forms/walk.ts';
import type { ItrComputation } from '../../../shared/itr/common/types.ts';
import type { Regime, TaxResult } from '../../../shared/tax/model/types.ts';
import { useFromStore, useLiveText, useOpenForm } from '../../forms/state/hooks.ts';
import type { FormStore } from '../../forms/state/store.ts';
import { rupees } from '../../i18n/format.ts';
import { mark } from '../../i18n/mark.ts';
import { t } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Note } from '../../ui/base/layout.tsx';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import { barredText, needsAttention, savingText } from './regimeAdvice.ts';

const Table = styled('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    fontSize: 'sm',
    '& th, & td': { py: '1.5', px: '1.5', lineHeight: 'snug', verticalAlign: 'baseline' },
    '& th': { textAlign: 'left', fontWeight: 'medium' },
    '& thead th': { fontWeight: 'semibold', verticalAlign: 'bottom' },
    '& [data-amount]': {
      textAlign: 'right',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums lining-nums',
      // CSS containment: a changed figure causes layout of this box only.
      '& > span': { display: 'block', height: '1lh', contain: 'size layout' },
    },
    '& tbody th, & tbody td': { verticalAlign: 'top' },
    '& [data-chosen]': { bg: 'bg.selected' },
    '& tbody th': { color: 'fg.muted', fontWeight: 'normal' },
    '& tr.total > *': {
      fontWeight: 'semibold',
      borderTop: '1px solid',
      borderBottom: '3px double',
      borderColor: 'fg.muted',
      color: 'fg',
    },
  },
});

/** A separate line for the chip, of fixed size like the figures. */
const SavingLine = styled('div', { base: { height: '1.5rem', contain: 'size layout' } });

/** Balance payable; refunds in brackets. */
const balanceOf = (r: TaxResult) => r.balancePayable - r.refund;

const rows: { label: string; of: (r: TaxResult) => number }[] = [
  { label: mark('Gross total income'), of: (r) => r.grossTotalIncome },
  { label: mark('Deductions'), of: (r) => r.totalDeductions },
  { label: mark('Total income'), of: (r) => r.totalIncome },
  { label: mark('Tax with surcharge'), of: (r) => r.tax.afterRebate + r.tax.surcharge },
  { label: mark('Cess'), of: (r) => r.tax.cess },
  {
    label: 'Interest and fees',
    of: (r) => r.interest.s234A + r.interest.s234B + r.interest.s234C + r.fees.s234F + r.fees.s234I,
  },
  { label: mark('Taxes paid'), of: (r) => r.taxesPaid.total },
];

/**
 * The regime question: with business income, opting out needs Form 10-IEA and several answers, so the button
 * leads there; otherwise it answers the single question.
 */
function regimeQuestion(model: Parameters<typeof treeOf>[0]): { path: string; direct: boolean } | undefined {
  const fields = fieldsOf(treeOf(model)).filter((f) => !f.meta.computed && !f.path.includes('[]'));
  const direct = fields.find((f) => f.key === 'opt_out_new_tax_regime');
  if (direct) return { path: direct.path, direct: true };
  const form = fields.find((f) => /10IEA/.test(f.json ?? ''));
  return form && { path: form.path, direct: false };
}

const onFigures = (store: FormStore, listener: () => void) => store.on.figures(listener);
const computed = (store: FormStore) => store.figures() as ItrComputation;
/** Figures for reading the other regime, which is shown a frame after the chosen one. */
const compared = (store: FormStore) => store.compared() as ItrComputation;
/** Subscribes to changes of both regimes' figures. */
export const onCompared = (store: FormStore, listener: () => void) => store.on.compared(listener);
const noChoice = (store: FormStore) => computed(store).oneRegime === true;
const chosenRegime = (store: FormStore) => computed(store).regime;
const saving = (store: FormStore) => savingText(compared(store).comparison);
const barred = (store: FormStore) => barredText(compared(store).comparison);
const attentionNeeded = (store: FormStore) => {
  const { regime, comparison } = compared(store);
  return needsAttention(comparison, regime);
};

/** One amount of the chosen regime, or of the given one. */
function Figure({ regime, of }: { regime: Regime | undefined; of: (r: TaxResult) => number }) {
  const { ref, text } = useLiveText(
    useCallback(
      (store: FormStore) => rupees(of(regime ? compared(store).comparison[regime] : computed(store).chosen)),
      [regime, of],
    ),
    regime ? onCompared : onFigures,
  );
  return <span ref={ref}>{text}</span>;
}

function SavingText() {
  const { ref, text } = useLiveText(saving, onCompared);
  return <span ref={ref}>{text}</span>;
}

/** The cheaper regime and the difference: the chip stays while its amount is updated. */
function Saving() {
  const attention = useFromStore(attentionNeeded, 'compared');
  return (
    <StatusChip tone={attention ? 'attention' : 'done'}>
      <SavingText />
    </StatusChip>
  );
}

/** Tax, cess, interest and fees of a regime, regardless of payments. */
const burdenOf = (r: TaxResult) => balanceOf(r) + r.taxesPaid.total;
const burdens = (store: FormStore) => {
  const { comparison } = compared(store);
  return `${burdenOf(comparison.new)} ${burdenOf(comparison.old)}`;
};

const BarLine = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2.5rem 1fr',
    alignItems: 'center',
    gap: '2',
    fontSize: 'xs',
    color: 'fg.muted',
    '& svg': { width: 'full', height: '10px', display: 'block' },
  },
});

/** Both regimes as two bars; the table below has the figures. */
function RegimeBars({ chosen }: { chosen: Regime }) {
  const [inNew, inOld] = useFromStore(burdens, 'compared').split(' ').map(Number) as [number, number];
  const most = Math.max(inNew, inOld);
  if (most <= 0) return null;
  return (
    <chakra.div aria-hidden="true" mt="1" data-no-print>
      {[['new', t('New'), inNew] as const, ['old', t('Old'), inOld] as const].map(([id, name, burden]) => (
        <BarLine key={id}>
          <span>{name}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect
              width={Math.max(0, (burden / most) * 100)}
              height="10"
              fill={`var(--ks-colors-${id === chosen ? 'accent' : 'border-strong'})`}
            />
          </svg>
        </BarLine>
      ))}
    </chakra.div>
  );
}

/** Both regimes side by side with the difference and a button to choose; a single one if there is no choice. */
export function RegimeChoice() {
  const { store, readOnly, goTo } = useOpenForm();
  const regime = useFromStore(chosenRegime, 'figures');
  const single = useFromStore(noChoice, 'figures');
  const reason = useFromStore(barred, 'compared');
  const question = useMemo(() => regimeQuestion(store.model), [store]);
  const choose = (next: Regime) => {
    if (!question) return;
    const { path } = question;
    if (!question.direct) return goTo(path);
    store.dispatch({ type: 'set', path, value: next === 'old' ? 'Y' : 'N' });
    store.dispatch({ type: 'touch', path });
  };
  const other: Regime = regime === 'new' ? 'old' : 'new';
  const chosen = (r: Regime) => (r === regime && !single ? '' : undefined);
  const shown: readonly Regime[] = single ? [regime] : ['new', 'old'];
  return (
    <Card aria-labelledby="regimes">
      <chakra.header mb="2">
        <chakra.h2 id="regimes" fontSize="md" mb="1">
          {single ? t('Tax') : t('Old and new regime')}
        </chakra.h2>
        {!single && (
          <SavingLine>
            <Saving />
          </SavingLine>
        )}
        {!single && <RegimeBars chosen={regime} />}
        {reason && <Note>{reason}</Note>}
      </chakra.header>
      <Table>
        {!single && (
          <thead>
            <tr>
              <td />
              {shown.map((r) => (
                <th key={r} scope="col" data-amount data-chosen={chosen(r)}>
                  {r === 'new' ? t('New') : t('Old')}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
              {shown.map((r) => (
                <td key={r} data-amount data-chosen={chosen(r)}>
                  <Figure regime={r === regime ? undefined : r} of={of} />
                </td>
              ))}
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{t('Payable (refund)')}</th>
            {shown.map((r) => (
              <td key={r} data-amount data-chosen={chosen(r)} data-figure={`balance-${r}`}>
                <Figure regime={r === regime ? undefined : r} of={balanceOf} />
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
      <chakra.div
        mt="3"
        display="flex"
        flexWrap="wrap"
        gap="2"
        alignItems="center"
        justifyContent="space-between"
      >
        <chakra.span fontSize="sm" color="fg.muted">
          {single
            ? t('This assessee has no choice of regime.')
            : regime === 'new'
              ? t('Chosen: new regime')
              : t('Chosen: old regime')}
        </chakra.span>
        {!readOnly && question && !single && (
          <Button size="sm" onClick={() => choose(other)}>
            {other === 'new' ? t('Choose new') : t('Choose old')}
          </Button>
        )}
      </chakra.div>
    </Card>
  );
}
