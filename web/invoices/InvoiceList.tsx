import { useState } from 'react';
import { todayInIst } from '../../shared/dates.ts';
import { invoiceStates } from '../../shared/invoices/invoice.ts';
import { useList } from '../data/useList.ts';
import { day, paise } from '../i18n/format.ts';
import { mark } from '../i18n/mark.ts';
import { t, tn } from '../i18n/t.ts';
import { Note, Stack } from '../ui/base/layout.tsx';
import { type Column, DataTable } from '../ui/lists/DataTable.tsx';
import { ListFilters } from '../ui/lists/ListFilters.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { CreditNoteDialog } from './CreditNoteDialog.tsx';
import { type InvoiceHead, invoicePaths, nameOf, paiseOfRupees, stateWords } from './calls.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import { isOpen } from './mayDo.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { useInvoiceActs } from './useInvoiceActs.ts';

/** Columns of the list. */
const columns = (): Column<InvoiceHead>[] => [
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
        {r.reminders.length > 0 && isOpen(r) && (
          <Note>
            {tn(r.reminders.length, 'Reminded once, {date}', 'Reminded {count} times, last {date}', {
              date: day(todayInIst(new Date(r.reminders.at(-1)!.at))),
            })}
          </Note>
        )}
        {r.mail.state === 'failed' && r.status !== 'cancelled' && <Note>{t(r.mail.reason)}</Note>}
      </div>
    ),
  },
];

/** All invoices the user can access, with status and actions. */
export function InvoiceList() {
  const [paying, setPaying] = useState<InvoiceHead | null>(null);
  const [crediting, setCrediting] = useState<InvoiceHead | null>(null);
  const list = useList<InvoiceHead>(invoicePaths.list, {
    field: 'invoices',
    filters: ['status'],
    sort: '-invoice_date',
  });
  const acts = useInvoiceActs(list);
  const actions: Column<InvoiceHead> = {
    id: 'actions',
    label: t('Actions'),
    plain: true,
    cell: (r) => <InvoiceActions invoice={r} acts={acts} onPay={setPaying} onCredit={setCrediting} />,
  };
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
        columns={[...columns(), actions]}
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
