import { useState } from 'react';
import useSWR from 'swr';
import { todayInIst } from '../../shared/dates.ts';
import { amountOf } from '../../shared/invoices/totals.ts';
import { errorText } from '../data/errors.ts';
import { post } from '../data/http.ts';
import { paise } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Columns, Note, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Table, TableFrame } from '../ui/lists/DataTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { type InvoiceHead, type InvoiceWhole, invoicePaths } from './calls.ts';

interface Props {
  invoice: InvoiceHead;
  onClose: () => void;
  onSaved: () => void;
}

/** Issues a credit note for an invoice or part of it. */
export function CreditNoteDialog(props: Props) {
  const { data, error, mutate } = useSWR<{ invoice: InvoiceWhole }>(invoicePaths.one(props.invoice.id));
  if (data) return <CreditNoteForm {...props} whole={data.invoice} />;
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('Credit note for {name}', { name: props.invoice.invoice_number })}
    >
      {error ? (
        <LoadError
          error={error}
          fallback={t('The invoice could not be opened.')}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Dialog>
  );
}

function CreditNoteForm({ invoice, whole, onClose, onSaved }: Props & { whole: InvoiceWhole }) {
  const [date, setDate] = useState(todayInIst());
  const [reason, setReason] = useState('');
  const [lines, setLines] = useState(() =>
    whole.items.map((i) => ({ ...i, quantityText: String(i.quantity), rateText: String(i.rate) })),
  );
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (at: number, part: { quantityText?: string; rateText?: string }) =>
    setLines(lines.map((line, i) => (i === at ? { ...line, ...part } : line)));
  const taken = lines.filter((l) => Number(l.quantityText) > 0 && Number(l.rateText) > 0);
  const save = async () => {
    if (busy) return;
    if (!reason.trim()) return setProblem(t('Give a reason'));
    if (taken.length === 0) return setProblem(t('Enter a quantity and a rate for at least one item.'));
    setBusy(true);
    try {
      const answer = await post<{ note_number: string }>(invoicePaths.act(invoice.id, 'credit-note'), {
        version: whole.version,
        note_date: date,
        reason,
        items: taken.map((l) => ({
          description: l.description,
          ...(l.hsn ? { hsn: l.hsn } : {}),
          ...(l.unit ? { unit: l.unit } : {}),
          quantity: Number(l.quantityText),
          rate: Number(l.rateText),
          gst_rate: l.gst_rate,
        })),
      });
      showToast({ tone: 'success', text: t('Credit note {number} saved', { number: answer.note_number }) });
      onSaved();
    } catch (error) {
      setProblem(errorText(error, t('The credit note could not be saved.')));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width={52}
      title={t('Credit note for {name}', { name: invoice.invoice_number })}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('Issue credit note')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Banner tone="error" title={problem} />}
        <Note>
          {t('It gets its own number and goes into GSTR-1. Keep the items returned; set the others to 0.')}
        </Note>
        <Columns>
          <Field label={t('Date')} required>
            <DateInput value={date} onValue={setDate} />
          </Field>
          <Field label={t('Reason')} required>
            <TextInput value={reason} maxLength={200} onValue={setReason} />
          </Field>
        </Columns>
        <TableFrame>
          <Table data-cards aria-label={t('Items')}>
            <thead>
              <tr>
                <th>{t('Description')}</th>
                <th>{t('Quantity')}</th>
                <th>{t('Rate')}</th>
                <th data-align="right">{t('GST rate')}</th>
                <th data-align="right">{t('Amount')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, at) => {
                const label = (field: string) => t('{field} of item {number}', { field, number: at + 1 });
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an invoice do not move
                  <tr key={at}>
                    <td data-main>{line.description}</td>
                    <td data-label={t('Quantity')}>
                      <Field label={label(t('Quantity'))} hideLabel>
                        <TextInput
                          type="number"
                          min={0}
                          max={line.quantity}
                          step="any"
                          value={line.quantityText}
                          onValue={(quantityText) => change(at, { quantityText })}
                        />
                      </Field>
                    </td>
                    <td data-label={t('Rate')}>
                      <Field label={label(t('Rate'))} hideLabel>
                        <TextInput
                          type="number"
                          min={0}
                          max={line.rate}
                          step={0.01}
                          value={line.rateText}
                          onValue={(rateText) => change(at, { rateText })}
                        />
                      </Field>
                    </td>
                    <td data-label={t('GST rate')} data-align="right">
                      {line.gst_rate}%
                    </td>
                    <td data-label={t('Amount')} data-align="right">
                      {paise(
                        amountOf({
                          quantity: Number(line.quantityText) || 0,
                          rate: Math.round((Number(line.rateText) || 0) * 100),
                        }),
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </TableFrame>
      </Stack>
    </Dialog>
  );
}
