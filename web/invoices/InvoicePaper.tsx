import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { amountInHindi } from '../../shared/amount-in-hindi.ts';
import { states } from '../../shared/gst/data/states.ts';
import { errorText } from '../data/errors.ts';
import { download } from '../data/http.ts';
import { day, paise } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Table } from '../ui/lists/DataTable.tsx';
import { type InvoiceWhole, invoicePaths, paiseOfRupees, stateWords } from './calls.ts';
import { Totals } from './Totals.tsx';

const Sheet = chakra('article', {
  base: {
    bg: 'bg.surface',
    width: '210mm',
    maxWidth: '100%',
    minHeight: '297mm',
    mx: 'auto',
    my: '4',
    p: { base: '4', md: '14mm' },
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    '& td[data-align=right]': { whiteSpace: 'nowrap' },
    '& h1': { fontSize: '2xl', fontWeight: 'semibold' },
    '& h2': { fontWeight: 'semibold', mt: '5' },
    '& > header': { display: 'flex', justifyContent: 'space-between', gap: '6', flexWrap: 'wrap', mb: '4' },
    '@media print': { m: '0', p: '0', width: 'auto', minHeight: '0' },
  },
});

const Settled = chakra('div', { base: { textAlign: 'right', mt: '2' } });

/** Downloads a PDF from the server, or shows why it failed. */
export const savePdf = (path: string, name: string) =>
  download(path, name).catch((problem) =>
    showToast({ tone: 'error', text: errorText(problem, t('The file could not be created.')) }),
  );

/** QR code of the UPI payment; generated in the browser. */
function UpiCode({ link, id }: { link: string; id: string }) {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    let current = true;
    void import('qrcode').then(async ({ toDataURL }) => {
      const made = await toDataURL(link, { margin: 2, width: 150 });
      if (current) setPicture(made);
    });
    return () => {
      current = false;
    };
  }, [link]);
  return (
    <div>
      <h2>{t('Pay by UPI: {id}', { id })}</h2>
      {picture && <img src={picture} width={150} height={150} alt={t('UPI payment code')} />}
    </div>
  );
}

const Logo = chakra('img', {
  base: { maxHeight: '64px', maxWidth: '180px', mb: '2' },
});

const amount = (rupees: number) => paise(paiseOfRupees(rupees));

const titleOf = ({ tax, reverse_charge, supplier }: InvoiceWhole): string =>
  tax > 0 || reverse_charge === 'Y' ? t('Tax Invoice') : supplier.gstin ? t('Bill of Supply') : t('Invoice');

/** An invoice as printed on A4. */
export function InvoicePaper({ invoice }: { invoice: InvoiceWhole }) {
  return (
    <Sheet>
      <Head invoice={invoice} />
      {(invoice.customer_name || invoice.customer_gstin) && (
        <section>
          <h2>{t('Bill to')}</h2>
          <div>
            {[
              invoice.customer_name,
              invoice.customer_address,
              invoice.customer_gstin && `GSTIN ${invoice.customer_gstin}`,
            ]
              .filter(Boolean)
              .join('\n')}
          </div>
        </section>
      )}
      <Lines items={invoice.items} hasGst={invoice.supplier.gstin !== ''} />
      <Totals
        totals={{
          subtotal: paiseOfRupees(invoice.subtotal),
          rounding: paiseOfRupees(invoice.rounding),
          total: paiseOfRupees(invoice.total),
          byRate: invoice.by_rate.map((r) => ({
            rate: r.rate,
            taxable: paiseOfRupees(r.taxable),
            cgst: paiseOfRupees(r.cgst),
            sgst: paiseOfRupees(r.sgst),
            igst: paiseOfRupees(r.igst),
          })),
        }}
      />
      {(invoice.paid > 0 || invoice.credited > 0) && <Settlement invoice={invoice} />}
      <h2>{t('Amount in words')}</h2>
      <div>{language() === 'hi' ? amountInHindi(paiseOfRupees(invoice.total)) : invoice.amount_in_words}</div>
      {invoice.bank.account_number && invoice.balance > 0 && <BankTransfer bank={invoice.bank} />}
      {invoice.upi_link && <UpiCode link={invoice.upi_link} id={invoice.upi_id} />}
      {invoice.notes && (
        <>
          <h2>{t('Notes')}</h2>
          <div>{invoice.notes}</div>
        </>
      )}
      {invoice.terms && (
        <>
          <h2>{t('Terms')}</h2>
          <div>{invoice.terms}</div>
        </>
      )}
    </Sheet>
  );
}

/** Seller, number, dates and status. */
function Head({ invoice }: { invoice: InvoiceWhole }) {
  const { supplier } = invoice;
  const place = (states as Record<string, string>)[invoice.place_of_supply];
  return (
    <header>
      <div>
        {invoice.logo && <Logo src={invoice.logo} alt="" />}
        <strong>{supplier.name}</strong>
        <div>{supplier.address}</div>
        {supplier.gstin && <div>GSTIN {supplier.gstin}</div>}
        <div>{[supplier.email, supplier.phone].filter(Boolean).join('\n')}</div>
      </div>
      <div>
        <h1>{titleOf(invoice)}</h1>
        <div>
          {t('Invoice number')}: {invoice.invoice_number || t('Draft')}
        </div>
        <div>
          {t('Invoice date')}: {day(invoice.invoice_date)}
        </div>
        <div>
          {t('Due date')}: {day(invoice.due_date)}
        </div>
        {place && (
          <div>
            {t('Place of supply')}: {invoice.place_of_supply} {t(place)}
          </div>
        )}
        <div>
          {t('Reverse charge')}: {invoice.reverse_charge === 'Y' ? t('Yes') : t('No')}
        </div>
        <div>
          {t('Status')}: {t(stateWords[invoice.status].label)}
        </div>
      </div>
    </header>
  );
}

/** Items, with GST rates if the supplier charges GST. */
function Lines({ items, hasGst }: { items: InvoiceWhole['items']; hasGst: boolean }) {
  return (
    <Table data-cards aria-label={t('Items')} mt="5" mb="3">
      <thead>
        <tr>
          <th>{t('Description')}</th>
          <th>{t('HSN or SAC')}</th>
          <th data-align="right">{t('Quantity')}</th>
          <th data-align="right">{t('Rate')}</th>
          {hasGst && <th data-align="right">{t('GST rate')}</th>}
          <th data-align="right">{t('Amount')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed list does not change
          <tr key={at}>
            <td data-main>{item.description}</td>
            <td data-label={t('HSN or SAC')}>{item.hsn}</td>
            <td data-label={t('Quantity')} data-align="right">
              {[item.quantity, item.unit].filter(Boolean).join(' ')}
            </td>
            <td data-label={t('Rate')} data-align="right">
              {amount(item.rate)}
            </td>
            {hasGst && (
              <td data-label={t('GST rate')} data-align="right">
                {item.gst_rate}%
              </td>
            )}
            <td data-label={t('Amount')} data-align="right">
              {amount(item.amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Payments, credits and balance. */
function Settlement({ invoice }: { invoice: InvoiceWhole }) {
  return (
    <Settled>
      {invoice.paid > 0 && (
        <div>
          {t('Paid')}: {amount(invoice.paid)}
        </div>
      )}
      {invoice.credit_notes.map((note) => (
        <div key={note.id}>
          {t('Credit note {number} of {date}', { number: note.note_number, date: day(note.note_date) })}:{' '}
          {amount(note.total)}{' '}
          <Button
            look="link"
            data-no-print
            onClick={() => void savePdf(invoicePaths.creditNotePdf(note.id), `${note.note_number}.pdf`)}
          >
            {t('PDF of {name}', { name: note.note_number })}
          </Button>
        </div>
      ))}
      <strong>
        {invoice.balance < 0 ? t('Refund due') : t('Still to pay')}: {amount(Math.abs(invoice.balance))}
      </strong>
    </Settled>
  );
}

/** Bank details for the customer's transfer. */
function BankTransfer({ bank }: { bank: InvoiceWhole['bank'] }) {
  return (
    <section>
      <h2>{t('Pay by bank transfer')}</h2>
      <div>
        {[
          bank.account_name,
          bank.bank_name,
          `${t('Account number')} ${bank.account_number}`,
          `IFSC ${bank.ifsc}`,
        ]
          .filter(Boolean)
          .join('\n')}
      </div>
    </section>
  );
}
