import { useState } from 'react';
import { todayInIst } from '../../../shared/dates.ts';
import { formatPaise } from '../../../shared/money.ts';
import { errorText } from '../../data/errors.ts';
import { day } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Note, Stack } from '../../ui/base/layout.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { Checkbox } from '../../ui/fields/Checks.tsx';
import { DateInput } from '../../ui/fields/DateInput.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { paiseOf, type WatchedBillRow } from './ledgers.ts';

/**
 * Records when and how much of a bill was paid, or that all bills of its supplier up to its date were paid in
 * time.
 */
export function PaidDialog({
  bill,
  onClose,
  onSave,
}: {
  bill: WatchedBillRow;
  onClose: () => void;
  onSave: (payments: { on: string; amount: number }[], supplierPaid?: string) => Promise<void>;
}) {
  const [on, setOn] = useState(todayInIst());
  const [amount, setAmount] = useState<number | null>(paiseOf(bill.value));
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const save = async () => {
    setBusy(true);
    setError('');
    try {
      await (all ? onSave([], bill.date) : onSave([{ on, amount: (amount ?? 0) / 100 }]));
    } catch (failed) {
      setError(errorText(failed));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Payment of {number}', { number: bill.number })}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" busy={busy} disabled={!all && (!on || !amount)} onClick={() => void save()}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Note>
          {t('{name}: {value} with tax, 180th day {limit}', {
            name: bill.name || bill.gstin,
            value: formatPaise(paiseOf(bill.value)),
            limit: day(bill.limit),
          })}
        </Note>
        {error && <Banner tone="error" title={error} />}
        {!all && (
          <>
            <Field label={t('Paid on')}>
              <DateInput value={on} onValue={setOn} />
            </Field>
            <Field
              label={t('Amount paid')}
              help={t(
                'It replaces the payments recorded for this bill. Several payments can be read from a file.',
              )}
            >
              <AmountInput unit="paise" value={amount ?? undefined} onValue={(v) => setAmount(v ?? null)} />
            </Field>
          </>
        )}
        <Checkbox checked={all} onValue={setAll}>
          {t('All bills of this supplier up to {date} were paid within 180 days', { date: day(bill.date) })}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
