import { useState } from 'react';
import { todayInIst } from '../../shared/dates.ts';
import { errorText } from '../data/errors.ts';
import { post } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { AmountInput } from '../ui/fields/AmountInput.tsx';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { type InvoiceHead, invoicePaths, paiseOfRupees } from './calls.ts';

interface Props {
  invoice: InvoiceHead;
  name: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Records a full or partial payment of an invoice. */
export function PaymentDialog({ invoice, name, onClose, onSaved }: Props) {
  const [amount, setAmount] = useState<number | null>(paiseOfRupees(invoice.balance));
  const [paidOn, setPaidOn] = useState(todayInIst());
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await post(invoicePaths.act(invoice.id, 'payment'), {
        version: invoice.version,
        amount: (amount ?? 0) / 100,
        paid_on: paidOn,
      });
      showToast({ tone: 'success', text: t('Payment saved') });
      onSaved();
    } catch (error) {
      setProblem(errorText(error, t('The payment could not be saved.')));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Payment of {name}', { name })}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('Save payment')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Banner tone="error" title={problem} />}
        <Field label={t('Amount')} required>
          <AmountInput unit="paise" value={amount} onValue={setAmount} />
        </Field>
        <Field label={t('Paid on')} required>
          <DateInput value={paidOn} onValue={setPaidOn} />
        </Field>
      </Stack>
    </Dialog>
  );
}
