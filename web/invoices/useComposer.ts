import { type RefObject, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { ListedRegistration } from '../../shared/entities/registrations.ts';
import { invoiceWire } from '../../shared/invoices/wire.ts';
import { errorText } from '../data/errors.ts';
import { isApiError, post } from '../data/http.ts';
import { currentUser } from '../data/session.ts';
import { t } from '../i18n/t.ts';
import { type PickedEntity, useEntityChoice } from '../returns/entities.ts';
import { showToast } from '../ui/dialogs/toasts.ts';
import { type Form, useForm } from '../ui/fields/useForm.ts';
import { type InvoiceWhole, invoicePages, invoicePaths } from './calls.ts';
import { blankInvoice, callOf, type DraftInvoice, draftOf, liveTotals } from './draft.ts';
import type { StoredSettings } from './SettingsDialog.tsx';

type Entity = PickedEntity & { gst_number: string; registrations: ListedRegistration[] };
type Intent = 'save' | 'send';
interface Answer {
  id: string;
  version: number;
  invoice_number: string;
}

/** The invoice form, saved as a draft or sent; `gstin` is the company's when submitting. */
function useInvoiceForm(stored: InvoiceWhole | undefined, gstin: RefObject<string>) {
  const [failed, setFailed] = useState('');
  const [number, setNumber] = useState('');
  const place = useRef(stored ? { id: stored.id, version: stored.version } : undefined);
  const intent = useRef<Intent>('save');
  const reload = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(reload.current), []);
  const form = useForm({
    initial: stored ? draftOf(stored) : blankInvoice(),
    schema: invoiceWire,
    payload: callOf,
    labels: {
      company_id: t('Company'),
      invoice_date: t('Invoice date'),
      due_date: t('Due date'),
      customer_name: t('Customer'),
      customer_email: t('Customer e-mail'),
      customer_gstin: t('Customer GSTIN'),
      customer_address: t('Customer address'),
      upi_id: t('UPI ID'),
      items: t('Items'),
    },
    failed: t('Failed to save invoice'),
    submit: async (values) => {
      setFailed('');
      const sending = intent.current === 'send';
      const sums = liveTotals(values, gstin.current);
      try {
        const answer = await post<Answer>(sending ? invoicePaths.send : invoicePaths.save, {
          ...callOf(values),
          ...place.current,
          ...(sums ? { subtotal: sums.subtotal / 100, tax: sums.tax / 100, total: sums.total / 100 } : {}),
          user_id: currentUser()?.id,
        });
        place.current = { id: answer.id, version: answer.version };
        setNumber(answer.invoice_number);
        showToast({
          tone: 'success',
          text: sending ? t('Invoice sent successfully!') : t('Invoice saved successfully!'),
        });
      } catch (error) {
        if (isApiError(error) && error.id === 'mail_not_sent') {
          // Saved under its number: the list shows it with its actions.
          setFailed(errorText(error));
          setNumber((error.body['invoice'] as InvoiceWhole).invoice_number);
        } else {
          if (sending && !(isApiError(error) && error.message)) setFailed(t('Failed to send invoice'));
          throw error;
        }
      }
      if (sending) reload.current = window.setTimeout(() => location.assign(invoicePages.list), 2000);
    },
  });
  const run = (what: Intent) => {
    intent.current = what;
    return form.submit();
  };
  return { form, run, place, number, failed };
}

/** A company's default texts: filled in once per company, where nothing was typed. */
function useCompanyTexts({ values, setAll }: Form<DraftInvoice>, filled: string) {
  const kept = useSWR<{ settings: StoredSettings }>(
    values.company_id ? invoicePaths.settings(values.company_id) : null,
    { revalidateOnFocus: false },
  );
  const settings = kept.data?.settings;
  const filledFor = useRef(filled);
  const given = useRef<StoredSettings>(undefined);
  useEffect(() => {
    if (!settings || filledFor.current === values.company_id) return;
    filledFor.current = values.company_id;
    given.current = settings;
    // A company's default texts; typed text stays.
    setAll({
      upi_id: values.upi_id || settings.upi_id,
      notes: values.notes || settings.notes,
      terms: values.terms || settings.terms,
    });
  }, [settings, setAll, values.company_id, values.upi_id, values.notes, values.terms]);
  return {
    settings,
    /** Applies the company's newly saved defaults; text typed for this invoice stays. */
    takeSettings: (saved: StoredSettings) => {
      void kept.mutate({ settings: saved }, { revalidate: false });
      const before = given.current ?? settings;
      given.current = saved;
      const text = (name: 'upi_id' | 'notes' | 'terms') =>
        values[name] && values[name] !== before?.[name] ? values[name] : saved[name];
      setAll({ upi_id: text('upi_id'), notes: text('notes'), terms: text('terms') });
    },
  };
}

/** An invoice being composed: a new one, or a stored draft. */
export function useComposer(stored: InvoiceWhole | undefined) {
  const gstin = useRef('');
  const { form, run, place, number, failed } = useInvoiceForm(stored, gstin);
  const { entity, choice } = useEntityChoice<Entity>(form.values.company_id, { hint: (e) => e.gst_number });
  const gstins = entity?.registrations.filter((r) => r.kind === 'gstin') ?? [];
  const own = gstins.find((r) => r.id === form.values.registration_id)?.number ?? entity?.gst_number ?? '';
  gstin.current = own;
  const texts = useCompanyTexts(form, stored?.company_id ?? '');
  const preview = async () => {
    // Opened during the click, because the browser would otherwise block it as a pop-up.
    const tab = window.open('', '_blank');
    const before = place.current;
    await run('save');
    const kept = place.current;
    if (kept && (kept.version !== before?.version || kept.id !== before?.id)) {
      if (tab) tab.location.href = invoicePages.preview(kept.id);
      else
        showToast({
          tone: 'error',
          text: t('Your browser did not open the tab. Allow pop-ups for this site.'),
        });
    } else tab?.close();
  };
  return { form, run, preview, number, failed, entity, gstin: own, gstins, choice, ...texts };
}
