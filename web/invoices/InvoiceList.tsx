import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { todayInIst } from '../../shared/dates.ts';
import { invoiceStates } from '../../shared/invoices/invoice.ts';
import { errorText } from '../data/errors.ts';
import { download, post } from '../data/http.ts';
import { useList } from '../data/useList.ts';
import { day, paise } from '../i18n/format.ts';
import { fromServer } from '../i18n/fromServer.ts';
import { mark } from '../i18n/mark.ts';
import { t, tn } from '../i18n/t.ts';
import { IconButton } from '../ui/Button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListFilters } from '../ui/ListFilters.tsx';
import { Note, Row, Stack } from '../ui/layout.tsx';
import { Menu, type MenuItem, menuAct } from '../ui/Menu.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { showToast } from '../ui/toasts.ts';
import { useUndoableDelete } from '../ui/useUndoableDelete.ts';
import { CreditNoteDialog } from './CreditNoteDialog.tsx';
import { type InvoiceHead, invoicePages, invoicePaths, paiseOfRupees, stateWords } from './calls.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

const nameOf = (r: InvoiceHead) => r.invoice_number || t('Draft of {date}', { date: day(r.invoice_date) });

/** Every invoice within reach with its state and what can be done with it. */
export function InvoiceList() {
  const navigate = useNavigate();
  const [paying, setPaying] = useState<InvoiceHead | null>(null);
  const [crediting, setCrediting] = useState<InvoiceHead | null>(null);
  const list = useList<InvoiceHead>(invoicePaths.list, {
    field: 'invoices',
    filters: ['status'],
    sort: '-invoice_date',
  });
  const remove = useUndoableDelete<InvoiceHead>({
    list,
    idOf: (r) => r.id,
    nameOf,
    deletePath: (r) => invoicePaths.one(r.id),
    restorePath: (r) => invoicePaths.act(r.id, 'restore'),
    failed: t('The invoice could not be deleted.'),
  });
  const attempt = async (act: () => Promise<unknown>, success: string) => {
    try {
      await act();
      if (success) showToast({ tone: 'success', text: success });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('This did not work. Please try again.')) });
    }
    await list.reload();
  };
  const cancel = async (r: InvoiceHead) => {
    const yes = await confirm({
      title: t('Cancel {name}?', { name: nameOf(r) }),
      body: t('It keeps its number and can no longer be paid.'),
      action: t('Cancel invoice'),
      cancel: t('Keep it'),
      danger: true,
    });
    if (yes)
      await attempt(
        () => post(invoicePaths.act(r.id, 'cancel'), { version: r.version }),
        t('Invoice cancelled'),
      );
  };
  const remind = (r: InvoiceHead) =>
    attempt(async () => {
      const { sent } = await post<{ sent: boolean }>(invoicePaths.act(r.id, 'remind'), {
        version: r.version,
      });
      showToast(
        sent
          ? { tone: 'success', text: t('Reminder sent') }
          : { tone: 'info', text: t('The reminder could not be sent yet. It is tried again.') },
      );
    }, '');
  const more = (r: InvoiceHead): MenuItem[] => {
    const issued = r.status !== 'draft' && r.status !== 'cancelled';
    return [
      ...(['sent', 'part-paid'].includes(r.status) && r.has_email
        ? [menuAct('clock', t('Remind the customer'), () => remind(r))]
        : []),
      ...(issued
        ? [
            menuAct('refresh', t('Mail it again'), () =>
              attempt(() => post(invoicePaths.act(r.id, 'send-again')), t('Invoice sent successfully!')),
            ),
          ]
        : []),
      ...(issued && r.credited < r.total
        ? [menuAct('left', t('Issue a credit note'), () => setCrediting(r))]
        : []),
      menuAct('copy', t('Duplicate'), () =>
        attempt(() => post(invoicePaths.act(r.id, 'duplicate')), t('Invoice duplicated')),
      ),
      ...((r.status === 'sent' || r.status === 'not-sent') && r.credited === 0
        ? [menuAct('stop', t('Cancel invoice'), () => cancel(r), true)]
        : []),
      ...(r.status === 'draft' ? [menuAct('trash', t('Delete draft'), () => remove(r), true)] : []),
    ];
  };
  const open = (r: InvoiceHead) => ['not-sent', 'sent', 'part-paid'].includes(r.status);
  const columns: Column<InvoiceHead>[] = [
    {
      id: 'number',
      label: t('Invoice'),
      main: true,
      sort: 'invoice_number',
      cell: (r) => (
        <>
          {nameOf(r)}
          <Note>{[r.company_name, r.customer_name].filter(Boolean).join(' → ')}</Note>
        </>
      ),
    },
    {
      id: 'date',
      label: t('Invoice date'),
      sort: 'invoice_date',
      whole: true,
      cell: (r) => day(r.invoice_date),
    },
    { id: 'due', label: t('Due date'), sort: 'due_date', whole: true, cell: (r) => day(r.due_date) },
    {
      id: 'total',
      label: t('Total'),
      sort: 'total',
      align: 'right',
      cell: (r) => paise(paiseOfRupees(r.total)),
    },
    {
      id: 'balance',
      label: t('Still to pay'),
      align: 'right',
      cell: (r) =>
        r.status === 'draft' ? (
          '—'
        ) : (
          <div>
            {paise(paiseOfRupees(r.balance))}
            {r.credited > 0 && (
              <Note>{t('{amount} credited', { amount: paise(paiseOfRupees(r.credited)) })}</Note>
            )}
          </div>
        ),
    },
    {
      id: 'status',
      label: t('Status'),
      cell: (r) => (
        <div>
          <StatusChip tone={r.overdue ? 'problem' : stateWords[r.status].tone}>
            {t(stateWords[r.status].label)}
            {r.overdue ? ` · ${t('overdue')}` : ''}
          </StatusChip>
          {r.reminders.length > 0 && open(r) && (
            <Note>
              {tn(r.reminders.length, 'Reminded once, {date}', 'Reminded {count} times, last {date}', {
                date: day(todayInIst(new Date(r.reminders.at(-1)!.at))),
              })}
            </Note>
          )}
          {r.mail.state === 'failed' && r.status !== 'cancelled' && <Note>{fromServer(r.mail.reason)}</Note>}
        </div>
      ),
    },
    {
      id: 'actions',
      label: t('Actions'),
      plain: true,
      cell: (r) => {
        const name = nameOf(r);
        return (
          <Row gap="1" flexWrap="nowrap" justifyContent="flex-end">
            <IconButton
              icon="eye"
              label={t('Preview {name}', { name })}
              onClick={() => window.open(invoicePages.preview(r.id), '_blank')}
            />
            <IconButton
              icon="download"
              label={t('PDF of {name}', { name })}
              onClick={() =>
                void attempt(
                  () => download(invoicePaths.act(r.id, 'pdf'), `${r.invoice_number || 'draft-invoice'}.pdf`),
                  '',
                )
              }
            />
            {r.can_edit && r.status === 'draft' && (
              <IconButton
                icon="edit"
                label={t('Edit {name}', { name })}
                onClick={() => void navigate(invoicePages.edit(r.id))}
              />
            )}
            {r.can_edit && open(r) && (
              <IconButton
                icon="check"
                label={t('Enter a payment of {name}', { name })}
                onClick={() => setPaying(r)}
              />
            )}
            {r.can_edit && (
              <Menu
                label={t('More for {name}', { name })}
                items={more(r)}
                trigger={(props) => (
                  <IconButton icon="dots" label={t('More for {name}', { name })} {...props} />
                )}
              />
            )}
          </Row>
        );
      },
    },
  ];
  return (
    <Stack gap="4">
      <ListFilters
        list={list}
        search={t('Search by number')}
        filters={[
          {
            name: 'status',
            label: mark('Status'),
            all: mark('Any status'),
            options: () => invoiceStates.map((value) => ({ value, label: t(stateWords[value].label) })),
          },
        ]}
      />
      <DataTable
        list={list}
        columns={columns}
        idOf={(r) => r.id}
        label={t('Invoices')}
        empty={<EmptyState icon="invoice" title={t('No invoices yet')} />}
      />
      {crediting && (
        <CreditNoteDialog
          invoice={crediting}
          onClose={() => setCrediting(null)}
          onSaved={() => {
            setCrediting(null);
            void list.reload();
          }}
        />
      )}
      {paying && (
        <PaymentDialog
          invoice={paying}
          name={nameOf(paying)}
          onClose={() => setPaying(null)}
          onSaved={() => {
            setPaying(null);
            void list.reload();
          }}
        />
      )}
    </Stack>
  );
}
